// What a caller in plain JavaScript may hand to the solver by mistake: it is refused before the
// worker sees it, and nothing else is touched.

import { describe, expect, it, vi } from "vitest";

import { Solver, type SolveOptions, type SolverOptions } from "../../../../web/engine";
import { FakeWorker } from "../fakes/fake-worker";
import {
  createSolver,
  FACELETS,
  findsSolution,
  lastWorker,
  SOLUTION,
  solveWithoutEnd,
  useFakes,
} from "../fakes/solver-on-fakes";

useFakes();

type Anything = (...values: unknown[]) => Promise<unknown>;
/** The methods of a solver, as JavaScript has them. */
type Methods = Record<"solve" | "check" | "complete" | "ready", Anything>;

const TEXTS: readonly unknown[] = [
  undefined,
  null,
  5,
  { facelets: 5 },
  [FACELETS],
  {},
  Symbol("U"),
];
const OBJECTS: readonly unknown[] = [5, "fast", true, ["fast"], () => undefined];
const CALLBACKS: readonly unknown[] = [5, "log", {}, []];
const SIGNALS: readonly unknown[] = [5, true, "abort", {}, { aborted: false }, AbortController];
const OPTIONS: readonly unknown[] = [
  ...OBJECTS,
  ...CALLBACKS.flatMap((callback) => [{ onImproved: callback }, { onBound: callback }]),
  ...SIGNALS.map((signal) => ({ signal })),
  { urgent: "yes" },
  { timeMs: {} },
  { maxLength: Object.create(null) as unknown },
  { timems: 5 },
  { toString: 5 },
];

const CALLS: readonly [name: keyof Methods, values: readonly unknown[]][] = [
  ...(["solve", "check", "complete"] as const).flatMap((name) =>
    TEXTS.map((text): [keyof Methods, unknown[]] => [name, [text]]),
  ),
  ...OPTIONS.map((options): [keyof Methods, unknown[]] => ["solve", [FACELETS, options]]),
  ...[undefined, null, 5, "huge", {}].map((tier): [keyof Methods, unknown[]] => ["ready", [tier]]),
];

