// Solving by stages: in a worker that starts on demand and ends by itself.

import { afterEach, describe, expect, it, vi } from "vitest";

import type { SolverErrorCode } from "../../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import type { Solution } from "../../../../web/core/solution";
import type { SolveOptions } from "../../../../web/engine";
import { IDLE_LIMIT_MS } from "../../../../web/engine/solver/module-worker";
import { eventually } from "../fakes/eventually";
import type { FakeMethods } from "../fakes/fake-methods";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, FACELETS, SOLUTION, useFakes } from "../fakes/solver-on-fakes";

// "R U2 F'" after the cube was turned over.
const WRITTEN = "x2 R D2 B'";
const STAGES = [
  {
    ...{ id: "first", from: 0, to: 2 },
    steps: [{ from: 0, to: 2, pieces: ["UF"], case: "f2l-1", algorithm: "sexy" }],
  },
  {
    ...{ id: "second", from: 2, to: 4 },
    steps: [{ from: 2, to: 4, pieces: [], reason: { key: "why", values: { turns: 2 } } }],
  },
];
const TOLD_STAGES = [
  {
    ...{ ...STAGES[0], written: ["x2", "R"] },
    steps: [{ ...STAGES[0]!.steps[0], written: ["x2", "R"] }],
  },
  {
    ...{ ...STAGES[1], written: ["D2", "B'"] },
    steps: [{ ...STAGES[1]!.steps[0], written: ["D2", "B'"] }],
  },
];
const BEGINNER = { method: "beginner" } as const;

useFakes();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function methodWorkers(): FakeWorker[] {
  return FakeWorker.started.filter(({ isOfMethods }) => isOfMethods);
}

/** A solver whose methods find the solution; `prepare` may change them. */
async function createFinding(prepare: (methods: FakeMethods) => void = () => undefined) {
  FakeWorker.prepareMethods = (methods) => {
    methods.solution = { moves: SOLUTION, written: WRITTEN, stages: STAGES };
    prepare(methods);
  };
  return createSolver({ tables: "mini" });
}

/** One whose first solve goes on until it is cancelled. */
function createEndless(...more: Parameters<typeof createFinding>) {
  return createFinding((methods) => {
    methods.steps = [{ state: "running" }];
    more[0]?.(methods);
  });
}

