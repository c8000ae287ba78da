// Gets the tables of the `full` tier into the module: from the browser's storage, else from where
// they are published, else by making them here; and keeps them for the next visit.

import type { CubewrightModule } from "../../wasm/cubewright";
import { SolverError, TABLE_ERROR_CODES, type SolverErrorCode } from "../core/errors";
import type { SolverProgress, TablesSource } from "../core/solution";
import { systemClock, type Clock } from "./clock";
import { LoadingProgress } from "./loading-progress";
import type { KeptTables, LoadedTables } from "./protocol";
import { downloadTables } from "./table-download";
import { describeGenerated, generateTable } from "./table-generation";
import { takeTableLock } from "./table-lock";
import {
  chunkKey,
  MANIFEST_FORMAT_VERSION,
  readManifest,
  type TableEntry,
  type TableManifest,
} from "./table-manifest";
import {
  commitWhole,
  listMissing,
  listParts,
  placeStored,
  type TablePreparation,
} from "./table-placing";
import { TableSpace } from "./table-space";
import { TableStore } from "./table-store";
import { estimateGenerationMs } from "./transfer-watch";

export interface LoadingObserver {
  onProgress(progress: SolverProgress): void;
  /** Hears that all tables are in use; they may still have to be kept. */
  onInUse(source: TablesSource): void;
}

export interface LoadingOptions {
  /** Only what the browser's storage has whole: nothing is fetched or made. */
  storedOnly?: boolean;
}

/** The tables of one module. */
export class TableLoader {
  private inUse: TablesInUse | undefined;

  /**
   * `generationMs` says how long making all tables takes here, so that slower fetching is given up;
   * `openedStore` is the store of the first loading, if it was opened before.
   */
  constructor(
    private readonly module: CubewrightModule,
    private readonly baseUrl: string | undefined,
    private readonly clock = systemClock,
    private readonly generationMs = estimateGenerationMs(0),
    private openedStore?: Promise<TableStore>,
  ) {}

  /**
   * Loads all tables that the module describes; it may search meanwhile.
   * @throws SolverError "memory", or a table code if the module refuses what was made for it; then
   * the memory is given back.
   */
  async load(
    observer: LoadingObserver,
    { storedOnly = false }: LoadingOptions = {},
  ): Promise<LoadedTables> {
    const { module, baseUrl, clock, generationMs } = this;
    this.inUse = undefined;
    return this.withStore(async (store) => {
      const loading = new TableLoading(module, baseUrl, store, observer, clock, generationMs);
      const loaded = await loading.run(storedOnly);
      this.inUse = loading.inUse;
      return loaded;
    });
  }

  /** Stores the tables in use as far as they are not stored any more. */
  async keep(): Promise<KeptTables> {
    return this.withStore(async (store) => {
      const cached = this.inUse !== undefined && (await keepTables(store, this.inUse));
      return { cached, storageProblem: store.problem };
    });
  }

  private async withStore<Result>(action: (store: TableStore) => Promise<Result>): Promise<Result> {
    const store = await this.openStore();
    try {
      return await action(store);
    } finally {
      store.close();
    }
  }

  private openStore(): Promise<TableStore> {
    const store = this.openedStore ?? TableStore.open(this.clock);
    this.openedStore = undefined;
    return store;
  }
}

interface TablesInUse {
  space: TableSpace;
  manifest: TableManifest;
}

class TableLoading implements TablePreparation {
  readonly space: TableSpace;
  readonly progress: LoadingProgress;
  inUse: TablesInUse | undefined;
  private error: SolverErrorCode | undefined;

  constructor(
    private readonly module: CubewrightModule,
    private readonly baseUrl: string | undefined,
    readonly store: TableStore,
    private readonly observer: LoadingObserver,
    readonly clock: Clock,
    readonly generationMs: number,
  ) {
    this.space = new TableSpace(module);
    this.progress = new LoadingProgress(this.space.totalSizeBytes, (progress) =>
      observer.onProgress(progress),
    );
  }

  async run(storedOnly: boolean): Promise<LoadedTables> {
    const storedManifest = await this.findStored();
    if (storedOnly && !storedManifest) return this.describe(undefined, false);
    try {
      this.space.reserve();
      if (storedManifest && (await this.useStored(storedManifest))) {
        return this.describe("storage", await settle(this.store, this.space, storedManifest));
      }
      if (!storedOnly) return await this.loadInTurn();
    } catch (error) {
      this.space.drop();
      throw error;
    }
    this.space.drop();
    return this.describe(undefined, false);
  }

