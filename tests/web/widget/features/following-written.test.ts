// Following moves as they are written, with rotations, slices and wide turns, by turns of layers.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { moveHeld } from "../../../../web/core/held";
import { applyMoves, inverseMoves, type Move } from "../../../../web/core/moves";
import { plainMoves, stepsOf } from "../../../../web/core/written-moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";
import { Turning } from "../../../../web/widget/features/turning";
import { afterWrongTurn } from "../../../../web/widget/play/after-wrong-turn";
import { RandomMoves } from "../../core/random-moves";
import { randomWritten } from "../../core/random-written";

class ShownElement extends elementWith<SettingsApi & PlayingApi & EditingApi>(
  Settings,
  Playing,
  Editing,
) {
  override readonly hasUpdated = true;
  readonly steps: number[] = [];

  override dispatchEvent(event: Event): boolean {
    const { type, detail } = event as CustomEvent<{ index: number }>;
    if (type === "cubewright-step") this.steps.push(detail.index);
    return true;
  }
}

let element: ShownElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  Object.defineProperty(element, "updateComplete", { get: () => Promise.resolve(true) });
  element.mode = "solve";
  return () => vi.unstubAllGlobals();
});

function turn(...moves: Move[]): void {
  for (const move of moves) element.feature(Turning).turn(move);
}

function sameTurns(these: readonly Move[], those: readonly Move[]): boolean {
  return String([...these].sort()) === String([...those].sort());
}

/** The moves and the place in them, which pages see, and the turns that lead elsewhere. */
function look(): unknown {
  const { alg, index } = element;
  return { alg, index, slipped: element.feature(Slipping).turns };
}

describe("moves as they are written", () => {
  it("are what pages read, count and seek", () => {
    element.alg = "x  R (M' U)2 // so";
    expect(element.alg).toBe("x R M' U M' U");
    element.seek(3);
    element.seek(1);
    element.seek(99);
    expect(element.steps).toEqual([3, 1, 6]);
    expect(element.facelets).toBe(
      applyMoves(SOLVED_FACELETS, plainMoves(["x", "R", "M'", "U", "M'", "U"])),
    );
  });

  it("keep the facelets named as the cube was held at the start", () => {
    element.alg = "x y2 z'";
    for (const index of [1, 2, 3]) {
      element.seek(index);
      expect(element.facelets).toBe(SOLVED_FACELETS);
    }
    expect(element.feature(Playing).isFinished).toBe(true);
  });

  it("come back with undo", () => {
    element.alg = "r U M'";
    element.seek(2);
    element.facelets = applyMoves(SOLVED_FACELETS, ["B"]);
    element.undo();
    expect(look()).toEqual({ alg: "r U M'", index: 2, slipped: [] });
  });
});