describe("solving by stages", () => {
  it("asks the two-phase worker what is wrong with a cube only if it refuses that cube", async () => {
    const solver = await createFinding((methods) => (methods.refuses = true));
    const asked = () => FakeWorker.started[0]!.requests.filter(({ type }) => type === "check");
    const faulty = FACELETS.replace("U", "R");
    await expect(solver.explain(faulty, BEGINNER)).rejects.toMatchObject({ code: "color-count" });
    expect(asked()).toHaveLength(1);
    await expect(solver.explain(FACELETS, BEGINNER)).rejects.toMatchObject({ code: "internal" });
    for (const { methods } of methodWorkers()) methods.refuses = false;
    await expect(solver.explain(FACELETS, BEGINNER)).resolves.toEqual(TOLD_STAGES);
    expect(asked()).toHaveLength(2);
  });

  it("takes the solved cube as a goal in any form, if it is held as the cube is", async () => {
    const solver = await createFinding();
    const inColors = ["W", "R", "G", "Y", "O", "B"].map((color) => color.repeat(9)).join(" ");
    for (const goal of [SOLVED_FACELETS, inColors]) {
      await expect(solver.solve(FACELETS, { ...BEGINNER, goal })).resolves.toMatchObject({
        text: SOLUTION,
      });
    }
    const onItsHead = ["D", "R", "B", "U", "L", "F"].map((face) => face.repeat(9)).join("");
    await expect(solver.solve(FACELETS, { ...BEGINNER, goal: onItsHead })).rejects.toMatchObject({
      code: "frame",
    });
  });

  it("starts its own worker, and gives the written moves and the stages", async () => {
    const solver = await createFinding();
    expect(methodWorkers()).toHaveLength(0);
    const improved: Solution[] = [];
    const result = await solver.solve(FACELETS, {
      ...BEGINNER,
      onImproved: (solution) => improved.push(solution),
    });
    const { timeMs, ...others } = result;
    const solution = {
      ...{ moves: SOLUTION.split(" "), text: SOLUTION, length: 3, cost: 3 },
      ...{ lowerBound: 0, optimal: false },
      ...{ written: WRITTEN.split(" "), stages: TOLD_STAGES },
    };
    expect(others).toEqual({
      ...solution,
      ...{ metric: "htm", method: "beginner", stop: "done", tier: "mini", nodes: 0 },
    });
    expect(timeMs).toBeGreaterThanOrEqual(0);
    expect(improved).toEqual([solution]);
    expect(methodWorkers()).toHaveLength(1);
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("starts its worker when a method is prepared, and loads no tables", async () => {
    const solver = await createFinding();
    await solver.prepare("cfop");
    expect(methodWorkers()).toHaveLength(1);
    await solver.solve(FACELETS, BEGINNER);
    expect(methodWorkers()).toHaveLength(1);
    expect(Object.keys(solver.status.tables)).toEqual(["two-phase"]);
  });

  it("passes on the options, and the cross as the face that has its colour", async () => {
    const solver = await createFinding();
    const asked = { ...BEGINNER, metric: "qtm", maxLength: 9, seed: 7 } as const;
    await solver.solve(FACELETS, asked);
    await solver.solve(FACELETS, { ...asked, cross: "yellow" });
    // Blue is up, and white is in front.
    const inColors = FACELETS.replaceAll(
      /./g,
      (face) => ({ U: "B", F: "W", D: "G", B: "Y", R: "R", L: "O" })[face]!,
    );
    await solver.solve(inColors, asked);
    // Blue is opposite to white.
    await solver.solve(
      FACELETS.replaceAll(
        /./g,
        (face) => ({ U: "W", F: "Y", D: "B", B: "G", R: "R", L: "O" })[face]!,
      ),
      { ...asked, cross: "yellow" },
    );
    const task = ["beginner", "qtm", FACELETS, SOLVED_FACELETS, 9];
    expect(methodWorkers()[0]!.methods.begun).toEqual([
      [...task, "U", 7],
      [...task, "D", 7],
      [...task, "F", 7],
      [...task, "F", 7],
    ]);
  });

  it("gives only the stages when it explains, by default those of beginner", async () => {
    const solver = await createFinding();
    expect(await solver.explain(FACELETS)).toEqual(TOLD_STAGES);
    await solver.explain(FACELETS, { method: "cfop", cross: "red" });
    expect(methodWorkers()[0]!.methods.begun.map(([method]) => method)).toEqual([
      "beginner",
      "cfop",
    ]);
  });

  it("reports its progress at most ten times a second, and at the end", async () => {
    let nowMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => nowMs);
    const solver = await createFinding((methods) => {
      methods.steps = [
        { isPreparing: true },
        { isPreparing: true },
        { figures: { stage: 1 }, nodes: 5 },
        { figures: { stage: 1 }, nodes: 9, lowerBound: 2 },
        { figures: { stage: 2 }, nodes: 12, lowerBound: 3 },
        { state: "done", cost: 3, figures: { stage: 2 }, nodes: 15, lowerBound: 3 },
      ];
      const step = methods.stepSolve.bind(methods);
      vi.spyOn(methods, "stepSolve").mockImplementation((work) => {
        nowMs += 60;
        return step(work);
      });
    });
    const told: unknown[] = [];
    const bounds: number[] = [];
    const result = await solver.solve(FACELETS, {
      ...BEGINNER,
      onProgress: (progress) => told.push(progress),
      onBound: (bound) => bounds.push(bound),
    });
    expect(told).toEqual([
      { isPreparing: true, nodes: 0, figures: {} },
      { isPreparing: false, nodes: 5, figures: { stage: 1 } },
      { isPreparing: false, nodes: 12, figures: { stage: 2 } },
      { isPreparing: false, nodes: 15, figures: { stage: 2 } },
    ]);
    expect(bounds).toEqual([2, 3]);
    expect(result).toMatchObject({ lowerBound: 3, optimal: true, nodes: 15 });
  });

  it("solves several cubes one after another, the urgent ones first", async () => {
    let mayEnd = false;
    const solver = await createEndless((methods) => {
      vi.spyOn(methods, "stepSolve").mockImplementation(() => ({
        ...{ state: mayEnd ? "done" : "running", isPreparing: false },
        ...{ cost: mayEnd ? 3 : -1, lowerBound: 0, nodes: 0, figures: {} },
      }));
    });
    const order: string[] = [];
    const solve = (name: string, options: SolveOptions) =>
      solver.solve(FACELETS, { ...BEGINNER, ...options }).then(() => order.push(name));
    const first = solve("first", {});
    await eventually(() => expect(methodWorkers()[0]?.methods.begun).toHaveLength(1));
    const others = [solve("second", {}), solve("urgent", { urgent: true })];
    const asked = () =>
      methodWorkers()[0]!.requests.filter(({ type }) => type === "solve-by-method");
    await eventually(() => expect(asked()).toHaveLength(3));
    mayEnd = true;
    await Promise.all([first, ...others]);
    expect(order).toEqual(["first", "urgent", "second"]);
    expect(methodWorkers()).toHaveLength(1);
  });
});

describe("limits", () => {
  it.each<SolveOptions>([{ timeMs: 0 }, { maxNodes: 5 }])(
    "reject a solve that has no solution when they pass: %o",
    async (limit) => {
      const solver = await createEndless((methods) => {
        methods.steps = [
          { state: "running", nodes: 3 },
          { state: "running", nodes: 6 },
        ];
      });
      await expect(solver.solve(FACELETS, { ...BEGINNER, ...limit })).rejects.toMatchObject({
        code: "time",
      });
      const { methods } = methodWorkers()[0]!;
      expect(methods.cancelCount).toBe(1);
      expect(methods.work).toEqual(limit.maxNodes ? [5, 2] : [10_000]);
    },
  );

  it.each<[SolveOptions, string]>([
    [{ maxNodes: 5 }, "nodes"],
    [{ timeMs: 0 }, "time"],
  ])("end a solve with its best solution if it has one when they pass: %o", async (limit, stop) => {
    const solver = await createFinding((methods) => {
      methods.steps = [{ state: "improved", cost: 3, nodes: 6 }];
    });
    const result = await solver.solve(FACELETS, { ...BEGINNER, ...limit });
    expect(result).toMatchObject({ stop, cost: 3 });
    expect(methodWorkers()[0]!.methods.cancelCount).toBe(1);
  });

  it("are near for a solve that has a solution: it makes shorter steps then", async () => {
    const solver = await createEndless((methods) => {
      methods.steps = [
        { state: "improved", cost: 3, nodes: 6 },
        { state: "running", cost: 3, nodes: 7 },
      ];
    });
    expect(await solver.solve(FACELETS, { ...BEGINNER, timeMs: 15 })).toMatchObject({
      stop: "time",
    });
    const [first, ...others] = methodWorkers()[0]!.methods.work;
    expect(first).toBe(10_000);
    expect(new Set(others)).toEqual(new Set([1_000]));
  });

  it("do not change a solve that ends in its first step", async () => {
    const solver = await createFinding();
    const result = await solver.solve(FACELETS, { ...BEGINNER, timeMs: 0, maxNodes: 1 });
    expect(result.stop).toBe("done");
    // This also ends the threads that it may have had.
    expect(methodWorkers()[0]!.methods.cancelCount).toBe(1);
  });
});

describe("a solve that is aborted", () => {
  it("rejects with an AbortError, and the next solve succeeds", async () => {
    const solver = await createEndless();
    const aborting = new AbortController();
    const solving = solver.solve(FACELETS, { ...BEGINNER, signal: aborting.signal });
    await eventually(() => expect(methodWorkers()[0]?.methods.begun).toHaveLength(1));
    aborting.abort();
    await expect(solving).rejects.toMatchObject({ name: "AbortError" });
    const { methods } = methodWorkers()[0]!;
    await eventually(() => expect(methods.cancelCount).toBe(1));
    methods.steps = [{ state: "done", cost: 3 }];
    expect(await solver.solve(FACELETS, BEGINNER)).toMatchObject({ stop: "done" });
    expect(methodWorkers()).toHaveLength(1);
  });

  it("starts no worker if its signal was aborted before the call", async () => {
    const solver = await createFinding();
    const signal = AbortSignal.abort();
    await expect(solver.solve(FACELETS, { ...BEGINNER, signal })).rejects.toMatchObject({
      name: "AbortError",
    });
    await expect(solver.explain(FACELETS, { signal })).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(methodWorkers()).toHaveLength(0);
  });
});

describe("the worker of the methods", () => {
  it("ends when it has been idle for a while, and starts again at the next call", async () => {
    const solver = await createFinding();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await solver.solve(FACELETS, BEGINNER);
    vi.advanceTimersByTime(IDLE_LIMIT_MS - 1);
    expect(methodWorkers()[0]!.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(methodWorkers()[0]!.isTerminated).toBe(true);
    expect(FakeWorker.started[0]!.isTerminated).toBe(false);
    vi.useRealTimers();
    await solver.solve(FACELETS, BEGINNER);
    expect(methodWorkers()).toHaveLength(2);
  });

  it.each<SolverErrorCode>(["worker-crashed", "disposed"])(
    "rejects pending calls when it ends: %s",
    async (code) => {
      const solver = await createEndless();
      const rejected = expect(solver.solve(FACELETS, BEGINNER)).rejects.toMatchObject({ code });
      await eventually(() => expect(methodWorkers()[0]?.methods.begun).toHaveLength(1));
      if (code === "disposed") solver.dispose();
      else methodWorkers()[0]!.die();
      await rejected;
      expect(methodWorkers()[0]!.isTerminated).toBe(true);
      expect(FakeWorker.started[0]!.isTerminated).toBe(code === "disposed");
    },
  );

  it("is started again by the next call after it has died", async () => {
    const solver = await createFinding();
    await solver.solve(FACELETS, BEGINNER);
    methodWorkers()[0]!.die();
    expect(methodWorkers()).toHaveLength(1);
    expect(await solver.solve(FACELETS, BEGINNER)).toMatchObject({ cost: 3 });
    expect(methodWorkers()).toHaveLength(2);
  });

  it("may fail to start, and is started again by the next call", async () => {
    const solver = await createFinding();
    FakeWorker.bundleFails = "all";
    const failed = { code: "bundle-failed" };
    await expect(solver.solve(FACELETS, BEGINNER)).rejects.toMatchObject(failed);
    FakeWorker.bundleFails = "none";
    expect(await solver.solve(FACELETS, BEGINNER)).toMatchObject({ cost: 3 });
  });
});

describe("a solver that solves by stages", () => {
  it("rejects a solution whose plain or written moves do not solve the cube", async () => {
    const solver = await createFinding();
    const wrong = [
      null,
      { moves: "R U2", written: WRITTEN, stages: [] },
      { moves: SOLUTION, written: "R U2", stages: [] },
      { moves: "R U2 F' x", written: WRITTEN, stages: [] },
    ];
    for (const solution of wrong) {
      FakeWorker.prepareMethods = (methods) => (methods.solution = solution);
      for (const worker of methodWorkers()) worker.methods.solution = solution;
      await expect(solver.solve(FACELETS, BEGINNER)).rejects.toMatchObject({ code: "internal" });
    }
  });

  it("rejects when the method finds no solution", async () => {
    const solver = await createFinding((methods) => (methods.steps = [{ state: "no-solution" }]));
    await expect(solver.solve(FACELETS, BEGINNER)).rejects.toMatchObject({ code: "internal" });
  });

  it("rejects a wrong cube, and says what is wrong with it", async () => {
    const solver = await createFinding();
    await expect(solver.solve(FACELETS.slice(1), BEGINNER)).rejects.toMatchObject({
      code: "length",
    });
    await expect(solver.explain(FACELETS.slice(1))).rejects.toMatchObject({ code: "length" });
    expect(methodWorkers()).toHaveLength(0);
  });

  it.each<SolveOptions>([
    { method: "cfop", puzzle: "2x2x2" },
    { method: "cfop", goal: FACELETS },
    { method: "cfop", goal: "no cube" },
    { method: "ortega" },
  ])("rejects unsupported choices before it starts a worker: %o", async (options) => {
    const solver = await createFinding();
    await expect(solver.solve("no cube", options)).rejects.toMatchObject({ code: "unsupported" });
    expect(methodWorkers()).toHaveLength(0);
  });

  it("refuses to explain by a method without stages, or with wrong options", async () => {
    const solver = await createFinding();
    // @ts-expect-error It has no stages.
    await expect(solver.explain(FACELETS, { method: "two-phase" })).rejects.toMatchObject({
      code: "unsupported",
      message:
        'The method "two-phase" has no stages to tell of, as "beginner", "cfop", "cfop-2look", ' +
        '"thistlethwaite", "corners-edges" or "genetic" has.',
    });
    // @ts-expect-error Nor has this one.
    await expect(solver.explain(FACELETS, { method: "korf" })).rejects.toMatchObject({
      code: "unsupported",
    });
    for (const options of [{ goal: "" }, { cross: "purple" }, { seed: -1 }, { cross: "White" }]) {
      await expect(solver.explain(FACELETS, options as never)).rejects.toMatchObject({
        code: "option",
      });
    }
  });
});
