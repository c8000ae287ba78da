// Past experiments in the browser's storage. They stay on this device. The database is open only as long as it is
// needed, so that it is in nobody's way.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** How far an experiment was when it was written last. */
export type KeptState = "running" | "stopped" | "done";

export interface KeptExperiment {
  id: number;
  name: string;
  /** As experiment-link.ts writes it. */
  link: string;
  startedMs: number;
  /** How many cubes are done, and the number of the last. */
  done: number;
  lastNumber: number;
  state: KeptState;
  /** The tables that two-phase had, "mini" or "full"; "" before it has begun. */
  tier: string;
  /** The cubes of a list. */
  list?: Blob;
}

/** Some cubes that are done, one after the other. */
export interface KeptChunk {
  experiment: number;
  /** From 0, in the order of the cubes. */
  place: number;
  /** Of trials.ts, with line breaks between them. */
  lines: string;
  /** For each line, when which number of turns was found: microseconds and turns in turn, with spaces. */
  improvements: string;
}

interface LaboratoryDatabase extends DBSchema {
  experiments: { key: number; value: KeptExperiment };
  chunks: { key: [number, number]; value: KeptChunk };
}

const DATABASE_NAME = "cubewright-laboratory";

/** All of them, the newest first. */
export function listExperiments(): Promise<KeptExperiment[]> {
  return use(async (database) => (await database.getAll("experiments")).toReversed());
}

/** Keeps a new one, and gives its id. */
export function addExperiment(experiment: Omit<KeptExperiment, "id">): Promise<number> {
  return use((database) => database.add("experiments", experiment as KeptExperiment));
}

/** Keeps a change, unless it was deleted meanwhile. */
export function changeExperiment(
  id: number,
  change: Partial<Omit<KeptExperiment, "id">>,
): Promise<void> {
  return use(async (database) => {
    const { store, done } = database.transaction("experiments", "readwrite");
    const known = await store.get(id);
    if (known) await store.put({ ...known, ...change });
    await done;
  });
}

/** Keeps more cubes that are done, and how far the experiment is with them: both or neither. */
export function keepChunk(
  chunk: KeptChunk,
  change: Pick<KeptExperiment, "done" | "lastNumber">,
): Promise<void> {
  return use(async (database) => {
    const transaction = database.transaction(["experiments", "chunks"], "readwrite");
    const experiments = transaction.objectStore("experiments");
    const known = await experiments.get(chunk.experiment);
    if (known) {
      await experiments.put({ ...known, ...change });
      await transaction.objectStore("chunks").put(chunk);
    }
    await transaction.done;
  });
}

/** The chunk at this place; `undefined` after the last. */
export function readChunk(experiment: number, place: number): Promise<KeptChunk | undefined> {
  return use((database) => database.get("chunks", [experiment, place]));
}

export function deleteExperiment(id: number): Promise<void> {
  return use(async (database) => {
    const transaction = database.transaction(["experiments", "chunks"], "readwrite");
    await transaction.objectStore("experiments").delete(id);
    await transaction.objectStore("chunks").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await transaction.done;
  });
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
