// Sets of tables as the page has stored them in IndexedDB, looked at and spoiled from within the page.

import type { Tab } from "../browsers/tab";

/** Where each set is stored. */
const DATABASE_NAMES = {
  "two-phase": "cubewright-tables",
  pocket: "cubewright-tables-pocket",
  korf: "cubewright-tables-korf",
  "optimal-large": "cubewright-tables-optimal-large",
} as const;
type SetName = keyof typeof DATABASE_NAMES;

export function storedChunkCount(page: Tab, set: SetName = "two-phase"): Promise<number> {
  return countStored(page, set, "chunks");
}

/** 1 if all tables of the two-phase search are stored: the list of them is stored last. */
export function storedManifestCount(page: Tab): Promise<number> {
  return countStored(page, "two-phase", "manifests");
}

function countStored(page: Tab, set: SetName, storeName: "chunks" | "manifests"): Promise<number> {
  return page.evaluate(
    async ([name, storeName]) => {
      const settled = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const database = await settled(indexedDB.open(name));
      const count = await settled(database.transaction(storeName).objectStore(storeName).count());
      database.close();
      return count;
    },
    [DATABASE_NAMES[set], storeName] as const,
  );
}

/** Flips one bit in the middle of a stored chunk; returns its key. */
export function corruptOneChunk(page: Tab, set: SetName = "two-phase"): Promise<string> {
  return page.evaluate(async (name) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const database = await settled(indexedDB.open(name));
    const chunks = (mode: IDBTransactionMode) =>
      database.transaction("chunks", mode).objectStore("chunks");
    const keys = (await settled(chunks("readonly").getAllKeys())) as string[];
    const key = keys[Math.floor(keys.length / 2)]!;
    const stored = (await settled(chunks("readonly").get(key))) as Blob | Uint8Array<ArrayBuffer>;
    const bytes = new Uint8Array(await new Response(stored).arrayBuffer());
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    const spoiled = stored instanceof Blob ? new Blob([bytes]) : bytes;
    await settled(chunks("readwrite").put(spoiled, key));
    database.close();
    return key;
  }, DATABASE_NAMES[set]);
}
