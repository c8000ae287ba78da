// Limits of time, also of a page that is frozen meanwhile.

import { expect, it, vi } from "vitest";

import { type Clock, TimeLimitError, withinLimit } from "../../../../web/engine/platform/clock";

/** A clock whose time and limits pass when the test says so. */
function createClock() {
  let nowMs = 0;
  const limits: (() => void)[] = [];
  const clock: Clock = {
    nowMs: () => nowMs,
    pause: () => () => undefined,
    limit: (_, onLate) => {
      limits.push(onLate);
      return () => void limits.splice(limits.indexOf(onLate), 1);
    },
  };
  const pass = (durationMs: number) => {
    nowMs += durationMs;
    for (const onLate of limits.splice(0)) onLate();
  };
  return { clock, limits, pass };
}

it("work that takes too long has failed", async () => {
  const { clock, pass } = createClock();
  const work = withinLimit(clock, 5_000, new Promise(() => undefined));
  pass(5_010);
  await expect(work).rejects.toThrow(TimeLimitError);
});

it("work has its time once more after the page was frozen, but not a third time", async () => {
  const { clock, limits, pass } = createClock();
  const finish = vi.fn<(value: string) => void>();
  const work = withinLimit(
    clock,
    5_000,
    new Promise((resolve) => finish.mockImplementation(resolve)),
  );
  pass(3_600_000);
  finish("done");
  expect(await work).toBe("done");
  await Promise.resolve();
  expect(limits).toEqual([]);

  const late = withinLimit(clock, 5_000, new Promise(() => undefined));
  pass(3_600_000);
  pass(3_600_000);
  await expect(late).rejects.toThrow(TimeLimitError);
});
