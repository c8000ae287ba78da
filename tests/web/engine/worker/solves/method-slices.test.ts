// Slices of a solve by a method, on a clock that a test moves.

import { expect, it, onTestFinished, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../../web/core/facelets";
import {
  type MethodTask,
  solveByMethod,
} from "../../../../../web/engine/worker/solves/method-slices";
import { FakeMethods } from "../../fakes/fake-methods";

const TASK: MethodTask = {
  ...{ method: "beginner", metric: "htm", facelets: SOLVED_FACELETS, goal: SOLVED_FACELETS },
  ...{ maxLength: 0, timeMs: Infinity, maxNodes: Infinity, cross: "U", seed: 0, maxSolutions: 1 },
};

/** The time of a solve of two steps, each of which takes `stepMs`, with `betweenMs` between them. */
async function timeOfSolve(betweenMs: number, stepMs = 0): Promise<number> {
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  onTestFinished(() => void vi.restoreAllMocks());
  const module = new FakeMethods();
  module.steps = [{ nodes: 1 }, { state: "done", cost: 0, nodes: 2 }];
  const step = module.stepSolve.bind(module);
  vi.spyOn(module, "stepSolve").mockImplementation((work) => {
    nowMs += stepMs;
    return step(work);
  });
  const result = await solveByMethod(module, TASK, {
    onImproved: () => undefined,
    onBound: () => undefined,
    onProgress: () => undefined,
    isCancelled: () => false,
    giveWay: () => {
      nowMs += betweenMs;
      return Promise.resolve();
    },
  });
  return result!.timeMs;
}

it("the time of a solve includes the thread's other tasks, but not hours for which it was frozen", async () => {
  expect(await timeOfSolve(500)).toBe(500);
  expect(await timeOfSolve(3_600_000)).toBe(0);
  expect(await timeOfSolve(0, 10)).toBe(20);
  // A worker is frozen in the middle of a step.
  expect(await timeOfSolve(0, 3_600_000)).toBe(0);
});
