// The list from which a person chooses what is counted.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { offerMetrics } from "../../../web/page/choices/metric-choice";
import { Wishes } from "../../../web/page/choices/wishes";
import type { CubewrightCube } from "../../../web/widget/cubewright-cube";

const choice = Object.assign(new EventTarget(), { value: "", options: [] });

beforeEach(() => vi.stubGlobal("document", { querySelector: () => choice }));

afterEach(() => vi.unstubAllGlobals());

it("tells, once the other puzzle is shown, that its own metric is counted again", () => {
  const cube = Object.assign(new EventTarget(), {
    ...{ puzzle: "2x2x2", metric: "qtm", method: "two-phase", alg: "" },
  });
  const wishes = new Wishes();
  offerMetrics(cube as unknown as CubewrightCube, wishes);
  const told: string[] = [];
  wishes.listen(() => told.push(cube.metric));
  cube.puzzle = "3x3x3";
  cube.dispatchEvent(new Event("cubewright-change"));
  expect(told).toEqual(["htm"]);
  expect(choice.value).toBe("htm");
  cube.puzzle = "2x2x2";
  cube.dispatchEvent(new Event("cubewright-change"));
  expect(told).toEqual(["htm", "qtm"]);
});