describe("a solver", () => {
  it.each(CALLS)("refuses %s(...%o)", async (name, values) => {
    const solver = await createSolver({ tables: "mini" });
    const call = (solver as unknown as Methods)[name](...values);
    await expect(call).rejects.toMatchObject({ name: "SolverError", code: "option" });
    expect(lastWorker().requests.map(({ type }) => type)).toEqual(["start"]);
  });

  it("keeps a running solve and its tables when other calls are refused", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    const { result } = await solveWithoutEnd(solver);
    const methods = solver as unknown as Methods;
    const calls = [methods.solve({}), methods.check(), methods.complete(5)];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: "option" });
    const { module } = lastWorker();
    module.continueSearch([{ state: "proven", solution: SOLUTION, lowerBound: 3 }]);
    expect(await result).toMatchObject({ text: SOLUTION, tier: "full" });
    expect(FakeWorker.started).toHaveLength(1);
  });

  it("says what is expected, and what was passed", async () => {
    const methods = (await createSolver()) as unknown as Methods;
    await expect(methods.solve({})).rejects.toThrow(
      "The cube is a text of its stickers, or a Cube, not an object.",
    );
    await expect(methods.solve(FACELETS, { timeMs: "100" })).rejects.toThrow(
      'timeMs is a number of milliseconds, 0 or more, not "100".',
    );
    await expect(methods.solve(FACELETS, { timeMs: NaN })).rejects.toThrow("more, not NaN.");
    await expect(methods.solve(FACELETS, { timems: 5 })).rejects.toThrow(
      "There is no option timems; those that there are: puzzle, method, metric, goal, known, checkpoint, large, " +
        "maxLength, timeMs, maxNodes, maxSolutions, prefer, urgent, cross, seed, population, onImproved, onBound, onProgress, signal.",
    );
    const longName = "timeMs".repeat(100_000);
    await expect(methods.solve(FACELETS, { [longName]: 5 })).rejects.toThrow(
      `There is no option ${longName.slice(0, 40)}…; those`,
    );
    await expect(methods.solve(FACELETS, { signal: true })).rejects.toThrow(
      "signal is an AbortSignal, not true.",
    );
  });

  it("refuses unsupported choices and unknown names before it begins to search", async () => {
    const solver = await createSolver({ tables: "mini" });
    const methods = solver as unknown as Methods;
    for (const options of [
      { puzzle: "2x2x2", method: "cfop" },
      { puzzle: "2x2x2", metric: "axial-htm" },
      { puzzle: "2x2x2", goal: FACELETS },
      { puzzle: "2x2x2", method: "ortega", maxSolutions: 2 },
      { method: "korf", maxSolutions: Infinity },
      { method: "korf", prefer: "faces" },
      { puzzle: "2x2x2", method: "optimal", prefer: "faces" },
      { method: "ortega" },
      { method: "optimal", metric: "axial-qtm" },
      { method: "optimal", metric: "qtm", large: true },
      { method: "korf", metric: "qtm" },
      { method: "korf", goal: FACELETS.replace("R", "?") },
      { method: "optimal", goal: FACELETS.replaceAll("R", "?"), known: "R" },
    ]) {
      await expect(methods.solve(FACELETS, options)).rejects.toMatchObject({ code: "unsupported" });
    }
    expect(lastWorker().module.searched).toEqual([]);
    const usual = { puzzle: "3x3x3", method: "two-phase", metric: "htm" };
    FakeWorker.prepareModule = findsSolution;
    for (const options of [
      { puzzle: "4x4x4" },
      { method: "magic" },
      { metric: 5 },
      { goal: 7 },
      { maxSolutions: 0 },
      { method: "optimal", prefer: "front" },
    ]) {
      await expect(methods.solve(FACELETS, options)).rejects.toMatchObject({ code: "option" });
    }
    await expect(methods.check(FACELETS, { puzzel: "2x2x2" })).rejects.toThrow(
      "There is no option puzzel; those that there are: puzzle.",
    );
    await expect(methods.complete(FACELETS, { puzzle: "4x4x4" })).rejects.toMatchObject({
      code: "option",
    });
    await expect(solver.randomFacelets("2x2x2" as never)).rejects.toMatchObject({ code: "option" });
    await expect(methods.solve(FACELETS, { metric: "stm" })).rejects.toThrow(
      'metric is "htm", "qtm", "axial-htm" or "axial-qtm", not "stm".',
    );
    const other = await createSolver({ tables: "mini" });
    expect(await other.solve(FACELETS, usual as SolveOptions)).toMatchObject({
      ...{ text: SOLUTION, cost: 3, metric: "htm", method: "two-phase" },
    });
  });

  it("goes on when a callback throws, and reports what it throws", async () => {
    FakeWorker.prepareModule = findsSolution;
    const reports: (() => void)[] = [];
    const microtasks = vi.spyOn(globalThis, "queueMicrotask");
    microtasks.mockImplementation((report) => void reports.push(report));
    const fail = () => {
      throw new TypeError("The page is wrong.");
    };
    const solver = await createSolver({ tables: "mini", onStatus: fail, onProgress: fail });
    const options = { onImproved: fail, onBound: fail };
    expect(await solver.solve(FACELETS, options)).toMatchObject({ text: SOLUTION });
    microtasks.mockRestore();
    expect(reports.length).toBeGreaterThan(1);
    for (const report of reports) expect(report).toThrow("The page is wrong.");
  });

  it("has a status that nobody can change", async () => {
    const solver = await createSolver({ tables: "mini" });
    expect(() => Object.assign(solver.status, { threads: 64 })).toThrow(TypeError);
    expect(solver.status.threads).toBe(1);
  });

  it("takes null for an option that is left out", async () => {
    FakeWorker.prepareModule = findsSolution;
    const options = { tables: "mini", threads: null, signal: null, onStatus: null };
    const solver = await Solver.create(options as unknown as SolverOptions);
    const methods = solver as unknown as Methods;
    const leftOut = { timeMs: null, signal: null, onBound: null, somethingElse: undefined };
    for (const given of [null, undefined, {}, leftOut]) {
      expect(await methods.solve(FACELETS, given)).toMatchObject({ text: SOLUTION });
    }
  });

  it("takes a signal of another realm", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    const { signal } = new AbortController();
    const foreign = {
      aborted: false,
      addEventListener: signal.addEventListener.bind(signal),
      removeEventListener: signal.removeEventListener.bind(signal),
    } as unknown as AbortSignal;
    expect(await solver.solve(FACELETS, { signal: foreign })).toMatchObject({ text: SOLUTION });
  });
});

it("the constructor of Solver throws an error that says how to make a solver", () => {
  const Constructor = Solver as unknown as new (options?: unknown) => Solver;
  for (const options of [undefined, {}, { tables: "mini" }]) {
    expect(() => new Constructor(options)).toThrow(
      expect.objectContaining({
        code: "option",
        message: "A solver is made by `await Solver.create()`.",
      }),
    );
  }
});

describe("Solver.create", () => {
  const refused: readonly unknown[] = [
    ...OBJECTS,
    ...CALLBACKS.flatMap((callback) => [{ onProgress: callback }, { onStatus: callback }]),
    ...SIGNALS.map((signal) => ({ signal })),
    ...[0, 1.5, "2", NaN].map((threads) => ({ threads })),
    { timeMs: 1000 },
  ];
  it("refuses a relative baseUrl where there is no page, and asks for a whole URL", async () => {
    await expect(Solver.create({ baseUrl: "/" })).rejects.toThrow(
      'baseUrl is a whole URL, such as "file:///srv/cubewright/", not "/".',
    );
  });

  it.each(refused)("refuses %o", async (options) => {
    const creation = Solver.create(options as SolverOptions);
    await expect(creation).rejects.toMatchObject({ name: "SolverError", code: "option" });
    expect(FakeWorker.started).toEqual([]);
  });
});
