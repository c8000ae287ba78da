// Past experiments in the storage: their lists are kept beside them, also those of the first version of the database.

import "fake-indexeddb/auto";

import { openDB } from "idb";
import { beforeEach, expect, it } from "vitest";

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

it("experiments of the first version of the database keep their lists", async () => {
  const old = await openDB(NAME, 1, {
    upgrade: (opened) => {
      opened.createObjectStore("experiments", { keyPath: "id", autoIncrement: true });
      opened.createObjectStore("chunks", { keyPath: ["experiment", "place"] });
    },
  });
  const [listed, drawn] = [
    (await old.add("experiments", { ...NEW, list: new Blob(["R2"]) })) as number,
    (await old.add("experiments", { ...NEW, name: "drawn" })) as number,
  ];
  await old.put("chunks", { experiment: listed, place: 0, lines: "", improvements: "" });
  old.close();
  expect(await listOf(listed)).toBe("R2");
  expect(await listOf(drawn)).toBeUndefined();
  expect(await readExperiment(listed)).toEqual({ ...NEW, id: listed });
  expect(await readExperiment(drawn)).toMatchObject({ name: "drawn" });
});
