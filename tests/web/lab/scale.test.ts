// The ticks of a chart's axis.

import { expect, it } from "vitest";

import type { ChartAxis } from "../../../web/lab/charts/chart";
import { scaleOf } from "../../../web/lab/charts/scale";

const TURNS: ChartAxis = { label: "Turns", scale: "linear", decimals: 0 };

it("an axis of whole numbers has ticks at whole numbers, also for few values", () => {
  for (const values of [[18], [18, 19], [18, 20, 21], [3, 104]]) {
    const { ticks } = scaleOf(TURNS, values, 0, 100);
    expect(ticks.filter((tick) => !Number.isInteger(tick))).toEqual([]);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  }
});

it("an axis of means or shares has finer ticks where it needs them", () => {
  expect(scaleOf({ ...TURNS, decimals: 2 }, [18.2, 18.6], 0, 100).ticks).toContain(18.3);
  expect(scaleOf({ ...TURNS, isShare: true }, [0, 0.25], 0, 100).ticks).toContain(0.05);
});

it("only large ticks are shortened", () => {
  expect(scaleOf({ ...TURNS, fromZero: true }, [70_000], 0, 100).isLarge).toBe(false);
  expect(scaleOf({ ...TURNS, fromZero: true }, [1_887_748], 0, 100).isLarge).toBe(true);
  expect(scaleOf({ ...TURNS, scale: "log" }, [1, 90_000], 0, 100).isLarge).toBe(true);
});
