// A method that needs a set of tables: they are loaded in the worker in which it solves, and callers that wait for them
// may give up.

import { afterEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import type { MethodProgress, SolverProgress } from "../../../../web/core/solution";
import type { SolveOptions } from "../../../../web/engine";
import { IDLE_LIMIT_MS } from "../../../../web/engine/solver/module-worker";
import { readTableStorage } from "../../../../web/engine/stored-tables";
import { eventually } from "../fakes/eventually";
import { FAKE_TABLES } from "../fakes/fake-module";
import type { FakeMethods } from "../fakes/fake-methods";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, FACELETS, SOLUTION, useFakes } from "../fakes/solver-on-fakes";

const KORF = { method: "korf" } as const;
const SIZE_BYTES = FAKE_TABLES.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
const ABORTED = { name: "AbortError" };

useFakes();

afterEach(() => vi.useRealTimers());

function korfWorkers(): FakeWorker[] {
  return FakeWorker.started.filter(({ isOfKorf }) => isOfKorf);
}

/** A solver whose Korf finds the solution, proven. */
function createFinding(prepare: (methods: FakeMethods) => void = () => undefined) {
  FakeWorker.prepareMethods = (methods) => {
    methods.steps = [{ state: "done", cost: 3, lowerBound: 3, figures: { depth: 3 } }];
    methods.solution = { moves: SOLUTION, written: SOLUTION, stages: [] };
    prepare(methods);
  };
  return createSolver({ tables: "mini" });
}

/** Keeps all tables unfinished until the returned function is called. */
function holdGeneration(): () => void {
  let mayEnd = false;
  FakeWorker.prepareModule = (module) => (module.mayEndGeneration = () => mayEnd);
  return () => (mayEnd = true);
}

async function whileTheyAreMade(): Promise<void> {
  await eventually(() => expect(korfWorkers().at(-1)?.module.generated).toHaveLength(1));
}

