// The page keeps responding while a cube is solved.

import { expect } from "vitest";

import { it } from "../page/chromium-test";
import { taskWorkMs, WORK_CATEGORIES } from "./frame-work";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";

// People notice anything longer: https://web.dev/articles/rail
const LONGEST_TASK_MS = 50;

/**
 * For the page: keeps busy for `durationMs` without a pause, by its own clock. It ends with a
 * separate task, since a trace that is stopped within a task does not contain it.
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

it("the page never blocks the main thread for longer than 50 ms while it solves", async ({
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
    // By then the new cube has been drawn.
    await cube.settle();
    const workMs = await workWhile(async () => {
      await cube.button("Solve").press("Enter");
      await cube.searchEnds();
      await cube.settle();
    });
    expect(workMs).not.toEqual([]);
    expect(workMs.filter((timeMs) => timeMs > LONGEST_TASK_MS)).toEqual([]);
  }
  // Proof that a long task would be seen, even if others work on the same processor.
  const busyMs = await workWhile(() => page.evaluate(beBusy, 20 * LONGEST_TASK_MS));
  expect(Math.max(...busyMs)).toBeGreaterThan(LONGEST_TASK_MS);
});
