// Which tables a solver works with: small ones at once, full ones as soon as they can be had.

import { describe, expect, it, vi } from "vitest";

import type { SolverProgress, SolverStatus } from "../../../../web/core/solution";
import type { ConnectionInformation } from "../../../../web/engine/platform/environment";
import { deleteStoredTables, readTableStorage } from "../../../../web/engine/stored-tables";
import { eventually } from "../fakes/eventually";
import { FakeWorker } from "../fakes/fake-worker";
import {
  createSolver,
  FACELETS,
  findsSolution,
  lastWorker,
  LONGER,
  server,
  SOLUTION,
  solveWithoutEnd,
  useFakes,
} from "../fakes/solver-on-fakes";
import { BASE_URL } from "../fakes/table-server";

useFakes();

// Fetches wait until they are released.
function holdFetches(): () => void {
  const fetchNow = globalThis.fetch;
  let letGo: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) =>
    held.then(() => fetchNow(...request)),
  );
  return () => letGo();
}

describe('tables: "auto"', () => {
  it("solves before any table has come", async () => {
    holdFetches();
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    expect(lastWorker().module.isPrepared()).toBe(true);
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION, tier: "mini" });
    expect(solver.status).toMatchObject({ tier: "mini", tablesCached: false });
  });

  it("loads the full tables in the background, and reports bytes", async () => {
    const progress: SolverProgress[] = [];
    const solver = await createSolver({ onProgress: (step) => progress.push(step) });
    await solver.ready("full");
    expect(solver.status).toEqual({
      tables: {
        "two-phase": {
          ...{ state: "in-use", source: "network", sizeBytes: 16_000, progress: 1 },
          ...{ cached: true, error: undefined, storageProblem: undefined },
        },
      },
      tier: "full",
      threads: 1,
      isolated: false,
      tablesLoading: false,
      tablesCached: true,
      tablesSource: "network",
      tablesDeferred: false,
      tablesError: undefined,
      storageProblem: undefined,
    });
    expect(progress.at(-1)).toEqual({ phase: "fetch", loaded: 16_000, total: 16_000 });
  });

  it("reports each change of its status", async () => {
    const told: SolverStatus[] = [];
    const solver = await createSolver({ onStatus: (status) => told.push(status) });
    await solver.ready("full");
    const changes = told.map(({ tier, tablesLoading }) => `${tier}, loading: ${tablesLoading}`);
    expect([...new Set(changes)]).toEqual([
      "mini, loading: false",
      "mini, loading: true",
      "full, loading: true",
      "full, loading: false",
    ]);
    expect(told.at(-1)).toEqual(solver.status);
  });

  it("switches to the full tables in the middle of a search, and keeps the solution", async () => {
    const fetchOn = holdFetches();
    const solver = await createSolver();
    const { result } = await solveWithoutEnd(solver);
    expect(solver.status.tier).toBe("mini");
    fetchOn();
    await solver.ready("full");
    lastWorker().module.continueSearch([{ state: "proven", lowerBound: 5 }]);
    expect(await result).toMatchObject({ text: LONGER, lowerBound: 5, tier: "full" });
  });

  it("makes and stores full tables that cannot be fetched, while a search goes on", async () => {
    const fetchOn = holdFetches();
    const solver = await createSolver();
    const { module } = lastWorker();
    const { result } = await solveWithoutEnd(solver);
    let stepsMeanwhile = 0;
    module.onStep = () => {
      if (module.generated.length > 0 && module.tier === "mini") ++stepsMeanwhile;
    };
    module.mayEndGeneration = () => stepsMeanwhile > 1;
    server.isDown = true;
    fetchOn();
    await solver.ready("full");
    expect(module.generated).toEqual(["phase1", "phase2"]);
    expect(solver.status).toMatchObject({
      tier: "full",
      tablesCached: true,
      tablesSource: "generated",
      tablesError: "fetch-failed",
    });
    module.continueSearch([{ state: "proven", lowerBound: 5 }]);
    expect(await result).toMatchObject({ tier: "full" });
  });

  it("does without full tables for lack of memory, says so, and loads them when asked", async () => {
    FakeWorker.prepareModule = (module) => {
      module.refusesMemory = true;
      findsSolution(module);
    };
    const solver = await createSolver();
    await expect(solver.ready("full")).rejects.toMatchObject({ code: "memory" });
    expect(solver.status).toMatchObject({ tier: "mini", tablesError: "memory" });
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION, tier: "mini" });

    lastWorker().module.refusesMemory = false;
    await solver.ready("full");
    expect(solver.status).toMatchObject({ tier: "full", tablesError: undefined });
    expect(await solver.solve(FACELETS)).toMatchObject({ tier: "full" });
  });

  it("reports full tables as soon as they are in use, before they are stored", async () => {
    server.isDown = true;
    const solver = await createSolver();
    await solver.ready("full");
    const types = lastWorker().replies.map(({ type }) => type);
    expect(types.slice(types.lastIndexOf("progress"))).toEqual(["progress", "in-use", "done"]);
  });
});

