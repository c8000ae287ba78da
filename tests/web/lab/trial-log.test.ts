// What an experiment has done, as stored: in chunks, in full storage, and by two tabs in turn.

import "fake-indexeddb/auto";

import { expect, it, vi } from "vitest";

import {
  addExperiment,
  deleteExperiment,
  listExperiments,
} from "../../../web/lab/kept/experiment-store";
import { TrialLog } from "../../../web/lab/kept/trial-log";
import type { SolvedCube } from "../../../web/lab/run/lane";

function cubeOf(number: number): SolvedCube {
  return {
    ...{ number, facelets: "U" },
    trials: [{ method: "cfop", stop: "done", turns: 7, timeUs: 2500, nodes: 1, moves: "R" }],
    improvements: [[{ timeUs: 3, turns: 7 }]],
  };
}

function newExperiment(): Promise<number> {
  return addExperiment({
    ...{ name: "", link: "", startedMs: 0, done: 0, state: "running", tier: "" },
  });
}

function logOf(id: number | undefined) {
  const told: boolean[] = [];
  const log = new TrialLog(id, "htm", (isFull) => told.push(isFull));
  return { log, told };
}

async function numbersIn(cubes: AsyncIterable<SolvedCube[]>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const chunk of cubes) numbers.push(...chunk.map(({ number }) => number));
  return numbers;
}

it("a trial log restores what was stored, and appends to it", async () => {
  const id = await newExperiment();
  const { log } = logOf(id);
  [1, 2].forEach((number) => log.add(cubeOf(number)));
  await log.store();

  const { log: other } = logOf(id);
  expect(await numbersIn(other.restore())).toEqual([1, 2]);
  other.add(cubeOf(3));
  await other.store();
  // What another tab has done meanwhile comes once.
  expect(await numbersIn(log.restore())).toEqual([3]);
  expect(await numbersIn(log.restore())).toEqual([]);
  log.add(cubeOf(4));
  await log.store();
  expect(await numbersIn(logOf(id).log.cubes())).toEqual([1, 2, 3, 4]);
  const kept = (await listExperiments()).find((each) => each.id === id);
  expect(kept).toMatchObject({ done: 4 });
});

it("a trial log reports that results have been deleted, instead of leaving them out", async () => {
  const id = await newExperiment();
  const { log } = logOf(id);
  log.add(cubeOf(1));
  await log.store();
  await deleteExperiment(id);
  await expect(numbersIn(log.cubes())).rejects.toThrow("no longer there");
  await expect(numbersIn(log.cubesInOrder())).rejects.toThrow("no longer there");
});

it("a trial log keeps in memory what the storage refuses, and stores it in order later", async () => {
  const id = await newExperiment();
  const { log, told } = logOf(id);
  log.add(cubeOf(1));
  expect(await log.store()).toBe(true);
  const storage = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  for (const number of [2, 3]) {
    log.add(cubeOf(number));
    expect(await log.store()).toBe(false);
  }
  expect(told).toEqual([false, true, true]);
  expect(await numbersIn(log.cubes())).toEqual([1, 2, 3]);
  expect(await numbersIn(logOf(id).log.cubes())).toEqual([1]);
  storage.mockRestore();
  // Also without a further cube, as when the experiment is paused.
  expect(await log.store()).toBe(true);
  expect(told).toEqual([false, true, true, false]);
  log.add(cubeOf(4));
  await log.store();
  expect(await numbersIn(logOf(id).log.cubes())).toEqual([1, 2, 3, 4]);
  const kept = (await listExperiments()).find((each) => each.id === id);
  expect(kept).toMatchObject({ done: 4 });
});

it("a trial log gives cubes and lines by their numbers, whenever the cubes were done", async () => {
  const { log } = logOf(undefined);
  for (const numbers of [[3, 1], [2], [12, 11]]) {
    numbers.forEach((number) => log.add(cubeOf(number)));
    await log.store();
  }
  expect(await numbersIn(log.cubes())).toEqual([1, 3, 2, 11, 12]);
  expect(await numbersIn(log.cubesInOrder())).toEqual([1, 2, 3, 11, 12]);
  let lines = "";
  for await (const some of log.linesInOrder()) lines += `${some}\n`;
  expect(lines.split("\n").map((line) => line.split(",", 1)[0])).toEqual([
    "1",
    "2",
    "3",
    "11",
    "12",
    "",
  ]);
  expect(lines).toMatch(/^1,,U,cfop,htm,done,7,2\.500,1,R\n/);
});

it("a trial log keeps everything in memory if nothing can be stored", async () => {
  const { log } = logOf(undefined);
  log.add(cubeOf(1));
  await log.store();
  expect(await numbersIn(log.cubes())).toEqual([1]);
});

it("a trial log does not take a failed read for its end", async () => {
  const id = await newExperiment();
  const { log } = logOf(id);
  log.add(cubeOf(1));
  await log.store();
  const storage = vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
    throw new DOMException("Gone.", "InvalidStateError");
  });
  const { log: other } = logOf(id);
  await expect(numbersIn(other.restore())).rejects.toThrow("Gone.");
  await expect(numbersIn(other.cubes())).rejects.toThrow("Gone.");
  storage.mockRestore();
  expect(await numbersIn(other.restore())).toEqual([1]);
});
