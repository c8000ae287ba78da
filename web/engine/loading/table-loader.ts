// Brings the tables of a set into the module that works with them: from the browser's storage, otherwise from the
// server, otherwise by making them here. Stores them for the next visit.

import type { TableSetModule } from "../../../wasm/table-set";
import { SolverError, TABLE_ERROR_CODES, type SolverErrorCode } from "../../core/errors";
import type { SolverProgress, TablesSource } from "../../core/solution";
import { systemClock, type Clock } from "../platform/clock";
import { LoadingProgress } from "./loading-progress";
import type { KeptTables, LoadedTables } from "./loaded-tables";
import { downloadTables } from "./table-download";
import { describeGenerated, generateTable } from "../tables/table-generation";
import { takeTableLock } from "./table-lock";
import {
  chunkKey,
  MANIFEST_FORMAT_VERSION,
  readManifest,
  type TableEntry,
  type TableManifest,
} from "../tables/table-manifest";
import {
  commitWhole,
  listMissing,
  listParts,
  placeStored,
  type TablePreparation,
} from "./table-placing";
import type { TableSet } from "../tables/table-set";
import { TableSpace } from "../tables/table-space";
import { TableStore } from "../storage/table-store";
import { estimateGenerationMs } from "../fetch/transfer-watch";

export interface LoadingObserver {
  onProgress(progress: SolverProgress): void;
  /** Called when all tables are in use; they may still have to be stored. */
  onInUse(source: TablesSource, sizeBytes: number): void;
}

export interface LoadingOptions {
  /** Whether to load them only from the browser's storage, if it has all: nothing is fetched or made. */
  storedOnly?: boolean;
  /** How long making all tables takes here; a fetch that would take longer is given up. */
  generationMs?: number;
}

/** Loads a set of tables into a module. */
export class TableLoader {
  readonly #module: TableSetModule;
  readonly #baseUrl: string | undefined;
  readonly #clock: Clock;
  readonly #set: TableSet;
  #openedStore: Promise<TableStore> | undefined;
  /** Where the tables come from, if loading ahead has taken them into use. */
  sourceAhead: TablesSource | undefined;
  #inUse: TablesInUse | undefined;
  #ahead: Promise<TableLoading> | undefined;

  /** `openedStore` is the store of the first loading, if it was opened before. */
  constructor(
    module: TableSetModule,
    set: TableSet,
    baseUrl: string | undefined,
    clock = systemClock,
    openedStore?: Promise<TableStore>,
  ) {
    this.#module = module;
    this.#baseUrl = baseUrl;
    this.#clock = clock;
    this.#set = set;
    this.#openedStore = openedStore;
  }

  /**
   * Loads all tables of the set. The module may search meanwhile.
   * @throws SolverError "memory", or a table code if the module refuses a table that was made here. The
   * memory is freed then.
   */
  async load(observer: LoadingObserver, options: LoadingOptions = {}): Promise<LoadedTables> {
    const begun = this.#ahead ?? this.#begin();
    this.#ahead = undefined;
    this.#inUse = undefined;
    const loading = await begun;
    try {
      const loaded = await loading.run(observer, options);
      this.#inUse = loading.inUse;
      return loaded;
    } finally {
      loading.store.close();
    }
  }

  /** Begins to load the tables if all are stored; the next `load` continues with that. */
  loadAhead(): void {
    this.#ahead = this.#begin();
    this.#ahead
      .then((loading) => loading.loadAhead())
      .then((loaded) => (this.sourceAhead = loaded?.source))
      // The next `load` rejects with it.
      .catch(() => undefined);
  }

  /** Stores those of the tables in use that the storage lacks. */
  async keep(): Promise<KeptTables> {
    const store = await this.#openStore();
    try {
      const cached = this.#inUse !== undefined && (await keepTables(store, this.#inUse));
      return { cached, storageProblem: store.problem };
    } finally {
      store.close();
    }
  }

  async #begin(): Promise<TableLoading> {
    const store = await this.#openStore();
    return new TableLoading(this.#module, this.#set, this.#baseUrl, store, this.#clock);
  }

  #openStore(): Promise<TableStore> {
    const store = this.#openedStore ?? TableStore.open(this.#set, this.#clock);
    this.#openedStore = undefined;
    return store;
  }
}

interface TablesInUse {
  space: TableSpace;
  manifest: TableManifest;
}

class TableLoading implements TablePreparation {
  readonly #set: TableSet;
  readonly #module: TableSetModule;
  readonly #baseUrl: string | undefined;
  readonly space: TableSpace;
  readonly progress: LoadingProgress;
  generationMs = estimateGenerationMs(0);
  inUse: TablesInUse | undefined;
  #source: TablesSource | undefined;
  #observer: LoadingObserver | undefined;
  #reached: SolverProgress | undefined;
  #loadedAhead: Promise<LoadedTables | undefined> | undefined;
  #error: SolverErrorCode | undefined;

  constructor(
    module: TableSetModule,
    set: TableSet,
    baseUrl: string | undefined,
    readonly store: TableStore,
    readonly clock: Clock,
  ) {
    this.#set = set;
    this.#module = module;
    this.#baseUrl = baseUrl;

    this.space = new TableSpace(module, set.name);
    this.progress = new LoadingProgress(this.space.totalSizeBytes, clock, (progress) => {
      this.#reached = progress;
      this.#observer?.onProgress(progress);
    });
  }

