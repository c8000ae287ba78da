// Which cubes are done, and that drawn ones are not drawn again.

import { expect, it } from "vitest";

import type { DrawnCube, ExperimentsModule } from "../../../web/engine/experiments";
import { DrawnCubes } from "../../../web/lab/run/cube-source";
import { DoneCubes } from "../../../web/lab/run/done-cubes";

function doneOf(numbers: readonly number[]): DoneCubes {
  const done = new DoneCubes();
  for (const number of numbers) done.add(number);
  return done;
}

it("cubes that are done are known by number, and up to which all are done", () => {
  const done = doneOf([1, 3, 2, 5, 100_000]);
  expect(done.upTo).toBe(3);
  expect([3, 4, 5, 6, 99_999, 100_000, 1_000_000].filter((number) => done.has(number))).toEqual([
    3, 5, 100_000,
  ]);
  done.add(4);
  expect(done.upTo).toBe(5);
});

it("drawn cubes leave out those that are done", async () => {
  let drawn = 0;
  const module = {
    beginCubes: () => 8,
    skipCubes: (count: number) => (drawn += count),
    nextCubes: (most: number) => {
      const cubes: DrawnCube[] = [];
      while (cubes.length < most && drawn < 8) cubes.push({ number: ++drawn, facelets: "" });
      return cubes;
    },
  } as object as ExperimentsModule;
  const cubes = new DrawnCubes(
    module,
    {
      ...{ puzzle: "3x3x3", methods: ["cfop"], metric: "htm", seed: 1, limit: { kind: "none" } },
      cubes: { kind: "random", count: 8 },
    },
    doneOf([1, 2, 4, 7]),
  );
  const numbers: number[] = [];
  for (let cube = await cubes.next(); cube; cube = await cubes.next()) numbers.push(cube.number);
  expect(numbers).toEqual([3, 5, 6, 8]);
});
