// Gets the tables of the `full` tier into the module: from the browser's storage, else from where
// they are published, else by making them here; and keeps them for the next visit.

import type { CubewrightModule, TableDescription, TableKind } from "../../wasm/cubewright";
import {
  isSolverErrorCode,
  SolverError,
  TABLE_ERROR_CODES,
  type SolverErrorCode,
} from "../core/errors";
import type { SolverProgress, TablesSource } from "../core/solution";
import type { LoadedTables } from "./protocol";
import { sha256Hex } from "./sha256";
import { fetchChunk, fetchManifest } from "./table-fetch";
import { copyChunk, describeGenerated, generateTable } from "./table-generation";
import {
  MANIFEST_FORMAT_VERSION,
  readManifest,
  type TableChunk,
  type TableEntry,
  type TableManifest,
} from "./table-manifest";
import { chunkKey, TableStore } from "./table-store";

const CHUNKS_AT_ONCE = 4;

/** A chunk on its way to its place in the module's memory. */
interface PlacedChunk {
  table: TableEntry;
  chunk: TableChunk;
  address: number;
}

export interface LoadingObserver {
  onProgress(progress: SolverProgress): void;
  /** Hears that all tables are in use; they may still have to be kept. */
  onInUse(source: TablesSource): void;
}

export interface LoadingOptions {
  /** Only what the browser's storage has whole: nothing is fetched or made. */
  storedOnly?: boolean;
}

/**
 * Loads all tables that `module` describes; it may search meanwhile.
 * @throws SolverError "memory", or a table code if the module refuses what was made for it.
 */
export async function loadTables(
  module: CubewrightModule,
  baseUrl: string,
  observer: LoadingObserver,
  { storedOnly = false }: LoadingOptions = {},
): Promise<LoadedTables> {
  const store = await TableStore.open();
  try {
    return await new TableLoading(module, baseUrl, store, observer).run(storedOnly);
  } finally {
    store.close();
  }
}

class TableLoading {
  private readonly descriptions: readonly TableDescription[];
  private readonly addresses = new Map<TableKind, number>();
  private source: TablesSource | undefined;
  private error: SolverErrorCode | undefined;
  private readonly totalSizeBytes: number;

  constructor(
    private readonly module: CubewrightModule,
    private readonly baseUrl: string,
    private readonly store: TableStore,
    private readonly observer: LoadingObserver,
  ) {
    this.descriptions = module.describeTables();
    this.totalSizeBytes = this.descriptions.reduce((sum, table) => sum + table.sizeBytes, 0);
  }

  async run(storedOnly: boolean): Promise<LoadedTables> {
    let manifest: TableManifest | undefined;
    try {
      for (const { kind } of this.descriptions) this.addresses.set(kind, this.reserve(kind));
      manifest = await this.loadPublished(storedOnly);
      if (!storedOnly) manifest ??= await this.generate();
    } catch (error) {
      this.dropTables();
      throw error;
    }
    if (!manifest) this.dropTables();
    const cached = manifest !== undefined && (await this.store.settle(manifest));
    const { source, error } = this;
    return { source, cached, error, storageProblem: this.store.problem };
  }

  private dropTables(): void {
    for (const kind of this.addresses.keys()) this.module.dropTable(kind);
  }

  private reserve(kind: TableDescription["kind"]): number {
    const address = this.module.reserveTable(kind);
    if (address === 0) {
      throw new SolverError("memory", "The browser has not enough memory for the solver's tables.");
    }
    return address;
  }

  // undefined: the tables cannot be had in this way.
  private async loadPublished(storedOnly: boolean): Promise<TableManifest | undefined> {
    try {
      const manifest = await this.findManifest(storedOnly);
      const missing = await this.loadStored(this.placeChunks(manifest));
      if (storedOnly && missing.length > 0) return undefined;
      await this.fetchMissing(missing, manifest);
      for (const { kind } of manifest.tables) this.commit(kind);
      this.tellInUse(missing.length > 0 ? "network" : "storage");
      return manifest;
    } catch (error) {
      if (!(error instanceof SolverError && MENDED_BY_GENERATING.has(error.code))) throw error;
      if (!storedOnly) this.error = error.code;
      return undefined;
    }
  }

  private tellInUse(source: TablesSource): void {
    this.source = source;
    this.observer.onInUse(source);
  }

