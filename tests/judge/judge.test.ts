// Solutions by stages of random cubes, judged: 40 of each method, 1,000 in the long run.

import { describe, expect, it } from "vitest";

import { explain, publishedSequences } from "./command";
import { Chance, heldAnyWay, randomCube } from "./cube/random-cubes";
import { METHODS } from "./grammar";
import { judge, type Question } from "./judge";
import { at } from "./objection";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";
const CUBE_COUNT = isLongRun ? 1000 : 40;
const TIME_LIMIT_MS = 600_000;

/** Of each centre's letter in the order U R F D L B. */
const COLORS = { U: "white", R: "red", F: "green", D: "yellow", L: "orange", B: "blue" };

function judgeAll(questions: readonly Question[], options: readonly string[] = []): void {
  const { method } = questions[0]!;
  const list = publishedSequences(method);
  const cubes = questions.map(({ stickers }) => stickers.join(""));
  const answers = explain(method, cubes, options);
  expect(answers).toHaveLength(questions.length);
  for (const [index, question] of questions.entries()) {
    at(cubes[index]!, () => judge(question, answers[index]!, list));
  }
}

describe.each(Object.keys(METHODS))("%s", { timeout: TIME_LIMIT_MS }, (method) => {
  it(`solves ${CUBE_COUNT} cubes step by step, and keeps what each stage promises`, () => {
    const chance = new Chance(20_261_123);
    judgeAll(
      Array.from({ length: CUBE_COUNT }, () => ({
        ...{ method, cross: "U" },
        stickers: randomCube(chance),
      })),
    );
  });

  it.each(Object.entries(COLORS))("makes a cross of %s, however held", (cross, color) => {
    const chance = new Chance(7);
    judgeAll(
      Array.from({ length: CUBE_COUNT / 10 }, () => ({
        ...{ method, cross },
        stickers: heldAnyWay(randomCube(chance), chance),
      })),
      ["--cross", color],
    );
  });
});
