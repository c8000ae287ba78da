// Preparing a method: the module that it needs starts on demand and ends by itself.

import { afterEach, describe, expect, it, vi } from "vitest";

import type { SolverErrorCode } from "../../../../web/core/errors";
import type { SolverStatus, TableSetStatus } from "../../../../web/core/solution";
import type { Solver } from "../../../../web/engine";
import { IDLE_LIMIT_MS } from "../../../../web/engine/solver/module-worker";
import { deleteStoredTables, readTableStorage } from "../../../../web/engine/stored-tables";
import { eventually } from "../fakes/eventually";
import { FAKE_TABLES, type FakeModule } from "../fakes/fake-module";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, FACELETS, findsSolution, server, useFakes } from "../fakes/solver-on-fakes";

const POCKET = { puzzle: "2x2x2" } as const;
const SIZE_BYTES = FAKE_TABLES.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
const ABSENT: TableSetStatus = {
  ...{ state: "absent", source: undefined, sizeBytes: 0, progress: 0 },
  ...{ cached: false, error: undefined, storageProblem: undefined },
};
const IN_USE: TableSetStatus = {
  ...{ state: "in-use", source: "generated", sizeBytes: SIZE_BYTES, progress: 1 },
  ...{ cached: true, error: undefined, storageProblem: undefined },
};

useFakes();

afterEach(() => vi.useRealTimers());

function pocketWorkers(): FakeWorker[] {
  return FakeWorker.started.filter(({ isOfPocket }) => isOfPocket);
}

describe("preparing the 2x2x2", () => {
  it("starts its own worker, makes and stores its tables, and asks no server", async () => {
    const solver = await createSolver({ tables: "mini" });
    expect(pocketWorkers()).toHaveLength(0);
    expect(solver.status.tables).toEqual({ "two-phase": ABSENT });
    await solver.prepare("optimal", POCKET);
    expect(pocketWorkers()).toHaveLength(1);
    expect(pocketWorkers()[0]!.module.hasTables).toBe(true);
    expect(solver.status.tables).toEqual({ "two-phase": ABSENT, pocket: IN_USE });
    expect(solver.status).toMatchObject({ tier: "mini", tablesSource: undefined });
    expect(server.requests).toEqual([]);
    expect(await readTableStorage("pocket")).toMatchObject({ sizeBytes: SIZE_BYTES });
    expect(await readTableStorage("two-phase")).toMatchObject({ sizeBytes: 0 });
  });

  it("takes the tables from storage the next time", async () => {
    await (await createSolver({ tables: "mini" })).prepare("optimal", POCKET);
    const solver = await createSolver({ tables: "mini" });
    await solver.prepare("optimal", POCKET);
    expect(solver.status.tables.pocket).toEqual({ ...IN_USE, source: "storage" });
    expect(pocketWorkers()[1]!.module.generated).toEqual([]);
  });

  it("starts only one worker for several calls", async () => {
    const solver = await createSolver({ tables: "mini" });
    await Promise.all([solver.prepare("optimal", POCKET), solver.prepare("optimal", POCKET)]);
    await solver.prepare("optimal", POCKET);
    expect(pocketWorkers()).toHaveLength(1);
  });

  it("reports each state of the tables, and their progress in between", async () => {
    const told: SolverStatus[] = [];
    const solver = await createSolver({ tables: "mini", onStatus: (status) => told.push(status) });
    const figures: number[] = [];
    FakeWorker.prepareModule = (module) => {
      module.mayEndGeneration = () => {
        figures.push(solver.status.tables.pocket!.progress);
        return figures.length > 8;
      };
    };
    told.length = 0;
    await solver.prepare("optimal", POCKET);
    const states = told.map(({ tables }) => tables.pocket!.state);
    expect([...new Set(states)]).toEqual(["loading", "in-use"]);
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    expect(figures.some((figure) => figure > 0 && figure < 1)).toBe(true);
    // The two-phase search is not involved.
    expect(told.every(({ tablesLoading }) => !tablesLoading)).toBe(true);
  });

  it("stores deleted tables again from memory", async () => {
    const solver = await createSolver({ tables: "mini" });
    await solver.prepare("optimal", POCKET);
    await deleteStoredTables("two-phase");
    expect(solver.status.tables.pocket).toEqual(IN_USE);
    await deleteStoredTables("pocket");
    expect(solver.status.tables.pocket).toEqual({ ...IN_USE, cached: false });
    await solver.prepare("optimal", POCKET);
    expect(solver.status.tables.pocket).toEqual(IN_USE);
    expect(await readTableStorage("pocket")).toMatchObject({ sizeBytes: SIZE_BYTES });
    expect(pocketWorkers()[0]!.module.generated).toHaveLength(FAKE_TABLES.length);
  });

  it("does not disturb a two-phase solve that runs meanwhile", async () => {
    const solver = await createSolver({ tables: "mini" });
    findsSolution(FakeWorker.started[0]!.module);
    const [solved] = await Promise.all([solver.solve(FACELETS), solver.prepare("optimal", POCKET)]);
    expect(solved.length).toBe(3);
    expect(FakeWorker.started).toHaveLength(2);
  });
});

