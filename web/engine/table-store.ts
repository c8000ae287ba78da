// The tables in the browser's storage (IndexedDB), chunk by chunk, keyed by kind, format version
// and hash. Storage may be missing, blocked or full at any time: then the store keeps nothing, says
// so, and nobody else has to care.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

import { environment } from "./environment";
import type { TableChunk, TableEntry, TableManifest } from "./table-manifest";

export const DATABASE_NAME = "cubewright-tables";
const DATABASE_VERSION = 1;
const MANIFEST_KEY = "manifest";

interface TableDatabase extends DBSchema {
  /** The bytes of a chunk as they lie in the table file. */
  chunks: { key: string; value: Uint8Array<ArrayBuffer> };
  /** The manifest that the stored chunks belong to. */
  manifests: { key: string; value: TableManifest };
}

export function chunkKey(table: TableEntry, chunk: TableChunk): string {
  return `${table.kind}/${table.formatVersion}/${chunk.sha256}`;
}

export class TableStore {
  /** Whether everything that was to be kept has been kept so far. */
  get intact(): boolean {
    return this.database !== undefined;
  }

  private constructor(private database: IDBPDatabase<TableDatabase> | undefined) {}

  /** Opens the store, or one that keeps nothing. */
  static async open(): Promise<TableStore> {
    try {
      return new TableStore(await openDatabase());
    } catch {
      return new TableStore(undefined);
    }
  }

  /** The chunks that are there, unchecked, by their keys. */
  async chunkKeys(): Promise<Set<string>> {
    return new Set(await this.attempt((database) => database.getAllKeys("chunks")));
  }

  async readChunk(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const bytes: unknown = await this.attempt((database) => database.get("chunks", key));
    return bytes instanceof Uint8Array ? (bytes as Uint8Array<ArrayBuffer>) : undefined;
  }

  async writeChunk(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.attempt((database) => database.put("chunks", bytes, key));
  }

  async dropChunk(key: string): Promise<void> {
    await this.attempt((database) => database.delete("chunks", key));
  }

  /** The manifest as it was stored; whoever reads it checks it like one that was fetched. */
  async readManifest(): Promise<unknown> {
    return this.attempt((database) => database.get("manifests", MANIFEST_KEY));
  }

  /** Keeps `manifest`, and of the chunks only those that it lists. */
  async settle(manifest: TableManifest): Promise<void> {
    const listed = new Set(
      manifest.tables.flatMap((table) => table.chunks.map((chunk) => chunkKey(table, chunk))),
    );
    await this.attempt((database) => database.put("manifests", manifest, MANIFEST_KEY));
    for (const key of await this.chunkKeys()) if (!listed.has(key)) await this.dropChunk(key);
  }

  close(): void {
    this.database?.close();
  }

  // After the first failure nothing more is tried: a full store does not get emptier.
  private async attempt<Value>(
    action: (database: IDBPDatabase<TableDatabase>) => Promise<Value>,
  ): Promise<Value | undefined> {
    const { database } = this;
    if (!database) return undefined;
    try {
      return await action(database);
    } catch {
      database.close();
      this.database = undefined;
      return undefined;
    }
  }
}

function openDatabase(): Promise<IDBPDatabase<TableDatabase>> {
  return new Promise((resolve, reject) => {
    if (environment.indexedDB === undefined) throw new Error("This browser has no IndexedDB.");
    openDB<TableDatabase>(DATABASE_NAME, DATABASE_VERSION, {
      upgrade(database) {
        database.createObjectStore("chunks");
        database.createObjectStore("manifests");
      },
      // Another tab that holds an older database open may keep it for hours.
      blocked: () => reject(new Error("Another tab holds the tables' database.")),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).then(resolve, reject);
  });
}
