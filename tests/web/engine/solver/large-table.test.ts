// The large table of "optimal": a second set in its worker, which makes it faster but which it can do without.

import { describe, expect, it, vi } from "vitest";

import type { MethodProgress, TableSetStatus } from "../../../../web/core/solution";
import { systemClock } from "../../../../web/engine/platform/clock";
import { deleteStoredTables, readTableStorage } from "../../../../web/engine/stored-tables";
import { eventually } from "../fakes/eventually";
import { FAKE_LARGE_TABLE, type FakeModule } from "../fakes/fake-module";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, FACELETS, SOLUTION, useFakes } from "../fakes/solver-on-fakes";

const SET = "optimal-large";
const OPTIMAL = { method: "optimal" } as const;
const LARGE = { ...OPTIMAL, large: true } as const;
const { sizeBytes } = FAKE_LARGE_TABLE;
const IN_USE: TableSetStatus = {
  ...{ state: "in-use", source: "generated", sizeBytes, progress: 1 },
  ...{ cached: true, error: undefined, storageProblem: undefined },
};

useFakes();

function optimalWorkers(): FakeWorker[] {
  return FakeWorker.started.filter(({ isOfOptimal }) => isOfOptimal);
}

function moduleOfOptimal(): FakeModule {
  return optimalWorkers().at(-1)!.module;
}

/** How often a worker was asked to load these tables. */
function loadsOf(set: string) {
  return optimalWorkers()
    .flatMap(({ requests }) => requests)
    .filter((request) => request.type === "load-tables" && request.set === set);
}

function createFinding() {
  FakeWorker.prepareMethods = (methods) => {
    methods.steps = [{ state: "done", cost: 3, lowerBound: 3, figures: { depth: 3 } }];
    methods.solution = { moves: SOLUTION, written: SOLUTION, stages: [] };
  };
  return createSolver({ tables: "mini" });
}

/** A solver with a solve under way, without the large table, until `endSolve` is called. */
async function createSolving() {
  const solver = await createFinding();
  FakeWorker.prepareMethods = (methods) => {
    methods.steps = [{ state: "running" }];
    methods.solution = { moves: SOLUTION, written: SOLUTION, stages: [] };
  };
  const solving = solver.solve(FACELETS, { ...OPTIMAL, large: false });
  await eventually(() => expect(optimalWorkers()[0]?.methods.work.length).toBeGreaterThan(0));
  const endSolve = () =>
    void (optimalWorkers()[0]!.methods.steps = [{ state: "done", cost: 3, lowerBound: 3 }]);
  return { solver, solving, endSolve };
}

