// While a cube is solved, the page goes on answering.

import { expect } from "vitest";

import { it } from "../page/chromium-test";
import { taskWorkMs, WORK_CATEGORIES } from "./frame-work";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";

// From there on a person notices: https://web.dev/articles/rail
const LONGEST_TASK_MS = 50;

/**
 * For the page: as much work as `durationMs` at a stretch, by its own clock. It ends with a task of
 * its own, since a trace that is stopped within one does not have it.
 */
function beBusy(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      const endMs = performance.now() + durationMs;
      while (performance.now() < endMs);
      setTimeout(resolve);
    });
  });
}

it("never blocks the main thread for longer than 50 ms while it solves", async ({
  browser,
  cube,
}) => {
  const { page } = cube;
  const workWhile = async (action: () => Promise<unknown>): Promise<number[]> => {
    await browser.startTracing(page, { categories: WORK_CATEGORIES });
    await action();
    return taskWorkMs(await browser.stopTracing());
  };
  for (const { facelets } of OPTIMAL_POSITIONS.slice(1, 3)) {
    await cube.enterPosition(facelets);
    // The new cube is drawn before.
    await cube.settle();
    const workMs = await workWhile(async () => {
      await cube.button("Solve").press("Enter");
      await cube.searchEnds();
      await cube.settle();
    });
    expect(workMs).not.toEqual([]);
    expect(workMs.filter((timeMs) => timeMs > LONGEST_TASK_MS)).toEqual([]);
  }
  // What would have been seen, even where others work on the same processor.
  const busyMs = await workWhile(() => page.evaluate(beBusy, 20 * LONGEST_TASK_MS));
  expect(Math.max(...busyMs)).toBeGreaterThan(LONGEST_TASK_MS);
});