describe("the worker of the 2x2x2", () => {
  it("ends when it has been idle for a while, and starts again at the next call", async () => {
    const solver = await createSolver({ tables: "mini" });
    await solver.prepare("optimal", POCKET);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await solver.prepare("optimal", POCKET);
    vi.advanceTimersByTime(IDLE_LIMIT_MS - 1);
    expect(pocketWorkers()[0]!.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(pocketWorkers()[0]!.isTerminated).toBe(true);
    expect(FakeWorker.started[0]!.isTerminated).toBe(false);
    expect(solver.status.tables.pocket).toEqual({ ...ABSENT, cached: true });
    vi.useRealTimers();
    await solver.prepare("optimal", POCKET);
    expect(pocketWorkers()).toHaveLength(2);
    expect(solver.status.tables.pocket).toEqual({ ...IN_USE, source: "storage" });
  });

  it("is not replaced when it dies, but started again by the next call", async () => {
    const solver = await createSolver({ tables: "mini" });
    await solver.prepare("optimal", POCKET);
    pocketWorkers()[0]!.die();
    expect(solver.status.tables.pocket).toEqual({
      ...ABSENT,
      cached: true,
      error: "worker-crashed",
    });
    expect(pocketWorkers()).toHaveLength(1);
    await solver.prepare("optimal", POCKET);
    expect(solver.status.tables.pocket).toEqual({ ...IN_USE, source: "storage" });
  });

  it.each<[SolverErrorCode, (solver: Solver) => void]>([
    ["worker-crashed", () => pocketWorkers()[0]!.die()],
    ["disposed", (solver) => solver.dispose()],
  ])("rejects pending calls when it ends: %s", async (code, end) => {
    const solver = await createSolver({ tables: "mini" });
    let hasEnded = false;
    FakeWorker.prepareModule = (module) => (module.mayEndGeneration = () => hasEnded);
    const preparing = solver.prepare("optimal", POCKET);
    const rejected = expect(preparing).rejects.toMatchObject({ code });
    await eventually(() => expect(solver.status.tables.pocket?.progress).toBeGreaterThan(0));
    end(solver);
    await rejected;
    hasEnded = true;
    expect(pocketWorkers()).toHaveLength(1);
    expect(pocketWorkers()[0]!.isTerminated).toBe(true);
    expect(FakeWorker.started[0]!.isTerminated).toBe(code === "disposed");
    expect(solver.status.tables.pocket).toMatchObject({ state: "absent", sizeBytes: 0 });
  });

  it("is not started again after its solver was disposed of", async () => {
    const solver = await createSolver({ tables: "mini" });
    await solver.prepare("optimal", POCKET);
    solver.dispose();
    expect(pocketWorkers()[0]!.isTerminated).toBe(true);
    await expect(solver.prepare("optimal", POCKET)).rejects.toMatchObject({ code: "disposed" });
    expect(pocketWorkers()).toHaveLength(1);
  });
});

describe("where memory is short", () => {
  /** Refuses a module memory until the first-started worker of the 2x2x2 has ended. */
  function refuseUntilItEnds(module: FakeModule): void {
    const [pocket] = pocketWorkers();
    Object.defineProperty(module, "refusesMemory", { get: () => !pocket!.isTerminated });
  }

  it("an idle worker ends to make room for tables, which are then loaded", async () => {
    const told: SolverStatus[] = [];
    const solver = await createSolver({ onStatus: (status) => told.push(status) });
    await solver.ready("full");
    await solver.prepare("optimal", POCKET);
    refuseUntilItEnds(FakeWorker.started[0]!.module);
    told.length = 0;
    await solver.reloadTables();
    expect(pocketWorkers()[0]!.isTerminated).toBe(true);
    expect(solver.status).toMatchObject({ tier: "full", tablesCached: true });
    expect(solver.status.tables.pocket).toEqual({ ...ABSENT, cached: true });
    expect(told.every(({ tablesError }) => tablesError === undefined)).toBe(true);
  });

  it("an idle worker ends to make room for a module of another solver on the page", async () => {
    const first = await createSolver({ tables: "mini" });
    await first.prepare("optimal", POCKET);
    const second = await createSolver({ tables: "mini" });
    FakeWorker.prepareModule = refuseUntilItEnds;
    await Promise.all([second.prepare("optimal", POCKET), second.prepare("optimal", POCKET)]);
    expect(second.status.tables.pocket).toMatchObject({ state: "in-use", source: "storage" });
    expect(pocketWorkers().map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(first.status.tables.pocket).toEqual({ ...ABSENT, cached: true });
  });

  it("a worker with a pending call goes on", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    let mayEnd = false;
    FakeWorker.prepareModule = (module) => (module.mayEndGeneration = () => mayEnd);
    const preparing = solver.prepare("optimal", POCKET);
    await eventually(() => expect(pocketWorkers()).toHaveLength(1));
    FakeWorker.started[0]!.module.refusesMemory = true;
    await expect(solver.reloadTables()).rejects.toMatchObject({ code: "memory" });
    mayEnd = true;
    await preparing;
    expect(pocketWorkers()).toHaveLength(1);
    expect(solver.status.tables.pocket).toEqual(IN_USE);
  });

  it("loading is not tried again without an idle worker to end", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    await solver.prepare("optimal", POCKET);
    const [twoPhase] = FakeWorker.started;
    twoPhase!.module.refusesMemory = true;
    await expect(solver.reloadTables()).rejects.toMatchObject({ code: "memory" });
    expect(pocketWorkers()[0]!.isTerminated).toBe(true);
    const asked = () => twoPhase!.requests.filter(({ type }) => type === "load-tables").length;
    const before = asked();
    await expect(solver.reloadTables()).rejects.toMatchObject({ code: "memory" });
    expect(asked()).toBe(before + 1);
  });

  it("an idle worker ends when another dies, which may be for lack of memory", async () => {
    const solver = await createSolver({ tables: "mini" });
    await solver.prepare("optimal", POCKET);
    FakeWorker.started[0]!.die();
    expect(pocketWorkers()[0]!.isTerminated).toBe(true);
    expect(solver.status.tables.pocket).toEqual({ ...ABSENT, cached: true });
    await solver.prepare("optimal", POCKET);
    expect(solver.status.tables.pocket).toEqual({ ...IN_USE, source: "storage" });
  });
});

