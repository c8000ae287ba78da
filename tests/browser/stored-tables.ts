// The tables as the page has stored them in IndexedDB, looked at and spoiled from within the page.

import type { Tab } from "./browsers/tab";

const DATABASE_NAME = "cubewright-tables";

export function storedChunkCount(page: Tab): Promise<number> {
  return countStored(page, "chunks");
}

/** 1 if all tables are stored: the list of them is stored last. */
export function storedManifestCount(page: Tab): Promise<number> {
  return countStored(page, "manifests");
}

function countStored(page: Tab, storeName: "chunks" | "manifests"): Promise<number> {
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
    [DATABASE_NAME, storeName] as const,
  );
}

/** Flips one bit in the middle of a stored chunk; returns its key. */
export function corruptOneChunk(page: Tab): Promise<string> {
  return page.evaluate(async (name) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const database = await settled(indexedDB.open(name));
    const transaction = database.transaction("chunks", "readwrite");
    const chunks = transaction.objectStore("chunks");
    const keys = (await settled(chunks.getAllKeys())) as string[];
    const key = keys[Math.floor(keys.length / 2)]!;
    const bytes = (await settled(chunks.get(key))) as Uint8Array;
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await settled(chunks.put(bytes, key));
    database.close();
    return key;
  }, DATABASE_NAME);
}
