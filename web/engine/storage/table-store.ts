// The tables of a set in the browser's storage (IndexedDB), in a database of its own, since a tab of an older release
// deletes every chunk that it does not know. They are stored in chunks, with keys made of kind, format version and
// hash. Storage may be missing, blocked or full at any time. The store then stores nothing more and says why; its
// methods do not reject, so that callers need not handle that.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

import type { StorageProblem } from "../../core/solution";
import { systemClock, TimeLimitError, withinLimit, type Clock } from "../platform/clock";
import { chunkKey, type TableChunk, type TableManifest } from "../tables/table-manifest";
import type { TableSet } from "../tables/table-set";

const DATABASE_VERSION = 1;
const MANIFEST_KEY = "manifest";

// Opening takes milliseconds, unless another tab holds the database, or the browser's storage is broken
// and never answers. The latter was seen in all browsers. A busy machine may take longer (Firefox 140): the
// tables are then loaded without the store, which is used once it opens.
export const OPENING_LIMIT_MS = 5_000;
// For reading or writing a chunk of some megabytes, which a slow phone does in a second.
export const OPERATION_LIMIT_MS = 20_000;

// As many as are read at once when the tables are loaded (table-placing.ts).
const CHUNKS_AHEAD = 4;

interface TableDatabase extends DBSchema {
  /** The bytes of a chunk as they lie in the table file. */
  chunks: { key: string; value: StoredChunk };
  /** The manifest that the stored chunks belong to. */
  manifests: { key: string; value: TableManifest };
}

/** A blob, which is read twice as fast (Chromium 156), or an array where no blobs can be stored. */
type StoredChunk = Blob | Uint8Array<ArrayBuffer>;

type Database = IDBPDatabase<TableDatabase>;

export class TableStore {
  readonly #clock: Clock;
  readonly #name: string;
  #database: Database | undefined;
  #foundProblem: StorageProblem | undefined;
  #isClosed = false;
  #makingRoom: Promise<void> | undefined;
  /** The chunks that are read ahead, by key. */
  readonly #ahead = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();

  private constructor({ storageName }: TableSet, clock: Clock) {
    this.#clock = clock;
    this.#name = storageName;
  }

  /** Opens the store of a set. If there is no storage, it stores nothing. */
  static async open(set: TableSet, clock: Clock = systemClock): Promise<TableStore> {
    const store = new TableStore(set, clock);
    await store.#openDatabase();
    return store;
  }

  /** Why something could not be stored or read. */
  get problem(): StorageProblem | undefined {
    return this.#foundProblem;
  }

