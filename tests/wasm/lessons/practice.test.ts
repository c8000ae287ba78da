// Cubes to practise a stage on, as the page makes them.

import { describe, expect, it } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { colorsOfPiece, CORNERS, stickersOfPiece } from "../../../web/core/pieces";
import type { Puzzle } from "../../../web/core/puzzles";
import { plainMoves } from "../../../web/core/written-moves";
import { type TaughtMethod, taughtMethodsOf } from "../../../web/learn/lesson/lesson";
import { heldAt, placeOfPiece } from "../../../web/learn/lesson/moment";
import { puzzleOfStage } from "../../../web/learn/lesson/practice-link";
import { STAGE_GOALS } from "../../../web/learn/lesson/stage-goals";
import { type Explain, firstHeld, teach } from "../../../web/learn/lesson/teaching";
import {
  type Exercise,
  exerciseOn,
  type ExerciseSource,
  freshExercise,
} from "../../../web/learn/practice/exercise";
import { SeededRandom } from "../seeded-random";
import { explainInNode, explainPocketInNode } from "./explain-in-node";
import { randomCubes } from "./lesson-tests";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const CUBE_COUNT = IS_LONG ? 50 : 2;
const SPREAD_COUNT = IS_LONG ? 1_600 : 80;

const explainers: Readonly<Record<Puzzle, Explain>> = {
  "3x3x3": explainInNode(),
  "2x2x2": explainPocketInNode(),
};
const explain: Explain = (text, options) => explainers[options.puzzle](text, options);

/** A source of random cubes, endless and the same each time. */
function sourceOf(seed: number): ExerciseSource {
  const numbers = new SeededRandom(seed);
  const cubes: Record<Puzzle, string[]> = { "3x3x3": [], "2x2x2": [] };
  const randomFacelets = (puzzle: Puzzle) => {
    if (cubes[puzzle].length === 0) cubes[puzzle] = randomCubes(puzzle, seed++, 100);
    return Promise.resolve(cubes[puzzle].pop()!);
  };
  return { explain, randomFacelets, random: () => (numbers.next() % 65_536) / 65_536 };
}

/** The promises of all stages before hold, but not its own. */
async function expectAtStage(exercise: Exercise): Promise<void> {
  const { lesson, stage, start } = exercise;
  for (const { id } of lesson.stages.slice(0, stage)) {
    expect(STAGE_GOALS[id]!.holds(heldAt(start)), `${id} of ${start.facelets}`).toBe(true);
  }
  expect(await exercise.isReached(start.facelets, explain)).toBe(false);
}

/** The lesson's own turns reach the goal, and are as many as is said. */
async function expectLessonTurns(exercise: Exercise): Promise<void> {
  const { lesson, stage, start } = exercise;
  const lessonTurns = exercise.lessonCost();
  const { to } = lesson.stages[stage]!;
  const turns = plainMoves([...lesson.hold, ...lesson.moves.slice(0, to)]);
  expect(await exercise.isReached(applyMoves(start.facelets, turns), explain)).toBe(true);
  expect(lessonTurns).toBeGreaterThan(0);
  expect(lessonTurns).toBeLessThanOrEqual(turns.length);
}

const METHODS = (["3x3x3", "2x2x2"] as const).flatMap((puzzle) =>
  taughtMethodsOf(puzzle).map((method) => ({ puzzle, method })),
);

async function stagesOf(puzzle: Puzzle, method: TaughtMethod) {
  const cube = randomCubes(puzzle, 42, 1)[0]!;
  const { stages } = await teach(explain, method, firstHeld(method, cube));
  return { cube, ids: stages.map(({ id }) => id), solved: stages.at(-1)!.end.facelets };
}

