// Gets the tables of the `full` tier into the module: from the browser's storage, else from where
// they are published, else by making them here; and keeps them for the next visit.

import type { CubewrightModule, TableDescription } from "../../wasm/cubewright";
import {
  isSolverErrorCode,
  SolverError,
  TABLE_ERROR_CODES,
  type SolverErrorCode,
} from "../core/errors";
import type { SolverProgress } from "../core/solution";
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
  onInUse(): void;
}

/**
 * Loads all tables that `module` describes; it may search meanwhile.
 * @throws SolverError "memory", or a table code if the module refuses what was made for it.
 */
export async function loadTables(
  module: CubewrightModule,
  baseUrl: string,
  observer: LoadingObserver,
): Promise<LoadedTables> {
  const store = await TableStore.open();
  try {
    return await new TableLoading(module, baseUrl, store, observer).run();
  } finally {
    store.close();
  }
}

class TableLoading {
  private readonly descriptions: readonly TableDescription[];
  private readonly addresses = new Map<string, number>();
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

  async run(): Promise<LoadedTables> {
    try {
      for (const { kind } of this.descriptions) this.addresses.set(kind, this.reserve(kind));
      const manifest = (await this.loadPublished()) ?? (await this.generate());
      await this.store.settle(manifest);
    } catch (error) {
      for (const kind of this.addresses.keys()) {
        this.module.dropTable(kind as TableDescription["kind"]);
      }
      throw error;
    }
    return { cached: this.store.intact };
  }

  private reserve(kind: TableDescription["kind"]): number {
    const address = this.module.reserveTable(kind);
    if (address === 0) {
      throw new SolverError("memory", "The browser has not enough memory for the solver's tables.");
    }
    return address;
  }

  // undefined: the tables cannot be had in this way.
  private async loadPublished(): Promise<TableManifest | undefined> {
    const manifest = await this.findManifest();
    if (!manifest) return undefined;
    try {
      const missing = await this.loadStored(this.placeChunks(manifest));
      await this.fetchMissing(missing);
      for (const { kind } of manifest.tables) this.commit(kind);
      this.observer.onInUse();
      return manifest;
    } catch (error) {
      if (error instanceof SolverError && MENDED_BY_GENERATING.has(error.code)) return undefined;
      throw error;
    }
  }

  private async findManifest(): Promise<TableManifest | undefined> {
    const sources = [() => fetchManifest(this.baseUrl), () => this.store.readManifest()];
    for (const source of sources) {
      try {
        return readManifest(await source(), this.descriptions);
      } catch (error) {
        if (!(error instanceof SolverError)) throw error;
      }
    }
    return undefined;
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

  private async fetchMissing(missing: readonly PlacedChunk[]): Promise<void> {
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
      await this.store.writeChunk(chunkKey(table, chunk), bytes);
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
    this.observer.onInUse();
    const tables: TableEntry[] = [];
    for (const description of this.descriptions) tables.push(await this.keep(description));
    return { formatVersion: MANIFEST_FORMAT_VERSION, tables };
  }

  private async keep(description: TableDescription): Promise<TableEntry> {
    const address = this.addresses.get(description.kind)!;
    const table = await describeGenerated(this.module, description, address);
    for (const chunk of table.chunks) {
      const bytes = copyChunk(this.module, address, chunk);
      await this.store.writeChunk(chunkKey(table, chunk), bytes);
    }
    return table;
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
