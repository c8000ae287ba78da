// Lessons on random cubes, as the page gives them but without drawing: every stage keeps what it promises, every
// piece is where it is said to be, and after a wrong turn the lesson goes on.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { MethodsModule } from "../../../wasm/methods";
import { readFacelets, SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { applyMoves, MOVES } from "../../../web/core/moves";
import { FRAMES } from "../../../web/core/orientation";
import { colorsOfPiece } from "../../../web/core/pieces";
import { inverseOf, plainMoves } from "../../../web/core/written-moves";
import { solveByMethod } from "../../../web/engine/worker/method-slices";
import { type Lesson, TAUGHT_METHODS } from "../../../web/learn/lesson/lesson";
import { heldAt, type Moment, sortedLetters } from "../../../web/learn/lesson/moment";
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
import { builtFile, placeBundle, startBundle } from "../bundle-files.mjs";
import { SeededRandom } from "../seeded-random";

const IS_LONG = process.env.CUBEWRIGHT_LONG === "1";
const CUBE_COUNT = IS_LONG ? 200 : 10;
const WRONG_TURN_COUNT = IS_LONG ? 1_000 : 30;

let directory: string;
let module: MethodsModule;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-lessons-"));
  const placed = placeBundle(directory, { name: "cubewright-methods", threaded: false });
  module = (await startBundle(placed, 1)) as object as MethodsModule;
});

afterAll(() => rmSync(directory, { recursive: true }));

// As the solver answers it on the page: the cube as it is held, its cross white.
const explain: Explain = async (text, { method }) => {
  const { facelets, orientation } = readFacelets(text);
  const result = await solveByMethod(
    module,
    {
      ...{ facelets, goal: SOLVED_FACELETS, method, metric: "htm", maxLength: 0 },
      ...{ timeMs: Infinity, maxNodes: Infinity, maxSolutions: 1, seed: 0 },
      cross: FACES[FRAMES[orientation]!.indexOf("U")]!,
    },
    {
      onImproved: () => undefined,
      onBound: () => undefined,
      onProgress: () => undefined,
      isCancelled: () => false,
      giveWay: () => Promise.resolve(),
    },
  );
  return result!.stages!;
};

function randomCubes(seed: number, count = CUBE_COUNT): string[] {
  const words = ["scramble", "--count", String(count), "--seed", String(seed)];
  const command = builtFile("native/solver/cli/cubewright");
  return execFileSync(command, words, { encoding: "utf8" }).trimEnd().split("\n");
}

/** Its piece is where a step or its reason says; both are named as the cube is held before the step. */
function expectPieceAt(moment: Moment, piece: string, place: string): void {
  expect(sortedLetters(colorsOfPiece(heldAt(moment), place))).toBe(sortedLetters(piece));
}

function expectPromises(lesson: Lesson): void {
  for (const { id, end } of lesson.stages) {
    expect(STAGE_GOALS[id]!.holds(heldAt(end)), `${id} of ${lesson.start.facelets}`).toBe(true);
  }
  expect(lesson.momentAt(lesson.moves.length).facelets).toBe(SOLVED_FACELETS);
}

function expectPieces({ stages }: Lesson): void {
  for (const { start, end, pieces, reason } of stages.flatMap(({ steps }) => steps)) {
    for (const { colors, from, to } of pieces) {
      expectPieceAt(start, colors, from);
      expectPieceAt(end, colors, to);
    }
    const { piece, from, cross = "U" } = reason?.values ?? {};
    if (piece !== undefined) expectPieceAt(start, String(piece), String(from));
    expect(cross).toBe("U");
  }
}

const widgetWords = widgetVocabulary.english;
const SPEECH = {
  words: learnVocabulary.english,
  widgetWords,
  colorNames: nameColors(widgetWords, "", {}),
};

/** Everything has words; that other languages have the same ones, tests/web/page/words holds. */
function expectWords({ stages }: Lesson): void {
  for (const { id, steps } of stages) {
    expect(goalInWords(SPEECH, id, { below: "U", above: "D" })).not.toBe("");
    for (const { algorithm, reason } of steps) {
      if (algorithm !== undefined) expect(sequenceName(SPEECH, algorithm)).not.toContain("-");
      expect(reasonInWords(SPEECH, reason!)).toMatch(/^[A-Z0-9].*\.$/);
    }
  }
}

