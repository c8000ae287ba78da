// Past experiments in the browser's storage. They stay on this device. The database is open only while it is needed, so
// that it never blocks anybody.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import type { KeptBadLines } from "../run/bad-lines";

/** The state of an experiment when it was last stored. */
export type KeptState = "running" | "stopped" | "done";

export interface KeptExperiment {
  id: number;
  name: string;
  /** As experiment-link.ts writes it. */
  link: string;
  startedMs: number;
  /** How many cubes are done. */
  done: number;
  state: KeptState;
  /** The tables that two-phase used, "mini" or "full"; "" before it has begun. */
  tier: string;
  /** The cubes of a list. */
  list?: Blob;
  /** The lines of the list that are no cubes, as far as they were read. */
  badLines?: KeptBadLines;
}

/** The tables that two-phase used, as they are stored; `undefined` before it has begun. */
export function tableTierIn(stored: string | undefined): "mini" | "full" | undefined {
  return stored === "mini" || stored === "full" ? stored : undefined;
}

/** Some cubes that are done. */
export interface KeptChunk {
  experiment: number;
  /** From 0, in the order in which they were stored. */
  place: number;
  /** The lines of trials.ts, separated by line breaks. */
  lines: string;
  /** For each line, when each number of turns was found: microseconds and turns alternately, separated by spaces. */
  improvements: string;
}

interface LaboratoryDatabase extends DBSchema {
  experiments: { key: number; value: KeptExperiment };
  chunks: { key: [number, number]; value: KeptChunk };
}

interface ListDatabase extends DBSchema {
  /** By the ids of their experiments. */
  lists: { key: number; value: Blob };
}

const DATABASE_NAME = "cubewright-laboratory";
// A browser may write a list anew whenever the record that has it changes, and the record of an experiment changes
// with each chunk. Earlier releases have the list there: tabs of both may be open, so the first database stays as it is.
const LIST_DATABASE_NAME = "cubewright-laboratory-lists";

/** All of them, the newest first. */
export async function listExperiments(): Promise<KeptExperiment[]> {
  const experiments = await use((database) => database.getAll("experiments"));
  const lists = await useLists(async (database) => {
    const ids = await database.getAllKeys("lists");
    const blobs = await Promise.all(ids.map((id) => database.get("lists", id)));
    return new Map(ids.map((id, place) => [id, blobs[place]]));
  }).catch(() => new Map<number, Blob>());
  return experiments.toReversed().map((experiment) => {
    const list = lists.get(experiment.id);
    return { ...experiment, ...(list && { list }) };
  });
}

/** What is stored of it now, without its list: `undefined` if it was deleted; nothing where that cannot be known. */
export function readExperiment(id: number): Promise<Partial<KeptExperiment> | undefined> {
  return use((database) => database.get("experiments", id)).catch(() => ({}));
}

/** Stores a new experiment and returns its id. */
export async function addExperiment({
  list,
  ...experiment
}: Omit<KeptExperiment, "id">): Promise<number> {
  const id = await use((database) => database.add("experiments", experiment as KeptExperiment));
  if (!list) return id;
  try {
    await useLists((database) => database.put("lists", list, id));
  } catch (error) {
    // Without its list it could not go on.
    await deleteExperiment(id);
    throw error;
  }
  return id;
}

/** Stores a change, unless the experiment was deleted meanwhile. */
export function changeExperiment(
  id: number,
  change: Partial<Omit<KeptExperiment, "id" | "list">>,
): Promise<void> {
  return use(async (database) => {
    const { store, done } = database.transaction("experiments", "readwrite");
    const known = await store.get(id);
    if (known) await store.put({ ...known, ...change });
    await done;
  });
}

/**
 * Stores more finished cubes together with the experiment's progress: both or neither.
 * @throws Error if the experiment was deleted meanwhile, or what the storage throws.
 */
export function keepChunk(chunk: KeptChunk, change: Pick<KeptExperiment, "done">): Promise<void> {
  return use(async (database) => {
    const transaction = database.transaction(["experiments", "chunks"], "readwrite");
    const experiments = transaction.objectStore("experiments");
    const known = await experiments.get(chunk.experiment);
    if (known) {
      await experiments.put({ ...known, ...change });
      await transaction.objectStore("chunks").put(chunk);
    }
    await transaction.done;
    if (!known) throw new Error("The experiment was deleted.");
  });
}

/** The chunk at this place; `undefined` after the last. */
export function readChunk(experiment: number, place: number): Promise<KeptChunk | undefined> {
  return use((database) => database.get("chunks", [experiment, place]));
}

export async function deleteExperiment(id: number): Promise<void> {
  await use(async (database) => {
    const transaction = database.transaction(["experiments", "chunks"], "readwrite");
    await transaction.objectStore("experiments").delete(id);
    await transaction.objectStore("chunks").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await transaction.done;
  });
  // Nothing leads to a list that stays.
  await useLists((database) => database.delete("lists", id)).catch(() => undefined);
}

async function use<Value>(
  action: (database: IDBPDatabase<LaboratoryDatabase>) => Promise<Value>,
): Promise<Value> {
  const database = await openDB<LaboratoryDatabase>(DATABASE_NAME, 1, {
    upgrade: (opened) => {
      opened.createObjectStore("experiments", { keyPath: "id", autoIncrement: true });
      opened.createObjectStore("chunks", { keyPath: ["experiment", "place"] });
    },
  });
  try {
    return await action(database);
  } finally {
    database.close();
  }
}

async function useLists<Value>(
  action: (database: IDBPDatabase<ListDatabase>) => Promise<Value>,
): Promise<Value> {
  const database = await openDB<ListDatabase>(LIST_DATABASE_NAME, 1, {
    upgrade: (opened) => void opened.createObjectStore("lists"),
  });
  try {
    return await action(database);
  } finally {
    database.close();
  }
}