describe("preparing that goes wrong", () => {
  it.each<[SolverErrorCode, () => void]>([
    ["bundle-failed", () => (FakeWorker.bundleFails = "all")],
    ["memory", () => (FakeWorker.prepareModule = (module) => (module.refusesMemory = true))],
    [
      "table-hash",
      () => {
        FakeWorker.prepareModule = (module) => {
          vi.spyOn(module, "commitTable").mockReturnValue("table-hash");
        };
      },
    ],
  ])("rejects with a code, ends the worker, and may be tried again: %s", async (code, fail) => {
    const solver = await createSolver({ tables: "mini" });
    fail();
    await expect(solver.prepare("optimal", POCKET)).rejects.toMatchObject({ code });
    expect(pocketWorkers()[0]!.isTerminated).toBe(true);
    expect(solver.status.tables.pocket).toEqual({ ...ABSENT, error: code });
    FakeWorker.bundleFails = "none";
    FakeWorker.prepareModule = () => undefined;
    await solver.prepare("optimal", POCKET);
    expect(solver.status.tables.pocket).toEqual(IN_USE);
  });

  it("stores the tables at a later call if there is room for them by then", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const solver = await createSolver({ tables: "mini" });
    await solver.prepare("optimal", POCKET);
    const full = { ...IN_USE, cached: false, storageProblem: "full" };
    expect(solver.status.tables.pocket).toEqual(full);
    await solver.prepare("optimal", POCKET);
    expect(solver.status.tables.pocket).toEqual(full);
    put.mockRestore();
    await solver.prepare("optimal", POCKET);
    expect(solver.status.tables.pocket).toEqual(IN_USE);
    expect(await readTableStorage("pocket")).toMatchObject({ sizeBytes: SIZE_BYTES });
  });

  it("takes the tables into use when they cannot be stored, and the status says why", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const solver = await createSolver({ tables: "mini" });
    await solver.prepare("optimal", POCKET);
    expect(solver.status.tables.pocket).toEqual({
      ...IN_USE,
      cached: false,
      storageProblem: "unavailable",
    });
  });
});

