// The tables as the page has stored them in IndexedDB, looked at and spoiled from within the page.

import type { Tab } from "../browsers/tab";

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
  }, DATABASE_NAME);
}