  /** Begins before there is an observer; rejects as `run` will. */
  loadAhead(): Promise<LoadedTables | undefined> {
    this.#loadedAhead = this.#loadStored();
    return this.#loadedAhead;
  }

  async run(
    observer: LoadingObserver,
    { storedOnly = false, generationMs }: LoadingOptions,
  ): Promise<LoadedTables> {
    this.generationMs = generationMs ?? this.generationMs;
    this.#tellFromNowOn(observer);
    try {
      const stored = await (this.#loadedAhead ?? this.#loadStored());
      if (stored) return stored;
      if (!storedOnly) {
        this.space.reserve();
        return await this.#loadInTurn();
      }
    } catch (error) {
      this.space.drop();
      throw error;
    }
    this.space.drop();
    return this.#describe(undefined, false);
  }

  #tellFromNowOn(observer: LoadingObserver): void {
    this.#observer = observer;
    if (this.#source) observer.onInUse(this.#source, this.space.totalSizeBytes);
    else if (this.#reached) observer.onProgress(this.#reached);
  }

  // undefined: some chunks are not stored, or are damaged.
  async #loadStored(): Promise<LoadedTables | undefined> {
    const stored = await this.#findStored();
    if (!stored) return undefined;
    const { manifest, isSettled } = stored;
    this.space.reserve();
    await placeStored(this, manifest);
    if (listMissing(this.space, manifest).length > 0) return undefined;
    commitWhole(this.space, manifest);
    this.#tellInUse(manifest, "storage");
    const isKept = isSettled && !this.store.problem;
    return this.#describe("storage", isKept || (await settle(this.store, this.space, manifest)));
  }

  // The stored manifest if all its chunks are stored too. It is settled if it has their checksums, which
  // the next visit needs, and no other chunks are stored.
  async #findStored(): Promise<{ manifest: TableManifest; isSettled: boolean } | undefined> {
    const json = await this.store.readManifest();
    if (json === undefined) return undefined;
    try {
      const manifest = readManifest(json, this.space.descriptions);
      const keys = await this.store.chunkKeys();
      const parts = listParts(manifest);
      const needed = new Set(parts.map(({ table, chunk }) => chunkKey(table, chunk)));
      if ([...needed].some((key) => !keys.has(key))) return undefined;
      const haveChecksums = parts.every(({ chunk }) => chunk.checksum !== undefined);
      return { manifest, isSettled: haveChecksums && keys.size === needed.size };
    } catch (error) {
      if (error instanceof SolverError) return undefined;
      throw error;
    }
  }

  // Chunks that another tab has stored meanwhile are found in the storage.
  async #loadInTurn(): Promise<LoadedTables> {
    const countStored = async () => (await this.store.chunkKeys()).size;
    const release = this.store.problem
      ? () => undefined
      : await takeTableLock(this.#set, this.clock, countStored);
    try {
      return (await this.#download()) ?? (await this.#generate());
    } finally {
      release();
    }
  }

  // undefined: the tables cannot be fetched.
  async #download(): Promise<LoadedTables | undefined> {
    const baseUrl = this.#baseUrl;
    const { manifestPath } = this.#set;
    // Another tab may have made them meanwhile.
    if (baseUrl === undefined || manifestPath === undefined) return this.#loadStored();
    // The store may still open, and then lacks what arrived before.
    const mayMissChunks = this.store.problem !== undefined;
    try {
      const { manifest, hasFetched } = await downloadTables(this, baseUrl, manifestPath);
      const source = hasFetched ? "network" : "storage";
      this.#tellInUse(manifest, source);
      const cached = mayMissChunks
        ? await keepTables(this.store, { space: this.space, manifest })
        : await settle(this.store, this.space, manifest);
      return this.#describe(source, cached);
    } catch (error) {
      if (!(error instanceof SolverError && MENDED_BY_GENERATING.has(error.code))) throw error;
      this.#error = error.code;
      return undefined;
    }
  }

  async #generate(): Promise<LoadedTables> {
    const { space } = this;
    const tablesToMake = space.descriptions.filter(({ kind }) => !space.isCommitted(kind));
    const sizeBytes = tablesToMake.reduce((sum, table) => sum + table.sizeBytes, 0);
    let before = space.totalSizeBytes - sizeBytes;
    for (const table of tablesToMake) {
      const tell = (part: number) =>
        this.progress.reach("generate", before + Math.floor(part * table.sizeBytes));
      space.commit(table.kind, await generateTable(this.#module, table, tell));
      before += table.sizeBytes;
    }
    const tables: TableEntry[] = [];
    const manifest = { formatVersion: MANIFEST_FORMAT_VERSION, tables };
    this.#tellInUse(manifest, "generated");
    for (const table of space.descriptions) tables.push(await describeGenerated(space, table));
    return this.#describe("generated", await keepTables(this.store, { space, manifest }));
  }

  #tellInUse(manifest: TableManifest, source: TablesSource): void {
    this.inUse = { space: this.space, manifest };
    this.#source = source;
    this.#observer?.onInUse(source, this.space.totalSizeBytes);
  }

  #describe(source: TablesSource | undefined, cached: boolean): LoadedTables {
    return { source, cached, error: this.#error, storageProblem: this.store.problem };
  }
}

// Resolves with whether the next visit will find them in the storage.
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
  // The server may have the tables of another release, which are complete but of no use here.
  "table-manifest",
  ...TABLE_ERROR_CODES,
]);