describe("preparing other methods", () => {
  it("loads the full tables for two-phase", async () => {
    const solver = await createSolver();
    await solver.prepare("two-phase");
    expect(solver.status).toMatchObject({ tier: "full", tablesCached: true });
    expect(solver.status.tables["two-phase"]).toMatchObject({ state: "in-use", progress: 1 });
  });

  it("says that a set of which two workers have a copy is in use until both are gone", async () => {
    const solver = await createSolver({ tables: "mini" });
    FakeWorker.prepareModule = (module) => (module.set = "two-phase-qtm");
    const state = () => solver.status.tables["two-phase-qtm"]?.state;
    await solver.prepare("two-phase", { metric: "qtm" });
    await solver.prepare("optimal", { metric: "qtm" });
    const [ofTwoPhase, ofOptimal] = FakeWorker.started.slice(1);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await solver.prepare("two-phase", { metric: "qtm" });
    vi.advanceTimersByTime(IDLE_LIMIT_MS - 1);
    await solver.prepare("optimal", { metric: "qtm" });
    vi.advanceTimersByTime(1);
    expect([ofTwoPhase!.isTerminated, ofOptimal!.isTerminated]).toEqual([true, false]);
    expect(state()).toBe("in-use");
    vi.advanceTimersByTime(IDLE_LIMIT_MS);
    expect(ofOptimal!.isTerminated).toBe(true);
    expect(state()).toBe("absent");
  });

  it("refuses unsupported methods before it starts a worker", async () => {
    const solver = await createSolver({ tables: "mini" });
    const unsupported = { code: "unsupported" };
    await expect(solver.prepare("ortega", { puzzle: "3x3x3" })).rejects.toMatchObject(unsupported);
    await expect(solver.prepare("cfop", POCKET)).rejects.toMatchObject(unsupported);
    await expect(solver.prepare("korf", POCKET)).rejects.toMatchObject(unsupported);
    await expect(solver.prepare("two-phase", POCKET)).rejects.toMatchObject(unsupported);
    expect(FakeWorker.started).toHaveLength(1);
  });

  it("refuses unknown methods, puzzles and options", async () => {
    const solver = await createSolver({ tables: "mini" });
    const option = { code: "option" };
    await expect(solver.prepare("fast" as "korf")).rejects.toMatchObject(option);
    await expect(solver.prepare(undefined as never)).rejects.toMatchObject(option);
    await expect(solver.prepare("optimal", { puzzle: "4x4x4" as "2x2x2" })).rejects.toMatchObject(
      option,
    );
    await expect(solver.prepare("optimal", { size: 2 } as never)).rejects.toMatchObject(option);
  });
});
