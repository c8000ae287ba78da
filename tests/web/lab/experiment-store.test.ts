// Past experiments in the storage: their lists are kept beside them.

import "fake-indexeddb/auto";

import { openDB } from "idb";
import { beforeEach, expect, it, vi } from "vitest";

import {
  addExperiment,
  changeExperiment,
  deleteExperiment,
  keepChunk,
  listExperiments,
  readExperiment,
} from "../../../web/lab/kept/experiment-store";

const NEW = { name: "", link: "", startedMs: 0, done: 0, state: "running", tier: "" } as const;
const NAME = "cubewright-laboratory";

beforeEach(() => void (indexedDB = new IDBFactory()));

async function listOf(id: number): Promise<string | undefined> {
  const kept = (await listExperiments()).find((each) => each.id === id);
  return kept?.list?.text();
}

it("a list of cubes stays with its experiment while that changes", async () => {
  const id = await addExperiment({ ...NEW, list: new Blob(["R U F"]) });
  await changeExperiment(id, { name: "renamed" });
  await keepChunk({ experiment: id, place: 0, lines: "", improvements: "" }, { done: 1 });
  expect(await listOf(id)).toBe("R U F");
  // Not in the record, which the browser writes anew with each chunk.
  expect(await readExperiment(id)).toEqual({ ...NEW, id, name: "renamed", done: 1 });
});

it("an experiment is deleted with its list, and others stay", async () => {
  const first = await addExperiment({ ...NEW, list: new Blob(["R"]) });
  const second = await addExperiment({ ...NEW, list: new Blob(["U"]) });
  await deleteExperiment(first);
  expect(await readExperiment(first)).toBeUndefined();
  expect(await listOf(second)).toBe("U");
  const third = await addExperiment(NEW);
  expect(await listOf(third)).toBeUndefined();
  expect((await listExperiments()).map(({ id }) => id)).toEqual([third, second]);
});

it("experiments of earlier releases, which have their lists in their records, keep them", async () => {
  // Makes the database.
  await listExperiments();
  const database = await openDB(NAME, 1);
  const old = { ...NEW, list: new Blob(["R2"]) };
  const id = (await database.add("experiments", old)) as number;
  database.close();
  await keepChunk({ experiment: id, place: 0, lines: "", improvements: "" }, { done: 1 });
  expect(await listOf(id)).toBe("R2");
  await deleteExperiment(id);
  expect(await listExperiments()).toEqual([]);
});

it("an experiment whose list cannot be stored is not stored either", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("There is no room.", "QuotaExceededError");
  });
  await expect(addExperiment({ ...NEW, list: new Blob(["R"]) })).rejects.toThrow("no room");
  vi.restoreAllMocks();
  expect(await listExperiments()).toEqual([]);
});