describe("the large table", () => {
  it("is made and stored when a solve asks for it, and reported as progress and status", async () => {
    const solver = await createFinding();
    const told: MethodProgress[] = [];
    const result = await solver.solve(FACELETS, {
      ...LARGE,
      onProgress: (progress) => told.push(progress),
    });
    expect(result).toMatchObject({ text: SOLUTION, stop: "proven" });
    expect(moduleOfOptimal().hasLargeTable).toBe(true);
    expect(solver.status.tables[SET]).toEqual(IN_USE);
    expect(await readTableStorage(SET)).toMatchObject({ sizeBytes });
    expect(told.some(({ tables }) => tables?.phase === "generate")).toBe(true);
    expect(optimalWorkers()).toHaveLength(1);
  });

  it("is not made when no call asks for it", async () => {
    const solver = await createFinding();
    await solver.solve(FACELETS, OPTIMAL);
    await solver.solve(FACELETS, { ...OPTIMAL, large: false });
    await solver.prepare("optimal");
    expect(moduleOfOptimal().generated).not.toContain(SET);
    expect(solver.status.tables[SET]).toMatchObject({ state: "absent", error: undefined });
  });

  it("is taken from storage on a later visit, unless the solve declines it", async () => {
    await (await createFinding()).prepare("optimal", { large: true });
    const without = await createFinding();
    await without.solve(FACELETS, { ...OPTIMAL, large: false });
    expect(moduleOfOptimal().hasLargeTable).toBe(false);
    const solver = await createFinding();
    await solver.solve(FACELETS, OPTIMAL);
    expect(moduleOfOptimal().hasLargeTable).toBe(true);
    expect(solver.status.tables[SET]).toEqual({ ...IN_USE, source: "storage" });
  });

  it("is made for a solve that asks for it while another solve looks for it in storage", async () => {
    const solver = await createFinding();
    await Promise.all([solver.solve(FACELETS, OPTIMAL), solver.solve(FACELETS, LARGE)]);
    expect(moduleOfOptimal().hasLargeTable).toBe(true);
    expect(solver.status.tables[SET]).toEqual(IN_USE);
  });

  it("is stored again by the next prepare call after it was deleted", async () => {
    const solver = await createFinding();
    await solver.prepare("optimal", { large: true });
    await deleteStoredTables(SET);
    expect(solver.status.tables[SET]).toEqual({ ...IN_USE, cached: false });
    expect(await readTableStorage("two-phase")).not.toMatchObject({ sizeBytes: 0 });
    await solver.prepare("optimal", { large: true });
    expect(await readTableStorage(SET)).toMatchObject({ sizeBytes });
    expect(moduleOfOptimal().generated.filter((kind) => kind === SET)).toHaveLength(1);
  });

  it("is made again when the stored one is damaged", async () => {
    await (await createFinding()).prepare("optimal", { large: true });
    const solver = await createFinding();
    FakeWorker.prepareModule = (module) => {
      const checksum = module.checksumTable.bind(module);
      vi.spyOn(module, "checksumTable").mockImplementation((kind, ...range) => {
        const isStored = kind === SET && module.generated.length === 0;
        return isStored ? "damaged" : checksum(kind, ...range);
      });
    };
    await solver.prepare("optimal", { large: true });
    expect(solver.status.tables[SET]).toEqual(IN_USE);
    expect(moduleOfOptimal().generated).toEqual([SET]);
  });

  it.each([
    ["it", (module: FakeModule) => (module.refusesMemoryFor = SET)],
    ["making it", (module: FakeModule) => (module.refusesMakingOf = SET)],
  ])(
    "is left out of a solve, and the status says so, when memory is refused for %s",
    async (_, refuse) => {
      const solver = await createFinding();
      FakeWorker.prepareModule = refuse;
      const result = await solver.solve(FACELETS, LARGE);
      expect(result).toMatchObject({ text: SOLUTION, stop: "proven" });
      expect(solver.status.tables[SET]).toMatchObject({ state: "absent", error: "memory" });
      expect(moduleOfOptimal().reserved).not.toContain(SET);
      expect(optimalWorkers()).toHaveLength(1);
      const preparing = solver.prepare("optimal", { large: true });
      await expect(preparing).rejects.toMatchObject({ code: "memory" });
      expect(optimalWorkers()[0]!.isTerminated).toBe(false);
    },
  );

  it("has what the tables before it have left of the time limit", async () => {
    const solver = await createFinding();
    const timeMs = 1_000_000;
    const limitsMs: number[] = [];
    const limit = vi.spyOn(systemClock, "limit");
    limit.mockImplementation((durationMs) => {
      limitsMs.push(durationMs);
      return () => undefined;
    });
    let spentMs = 0;
    const now = vi.spyOn(systemClock, "nowMs");
    now.mockImplementation(() => performance.now() + spentMs);
    await solver.solve(FACELETS, { ...LARGE, timeMs, onProgress: () => (spentMs = 1000) });
    limit.mockRestore();
    now.mockRestore();
    const ofTables = limitsMs.filter((limitMs) => limitMs > timeMs / 2);
    expect(ofTables).toHaveLength(2);
    expect(ofTables[1]).toBeLessThanOrEqual(ofTables[0]! - 1000);
  });

  it("is used for this visit when storage is full, and the status says so", async () => {
    const solver = await createFinding();
    await solver.prepare("optimal");
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await solver.solve(FACELETS, LARGE)).toMatchObject({ text: SOLUTION });
    expect(moduleOfOptimal().hasLargeTable).toBe(true);
    const notKept = { ...IN_USE, cached: false, storageProblem: "full" };
    expect(solver.status.tables[SET]).toEqual(notKept);
    put.mockRestore();
  });

  it("is left out when the worker that makes it dies, and the solve goes on in another", async () => {
    const solver = await createFinding();
    FakeWorker.prepareModule = (module) => {
      module.mayEndGeneration = () => module.generated.at(-1) !== SET;
    };
    const solving = solver.solve(FACELETS, LARGE);
    await eventually(() => expect(solver.status.tables[SET]?.progress).toBe(1));
    optimalWorkers()[0]!.die();
    expect(await solving).toMatchObject({ text: SOLUTION });
    expect(optimalWorkers()).toHaveLength(2);
    expect(solver.status.tables[SET]).toMatchObject({ state: "absent", error: "worker-crashed" });
  });

  it("is not reported as lost when a worker dies that does not have it", async () => {
    const solver = await createFinding();
    await solver.solve(FACELETS, OPTIMAL);
    optimalWorkers()[0]!.die();
    expect(solver.status.tables[SET]).toMatchObject({ state: "absent", error: undefined });
  });

  it("is no longer made when the only call that waits for it is aborted", async () => {
    const solver = await createFinding();
    FakeWorker.prepareModule = (module) => {
      module.mayEndGeneration = () => module.generated.at(-1) !== SET;
    };
    const giving = new AbortController();
    const preparing = solver.prepare("optimal", { large: true, signal: giving.signal });
    await eventually(() => expect(solver.status.tables[SET]?.progress).toBe(1));
    giving.abort();
    await expect(preparing).rejects.toMatchObject({ name: "AbortError" });
    expect(optimalWorkers()[0]!.isTerminated).toBe(true);
    expect(solver.status.tables[SET]).toMatchObject({ state: "absent", error: undefined });
  });

  it("is made after a running solve, and without ending it when its caller gives up", async () => {
    const { solver, solving, endSolve } = await createSolving();
    const giving = new AbortController();
    const givenUp = solver.prepare("optimal", { large: true, signal: giving.signal });
    const preparing = solver.prepare("optimal", { large: true });
    await eventually(() => expect(solver.status.tables[SET]?.state).toBe("loading"));
    giving.abort();
    await expect(givenUp).rejects.toMatchObject({ name: "AbortError" });
    const { isTerminated, module, methods } = optimalWorkers()[0]!;
    const workBefore = methods.work.length;
    await eventually(() => expect(methods.work.length).toBeGreaterThan(workBefore + 1));
    expect([isTerminated, module.reserved.has(SET)]).toEqual([false, false]);
    endSolve();
    expect(await solving).toMatchObject({ text: SOLUTION });
    await preparing;
    expect(module.hasLargeTable).toBe(true);
  });

  it("is not made after a running solve if nobody waits for it any longer", async () => {
    const { solver, solving, endSolve } = await createSolving();
    const giving = new AbortController();
    const preparing = solver.prepare("optimal", { large: true, signal: giving.signal });
    await eventually(() => expect(loadsOf(SET)).toHaveLength(1));
    giving.abort();
    await expect(preparing).rejects.toMatchObject({ name: "AbortError" });
    await eventually(() => expect(solver.status.tables[SET]?.state).toBe("absent"));
    endSolve();
    await solving;
    expect(moduleOfOptimal().generated).not.toContain(SET);
    // A later call gets it.
    await solver.prepare("optimal", { large: true });
    expect(moduleOfOptimal().hasLargeTable).toBe(true);
  });

  it("is not waited for by a solve that only may use it, while another solve runs", async () => {
    const solver = await createFinding();
    FakeWorker.prepareMethods = (methods) => (methods.steps = [{ state: "running" }]);
    const giving = new AbortController();
    const { signal } = giving;
    const running = [0, 1].map(async (place) => {
      const solving = solver.solve(FACELETS, { ...OPTIMAL, signal, urgent: place === 1 });
      await expect(solving).rejects.toMatchObject({ name: "AbortError" });
    });
    const solves = () =>
      optimalWorkers()[0]?.requests.filter(({ type }) => type === "solve-by-method");
    await eventually(() => expect(solves()).toHaveLength(2));
    const third = solver.solve(FACELETS, { ...OPTIMAL, signal });
    const looksBefore = loadsOf(SET).length;
    await eventually(() => expect(solves()).toHaveLength(3));
    expect(loadsOf(SET)).toHaveLength(looksBefore);
    giving.abort();
    await Promise.all(running);
    await expect(third).rejects.toMatchObject({ name: "AbortError" });
  });

  it.each([
    [{ ...OPTIMAL, large: false }, false],
    [OPTIMAL, true],
  ] as const)("is used by a later solve with the options %o: %s", async (options, uses) => {
    const solver = await createFinding();
    await solver.prepare("optimal", { large: true });
    await solver.solve(FACELETS, options);
    expect(moduleOfOptimal().hasLargeTable).toBe(true);
    expect(optimalWorkers().at(-1)!.usesLargeTable).toBe(uses);
  });

  it("is left out of a solve, and the status says so, when it came out wrong", async () => {
    const solver = await createFinding();
    FakeWorker.prepareModule = (module) => {
      const step = module.stepGeneration.bind(module);
      vi.spyOn(module, "stepGeneration").mockImplementation((workUnits) => {
        const status = step(workUnits);
        return { ...status, progress: 0.99 * status.progress };
      });
    };
    expect(await solver.solve(FACELETS, LARGE)).toMatchObject({ text: SOLUTION, stop: "proven" });
    expect(solver.status.tables[SET]).toMatchObject({ state: "absent", error: "table-counts" });
    expect(moduleOfOptimal().reserved).not.toContain(SET);
    expect(await readTableStorage(SET)).toMatchObject({ sizeBytes: 0 });
  });

  it("does not put off the time limit of a solve that waits for it", async () => {
    const solver = await createFinding();
    FakeWorker.prepareModule = (module) => {
      module.mayEndGeneration = () => module.generated.at(-1) !== SET;
    };
    const solving = solver.solve(FACELETS, { ...LARGE, timeMs: 50 });
    await expect(solving).rejects.toMatchObject({ code: "time" });
  });

  it.each([
    { method: "korf", large: true },
    { method: "two-phase", large: true },
    { method: "optimal", puzzle: "2x2x2", large: true },
  ] as const)("is refused to other methods: %o", async (options) => {
    const solver = await createFinding();
    const unsupported = { code: "unsupported" };
    await expect(solver.solve(FACELETS, options)).rejects.toMatchObject(unsupported);
    const { method, ...others } = options;
    await expect(solver.prepare(method, others)).rejects.toMatchObject(unsupported);
    const wrong = solver.solve(FACELETS, { ...OPTIMAL, large: 1 as never });
    await expect(wrong).rejects.toMatchObject({ code: "option" });
  });
});
