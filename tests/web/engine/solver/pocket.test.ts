// The 2x2x2: the worker of its module answers everything about it, with tables only where they are needed.

import { afterEach, describe, expect, it, vi } from "vitest";

import { applyMoves } from "../../../../web/core/moves";
import { SOLVED_POCKET } from "../../../../web/core/pocket-stickers";
import type { SolverError } from "../../../../web/core/errors";
import { IDLE_LIMIT_MS } from "../../../../web/engine/solver/module-worker";
import { eventually } from "../fakes/eventually";
import type { FakeMethods } from "../fakes/fake-methods";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, FACELETS, useFakes } from "../fakes/solver-on-fakes";

const POCKET = { puzzle: "2x2x2" } as const;
const ORTEGA = { ...POCKET, method: "ortega" } as const;
const TURNED = applyMoves(SOLVED_POCKET, ["R"]);
const ABORTED = { name: "AbortError" };

useFakes();

afterEach(() => vi.useRealTimers());

function pocketWorkers(): FakeWorker[] {
  return FakeWorker.started.filter(({ isOfPocket }) => isOfPocket);
}

function typesAsked(worker: FakeWorker): string[] {
  return worker.requests.map(({ type }) => type);
}

/** A solver that finds that solution of the 2x2x2. */
function createFinding(moves = "R'", prepare: (methods: FakeMethods) => void = () => undefined) {
  FakeWorker.prepareMethods = (methods) => {
    methods.steps = [{ state: "done", cost: 1, lowerBound: 1 }];
    methods.solution = { moves, written: moves, stages: [] };
    prepare(methods);
  };
  return createSolver({ tables: "mini" });
}

describe("questions about the 2x2x2", () => {
  it("are answered by its worker, without tables", async () => {
    const solver = await createFinding();
    expect(await solver.check(TURNED, POCKET)).toMatchObject({
      ...{ code: "", message: "", facelets: TURNED, orientation: 0, scheme: "URFDLB", repairs: [] },
    });
    expect(await solver.randomFacelets(POCKET)).toBe(SOLVED_POCKET);
    expect(pocketWorkers()).toHaveLength(1);
    expect(typesAsked(pocketWorkers()[0]!)).toEqual(["start", "check", "random-facelets"]);
    expect(solver.status.tables.pocket?.state).not.toBe("in-use");
  });

  it("are answered in terms of 24 stickers, and in the characters of the text", async () => {
    const solver = await createFinding();
    expect(await solver.check("UUU", POCKET)).toMatchObject({
      code: "length",
      message: "A cube has 24 stickers, four on each face, but 3 are given.",
    });
    expect(await solver.complete(`?${TURNED.slice(1)}`, POCKET)).toMatchObject({
      facelets: applyMoves("RWWWRRRRGGGGYYYYOOOOBBBB", ["R"]).replace(/^./, "R"),
      schemes: ["WRGYOB"],
      hasOtherSchemes: false,
      inSchemes: [{ scheme: "WRGYOB", count: 1 }],
    });
  });

  it("are about the 3x3x3 without the option, and 24 stickers get a hint at it", async () => {
    const solver = await createFinding();
    const { code, message } = await solver.check(SOLVED_POCKET);
    expect(code).toBe("length");
    expect(message).toMatch(/ For a 2x2x2, pass the option puzzle: "2x2x2"\.$/);
    expect(pocketWorkers()).toHaveLength(0);
    expect(await solver.check(FACELETS, { puzzle: "3x3x3" })).toMatchObject({ code: "" });
  });

  it("are sent to a fresh worker when the old one has died", async () => {
    const solver = await createFinding();
    await solver.check(TURNED, POCKET);
    pocketWorkers()[0]!.die();
    expect(await solver.check(TURNED, POCKET)).toMatchObject({ code: "" });
    expect(pocketWorkers()).toHaveLength(2);
  });
});