describe("reloading the full tables", () => {
  it("fetches and stores them again after the stored ones were deleted", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    await deleteStoredTables();
    const requestCount = server.requests.length;
    const reloading = solver.reloadTables();
    const { result } = await solveWithoutEnd(solver);
    await reloading;
    lastWorker().module.continueSearch([{ state: "proven", lowerBound: 5 }]);
    expect(await result).toMatchObject({ tier: "full" });
    expect(server.requests.length).toBe(2 * requestCount);
    expect(solver.status).toMatchObject({ tablesSource: "network", tablesCached: true });
    expect((await readTableStorage()).sizeBytes).toBe(16_000);
  });

  it("goes on with the small tables when it fails", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    await solver.ready("full");
    lastWorker().module.refusesMemory = true;
    await expect(solver.reloadTables()).rejects.toMatchObject({ code: "memory" });
    expect(solver.status).toMatchObject({ tier: "mini", tablesError: "memory" });
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION, tier: "mini" });
  });

  it("waits for loading that has already begun", async () => {
    const fetchOn = holdFetches();
    const solver = await createSolver();
    await eventually(() => expect(solver.status.tablesLoading).toBe(true));
    const reloading = solver.reloadTables();
    fetchOn();
    await reloading;
    const loads = lastWorker().requests.filter(({ type }) => type === "load-tables");
    expect(loads).toHaveLength(1);
    expect(solver.status.tier).toBe("full");
  });
});

describe('tables: "auto" when fetching may cost the user', () => {
  const connections: [string, ConnectionInformation, boolean][] = [
    ["who saves data", { saveData: true, type: "wifi", effectiveType: "4g" }, true],
    ["on a phone's network", { type: "cellular", effectiveType: "4g" }, true],
    ["on a very slow network of unknown kind", { effectiveType: "2g" }, true],
    ["far from the server", { effectiveType: "3g" }, false],
    ["on a slow network at home", { type: "wifi", effectiveType: "2g" }, false],
    ["on a fast network", { saveData: false, effectiveType: "4g" }, false],
  ];

  it.each(connections)(
    "fetches or defers the full tables for someone %s",
    async (_who, connection, defers) => {
      vi.stubGlobal("navigator", { connection });
      const statuses: SolverStatus[] = [];
      const solver = await createSolver({ onStatus: (status) => statuses.push(status) });
      await eventually(() => {
        expect(statuses.at(-1)).toMatchObject(
          defers ? { tablesDeferred: true, tablesLoading: false } : { tier: "full" },
        );
      });
      expect(server.requests.length > 0).toBe(!defers);
      expect(solver.status).toEqual(statuses.at(-1));
      // No status says first that they are loading, and then that they are deferred.
      const loading = statuses.filter(({ tablesLoading }) => tablesLoading);
      expect(loading[0]).toMatchObject({ tablesDeferred: defers });
    },
  );

  it("solves with the small tables, and loads the full ones when asked", async () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    await eventually(() =>
      expect(solver.status).toMatchObject({ tablesDeferred: true, tablesLoading: false }),
    );
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION, tier: "mini" });
    expect(lastWorker().module.generated).toEqual([]);
    await solver.ready("full");
    expect(solver.status).toMatchObject({ tier: "full", tablesDeferred: false });

    // One request is enough: the next worker gets them too.
    lastWorker().die();
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION });
    await eventually(() => expect(solver.status.tier).toBe("full"));
  });

  it("loads the full tables if asked before it knows that they are not stored", async () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    const solver = await createSolver();
    await solver.ready("full");
    expect(solver.status).toMatchObject({ tier: "full", tablesDeferred: false });
  });

  it("uses full tables that are stored", async () => {
    await createSolver({ tables: "full" });
    server.isDown = true;
    server.requests.length = 0;
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    const solver = await createSolver();
    await eventually(() => expect(solver.status.tier).toBe("full"));
    expect(solver.status).toMatchObject({ tablesDeferred: false, tablesSource: "storage" });
    expect(server.requests).toEqual([]);
  });
});