describe.each(TAUGHT_METHODS)("a lesson of %s", (method) => {
  it("keeps the promise of each stage, with its pieces where they are said to be", async () => {
    const homeCounts = { pieces: 0, home: 0 };
    for (const facelets of randomCubes(31)) {
      const lesson = await teach(explain, method, firstHeld(method, facelets));
      expectPromises(lesson);
      expectPieces(lesson);
      expectWords(lesson);
      for (const { pieces } of lesson.stages.flatMap(({ steps }) => steps)) {
        for (const { colors, centers } of pieces) {
          ++homeCounts.pieces;
          if (sortedLetters(colors) === sortedLetters(centers)) ++homeCounts.home;
        }
      }
    }
    // Most steps of every method bring home what they name.
    expect(homeCounts.home).toBeGreaterThan(homeCounts.pieces / 4);
  });

  it("promises what does not hold of a mixed cube", () => {
    for (const facelets of randomCubes(32)) {
      const moment = firstHeld(method, facelets);
      for (const [id, goal] of Object.entries(STAGE_GOALS)) {
        expect(goal.holds(heldAt(moment)), `${id} of ${facelets}`).toBe(false);
      }
    }
  });

  it("is the same wherever one goes in it, and back", async () => {
    for (const facelets of randomCubes(33)) {
      const lesson = await teach(explain, method, firstHeld(method, facelets));
      const { hold, moves, stages } = lesson;
      for (let index = 0; index <= moves.length; ++index) {
        const turns = plainMoves([...hold, ...moves.slice(0, index)]);
        expect(lesson.momentAt(index).facelets).toBe(applyMoves(facelets, turns));
      }
      const steps = stages.flatMap((stage) => stage.steps);
      const visited = [0];
      while (visited.at(-1)! < moves.length) visited.push(lesson.nextStepFrom(visited.at(-1)!));
      expect(visited).toEqual([0, ...steps.map(({ to }) => to)]);
      const back = [moves.length];
      while (back.at(-1)! > 0) back.push(lesson.previousStepFrom(back.at(-1)!));
      expect(back).toEqual(visited.toReversed());
      for (const [number, stage] of stages.entries()) {
        expect(lesson.isReached(number, stage.to)).toBe(true);
        if (stage.steps.length === 0) continue;
        expect(lesson.placeAt(stage.from)).toEqual({ stage: number, step: 0 });
        expect(lesson.isReached(number, stage.to - 1)).toBe(false);
        expect(lesson.momentAt(stage.from)).toEqual(stage.start);
      }
      expect(lesson.placeAt(moves.length)).toBeUndefined();
    }
  });

  it("goes on from wherever a wrong turn in the middle of a step has led", async () => {
    const random = new SeededRandom(34);
    const cubes = randomCubes(34);
    for (let count = 0; count < WRONG_TURN_COUNT; ++count) {
      const facelets = cubes[count % cubes.length]!;
      const lesson = await teach(explain, method, firstHeld(method, facelets));
      const at = random.next() % lesson.moves.length;
      const index = Math.min(at + (random.next() % 4), lesson.moves.length);
      const others = MOVES.filter((move) => move !== lesson.moves[at]);
      const made = random.pick([...others, inverseOf(lesson.moves[at]!), undefined]);
      const moment = momentAfterWrongTurn(lesson, index, { at, made });
      const again = await teach(explain, method, heldToGoOn(method, moment));
      expect(again.start.facelets).toBe(moment.facelets);
      expectPromises(again);
      expectPieces(again);
    }
  });
});

it("holds the cube as the method wants it, so that no lesson begins with turning it as a whole", async () => {
  for (const method of TAUGHT_METHODS) {
    for (const facelets of randomCubes(35)) {
      const { moves } = await teach(explain, method, firstHeld(method, facelets));
      expect(moves[0]).not.toMatch(/^[xyz]/);
    }
  }
});