describe("solving a 2x2x2", () => {
  it("makes tables for a shortest solution, the default method", async () => {
    const solver = await createFinding();
    expect(await solver.solve(TURNED, POCKET)).toMatchObject({
      ...{ moves: ["R'"], cost: 1, optimal: true, method: "optimal", stop: "proven" },
    });
    expect(solver.status.tables.pocket).toMatchObject({ state: "in-use", source: "generated" });
    const [{ methods } = {}] = pocketWorkers();
    expect(methods!.begun).toEqual([["optimal", "htm", TURNED, SOLVED_POCKET, 0, "U", 0]]);
    expect(methods!.wanted).toEqual([1]);
    expect(FakeWorker.started[0]!.requests.map(({ type }) => type)).toEqual(["start"]);
  });

  it("makes no tables for a method by stages, and keeps rotations in the written moves", async () => {
    const solver = await createFinding("R'", (methods) => {
      const step = { from: 0, to: 2, pieces: ["URF"] };
      methods.solution = {
        ...{ moves: "R'", written: "y F'" },
        stages: [{ ...step, id: "first-face", steps: [step] }],
      };
    });
    const result = await solver.solve(TURNED, { ...ORTEGA, metric: "qtm" });
    expect(result).toMatchObject({ text: "R'", written: ["y", "F'"], metric: "qtm" });
    expect(await solver.explain(TURNED, ORTEGA)).toEqual(result.stages);
    await solver.prepare("beginner", POCKET);
    expect(pocketWorkers()).toHaveLength(1);
    expect(pocketWorkers()[0]!.module.generated).toEqual([]);
    // @ts-expect-error It has no stages.
    await expect(solver.explain(TURNED, { ...POCKET, method: "optimal" })).rejects.toMatchObject({
      code: "unsupported",
    });
  });

  it("begins with the colour asked for, in any colour scheme or by the letters of faces", async () => {
    const solver = await createFinding("", (methods) => {
      methods.solution = { moves: "", written: "", stages: [] };
    });
    const texts = ["URFDLB", "WOGYRB", "WRGBOY", "123456"].map((colors) =>
      colors.replace(/./g, (color) => color.repeat(4)),
    );
    for (const text of texts) await solver.solve(text, { ...ORTEGA, cross: "red" });
    for (const text of texts) await solver.solve(text, { ...ORTEGA, cross: "yellow" });
    const crosses = pocketWorkers()[0]!.methods.begun.map((task) => task[5]);
    expect(crosses).toEqual(["R", "L", "R", "R", "D", "D", "B", "D"]);
  });

  it("accepts moves that leave the puzzle held another way, but not unsolved", async () => {
    const solver = await createFinding("L'");
    expect(await solver.solve(TURNED, POCKET)).toMatchObject({ text: "L'" });
    pocketWorkers()[0]!.methods.solution = { moves: "R", written: "R", stages: [] };
    await expect(solver.solve(TURNED, POCKET)).rejects.toMatchObject({ code: "internal" });
  });

  it("lists as many solutions as are wanted, each checked", async () => {
    const solver = await createFinding("R'", (methods) => (methods.others = ["L'"]));
    const { solutions, ...first } = await solver.solve(TURNED, {
      ...POCKET,
      maxSolutions: Infinity,
    });
    expect(solutions).toEqual([
      ...[{ moves: ["R'"], text: "R'", length: 1, lowerBound: 1, optimal: true, cost: 1 }],
      ...[{ moves: ["L'"], text: "L'", length: 1, lowerBound: 1, optimal: true, cost: 1 }],
    ]);
    expect(first).toMatchObject({ text: "R'", cost: 1 });
    const [{ methods } = {}] = pocketWorkers();
    expect(methods!.wanted).toEqual([2 ** 31 - 1]);
    for (const others of [["F"], ["x"], null]) {
      methods!.others = others;
      await expect(solver.solve(TURNED, { ...POCKET, maxSolutions: 2 })).rejects.toMatchObject({
        code: "internal",
      });
    }
  });

  it("refuses a 3x3x3, an unsolved goal, and a goal that is held another way", async () => {
    const solver = await createFinding();
    await expect(solver.solve(FACELETS, POCKET)).rejects.toMatchObject({ code: "length" });
    await expect(solver.solve(TURNED, { ...POCKET, goal: TURNED })).rejects.toMatchObject({
      code: "unsupported",
    });
    const goal = "UUUU RRRR FFFF DDDD LLLL BBBB";
    const refused = solver.solve(TURNED, { ...POCKET, goal });
    await expect(refused).rejects.toSatisfy(({ message }: SolverError) =>
      message.startsWith("The goal: "),
    );
    expect(await solver.solve(TURNED, { ...POCKET, goal: SOLVED_POCKET })).toMatchObject({
      cost: 1,
    });
  });

  it("refuses a goal in another colour scheme, as far as its symbols tell", async () => {
    const solver = await createFinding();
    const solveTo = (scheme: string) => {
      const goal = scheme.replace(/./g, (color) => color.repeat(4));
      return solver.solve(TURNED, { ...POCKET, goal });
    };
    for (const scheme of ["WOGYRB", "ULFDRB"]) {
      await expect(solveTo(scheme)).rejects.toMatchObject({
        code: "frame",
        message: "The colours of the goal are arranged in another way than those of the cube.",
      });
    }
    // The digits may stand for any colours.
    for (const scheme of ["URFDLB", "WRGYOB", "123456"]) {
      expect(await solveTo(scheme)).toMatchObject({ cost: 1 });
    }
  });

  it("rejects when it is aborted, and when a limit passes", async () => {
    const solver = await createFinding("R'", (methods) => (methods.steps = [{ state: "running" }]));
    const aborting = new AbortController();
    const solving = solver.solve(TURNED, { ...ORTEGA, signal: aborting.signal });
    await eventually(() => expect(pocketWorkers()[0]?.methods.begun).toHaveLength(1));
    aborting.abort();
    await expect(solving).rejects.toMatchObject(ABORTED);
    for (const limit of [{ timeMs: 1 }, { maxNodes: 1 }]) {
      pocketWorkers()[0]!.methods.steps = [{ state: "running", nodes: 1 }];
      await expect(solver.solve(TURNED, { ...ORTEGA, ...limit })).rejects.toMatchObject({
        code: "time",
      });
    }
  });

  it("goes on when a call that prepares tables in the same worker is aborted", async () => {
    let mayEnd = false;
    const solver = await createFinding("R'", (methods) => (methods.steps = [{ state: "running" }]));
    FakeWorker.prepareModule = (module) => (module.mayEndGeneration = () => mayEnd);
    const solving = solver.solve(TURNED, ORTEGA);
    await eventually(() => expect(pocketWorkers()[0]?.methods.begun).toHaveLength(1));
    const aborting = new AbortController();
    const preparing = solver.prepare("optimal", { ...POCKET, signal: aborting.signal });
    await eventually(() => expect(pocketWorkers()[0]!.module.generated).toHaveLength(1));
    aborting.abort();
    await expect(preparing).rejects.toMatchObject(ABORTED);
    pocketWorkers()[0]!.methods.steps = [{ state: "done", cost: 1, lowerBound: 0 }];
    expect(await solving).toMatchObject({ text: "R'" });
    mayEnd = true;
    await solver.prepare("optimal", POCKET);
    expect(pocketWorkers()).toHaveLength(1);
  });

  it("goes on when its worker has no memory for tables, which a later call makes", async () => {
    const solver = await createFinding("R'", (methods) => (methods.steps = [{ state: "running" }]));
    FakeWorker.prepareModule = (module) => (module.refusesMemory = true);
    const solving = solver.solve(TURNED, ORTEGA);
    await eventually(() => expect(pocketWorkers()[0]?.methods.begun).toHaveLength(1));
    await expect(solver.solve(TURNED, POCKET)).rejects.toMatchObject({ code: "memory" });
    const [{ methods, module } = {}] = pocketWorkers();
    methods!.steps = [{ state: "done", cost: 1, lowerBound: 1 }];
    expect(await solving).toMatchObject({ text: "R'" });
    module!.refusesMemory = false;
    expect(await solver.solve(TURNED, POCKET)).toMatchObject({ cost: 1 });
    expect(pocketWorkers()).toHaveLength(1);
  });

  it("ends the worker when it has been idle for a while", async () => {
    const solver = await createFinding();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await solver.check(TURNED, POCKET);
    vi.advanceTimersByTime(IDLE_LIMIT_MS);
    expect(pocketWorkers()[0]!.isTerminated).toBe(true);
    expect(FakeWorker.started[0]!.isTerminated).toBe(false);
    expect(await solver.check(TURNED, POCKET)).toMatchObject({ code: "" });
  });
});
