// What threads change for a caller: how the engine starts, and when the stored tables are read.

import { deleteDB, openDB } from "idb";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { createEarly } from "../../../../web/engine";
import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";
import { eventually } from "../fakes/eventually";
import { FakeModule } from "../fakes/fake-module";
import { FakeWorker } from "../fakes/fake-worker";
import {
  createSolver,
  FACELETS,
  findsSolution,
  lastWorker,
  server,
  SOLUTION,
  useFakes,
} from "../fakes/solver-on-fakes";
import { BASE_URL } from "../fakes/table-server";

useFakes();

describe("a solver with threads", () => {
  beforeEach(() => vi.stubGlobal("crossOriginIsolated", true));

  /** Stores the tables; later engines find them while they wait for their bundle. */
  async function storeTables(): Promise<void> {
    await (await createSolver({ threads: 2 })).ready("full");
    const get = vi.spyOn(IDBObjectStore.prototype, "get");
    FakeWorker.bundleComes = () => {
      get.mockClear();
      return eventually(() => expect(get).toHaveBeenCalled());
    };
  }

  // Prepared only once the tables are in use.
  function preparedByTables(module: FakeModule): void {
    findsSolution(module);
    module.isPrepared = () => module.hasTables;
  }

  it("takes stored tables into use while other threads prepare the engine", async () => {
    await storeTables();
    server.requests.length = 0;
    FakeWorker.prepareModule = preparedByTables;
    const solver = await createSolver({ threads: 2 });
    expect(solver.status).toMatchObject({ isolated: true, tier: "full", tablesSource: "storage" });
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION, tier: "full" });
    await solver.ready("full");
    expect(solver.status).toMatchObject({ tablesLoading: false, tablesCached: true });
    expect(server.requests).toEqual([]);
  });

  it("takes stored tables into use even if the threads start before the storage answers", async () => {
    await storeTables();
    FakeWorker.bundleComes = () => Promise.resolve();
    FakeWorker.prepareModule = preparedByTables;
    const read = vi.spyOn(IDBObjectStore.prototype, "get").mockClear();
    const solver = await createSolver({ threads: 2 });
    expect(solver.status).toMatchObject({ tier: "full", tablesSource: "storage" });
    await solver.ready("full");
    const chunkKeys = read.mock.calls.map(([key]) => key).filter((key) => key !== "manifest");
    expect(chunkKeys).toHaveLength(server.chunkUrls.length);
    expect(new Set(chunkKeys).size).toBe(server.chunkUrls.length);
  });

  it("takes stored tables into use even if the other threads cannot be started", async () => {
    await storeTables();
    FakeWorker.threadsStarted = Promise.reject(new Error("no such script"));
    FakeWorker.threadsStarted.catch(() => undefined);
    const begun = vi.spyOn(FakeModule.prototype, "beginPreparation");
    const solver = await createSolver({ threads: 2 });
    expect(begun).toHaveBeenCalledExactlyOnceWith(1);
    await solver.ready("full");
    expect(solver.status).toMatchObject({ threads: 1, tier: "full", tablesSource: "storage" });
  });

  it("fetches tables that another tab deletes while they are read", async () => {
    await storeTables();
    const { bundleComes } = FakeWorker;
    FakeWorker.bundleComes = async () => {
      await bundleComes();
      await deleteDB(TWO_PHASE_SET.storageName);
    };
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver({ threads: 2 });
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION });
    await solver.ready("full");
    expect(solver.status).toMatchObject({ tier: "full", tablesSource: "network" });
  });

  it("waits neither for a silent storage nor for threads that start late", async () => {
    FakeWorker.prepareModule = findsSolution;
    // The storage answers nobody while it waits for a tab that does not react.
    const holder = await openDB(TWO_PHASE_SET.storageName);
    const deletion = deleteDB(TWO_PHASE_SET.storageName);
    const early = await createEarly({ baseUrl: BASE_URL, threads: 2 });
    expect(early.status).toMatchObject({ threads: 2, tier: "mini" });
    expect(await early.solve(FACELETS)).toMatchObject({ text: SOLUTION });
    holder.close();
    await deletion;

    FakeWorker.threadsStarted = new Promise(() => undefined);
    const alone = await createEarly({ baseUrl: BASE_URL, threads: 2 });
    expect(alone.status.threads).toBe(1);
    expect(await alone.solve(FACELETS)).toMatchObject({ text: SOLUTION });
  });

  it("waits until other threads have prepared the engine before it searches", async () => {
    await storeTables();
    const looks: boolean[] = [];
    FakeWorker.prepareModule = (module) => {
      findsSolution(module);
      module.looksUntilPrepared = 5;
      const look = module.isPrepared.bind(module);
      module.isPrepared = () => {
        looks.push(look());
        return looks.at(-1)!;
      };
    };
    await createSolver({ threads: 2 });
    expect(looks).toEqual([false, false, false, false, false, true]);
  });

  it("prepares the engine at once where no tables are stored", async () => {
    FakeWorker.prepareModule = (module) => {
      findsSolution(module);
      module.looksUntilPrepared = 5;
      module.beginPreparation = (threads) => {
        FakeModule.prototype.beginPreparation.call(module, threads);
        expect(module.looksUntilPrepared).toBe(0);
      };
    };
    const solver = await createSolver({ threads: 2, tables: "mini" });
    expect(solver.status.threads).toBe(2);
  });

  it("searches with one thread until the others start, which only Solver.create waits for", async () => {
    let startThreads: () => void = () => undefined;
    FakeWorker.threadsStarted = new Promise((resolve) => (startThreads = resolve));
    FakeWorker.prepareModule = findsSolution;
    const early = await createEarly({ baseUrl: BASE_URL, threads: 2, tables: "mini" });
    expect(early.status.threads).toBe(1);
    expect(await early.solve(FACELETS)).toMatchObject({ text: SOLUTION });
    let isCreated = false;
    const creation = createSolver({ threads: 2, tables: "mini" }).then((solver) => {
      isCreated = true;
      return solver;
    });
    await early.check(FACELETS);
    expect(isCreated).toBe(false);
    startThreads();
    expect((await creation).status.threads).toBe(2);
    expect(early.status.threads).toBe(2);
  });

  it("goes on with one thread if the others cannot be started", async () => {
    FakeWorker.threadsStarted = Promise.reject(new Error("no such script"));
    FakeWorker.threadsStarted.catch(() => undefined);
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver({ threads: 2, tables: "mini" });
    expect(solver.status).toMatchObject({ threads: 1, isolated: true });
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION });
    expect(FakeWorker.started).toHaveLength(1);
  });

  it("blocks until a late thread has prepared the engine", async () => {
    await storeTables();
    let waited = 0;
    FakeWorker.prepareModule = (module) => {
      module.looksUntilPrepared = Infinity;
      const prepare = module.prepare.bind(module);
      module.prepare = () => {
        ++waited;
        prepare();
      };
    };
    await createSolver({ threads: 2 });
    expect(waited).toBe(1);
  });

  it("loads tables after the start if loading during the start has killed a worker", async () => {
    await storeTables();
    const startedBefore = FakeWorker.started.length;
    FakeWorker.prepareModule = (module) => {
      findsSolution(module);
      if (FakeWorker.started.length > startedBefore) {
        // It reads nothing during its start.
        FakeWorker.bundleComes = () => Promise.resolve();
        return;
      }
      module.looksUntilPrepared = Infinity;
      module.commitTable = () => {
        // Dying before the first message would count as a failed script.
        lastWorker().onmessage?.({ data: { id: 0, type: "alive" } });
        lastWorker().die();
        return "";
      };
    };
    const solver = await createSolver({ threads: 2 });
    await eventually(() => expect(solver.status.tier).toBe("full"));
    expect(FakeWorker.started).toHaveLength(startedBefore + 2);
    const starts = FakeWorker.started.map(({ requests }) => requests[0]);
    expect(starts.slice(-2)).toMatchObject([{ willLoadTables: true }, { willLoadTables: false }]);
  });
});