  private async findManifest(storedOnly: boolean): Promise<TableManifest> {
    let failure: unknown;
    const sources = [() => fetchManifest(this.baseUrl), () => this.store.readManifest()];
    for (const source of storedOnly ? sources.slice(1) : sources) {
      try {
        return readManifest(await source(), this.descriptions);
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure;
  }

  private placeChunks(manifest: TableManifest): PlacedChunk[] {
    return manifest.tables.flatMap((table) =>
      table.chunks.map((chunk) => ({
        table,
        chunk,
        address: this.addresses.get(table.kind)! + chunk.offset,
      })),
    );
  }

  // Puts the stored chunks in their places and returns those that are missing or damaged.
  private async loadStored(chunks: readonly PlacedChunk[]): Promise<PlacedChunk[]> {
    const keys = await this.store.chunkKeys();
    const missing = chunks.filter(({ table, chunk }) => !keys.has(chunkKey(table, chunk)));
    const stored = chunks.filter((placed) => !missing.includes(placed));
    let loaded = 0;
    await forEachConcurrently(stored, async (placed) => {
      const { table, chunk, address } = placed;
      const key = chunkKey(table, chunk);
      const bytes = await this.store.readChunk(key);
      if (bytes?.length !== chunk.sizeBytes || (await sha256Hex(bytes)) !== chunk.sha256) {
        await this.store.dropChunk(key);
        missing.push(placed);
        return;
      }
      this.module.HEAPU8.set(bytes, address);
      loaded += chunk.sizeBytes;
      this.observer.onProgress({ phase: "load", loaded, total: this.totalSizeBytes });
    });
    return missing;
  }

  private async fetchMissing(
    missing: readonly PlacedChunk[],
    manifest: TableManifest,
  ): Promise<void> {
    const sizeBytes = missing.reduce((sum, { chunk }) => sum + chunk.sizeBytes, 0);
    let received = this.totalSizeBytes - sizeBytes;
    await forEachConcurrently(missing, async ({ table, chunk, address }) => {
      let ofThisChunk = 0;
      const bytes = await fetchChunk(this.baseUrl, chunk, (moreBytes) => {
        // A chunk that has to be fetched twice counts once.
        const counted = Math.min(moreBytes, chunk.sizeBytes - ofThisChunk);
        ofThisChunk += counted;
        received += counted;
        this.observer.onProgress({ phase: "fetch", loaded: received, total: this.totalSizeBytes });
      });
      this.module.HEAPU8.set(bytes, address);
      await this.store.writeChunk(chunkKey(table, chunk), bytes, manifest);
    });
  }

  private async generate(): Promise<TableManifest> {
    let before = 0;
    for (const description of this.descriptions) {
      await generateTable(this.module, description, (part) => {
        const loaded = before + Math.floor(part * description.sizeBytes);
        this.observer.onProgress({ phase: "generate", loaded, total: this.totalSizeBytes });
      });
      this.commit(description.kind);
      before += description.sizeBytes;
    }
    this.tellInUse("generated");
    const tables: TableEntry[] = [];
    for (const description of this.descriptions) {
      const address = this.addresses.get(description.kind)!;
      tables.push(await describeGenerated(this.module, description, address));
    }
    const manifest = { formatVersion: MANIFEST_FORMAT_VERSION, tables };
    await this.keep(manifest);
    return manifest;
  }

  private async keep(manifest: TableManifest): Promise<void> {
    for (const { table, chunk, address } of this.placeChunks(manifest)) {
      const bytes = copyChunk(this.module, address - chunk.offset, chunk);
      await this.store.writeChunk(chunkKey(table, chunk), bytes, manifest);
    }
  }

  private commit(kind: TableDescription["kind"]): void {
    const code = this.module.commitTable(kind);
    if (code === "") return;
    throw new SolverError(
      isSolverErrorCode(code) ? code : "internal",
      `The table "${kind}" was refused: ${code}.`,
    );
  }
}

// Also what another release publishes, whole as it may be, is no table of this one.
const MENDED_BY_GENERATING: ReadonlySet<SolverErrorCode> = new Set([
  "fetch-failed",
  "table-manifest",
  ...TABLE_ERROR_CODES,
]);

// After the first failure nothing new is begun, and what is under way is waited for.
async function forEachConcurrently<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await action(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: CHUNKS_AT_ONCE }, work));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}
