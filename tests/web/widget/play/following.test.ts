// Following a solution in the hand: moves in words, and the way on after a wrong turn.

import { describe, expect, it } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../../web/core/facelets";
import { COLOR_NAMES } from "../../../../web/core/faces";
import { applyMoves, inverseMoves, MOVES, type Move } from "../../../../web/core/moves";
import { moveInWords } from "../../../../web/widget/words/move-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";
import { afterWrongTurn } from "../../../../web/widget/play/after-wrong-turn";

const { english } = widgetVocabulary;

function say(move: Move, facelets = SOLVED_FACELETS): string {
  return moveInWords(english, move, facelets, COLOR_NAMES);
}

describe("a move in words", () => {
  it("names the face, its colour, the angle and the direction", () => {
    expect(say("R")).toBe("Right face (red): a quarter turn clockwise, as you look at it.");
    expect(say("U'")).toBe("Upper face (white): a quarter turn anticlockwise, as you look at it.");
    expect(say("B2")).toBe("Back face (blue): a half turn.");
  });

  it("says from where to look at a face that is not seen", () => {
    expect(say("B")).toBe("Back face (blue): a quarter turn clockwise, as seen from behind.");
    expect(say("D'")).toBe(
      "Lower face (yellow): a quarter turn anticlockwise, as seen from below.",
    );
    expect(say("L")).toBe("Left face (orange): a quarter turn clockwise, as seen from the left.");
  });

  it("is different for every move", () => {
    expect(new Set(MOVES.map((move) => say(move))).size).toBe(18);
  });

  it("names the colour of the centre on this cube", () => {
    const turnedAsWhole = SOLVED_FACELETS.replaceAll("R", "x")
      .replaceAll("F", "R")
      .replaceAll("x", "F");
    expect(say("R", turnedAsWhole)).toMatch(/^Right face \(green\)/);
  });
});

describe("after a wrong turn", () => {
  const solution: readonly Move[] = ["R", "U2", "F'", "L", "D", "B2"];
  const start = applyMoves(SOLVED_FACELETS, inverseMoves(solution));

  it("the cube matches the one in the hand, whichever move went wrong", () => {
    for (let index = 0; index <= solution.length; index += 1) {
      for (let at = 0; at <= Math.min(index, solution.length - 1); at += 1) {
        for (const made of [undefined, ...MOVES]) {
          const turned = solution.slice(0, Math.max(index, at)).flatMap((move, place) => {
            if (place !== at) return [move];
            return made ? [made] : [];
          });
          // On the screen the next move is not done yet.
          if (at === index && made) turned.push(made);
          const inHand = applyMoves(start, turned);
          expect(afterWrongTurn(start, solution, index, { at, made })).toBe(inHand);
        }
      }
    }
  });

  it("the cube is as on the screen if the turn made was the right one", () => {
    const facelets = afterWrongTurn(start, solution, 6, { at: 2, made: "F'" });
    expect(isSolved(facelets)).toBe(true);
  });
});