describe("solving by a method that needs tables", () => {
  it("makes and stores the tables in its own worker, and solves there", async () => {
    const solver = await createFinding();
    expect(korfWorkers()).toHaveLength(0);
    const told: MethodProgress[] = [];
    const result = await solver.solve(FACELETS, {
      ...KORF,
      onProgress: (progress) => told.push(progress),
    });
    const { timeMs, ...others } = result;
    expect(timeMs).toBeGreaterThanOrEqual(0);
    expect(others).toEqual({
      ...{ moves: SOLUTION.split(" "), text: SOLUTION, length: 3, lowerBound: 3, optimal: true },
      ...{ cost: 3, metric: "htm", method: "korf", stop: "proven", tier: "mini", nodes: 0 },
    });
    expect(korfWorkers()).toHaveLength(1);
    expect(FakeWorker.started).toHaveLength(2);
    expect(solver.status.tables.korf).toMatchObject({ state: "in-use", source: "generated" });
    expect(await readTableStorage("korf")).toMatchObject({ sizeBytes: SIZE_BYTES });

    const ofTables = told.filter(({ tables }) => tables);
    expect(ofTables.length).toBeGreaterThan(1);
    for (const progress of ofTables) {
      expect(progress).toMatchObject({ isPreparing: true, nodes: 0, figures: {} });
      expect(progress.tables).toMatchObject({ phase: "generate", total: SIZE_BYTES });
    }
    expect(told.at(-1)).toEqual({ isPreparing: false, nodes: 0, figures: { depth: 3 } });
  });

  it("uses the same tables for the next cube, and stored ones at the next visit", async () => {
    const solver = await createFinding();
    await solver.prepare("korf");
    await solver.solve(FACELETS, KORF);
    await solver.solve(FACELETS, KORF);
    expect(korfWorkers()).toHaveLength(1);
    expect(korfWorkers()[0]!.module.generated).toHaveLength(FAKE_TABLES.length);
    const other = await createFinding();
    await other.solve(FACELETS, KORF);
    expect(other.status.tables.korf).toMatchObject({ state: "in-use", source: "storage" });
  });

  it("makes the tables only once for two solves at the same time", async () => {
    const solver = await createFinding();
    const results = await Promise.all([
      solver.solve(FACELETS, KORF),
      solver.solve(FACELETS, KORF),
      solver.prepare("korf"),
    ]);
    expect(results.slice(0, 2)).toMatchObject([{ cost: 3 }, { cost: 3 }]);
    expect(korfWorkers()).toHaveLength(1);
    expect(korfWorkers()[0]!.module.generated).toHaveLength(FAKE_TABLES.length);
    expect(korfWorkers()[0]!.methods.begun).toHaveLength(2);
  });

  it("leads to a goal that is held as the cube is, and refuses one that is not", async () => {
    const goal = applyMoves(SOLVED_FACELETS, ["D"]);
    const start = applyMoves(applyMoves(goal, ["F"]), ["U2", "R'"]);
    const solver = await createFinding();
    await solver.solve(start, { ...KORF, goal });
    expect(korfWorkers()[0]!.methods.begun).toEqual([["korf", "htm", start, goal, 0, "U", 0]]);
    const upsideDown = goal.replaceAll(/./g, (face) => (face === "R" ? "L" : face));
    await expect(solver.solve(start, { ...KORF, goal: upsideDown })).rejects.toMatchObject({
      message: expect.stringMatching(/^The goal: /) as string,
    });
    const turned = "D".repeat(9) + "R".repeat(9) + "B".repeat(9);
    const held = `${turned}${"U".repeat(9)}${"L".repeat(9)}${"F".repeat(9)}`;
    await expect(solver.solve(start, { ...KORF, goal: held })).rejects.toMatchObject({
      code: "frame",
    });
    expect(korfWorkers()[0]!.methods.begun).toHaveLength(1);
  });

  it("starts a fresh worker with tables where the old one has died", async () => {
    const solver = await createFinding();
    await solver.solve(FACELETS, KORF);
    korfWorkers()[0]!.die();
    expect(solver.status.tables.korf).toMatchObject({ state: "absent", error: "worker-crashed" });
    expect(await solver.solve(FACELETS, KORF)).toMatchObject({ cost: 3 });
    expect(korfWorkers()).toHaveLength(2);
    expect(korfWorkers()[1]!.module.hasTables).toBe(true);
  });

  it("frees the memory when it has been idle for a while", async () => {
    const solver = await createFinding();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await solver.solve(FACELETS, KORF);
    vi.advanceTimersByTime(IDLE_LIMIT_MS);
    expect(korfWorkers()[0]!.isTerminated).toBe(true);
    expect(solver.status.tables.korf).toMatchObject({ state: "absent", cached: true });
    expect(FakeWorker.started[0]!.isTerminated).toBe(false);
  });

  it("rejects when there is no memory for the tables, and may be tried again", async () => {
    const solver = await createFinding();
    FakeWorker.prepareModule = (module) => (module.refusesMemory = true);
    await expect(solver.solve(FACELETS, KORF)).rejects.toMatchObject({ code: "memory" });
    await expect(solver.prepare("korf")).rejects.toMatchObject({ code: "memory" });
    expect(korfWorkers().every(({ isTerminated }) => isTerminated)).toBe(true);
    FakeWorker.prepareModule = () => undefined;
    expect(await solver.solve(FACELETS, KORF)).toMatchObject({ cost: 3 });
  });
});

