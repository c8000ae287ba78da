// Past experiments in the browser's storage. They stay on this device. The database is open only while it is needed, so
// that it never blocks anybody.

import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";

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
  experiments: { key: number; value: Omit<KeptExperiment, "list"> };
  // The lists, by the ids of their experiments. A browser may write a list anew whenever the record that has it
  // changes, and an experiment changes with each chunk.
  lists: { key: number; value: Blob };
  chunks: { key: [number, number]; value: KeptChunk };
}

const DATABASE_NAME = "cubewright-laboratory";
// The first version had the lists in the records of the experiments.
const DATABASE_VERSION = 2;

/** All of them, the newest first. */
export function listExperiments(): Promise<KeptExperiment[]> {
  return use(async (database) => {
    const transaction = database.transaction(["experiments", "lists"]);
    const experiments = await transaction.objectStore("experiments").getAll();
    const lists = transaction.objectStore("lists");
    const listed = experiments.map(async (experiment) => {
      const list = await lists.get(experiment.id);
      return { ...experiment, ...(list && { list }) };
    });
    return (await Promise.all(listed)).toReversed();
  });
}

/** What is stored of it now, without its list: `undefined` if it was deleted; nothing where that cannot be known. */
export function readExperiment(id: number): Promise<Partial<KeptExperiment> | undefined> {
  return use((database) => database.get("experiments", id)).catch(() => ({}));
}

/** Stores a new experiment and returns its id. */
export function addExperiment({
  list,
  ...experiment
}: Omit<KeptExperiment, "id">): Promise<number> {
  return use(async (database) => {
    const transaction = database.transaction(["experiments", "lists"], "readwrite");
    const adding = async () => {
      const id = await transaction.objectStore("experiments").add(experiment as KeptExperiment);
      if (list) await transaction.objectStore("lists").put(list, id);
      return id;
    };
    const [id] = await Promise.all([adding(), transaction.done]);
    return id;
  });
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

export function deleteExperiment(id: number): Promise<void> {
  return use(async (database) => {
    const transaction = database.transaction(["experiments", "lists", "chunks"], "readwrite");
    await transaction.objectStore("experiments").delete(id);
    await transaction.objectStore("lists").delete(id);
    await transaction.objectStore("chunks").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await transaction.done;
  });
}

async function use<Value>(
  action: (database: IDBPDatabase<LaboratoryDatabase>) => Promise<Value>,
): Promise<Value> {
  const database = await openDB<LaboratoryDatabase>(DATABASE_NAME, DATABASE_VERSION, {
    upgrade: (opened, oldVersion, _newVersion, transaction) => {
      opened.createObjectStore("lists");
      if (oldVersion > 0) {
        moveLists(transaction).catch(() => transaction.abort());
        return;
      }
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

// From the records of the first version to their own store.
async function moveLists(
  transaction: IDBPTransaction<
    LaboratoryDatabase,
    StoreNames<LaboratoryDatabase>[],
    "versionchange"
  >,
): Promise<void> {
  const experiments = transaction.objectStore("experiments");
  for (const { list, ...experiment } of (await experiments.getAll()) as KeptExperiment[]) {
    if (!list) continue;
    await transaction.objectStore("lists").put(list, experiment.id);
    await experiments.put(experiment);
  }
}
