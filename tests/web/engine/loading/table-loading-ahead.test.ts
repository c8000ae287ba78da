// Stored tables that are read, or taken into use, before anybody asks for them.

import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { SolverProgress, TablesSource } from "../../../../web/core/solution";
import { TableLoader, type LoadingObserver } from "../../../../web/engine/loading/table-loader";
import { TableStore } from "../../../../web/engine/storage/table-store";
import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";
import { eventually } from "../fakes/eventually";
import { FakeClock } from "../fakes/fake-clock";
import { FakeModule } from "../fakes/fake-module";
import { changeStoredChunks } from "../fakes/stored-chunks";
import { BASE_URL, MANIFEST_URL, TableServer } from "../fakes/table-server";

const NOBODY: LoadingObserver = { onProgress: () => undefined, onInUse: () => undefined };
const FETCHED = { source: "network", cached: true, error: undefined, storageProblem: undefined };
const STORED = { ...FETCHED, source: "storage" };

let server: TableServer;
let clock: FakeClock;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  server = new TableServer();
  server.install();
  clock = new FakeClock();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function storeTables(): Promise<void> {
  expect(
    await new TableLoader(new FakeModule(), TWO_PHASE_SET, BASE_URL, clock).load(NOBODY),
  ).toEqual(FETCHED);
}

describe("a store that was opened ahead", () => {
  it("reads each chunk only once, including those that were read ahead", async () => {
    await storeTables();
    const read = vi.spyOn(IDBObjectStore.prototype, "get");
    const opened = TableStore.open(TWO_PHASE_SET, clock);
    await (await opened).readAhead();
    const chunksAhead = read.mock.calls.length;
    expect(chunksAhead).toBeGreaterThan(0);

    const module = new FakeModule();
    const loader = new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock, opened);
    expect(await loader.load(NOBODY)).toEqual(STORED);
    expect(module.hasTables).toBe(true);
    const chunkKeys = read.mock.calls.map(([key]) => key).filter((key) => key !== "manifest");
    expect(chunkKeys).toHaveLength(server.chunkUrls.length);
    expect(new Set(chunkKeys).size).toBe(server.chunkUrls.length);

    // It was closed after that, and the next loading opens its own.
    expect(await loader.load(NOBODY)).toEqual(STORED);
  });

  it("notices damage in chunks that were read ahead", async () => {
    await storeTables();
    await changeStoredChunks((bytes) => bytes.map((byte) => byte ^ 1));
    const opened = TableStore.open(TWO_PHASE_SET, clock);
    await (await opened).readAhead();
    const loader = new TableLoader(new FakeModule(), TWO_PHASE_SET, BASE_URL, clock, opened);
    expect(await loader.load(NOBODY)).toEqual(FETCHED);
  });
});

describe("loading ahead", () => {
  it("takes stored tables into use before a request, and reports it when one comes", async () => {
    await storeTables();
    const module = new FakeModule();
    const loader = new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock);
    loader.loadAhead();
    await eventually(() => expect(module.hasTables).toBe(true));

    const told: unknown[] = [];
    const observer = {
      onProgress: (progress: SolverProgress) => told.push(progress),
      onInUse: (source: TablesSource) => told.push(source),
    };
    expect(await loader.load(observer)).toEqual(STORED);
    expect(told).toEqual(["storage"]);
    // Loading ahead is over.
    expect(await loader.load(observer)).toEqual(STORED);
  });

  it("takes no memory and fetches nothing where nothing is stored", async () => {
    const module = new FakeModule();
    const reserve = vi.spyOn(module, "reserveTable");
    const loader = new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock);
    loader.loadAhead();
    const storedOnly = await loader.load(NOBODY, { storedOnly: true });
    expect(storedOnly.source).toBeUndefined();
    expect(reserve).not.toHaveBeenCalled();
    expect(server.requests).toEqual([]);

    loader.loadAhead();
    expect(await loader.load(NOBODY)).toEqual(FETCHED);
  });

  it("leaves only damaged chunks to be fetched, and its progress never falls", async () => {
    await storeTables();
    await changeStoredChunks((bytes, index) => (index === 2 ? bytes.slice(1) : bytes));
    server.requests.length = 0;
    const module = new FakeModule();
    const loader = new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock);
    loader.loadAhead();
    const loaded: number[] = [];
    const observer = {
      onProgress: (progress: SolverProgress) => loaded.push(progress.loaded),
      onInUse: () => undefined,
    };
    expect(await loader.load(observer)).toEqual(FETCHED);
    expect(module.hasTables).toBe(true);
    expect(server.requests.filter((url) => url !== MANIFEST_URL)).toHaveLength(1);
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
  });

  it("reports refused memory to the request, and nowhere else", async () => {
    await storeTables();
    const module = new FakeModule();
    module.refusesMemoryFor = "phase2";
    const reserve = vi.spyOn(module, "reserveTable");
    const loader = new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock);
    loader.loadAhead();
    await eventually(() => expect(reserve).toHaveBeenCalledTimes(2));
    await expect(loader.load(NOBODY)).rejects.toMatchObject({ code: "memory" });
    expect(module.reserved).toEqual(new Set());
  });
});
