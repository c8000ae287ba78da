// In which box of the trainer each case is (leitner.ts), in the browser's storage.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

import type { Boxes } from "./leitner";

interface BoxDatabase extends DBSchema {
  /** By the case's name. */
  boxes: { key: string; value: number };
}

const DATABASE_NAME = "cubewright-cases";
const STORE = "boxes";

/** The boxes of all cases that were asked for; none if nothing can be stored. */
export async function readBoxes(): Promise<Boxes> {
  const read = await attempt(async (database) => {
    const { store } = database.transaction(STORE);
    const [ids, boxes] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(ids.map((id, place) => [id, boxes[place]!]));
  });
  return read ?? new Map();
}

/** Keeps the box of a case. Resolves to whether that could be done. */
export async function keepBox(id: string, box: number): Promise<boolean> {
  return (await attempt((database) => database.put(STORE, box, id))) !== undefined;
}

/** Forgets the boxes of these cases. */
export async function forgetBoxes(ids: readonly string[]): Promise<void> {
  await attempt(async (database) => {
    const transaction = database.transaction(STORE, "readwrite");
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  });
}

// The database is open only as long as it is needed, so that it blocks no other tab.
async function attempt<Value>(
  action: (database: IDBPDatabase<BoxDatabase>) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const database = await openDB<BoxDatabase>(DATABASE_NAME, 1, {
      upgrade: (opened) => void opened.createObjectStore(STORE),
    });
    try {
      return await action(database);
    } finally {
      database.close();
    }
  } catch {
    // Private windows and full disks keep nothing; the trainer works without.
    return undefined;
  }
}
