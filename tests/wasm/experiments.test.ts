// The experiments bundle by itself. tests/package/experiments.test.ts compares its results with the command's.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeEach, describe, expect, it } from "vitest";

import type { ExperimentsModule } from "../../wasm/experiments";
import { placeBundle, startBundle } from "./bundle-files.mjs";
import { exportedNames, membersOf } from "./module-names";

const directory = mkdtempSync(join(tmpdir(), "cubewright-experiments-"));
const placed = placeBundle(directory, { name: "cubewright-experiments", threaded: false });
let module: ExperimentsModule;

beforeEach(async () => {
  module = (await startBundle(placed, 1)) as object as ExperimentsModule;
});

afterAll(() => rmSync(directory, { recursive: true }));

it("the experiments bundle exports exactly the declared names", () => {
  const names = [...membersOf("experiments", "ExperimentsModule"), "HEAPU8"];
  expect(exportedNames(module)).toEqual(names.toSorted());
});

describe("the cubes", () => {
  it("come once each, and continue after skipped ones", () => {
    const begin = () => module.beginCubes("scrambles", false, 0, [3, 0], [4, 2], 7);
    expect(begin()).toBe(6);
    const all = [...module.nextCubes(4), ...module.nextCubes(100)];
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(all.map(({ scrambleLength }) => scrambleLength)).toEqual([3, 3, 3, 3, 0, 0]);
    expect(module.nextCubes(1)).toEqual([]);
    begin();
    module.skipCubes(4);
    expect(module.nextCubes(100)).toEqual(all.slice(4));
  });

  it("are all that a puzzle has, if every one is requested", () => {
    expect(module.beginCubes("every", true, 0, [], [], 1)).toBe(3_674_160);
    expect(module.nextCubes(1)).toMatchObject([
      { number: 1, facelets: "UUUURRRRFFFFDDDDLLLLBBBB" },
    ]);
    expect(module.nextCubes(1)[0]).not.toHaveProperty("scrambleLength");
  });
});

describe("the results", () => {
  it("are summed up by method and scramble length, with turns only of solved cubes", () => {
    module.addTrial("cfop", 1, 5, "first", 40, false, 1_000);
    module.addTrial("cfop", 2, 5, "second", 50, false, 3_000);
    module.addTrial("cfop", 3, 9, "third", -1, false, 9_000);
    const [five, nine, all] = module.rows();
    expect(five).toMatchObject({ method: "cfop", scramble: 5, cubes: 2, givenUp: 0 });
    expect(five!.turns).toMatchObject({ mean: 45, median: 45, least: 40, most: 50 });
    expect(five!.turns!.deviation).toBeCloseTo(Math.sqrt(50));
    expect(five!.timeMs.mean).toBe(2);
    expect(five!.counts).toEqual([
      [40, 1],
      [50, 1],
    ]);
    expect(five!.worst).toEqual({ cube: 2, turns: 50, facelets: "second" });
    expect(nine).toMatchObject({ scramble: 9, cubes: 1, givenUp: 1, timeMs: { mean: 9 } });
    expect(nine).not.toHaveProperty("turns");
    expect(all).toMatchObject({ cubes: 3, givenUp: 1 });
    expect(all).not.toHaveProperty("scramble");
  });

  it("tell how solutions became shorter over time", () => {
    expect(module.bestSoFar("two-phase")).toEqual([]);
    module.addImprovements("two-phase", [100, 10_000], [22, 19]);
    module.addImprovements("two-phase", [50], [20]);
    const points = module.bestSoFar("two-phase");
    expect(points[0]).toEqual({ timeMs: 0.1, meanTurns: 21 });
    expect(points.at(-1)).toEqual({ timeMs: 10, meanTurns: 19.5 });
  });
});
