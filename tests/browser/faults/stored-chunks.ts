// The tables as the browser has stored them, looked at, checked and spoiled from within any page of
// its origin.

import type { Tab } from "../browsers/tab";

/** The database of the set `two-phase`. */
export const DATABASE_NAME = "cubewright-tables";

/** Something done to the storage between two visits. */
export interface StorageFault {
  /**
   * "drop", "flip" (one bit), "shorten" (by a byte), "replace" (by a text): to chunks;
   * "spoil-manifest": replaces the stored list by a text.
   */
  kind: "drop" | "flip" | "shorten" | "replace" | "spoil-manifest";
  /** The chunks concerned, by their hashes; default: all. */
  chunks?: readonly string[];
}

export interface StoredChunk {
  /** The hash that names it. */
  sha256: string;
  /** Whether its bytes have that hash. */
  isRight: boolean;
}

/** Every stored chunk, checked; `undefined` where the page can reach no database. */
export function readStoredChunks(page: Tab, databaseName = DATABASE_NAME): Promise<StoredChunk[]> {
  return page.evaluate(async (name) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    // Opening a database that does not exist would make one.
    const existing = await indexedDB.databases();
    if (!existing.some((database) => database.name === name)) return [];
    const database = await settled(indexedDB.open(name));
    try {
      if (!database.objectStoreNames.contains("chunks")) return [];
      const store = () => database.transaction("chunks").objectStore("chunks");
      const chunks: { sha256: string; isRight: boolean }[] = [];
      for (const key of (await settled(store().getAllKeys())) as string[]) {
        const sha256 = key.split("/").at(-1)!;
        const stored: unknown = await settled(store().get(key));
        if (!(stored instanceof Blob || stored instanceof Uint8Array)) {
          chunks.push({ sha256, isRight: false });
          continue;
        }
        const bytes = await new Response(stored as BodyInit).arrayBuffer();
        const digest = await crypto.subtle.digest("SHA-256", bytes);
        const hex = Array.from(new Uint8Array(digest), (byte) =>
          byte.toString(16).padStart(2, "0"),
        ).join("");
        chunks.push({ sha256, isRight: hex === sha256 });
      }
      return chunks;
    } finally {
      database.close();
    }
  }, databaseName);
}

export function spoilStorage(
  page: Tab,
  fault: StorageFault,
  databaseName = DATABASE_NAME,
): Promise<void> {
  return page.evaluate(
    async ({ name, kind, chunks }) => {
      const settled = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const database = await settled(indexedDB.open(name));
      const store = (storeName: "chunks" | "manifests", mode: IDBTransactionMode = "readwrite") =>
        database.transaction(storeName, mode).objectStore(storeName);
      const keys = kind === "spoil-manifest" ? [] : await settled(store("chunks").getAllKeys());
      for (const key of keys as string[]) {
        if (chunks && !chunks.some((sha256) => key.endsWith(sha256))) continue;
        if (kind === "drop") {
          await settled(store("chunks").delete(key));
          continue;
        }
        const stored = (await settled(store("chunks", "readonly").get(key))) as
          Blob | Uint8Array<ArrayBuffer>;
        const bytes = new Uint8Array(await new Response(stored).arrayBuffer());
        if (kind === "flip") bytes[Math.floor(bytes.length / 2)]! ^= 1;
        const spoiled = kind === "shorten" ? bytes.slice(1) : bytes;
        const alike = stored instanceof Blob ? new Blob([spoiled]) : spoiled;
        await settled(store("chunks").put(kind === "replace" ? "not a table" : alike, key));
      }
      if (kind === "spoil-manifest") {
        for (const key of await settled(store("manifests").getAllKeys())) {
          await settled(store("manifests").put("not a list", key));
        }
      }
      database.close();
    },
    { name: databaseName, ...fault },
  );
}

/** Waits until everybody who has it open closes it. */
export function deleteDatabase(page: Tab): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase(name);
        deletion.onsuccess = () => resolve();
        deletion.onerror = () => reject(new Error(String(deletion.error)));
      }),
    DATABASE_NAME,
  );
}

/** As a newer release would: an older one can no longer open the database. */
export function upgradeDatabase(page: Tab, databaseName = DATABASE_NAME): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1_000);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => reject(new Error(String(opening.error)));
      }),
    databaseName,
  );
}

/** Whether the browser would store so many bytes more. */
export function hasRoomFor(page: Tab, sizeBytes: number): Promise<boolean> {
  return page.evaluate(
    ({ name, sizeBytes }) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.result.createObjectStore("bytes");
        opening.onerror = () => reject(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("bytes", "readwrite");
          const end = (hadRoom: boolean) => {
            database.close();
            indexedDB.deleteDatabase(name).onsuccess = () => resolve(hadRoom);
          };
          transaction.objectStore("bytes").put(new Uint8Array(sizeBytes), 0);
          transaction.oncomplete = () => end(true);
          transaction.onabort = () => end(false);
        };
      }),
    { name: "room", sizeBytes },
  );
}
