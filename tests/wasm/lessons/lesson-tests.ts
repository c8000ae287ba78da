// What must be true of lessons on random cubes of either puzzle, as on the page but without drawing: every stage keeps
// its promises, every piece is where the lesson says, and after a wrong turn the lesson goes on.

import { execFileSync } from "node:child_process";

import { describe, expect, it } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, MOVES } from "../../../web/core/moves";
import { colorsOfPiece } from "../../../web/core/pieces";
import { withPlaces } from "../../../web/core/pocket-stickers";
import type { Puzzle } from "../../../web/core/puzzles";
import { inverseOf, plainMoves } from "../../../web/core/written-moves";
import { type Lesson, taughtMethodsOf } from "../../../web/learn/lesson/lesson";
import { heldAt, type Moment, sortedLetters } from "../../../web/learn/lesson/moment";
import { POCKET_GOALS } from "../../../web/learn/lesson/pocket-goals";
import { STAGE_GOALS } from "../../../web/learn/lesson/stage-goals";
import {
  type Explain,
  firstHeld,
  heldToGoOn,
  momentAfterWrongTurn,
  teach,
} from "../../../web/learn/lesson/teaching";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { goalInWords, reasonInWords, sequenceName } from "../../../web/learn/words/sentences";
import { nameColors } from "../../../web/widget/words/color-names";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";
import { builtFile } from "../bundle-files.mjs";
import { SeededRandom } from "../seeded-random";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const CUBE_COUNT = IS_LONG ? 200 : 10;
const WRONG_TURN_COUNT = IS_LONG ? 1_000 : 12;

/** Random cubes of a puzzle, each as 54 characters, the same for the same seed. */
export function randomCubes(puzzle: Puzzle, seed: number, count = CUBE_COUNT): string[] {
  const words = ["--puzzle", puzzle, "--count", String(count), "--seed", String(seed)];
  const command = builtFile("native/solver/cli/cubewright");
  const cubes = execFileSync(command, ["scramble", ...words], { encoding: "utf8" });
  return cubes.trimEnd().split("\n").map(withPlaces);
}

/** Its piece is where a step or its reason says; both are named as the cube is held before the step. */
function expectPieceAt(moment: Moment, piece: string, place: string): void {
  expect(sortedLetters(colorsOfPiece(heldAt(moment), place))).toBe(sortedLetters(piece));
}

function expectPromises(lesson: Lesson): void {
  for (const { id, end } of lesson.stages) {
    expect(STAGE_GOALS[id]!.holds(heldAt(end)), `${id} of ${lesson.start.facelets}`).toBe(true);
  }
  expect(isSolved(lesson.momentAt(lesson.moves.length).facelets)).toBe(true);
}

function expectPieces({ stages }: Lesson): void {
  for (const { start, end, pieces, reason } of stages.flatMap(({ steps }) => steps)) {
    for (const { colors, from, to } of pieces) {
      expectPieceAt(start, colors, from);
      expectPieceAt(end, colors, to);
    }
    const { piece, from, cross = "U" } = reason?.values ?? {};
    if (from !== undefined) expectPieceAt(start, String(piece), String(from));
    expect(cross).toBe("U");
  }
}

const widgetWords = widgetVocabulary.english;
const SPEECH = {
  words: learnVocabulary.english,
  widgetWords,
  colorNames: nameColors(widgetWords, "", {}),
};

/** Everything has words; tests/web/page/words checks that other languages have the same ones. */
function expectWords({ stages, puzzle }: Lesson): void {
  for (const { id, steps } of stages) {
    expect(goalInWords(SPEECH, id, { below: "U", above: "D" })).not.toBe("");
    for (const { algorithm = "", reason } of steps) {
      if (algorithm !== "") expect(sequenceName(SPEECH, algorithm)).not.toContain("-");
      expect(reasonInWords(SPEECH, reason!, puzzle)).toMatch(/^[A-Z0-9].*\.$/);
    }
  }
}