  /** The keys of the stored chunks, which are not checked. */
  async chunkKeys(): Promise<Set<string>> {
    return new Set(await this.#attempt((database) => database.getAllKeys("chunks")));
  }

  /**
   * Begins to read some of the chunks, so that `readChunk` has them sooner. Resolves with whether there are
   * any; never rejects.
   */
  async readAhead(): Promise<boolean> {
    const keys = [...(await this.chunkKeys())].slice(0, CHUNKS_AHEAD);
    for (const key of keys) this.#ahead.set(key, this.#fetchChunk(key));
    return keys.length > 0;
  }

  async readChunk(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const chunk = this.#ahead.get(key) ?? this.#fetchChunk(key);
    this.#ahead.delete(key);
    return chunk;
  }

  /** The sizes in bytes of the chunks that are there, in any order. */
  async chunkSizes(): Promise<number[]> {
    const sizes = await this.#attempt(async (database) => {
      const manifest = await database.get("manifests", MANIFEST_KEY);
      const known = manifest ? listedChunks(manifest) : new Map<string, TableChunk>();
      const keys = await database.getAllKeys("chunks");
      // A chunk has to be read for its size only if the manifest does not list it.
      return Promise.all(
        keys.map(async (key) => {
          return known.get(key)?.sizeBytes ?? sizeBytesOf(await database.get("chunks", key));
        }),
      );
    });
    return sizes ?? [];
  }

  /**
   * Stores a chunk of the tables that `manifest` lists. If there is no room, chunks of other releases are
   * deleted first.
   */
  async writeChunk(
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    manifest: TableManifest,
  ): Promise<void> {
    const write = (database: Database) => putChunk(database, bytes, key);
    if (this.#foundProblem || (await this.#attemptWithin(write))) return;
    // Several writes may find the storage full at once; they all wait for the same deletion.
    this.#makingRoom ??= this.#dropUnlisted(manifest);
    await this.#makingRoom;
    if (!(await this.#attemptWithin(write))) this.#foundProblem ??= "full";
  }

  async dropChunk(key: string): Promise<void> {
    await this.#attempt((database) => database.delete("chunks", key));
  }

  /** The stored manifest, which is to be checked like a fetched one. */
  async readManifest(): Promise<unknown> {
    return this.#attempt((database) => database.get("manifests", MANIFEST_KEY));
  }

  /**
   * If every chunk that `manifest` lists is stored: stores the manifest, deletes all other chunks, and
   * resolves with true. Otherwise changes nothing.
   */
  async settle(manifest: TableManifest): Promise<boolean> {
    if (this.#foundProblem) return false;
    const settled = await this.#attempt(async (database) => {
      const transaction = database.transaction(["chunks", "manifests"], "readwrite");
      const chunks = transaction.objectStore("chunks");
      const stored = new Set(await chunks.getAllKeys());
      const listed = listedChunks(manifest);
      const isWhole = [...listed.keys()].every((key) => stored.has(key));
      if (isWhole) {
        void transaction.objectStore("manifests").put(manifest, MANIFEST_KEY).catch(noteLater);
        for (const key of stored) if (!listed.has(key)) void chunks.delete(key).catch(noteLater);
      }
      await transaction.done;
      return isWhole;
    });
    return settled ?? false;
  }

  /** Deletes everything. Other tabs keep the tables that they have in memory. */
  async clear(): Promise<void> {
    await this.#attempt(async (database) => {
      const transaction = database.transaction(["chunks", "manifests"], "readwrite");
      void transaction.objectStore("chunks").clear().catch(noteLater);
      void transaction.objectStore("manifests").clear().catch(noteLater);
      await transaction.done;
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#letGo();
  }

  #letGo(): void {
    this.#ahead.clear();
    this.#database?.close();
    this.#database = undefined;
  }

  async #fetchChunk(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#attempt(async (database) => readStored(await database.get("chunks", key)));
  }

  async #openDatabase(): Promise<void> {
    const opening = this.#requestDatabase();
    try {
      this.#database = await withinLimit(this.#clock, OPENING_LIMIT_MS, opening);
    } catch (error) {
      this.#fail(error instanceof TimeLimitError ? "blocked" : "unavailable");
      opening.then((database) => this.#useLate(database)).catch(noteLater);
    }
  }

  // A database that opens when nobody needs it any more is closed, since it would block other tabs.
  #useLate(database: Database): void {
    this.#database = database;
    this.#foundProblem = undefined;
    if (this.#isClosed) this.#letGo();
  }

  // Rejects where there is no IndexedDB at all.
  async #requestDatabase(): Promise<Database> {
    return openDB<TableDatabase>(this.#name, DATABASE_VERSION, {
      upgrade(database) {
        database.createObjectStore("chunks");
        database.createObjectStore("manifests");
      },
      // Another tab wants to change or delete the database, and waits until this one closes it.
      blocking: () => this.#fail("blocked"),
      terminated: () => this.#fail("unavailable"),
    });
  }

  async #dropUnlisted(manifest: TableManifest): Promise<void> {
    const listed = listedChunks(manifest);
    for (const key of await this.chunkKeys()) if (!listed.has(key)) await this.dropChunk(key);
  }

  // A full store can still be read. After any other failure nothing more is tried.
  async #attempt<Value>(
    action: (database: Database) => Promise<Value>,
  ): Promise<Value | undefined> {
    let value: Value | undefined;
    const hasRoom = await this.#attemptWithin(async (database) => (value = await action(database)));
    if (!hasRoom) this.#foundProblem ??= "full";
    return value;
  }

  // Resolves with false if there was no room.
  async #attemptWithin(action: (database: Database) => Promise<unknown>): Promise<boolean> {
    if (!this.#database) return true;
    try {
      await withinLimit(this.#clock, OPERATION_LIMIT_MS, action(this.#database));
    } catch (error) {
      if (isQuotaError(error)) return false;
      this.#fail("unavailable");
    }
    return true;
  }

  #fail(problem: StorageProblem): void {
    this.#foundProblem ??= problem;
    this.#letGo();
  }
}

// WebKit stores no blobs in private windows (its bug 156347).
async function putChunk(
  database: Database,
  bytes: Uint8Array<ArrayBuffer>,
  key: string,
): Promise<void> {
  try {
    await database.put("chunks", new Blob([bytes]), key);
  } catch (error) {
    if (isQuotaError(error)) throw error;
    await database.put("chunks", bytes, key);
  }
}

function sizeBytesOf(stored: StoredChunk | undefined): number {
  return (stored instanceof Blob ? stored.size : stored?.length) ?? 0;
}

// undefined if this is no chunk, or a blob whose file the browser has lost.
async function readStored(stored: unknown): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!(stored instanceof Blob)) {
    return stored instanceof Uint8Array ? (stored as Uint8Array<ArrayBuffer>) : undefined;
  }
  try {
    return new Uint8Array(await stored.arrayBuffer());
  } catch {
    return undefined;
  }
}

function listedChunks(manifest: TableManifest): Map<string, TableChunk> {
  return new Map(
    manifest.tables.flatMap((table) =>
      table.chunks.map((chunk) => [chunkKey(table, chunk), chunk] as const),
    ),
  );
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

// A failed request aborts its transaction, and awaiting the transaction reports the error.
function noteLater(): void {
  return undefined;
}
