// Which cubes are done, and that drawn ones are not drawn again.

import { expect, it } from "vitest";

import type { DrawnCube, ExperimentsModule } from "../../../web/engine/experiments";
import type { CubeChoice, Experiment } from "../../../web/lab/experiment/experiment";
import { DrawnCubes } from "../../../web/lab/run/cube-source";
import { DoneCubes } from "../../../web/lab/run/done-cubes";

const whole = new AbortController().signal;

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

/** Cubes without stickers, and how many were skipped in each call. */
function drawCubes(count: number, done: DoneCubes, choice?: CubeChoice) {
  let drawn = 0;
  const skipped: number[] = [];
  const module = {
    beginCubes: () => count,
    skipCubes: (more: number) => {
      drawn += more;
      skipped.push(more);
    },
    nextCubes: (most: number) => {
      const cubes: DrawnCube[] = [];
      while (cubes.length < most && drawn < count) cubes.push({ number: ++drawn, facelets: "" });
      return cubes;
    },
  } as object as ExperimentsModule;
  const experiment: Experiment = {
    ...{ puzzle: "3x3x3", methods: ["cfop"], metric: "htm", seed: 1, limit: { kind: "none" } },
    cubes: choice ?? { kind: "random", count },
  };
  return { cubes: new DrawnCubes(module, experiment, done), skipped };
}

it("drawn cubes leave out those that are done", async () => {
  const { cubes } = drawCubes(8, doneOf([1, 2, 4, 7]));
  const numbers: number[] = [];
  for (let cube = await cubes.next(whole); cube; cube = await cubes.next(whole))
    numbers.push(cube.number);
  expect(numbers).toEqual([3, 5, 6, 8]);
});

it("scrambles of several lengths are solved in turn, so that each length has results early", async () => {
  const numbersOf = async (counts: readonly number[], done: readonly number[]) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    const lengths = counts.map((_, place) => 5 * (place + 1));
    const { cubes } = drawCubes(total, doneOf(done), { kind: "scrambles", lengths, counts });
    const numbers: number[] = [];
    for (let cube = await cubes.next(whole); cube; cube = await cubes.next(whole)) {
      numbers.push(cube.number);
    }
    return numbers;
  };
  expect(await numbersOf([3, 1, 2], [])).toEqual([1, 4, 5, 2, 6, 3]);
  expect(await numbersOf([3, 1, 2], [1, 2, 5])).toEqual([4, 6, 3]);
  expect(await numbersOf([4], [1])).toEqual([2, 3, 4]);
  const many = await numbersOf([600, 600], []);
  expect(many.slice(0, 4)).toEqual([1, 601, 2, 602]);
  expect(new Set(many).size).toBe(1200);
});

it("the skipping of done cubes ends when it is paused, and goes on", async () => {
  const done = doneOf(Array.from({ length: 100_000 }, (_, index) => index + 1));
  const { cubes, skipped } = drawCubes(100_001, done);
  const pause = new AbortController();
  const next = cubes.next(pause.signal);
  pause.abort();
  await expect(next).rejects.toBe(pause.signal.reason);
  expect(skipped.length).toBeLessThan(3);
  expect((await cubes.next(whole))?.number).toBe(100_001);
});

it("many done cubes are skipped in parts, so that the page answers in between", async () => {
  const done = doneOf(Array.from({ length: 100_000 }, (_, index) => index + 1));
  const { cubes, skipped } = drawCubes(100_001, done);
  let answers = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    ++answers;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  expect(await cubes.next(whole)).toMatchObject({ number: 100_001 });
  port1.close();
  expect(Math.max(...skipped)).toBeLessThanOrEqual(5_000);
  expect(skipped.reduce((sum, count) => sum + count)).toBe(100_000);
  expect(answers).toBeGreaterThan(0);
});