describe("a layer that is turned by hand", () => {
  it("follows a face turn as the cube is held now", () => {
    element.alg = "x U F";
    element.seek(1);
    turn("U");
    expect(look()).toEqual({ alg: "x U F", index: 2, slipped: [] });
    expect(element.facelets).toBe(applyMoves(SOLVED_FACELETS, ["F"]));
    turn("U'");
    expect(element.index).toBe(1);
  });

  it("follows a turn although the rotations before it were not made", () => {
    element.alg = "x y R2 z";
    turn(plainMoves(["x", "y", "R2"])[0]!);
    expect(element.index).toBe(3);
  });

  it("follows a wide turn by a turn of the opposite layer", () => {
    element.alg = "r U";
    turn("L");
    expect(element.index).toBe(1);
    // The cube is held with its front on top now.
    turn("U");
    expect(element.index).toBe(2);
    expect(element.facelets).toBe(applyMoves(SOLVED_FACELETS, ["L", "F"]));
  });

  it.each([
    ["R", "L'"],
    ["L'", "R"],
  ] as const)("follows a slice move by turns of the two outer layers: %s %s", (first, second) => {
    element.alg = "M U";
    const slipping = element.feature(Slipping);
    turn(first);
    expect(look()).toEqual({ alg: "M U", index: 0, slipped: [first] });
    // The first half raises no question; a turn that does not belong to it does.
    expect(slipping.isQuestion).toBe(false);
    turn("F");
    expect(slipping.isQuestion).toBe(true);
    turn("F'");
    expect(slipping.isQuestion).toBe(false);
    turn(inverseMoves([first])[0]!, inverseMoves([first])[0]!);
    expect(slipping.isQuestion).toBe(true);
    turn(first, first);
    expect(slipping.isQuestion).toBe(false);
    turn(second);
    expect(look()).toEqual({ alg: "M U", index: 1, slipped: [] });
    // The cube is now held another way: the same layers turn the slice back.
    turn("R'", "L");
    expect(look()).toEqual({ alg: "M U", index: 0, slipped: [] });
  });

  it("follows a half turn of a slice made in quarter turns", () => {
    element.alg = "E2";
    turn("U", "D'");
    expect(element.feature(Slipping).isQuestion).toBe(false);
    turn("U", "D'");
    expect(look()).toEqual({ alg: "E2", index: 1, slipped: [] });
  });

  it("is a slip if it belongs to no move, named as the cube was held at the start", () => {
    element.alg = "x U F";
    element.seek(1);
    turn("D");
    expect(look()).toEqual({ alg: "x U F", index: 1, slipped: ["B"] });
    turn("D'");
    expect(look()).toEqual({ alg: "x U F", index: 1, slipped: [] });
  });

  it("follows random sequences forwards and back", () => {
    const random = new RandomMoves(19);
    let followed = 0;
    for (let count = 0; count < 1_000; ++count) {
      const { text, written } = randomWritten(random, 1);
      element.facelets = SOLVED_FACELETS;
      element.alg = "";
      element.alg = text;
      const { player } = element.feature(Playing);
      // For each move: the turns of its layers, and how many moves are done before and after it.
      const stations = stepsOf(written).flatMap(({ moves }, before) =>
        moves.length === 0 ? [] : [{ moves, before, after: before + 1 }],
      );
      // A layer that also belongs to the move on the other side leads there.
      const go = (turns: readonly Move[], others: readonly Move[], goal: number) => {
        const { orientation } = player;
        if (turns.some((each) => sameTurns([each], others)) || sameTurns(turns, others)) {
          element.seek(goal);
        } else {
          ++followed;
          turn(...turns.map((move) => moveHeld(move, orientation)));
        }
        expect(element.index, text).toBe(goal);
      };
      stations.forEach(({ moves, after }, index) => {
        go(moves, inverseMoves(stations[index - 1]?.moves ?? []), after);
      });
      stations.toReversed().forEach(({ moves, before }, index) => {
        go(
          inverseMoves(moves),
          (index === 0 ? undefined : stations.at(-index))?.moves ?? [],
          before,
        );
      });
      expect(element.facelets).toBe(SOLVED_FACELETS);
    }
    expect(followed).toBeGreaterThan(5_000);
  });
});

describe("a wrong turn", () => {
  const start = applyMoves(SOLVED_FACELETS, ["B", "D2"]);

  it("changes which layers the moves after it turned", () => {
    // R instead of r: the cube was not turned with it, so U was the upper face.
    const wrong = { at: 0, made: "R" } as const;
    expect(afterWrongTurn(start, ["r", "U"], 2, wrong)).toBe(applyMoves(start, ["R", "U"]));
  });

  it("may be a rotation or slice made the other way, or a move left out", () => {
    expect(afterWrongTurn(start, ["x", "U"], 2, { at: 0, made: "x'" })).toBe(
      applyMoves(start, ["B"]),
    );
    expect(afterWrongTurn(start, ["M", "U"], 1, { at: 0, made: "M'" })).toBe(
      applyMoves(start, ["R'", "L"]),
    );
    expect(afterWrongTurn(start, ["y", "F"], 2, { at: 0, made: undefined })).toBe(
      applyMoves(start, ["F"]),
    );
  });

  it("is named as the cube was held", () => {
    expect(afterWrongTurn(start, ["x", "U", "R"], 3, { at: 1, made: "F" })).toBe(
      applyMoves(start, ["D", "R"]),
    );
  });
});