describe.each(METHODS)("exercises for the $puzzle by $method", ({ puzzle, method }) => {
  it("can be made for each stage", async () => {
    const source = sourceOf(41);
    const { ids } = await stagesOf(puzzle, method);
    for (const [number, stage] of ids.entries()) {
      expect(puzzleOfStage(stage)).toBe(puzzle);
      for (let count = 0; count < CUBE_COUNT; ++count) {
        const task = { method, stage };
        const exercise = await freshExercise(task, source);
        expect(exercise.task).toEqual(task);
        expect(exercise.nextTask?.stage).toBe(ids[number + 1]);
        await expectAtStage(exercise);
        await expectLessonTurns(exercise);
        const { start } = exercise;
        const again = await exerciseOn(task, start.facelets, explain);
        expect(again!.lessonCost()).toBe(exercise.lessonCost());
      }
    }
  });

  it("are refused for a cube whose stage is done, or an earlier stage is not", async () => {
    const { cube, ids, solved } = await stagesOf(puzzle, method);
    expect(isSolved(solved)).toBe(true);
    for (const stage of ids) {
      expect(await exerciseOn({ method, stage }, solved, explain)).toBeUndefined();
    }
    expect(await exerciseOn({ method, stage: ids.at(-1)! }, cube, explain)).toBeUndefined();
  });
});

it("an exercise has the cross below even if its sequence begins with a rotation", async () => {
  const cube = "UUUUUUUUURRRRRRRRLFFFFFFLFFDDDDDDDDDLLLLLLBLBBBBBBBFBR";
  const exercise = await exerciseOn({ method: "cfop", stage: "pll" }, cube, explain);
  expect(exercise!.lesson.moves[0]).toMatch(/^x/);
  await expectAtStage(exercise!);
});

/** Three corners of the solved cube change places, each in one that half turns might bring it to. */
function withCornersCycled(): string {
  const stickers = Array.from(SOLVED_FACELETS);
  const places = ["URF", "ULB", "DLF"].map(stickersOfPiece);
  places.forEach((place, number) => {
    const from = places[(number + 1) % places.length]!;
    place.forEach((sticker, side) => (stickers[sticker] = SOLVED_FACELETS.charAt(from[side]!)));
  });
  return stickers.join("");
}

it("an exercise is not reached by two-coloured faces that half turns cannot solve", async () => {
  const task = { method: "thistlethwaite", stage: "half-turns" } as const;
  const exercise = await freshExercise(task, sourceOf(43));
  const cycled = withCornersCycled();
  expect(STAGE_GOALS[task.stage]!.holds(cycled)).toBe(true);
  expect(await exercise.isReached(cycled, explain)).toBe(false);
  const byHalfTurns = applyMoves(SOLVED_FACELETS, ["R2", "U2", "F2"]);
  expect(await exercise.isReached(byHalfTurns, explain)).toBe(true);
});

/** How far counts deviate from what chance would give: K. Pearson's chi-squared. */
function chiSquared(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count);
  const terms = counts.map((count, place) => {
    const expected = total * shares[place]!;
    return (count - expected) ** 2 / expected;
  });
  return terms.reduce((sum, term) => sum + term);
}

describe("exercises are random except for what earlier stages have done", () => {
  it("if most pieces are not home", async () => {
    const source = sourceOf(44);
    const task = { method: "beginner", stage: "middle-layer" } as const;
    // Where an edge of the middle layer is, and how it is flipped: eight places, two ways.
    const counts = new Map<string, number>();
    for (let count = 0; count < SPREAD_COUNT; ++count) {
      const { facelets } = (await freshExercise(task, source)).start;
      const place = placeOfPiece(facelets, "FR");
      const key = `${place} ${colorsOfPiece(facelets, place)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(16);
    // Chance goes above this once in a thousand times.
    expect(chiSquared([...counts.values()], Array(16).fill(1 / 16))).toBeLessThan(37.7);
  });

  it.runIf(IS_LONG)("if each piece is in its place", async () => {
    const source = sourceOf(45);
    const task = { method: "beginner", stage: "yellow-corners-turned" } as const;
    // Two, three or four corners are turned.
    const counts = [0, 0, 0];
    for (let count = 0; count < SPREAD_COUNT / 8; ++count) {
      const { facelets } = (await freshExercise(task, source)).start;
      const turned = CORNERS.filter((place) => colorsOfPiece(facelets, place) !== place);
      ++counts[turned.length - 2]!;
    }
    expect(chiSquared(counts, [12 / 26, 8 / 26, 6 / 26])).toBeLessThan(13.8);
  });
});