/** Tests the lessons of all methods of a puzzle. */
export function testLessons(puzzle: Puzzle, explain: Explain): void {
  const goals = Object.entries(STAGE_GOALS).filter(
    ([id]) => id in POCKET_GOALS === (puzzle === "2x2x2"),
  );
  describe.each(taughtMethodsOf(puzzle))("a lesson of %s", (method) => {
    it("reaches the goal of each stage, with pieces where its steps say", async () => {
      const homeCounts = { pieces: 0, home: 0 };
      for (const facelets of randomCubes(puzzle, 31)) {
        const lesson = await teach(explain, method, firstHeld(method, facelets));
        expectPromises(lesson);
        expectPieces(lesson);
        expectWords(lesson);
        for (const { pieces } of lesson.stages.flatMap(({ steps }) => steps)) {
          for (const { colors, centers } of pieces) {
            if (centers !== "") ++homeCounts.pieces;
            if (sortedLetters(colors) === sortedLetters(centers)) ++homeCounts.home;
          }
        }
      }
      // Every method brings home at least a quarter of the pieces that its steps name.
      expect(homeCounts.home).toBeGreaterThanOrEqual(homeCounts.pieces / 4);
    });

    it("has no goal that a mixed cube already meets", () => {
      for (const facelets of randomCubes(puzzle, 32)) {
        const moment = firstHeld(method, facelets);
        for (const [id, goal] of goals) {
          expect(goal.holds(heldAt(moment)), `${id} of ${facelets}`).toBe(false);
        }
      }
    });

    it("is consistent whether stepped forwards, backwards or entered at a stage", async () => {
      for (const facelets of randomCubes(puzzle, 33)) {
        const lesson = await teach(explain, method, firstHeld(method, facelets));
        const { hold, moves, stages } = lesson;
        for (let index = 0; index <= moves.length; ++index) {
          const turns = plainMoves([...hold, ...moves.slice(0, index)]);
          expect(lesson.momentAt(index).facelets).toBe(applyMoves(facelets, turns));
        }
        const steps = stages.flatMap((stage) => stage.steps);
        const visited = [0];
        while (visited.at(-1)! < moves.length) visited.push(lesson.nextStepFrom(visited.at(-1)!));
        // A step without a turn has nothing to do.
        const made = steps.filter(({ from, to }) => from < to);
        expect(visited).toEqual([0, ...made.map(({ to }) => to)]);
        const back = [moves.length];
        while (back.at(-1)! > 0) back.push(lesson.previousStepFrom(back.at(-1)!));
        expect(back).toEqual(visited.toReversed());
        for (const [number, stage] of stages.entries()) {
          expect(lesson.isReached(number, stage.to)).toBe(true);
          if (stage.from === stage.to) continue;
          const step = stage.steps.findIndex(({ to }) => to > stage.from);
          expect(lesson.placeAt(stage.from)).toEqual({ stage: number, step });
          expect(lesson.isReached(number, stage.to - 1)).toBe(false);
          for (const [moment, made] of [
            [stage.start, stage.from],
            [stage.end, stage.to],
          ] as const) {
            const turns = plainMoves([...hold, ...moves.slice(0, made)]);
            expect(moment.facelets).toBe(applyMoves(facelets, turns));
          }
        }
        expect(lesson.placeAt(moves.length)).toBeUndefined();
      }
    });

    it("goes on from wherever a wrong turn in the middle of a step has led", async () => {
      const random = new SeededRandom(34);
      const cubes = randomCubes(puzzle, 34);
      for (let count = 0; count < WRONG_TURN_COUNT; ++count) {
        const facelets = cubes[count % cubes.length]!;
        const lesson = await teach(explain, method, firstHeld(method, facelets));
        const at = random.next() % lesson.moves.length;
        const index = Math.min(at + (random.next() % 4), lesson.moves.length);
        const others = MOVES.filter((move) => move !== lesson.moves[at]);
        const made = random.pick([...others, inverseOf(lesson.moves[at]!), undefined]);
        const moment = momentAfterWrongTurn(lesson, index, { at, made });
        const turns = [...lesson.hold];
        for (const [place, move] of lesson.moves.entries()) {
          if (place === at && made) turns.push(made);
          if (place !== at && place < index) turns.push(move);
        }
        expect(moment.facelets).toBe(applyMoves(facelets, plainMoves(turns)));
        const again = await teach(explain, method, heldToGoOn(method, moment));
        expect(again.start.facelets).toBe(moment.facelets);
        expectPromises(again);
        expectPieces(again);
      }
    });
  });
}