describe('tables: "mini"', () => {
  it("never fetches, stores or makes anything", async () => {
    FakeWorker.prepareModule = findsSolution;
    const open = vi.spyOn(indexedDB, "open");
    const solver = await createSolver({ tables: "mini" });
    await solver.ready("mini");
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION, tier: "mini" });
    expect(server.requests).toEqual([]);
    expect(open).not.toHaveBeenCalled();
    expect(lastWorker().requests.map(({ type }) => type)).toEqual(["start", "solve"]);
  });

  it("refuses to wait for tables that it never loads", async () => {
    const solver = await createSolver({ tables: "mini" });
    await expect(solver.ready("full")).rejects.toMatchObject({ code: "option" });
    expect(server.requests).toEqual([]);
  });
});

describe('tables: "full"', () => {
  it("creates no solver before the full tables are in use", async () => {
    const fetchOn = holdFetches();
    let isCreated = false;
    const creation = createSolver({ tables: "full" }).finally(() => (isCreated = true));
    await eventually(() =>
      expect(lastWorker().requests.map(({ type }) => type)).toEqual(["start", "load-tables"]),
    );
    expect(isCreated).toBe(false);
    fetchOn();
    const solver = await creation;
    expect(solver.status).toMatchObject({ tier: "full", tablesCached: true });
    await solver.ready("full");
    expect(server.requests.filter((url) => url === `${BASE_URL}tables/manifest.json`)).toHaveLength(
      1,
    );
  });

  it("creates no solver without memory for the tables, and leaves no worker behind", async () => {
    FakeWorker.prepareModule = (module) => (module.refusesMemory = true);
    await expect(createSolver({ tables: "full" })).rejects.toMatchObject({ code: "memory" });
    expect(lastWorker().isTerminated).toBe(true);
  });

  it("can be aborted while the creation waits for the tables", async () => {
    holdFetches();
    const controller = new AbortController();
    const creation = createSolver({ tables: "full", signal: controller.signal });
    await eventually(() => expect(lastWorker().requests).toHaveLength(2));
    controller.abort();
    await expect(creation).rejects.toMatchObject({ name: "AbortError" });
    expect(lastWorker().isTerminated).toBe(true);
  });

  it("solves with the full tables only, even after the worker died", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver({ tables: "full" });
    expect(await solver.solve(FACELETS)).toMatchObject({ tier: "full" });
    lastWorker().die();
    expect(solver.status.tier).toBe("mini");
    expect(await solver.solve(FACELETS)).toMatchObject({ tier: "full" });
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("rejects a solve that is aborted while it waits for the tables", async () => {
    const solver = await createSolver({ tables: "full" });
    await deleteStoredTables();
    holdFetches();
    lastWorker().die();
    const controller = new AbortController();
    const solve = solver.solve(FACELETS, { signal: controller.signal });
    await eventually(() => expect(lastWorker().requests).toHaveLength(2));
    controller.abort();
    await expect(solve).rejects.toMatchObject({ name: "AbortError" });
    expect(lastWorker().module.searched).toEqual([]);
  });
});

describe("ready", () => {
  it("refuses an unknown tier", async () => {
    const solver = await createSolver();
    await expect(solver.ready("huge" as "full")).rejects.toMatchObject({ code: "option" });
  });
});
