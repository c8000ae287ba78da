// Whether the cube is solved again when another method or metric is chosen.

import { expect, it } from "vitest";

import { solveAgain } from "../../../web/page/choices/solve-again";
import type { CubewrightCube } from "../../../web/widget/cubewright-cube";

const SOLVED = {
  ...{ puzzle: "3x3x3", method: "two-phase", alg: "R U2", index: 0 },
  ...{ hasSlipped: false, expectsMoves: false },
};

it.each([
  { does: "solves", when: "nothing is followed yet", given: {} },
  {
    does: "solves",
    when: "a 2x2x2 is solved by the shortest",
    given: { puzzle: "2x2x2", method: "optimal" },
  },
  { does: "does nothing", when: "there are no moves", given: { alg: "" } },
  { does: "solves", when: "a search is under way", given: { alg: "", expectsMoves: true } },
  {
    does: "does nothing",
    when: "a search is under way, and the next might take hours",
    given: { alg: "", expectsMoves: true, method: "optimal" },
  },
  { does: "does nothing", when: "the moves are followed", given: { index: 1, hasSlipped: true } },
  { does: "does nothing", when: "it might take hours", given: { method: "optimal" } },
  { does: "asks", when: "another turn was made", given: { hasSlipped: true } },
])("$does if $when", ({ does, given }) => {
  const done: string[] = [];
  const state = { ...SOLVED, ...given };
  const cube = {
    ...state,
    solve: () => done.push("solves"),
    feature: () => ({ ...state, leadToQuestion: () => done.push("asks") }),
  };
  solveAgain(cube as unknown as CubewrightCube);
  expect(done).toEqual(does === "does nothing" ? [] : [does]);
});