  // The manifest whose chunks are all stored.
  private async findStored(): Promise<TableManifest | undefined> {
    const json = await this.store.readManifest();
    if (json === undefined) return undefined;
    try {
      const manifest = readManifest(json, this.space.descriptions);
      const keys = await this.store.chunkKeys();
      const isWhole = listParts(manifest).every(({ table, chunk }) =>
        keys.has(chunkKey(table, chunk)),
      );
      return isWhole ? manifest : undefined;
    } catch (error) {
      if (error instanceof SolverError) return undefined;
      throw error;
    }
  }

  // Resolves with whether none of it is damaged.
  private async useStored(manifest: TableManifest): Promise<boolean> {
    await placeStored(this, manifest);
    if (listMissing(this.space, manifest).length > 0) return false;
    commitWhole(this.space, manifest);
    this.tellInUse(manifest, "storage");
    return true;
  }

  // What another tab has got meanwhile is stored.
  private async loadInTurn(): Promise<LoadedTables> {
    const countStored = async () => (await this.store.chunkKeys()).size;
    const release = this.store.problem
      ? () => undefined
      : await takeTableLock(this.clock, countStored);
    try {
      return (await this.download()) ?? (await this.generate());
    } finally {
      release();
    }
  }

  // undefined: the tables cannot be had in this way.
  private async download(): Promise<LoadedTables | undefined> {
    if (this.baseUrl === undefined) return undefined;
    try {
      const { manifest, hasFetched } = await downloadTables(this, this.baseUrl);
      const source = hasFetched ? "network" : "storage";
      this.tellInUse(manifest, source);
      return this.describe(source, await settle(this.store, this.space, manifest));
    } catch (error) {
      if (!(error instanceof SolverError && MENDED_BY_GENERATING.has(error.code))) throw error;
      this.error = error.code;
      return undefined;
    }
  }

  private async generate(): Promise<LoadedTables> {
    const { space } = this;
    const tablesToMake = space.descriptions.filter(({ kind }) => !space.isCommitted(kind));
    const sizeBytes = tablesToMake.reduce((sum, table) => sum + table.sizeBytes, 0);
    let before = space.totalSizeBytes - sizeBytes;
    for (const table of tablesToMake) {
      await generateTable(this.module, table, (part) => {
        this.progress.reach("generate", before + Math.floor(part * table.sizeBytes));
      });
      space.commit(table.kind);
      before += table.sizeBytes;
    }
    const tables: TableEntry[] = [];
    const manifest = { formatVersion: MANIFEST_FORMAT_VERSION, tables };
    this.tellInUse(manifest, "generated");
    for (const table of space.descriptions) tables.push(await describeGenerated(space, table));
    return this.describe("generated", await keepTables(this.store, { space, manifest }));
  }

  private tellInUse(manifest: TableManifest, source: TablesSource): void {
    this.inUse = { space: this.space, manifest };
    this.observer.onInUse(source);
  }

  private describe(source: TablesSource | undefined, cached: boolean): LoadedTables {
    return { source, cached, error: this.error, storageProblem: this.store.problem };
  }
}

// Resolves with whether the next visit will find them.
async function keepTables(store: TableStore, { space, manifest }: TablesInUse): Promise<boolean> {
  const keys = await store.chunkKeys();
  for (const { table, chunk } of listParts(manifest)) {
    const key = chunkKey(table, chunk);
    if (keys.has(key) || store.problem) continue;
    await store.writeChunk(key, space.copyChunk(table.kind, chunk), manifest);
  }
  return settle(store, space, manifest);
}

function settle(store: TableStore, space: TableSpace, manifest: TableManifest): Promise<boolean> {
  return store.settle(space.withChecksums(manifest));
}

const MENDED_BY_GENERATING: ReadonlySet<SolverErrorCode> = new Set([
  "fetch-failed",
  "fetch-slow",
  // Also what another release publishes, whole as it may be, is no table of this one.
  "table-manifest",
  ...TABLE_ERROR_CODES,
]);