describe("giving up while the tables are made", () => {
  it.each([
    ["prepare", (signal: AbortSignal) => ({ prepare: { signal } })],
    ["solve", (signal: AbortSignal) => ({ solve: { ...KORF, signal } })],
  ])("stops making them if nobody else waits: %s", async (_, optionsOf) => {
    const solver = await createFinding();
    const letEnd = holdGeneration();
    const aborting = new AbortController();
    const options: { prepare?: object; solve?: SolveOptions } = optionsOf(aborting.signal);
    const asked = options.solve
      ? solver.solve(FACELETS, options.solve)
      : solver.prepare("korf", options.prepare);
    await whileTheyAreMade();
    aborting.abort();
    await expect(asked).rejects.toMatchObject(ABORTED);
    expect(korfWorkers()[0]!.isTerminated).toBe(true);
    expect(solver.status.tables.korf).toMatchObject({
      ...{ state: "absent", sizeBytes: 0, error: undefined },
    });
    letEnd();
    expect(await solver.solve(FACELETS, KORF)).toMatchObject({ cost: 3 });
    expect(korfWorkers()).toHaveLength(2);
  });

  it("lets other calls go on, and begins no solve for the one given up", async () => {
    const solver = await createFinding();
    const letEnd = holdGeneration();
    const aborting = new AbortController();
    const preparing = solver.prepare("korf");
    const solving = solver.solve(FACELETS, { ...KORF, signal: aborting.signal });
    const other = solver.solve(FACELETS, KORF);
    await whileTheyAreMade();
    aborting.abort();
    await expect(solving).rejects.toMatchObject(ABORTED);
    letEnd();
    await preparing;
    expect(await other).toMatchObject({ cost: 3 });
    expect(korfWorkers()).toHaveLength(1);
    expect(korfWorkers()[0]!.methods.begun).toHaveLength(1);
  });

  it("stops making them when the time limit, which counts from the call, has passed", async () => {
    const solver = await createFinding();
    const letEnd = holdGeneration();
    await expect(solver.solve(FACELETS, { ...KORF, timeMs: 5 })).rejects.toMatchObject({
      code: "time",
    });
    await eventually(() => expect(korfWorkers()[0]!.isTerminated).toBe(true));
    letEnd();
    // A timer would treat this limit as none at all.
    expect(await solver.solve(FACELETS, { ...KORF, timeMs: 1e12 })).toMatchObject({ cost: 3 });
    const { requests } = korfWorkers()[1]!;
    const asked = requests.find((request) => request.type === "solve-by-method")!;
    expect(asked.timeMs).toBeLessThan(1e12);
  });

  it("starts no worker for a call whose signal was aborted before", async () => {
    const solver = await createFinding();
    const signal = AbortSignal.abort();
    await expect(solver.prepare("korf", { signal })).rejects.toMatchObject(ABORTED);
    await expect(solver.solve(FACELETS, { ...KORF, signal })).rejects.toMatchObject(ABORTED);
    expect(korfWorkers()).toHaveLength(0);
  });
});

describe("giving up a running solve", () => {
  it("ends it, and the next solve finds the tables in use", async () => {
    const solver = await createFinding((methods) => (methods.steps = [{ state: "running" }]));
    const aborting = new AbortController();
    const solving = solver.solve(FACELETS, { ...KORF, signal: aborting.signal });
    await eventually(() => expect(korfWorkers()[0]?.methods.begun).toHaveLength(1));
    aborting.abort();
    await expect(solving).rejects.toMatchObject(ABORTED);
    const [{ methods, module } = {}] = korfWorkers();
    await eventually(() => expect(methods!.cancelCount).toBe(1));
    methods!.steps = [{ state: "done", cost: 3, lowerBound: 3 }];
    expect(await solver.solve(FACELETS, KORF)).toMatchObject({ optimal: true });
    expect(module!.generated).toHaveLength(FAKE_TABLES.length);
  });

  it.each<SolveOptions>([{ timeMs: 300 }, { maxNodes: 5 }])(
    "rejects when a limit passes without a solution: %o",
    async (limit) => {
      const solver = await createFinding((methods) => {
        methods.steps = [
          { state: "running", nodes: 3 },
          { state: "running", nodes: 6 },
        ];
      });
      await solver.prepare("korf");
      await expect(solver.solve(FACELETS, { ...KORF, ...limit })).rejects.toMatchObject({
        code: "time",
      });
      expect(korfWorkers()[0]!.isTerminated).toBe(false);
    },
  );
});

describe("preparing a method", () => {
  it.each(["korf", "two-phase"] as const)(
    "reports its progress to the caller that asks, and nothing after it ends: %s",
    async (method) => {
      const solver = await createSolver({ tables: "auto" });
      const told: SolverProgress[] = [];
      await solver.prepare(method, { onProgress: (progress) => told.push(progress) });
      expect(told.at(-1)).toMatchObject({ loaded: SIZE_BYTES, total: SIZE_BYTES });
      const count = told.length;
      await solver.reloadTables();
      expect(told).toHaveLength(count);
    },
  );

  it("can be aborted while the tables are loaded for others", async () => {
    const solver = await createSolver();
    const aborting = new AbortController();
    const { signal } = aborting;
    const preparing = solver.prepare("two-phase", { signal });
    aborting.abort();
    await expect(preparing).rejects.toMatchObject(ABORTED);
    await solver.ready("full");
    expect(solver.status.tier).toBe("full");
  });
});
