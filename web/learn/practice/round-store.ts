// What was practised, in the browser's storage. It stays on this device.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

import type { Round } from "./progress";

interface PracticeDatabase extends DBSchema {
  rounds: { key: number; value: Round };
}

const DATABASE_NAME = "cubewright-practice";
const STORE = "rounds";
/** If there are more, the oldest are dropped. */
export const MOST_ROUNDS = 2_000;

/** All that is kept, the oldest first; none where nothing can be stored. */
export async function listRounds(): Promise<readonly Round[]> {
  return (await attempt((database) => database.getAll(STORE))) ?? [];
}

/** Keeps more; resolves with whether that was possible. */
export async function keepRounds(rounds: readonly Round[]): Promise<boolean> {
  const isKept = await attempt(async (database) => {
    const { store, done } = database.transaction(STORE, "readwrite");
    for (const round of rounds) void store.add(round);
    const keys = await store.getAllKeys();
    for (const key of keys.slice(0, -MOST_ROUNDS)) void store.delete(key);
    await done;
    return true;
  });
  return isKept ?? false;
}

export async function deleteRounds(): Promise<void> {
  await attempt((database) => database.clear(STORE));
}

// The database is open only as long as it is needed, so that it blocks no other tab.
async function attempt<Value>(
  action: (database: IDBPDatabase<PracticeDatabase>) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const database = await openDB<PracticeDatabase>(DATABASE_NAME, 1, {
      upgrade: (opened) => void opened.createObjectStore(STORE, { autoIncrement: true }),
    });
    try {
      return await action(database);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
