// What a caller of the solver sees: answers, errors, and the ends of what it has begun.

import { afterEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../web/core/facelets";
import type { SolverStatus } from "../../web/core/solution";
import { SILENCE_LIMIT_MS } from "../../web/engine/life-watch";
import { eventually } from "./eventually";
import { FakeWorker } from "./fake-worker";
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
} from "./solver-on-fakes";
import { BASE_URL } from "./table-server";

useFakes();

describe("Solver.create", () => {
  it("answers checks, and mixes cubes", async () => {
    server.isDown = true;
    const solver = await createSolver();
    expect(solver.status.tier).toBe("mini");
    expect(await solver.check(SOLVED_FACELETS)).toMatchObject({ code: "" });
    expect(await solver.complete(`?${SOLVED_FACELETS.slice(1)}`)).toEqual({
      count: 1,
      facelets: SOLVED_FACELETS,
      open: [],
      repairs: [],
    });
    expect(await solver.randomFacelets()).toMatch(/^[URFDLB]{54}$/);
  });

  it("adds the slash that a folder's URL may lack", async () => {
    const solver = await createSolver({ baseUrl: BASE_URL.slice(0, -1) });
    await solver.ready("full");
    expect(server.requests[0]).toBe(`${BASE_URL}tables/manifest.json`);
  });

  it.each<[string, object]>([
    ["tables", { tables: "huge" }],
    ["threads", { threads: 0 }],
    ["threads", { threads: 1.5 }],
    ["threads", { threads: "many" }],
    ["baseUrl", { baseUrl: "not a url" }],
    ["baseUrl", { baseUrl: 7 }],
  ])("refuses %s as in %j", async (_name, options) => {
    await expect(createSolver(options)).rejects.toMatchObject({ code: "option" });
    expect(FakeWorker.started).toEqual([]);
  });

  it("says when no bundle can be started, and leaves no worker behind", async () => {
    FakeWorker.bundleFails = true;
    await expect(createSolver()).rejects.toMatchObject({ code: "bundle-failed" });
    expect(lastWorker().isTerminated).toBe(true);
  });

  it("ends with an AbortError when it is aborted", async () => {
    const aborted = AbortSignal.abort();
    await expect(createSolver({ signal: aborted })).rejects.toMatchObject({ name: "AbortError" });
    const controller = new AbortController();
    const creation = createSolver({ signal: controller.signal });
    controller.abort();
    await expect(creation).rejects.toMatchObject({ name: "AbortError" });
    expect(lastWorker().isTerminated).toBe(true);
  });

  it("ties the solver's life to its signal", async () => {
    const controller = new AbortController();
    const solver = await createSolver({ signal: controller.signal });
    controller.abort();
    await expect(solver.check("")).rejects.toMatchObject({ code: "disposed" });
  });
});

describe("solve", () => {
  it("gives the best, having told of each", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    const improved: string[] = [];
    const result = await solver.solve(FACELETS, { onImproved: ({ text }) => improved.push(text) });
    expect(result).toMatchObject({ text: SOLUTION, length: 3, optimal: true, stop: "proven" });
    expect(improved).toEqual([LONGER, SOLUTION]);
  });

  it("takes any accepted form", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    const colours = FACELETS.replace(/./g, (face) => "wrgyob"["URFDLB".indexOf(face)]!);
    expect((await solver.solve(` ${colours}\n`)).text).toBe(SOLUTION);
  });

  it("refuses an illegal cube at once", async () => {
    const solver = await createSolver();
    await expect(solver.solve("U".repeat(54))).rejects.toMatchObject({ code: "color-count" });
    await expect(solver.solve("U")).rejects.toMatchObject({ code: "length" });
    expect(lastWorker().module.searched).toEqual([]);
  });

  it("does several in their order", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    const cubes = [FACELETS, FACELETS, FACELETS];
    const ended: number[] = [];
    await Promise.all(cubes.map((cube, index) => solver.solve(cube).then(() => ended.push(index))));
    expect(ended).toEqual([0, 1, 2]);
    expect(lastWorker().module.searched).toHaveLength(3);
  });

  it("serves urgent ones first, the latest before all, and lets the running one end", async () => {
    const solver = await createSolver();
    const controller = new AbortController();
    const { result } = await solveWithoutEnd(solver, { signal: controller.signal });
    const ended: string[] = [];
    const solves = [false, true, true].map((urgent, index) =>
      solver.solve(FACELETS, { urgent }).then(() => ended.push(`${index}`)),
    );
    await solver.check(FACELETS);
    expect(lastWorker().module.searched).toHaveLength(1);
    controller.abort();
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    findsSolution(lastWorker().module);
    await Promise.all(solves);
    expect(ended).toEqual(["2", "1", "0"]);
  });

  it("tells each rise of the bound while it searches", async () => {
    FakeWorker.prepareModule = (module) => {
      module.searchSteps = [
        { state: "running", lowerBound: 1 },
        { state: "improved", solution: LONGER },
        { state: "running", lowerBound: 2 },
        { state: "proven", solution: SOLUTION, lowerBound: 3 },
      ];
    };
    const solver = await createSolver();
    const told: string[] = [];
    const result = await solver.solve(FACELETS, {
      onBound: (lowerBound) => told.push(`at least ${lowerBound}`),
      onImproved: ({ length, lowerBound }) => told.push(`${length}, at least ${lowerBound}`),
    });
    expect(told).toEqual([
      "at least 1",
      "5, at least 1",
      "at least 2",
      "at least 3",
      "3, at least 3",
    ]);
    expect(result).toMatchObject({ lowerBound: 3, optimal: true });
  });

  it("answers checks while it searches", async () => {
    const solver = await createSolver();
    const { result } = await solveWithoutEnd(solver);
    expect(await solver.check(SOLVED_FACELETS)).toMatchObject({ code: "" });
    solver.dispose();
    await expect(result).rejects.toMatchObject({ code: "disposed" });
  });

  it.each<[object]>([
    [{ maxLength: -1 }],
    [{ maxLength: 2.5 }],
    [{ maxLength: "20" }],
    [{ timeMs: -1 }],
    [{ timeMs: Number.NaN }],
    [{ timeMs: "1000" }],
    [{ urgent: 1 }],
  ])("refuses %j", async (options) => {
    const solver = await createSolver();
    await expect(solver.solve(FACELETS, options)).rejects.toMatchObject({ code: "option" });
  });
});

describe("aborting a solve", () => {
  it("rejects at once when the signal was aborted before", async () => {
    const solver = await createSolver();
    const solve = solver.solve(FACELETS, { signal: AbortSignal.abort() });
    await expect(solve).rejects.toMatchObject({ name: "AbortError" });
  });

  it("rejects with an AbortError, and the search ends", async () => {
    const solver = await createSolver();
    const controller = new AbortController();
    const { result } = await solveWithoutEnd(solver, { signal: controller.signal });
    controller.abort();
    await expect(result).rejects.toMatchObject({ name: "AbortError" });

    findsSolution(lastWorker().module);
    expect((await solver.solve(FACELETS)).text).toBe(SOLUTION);
    expect(lastWorker().module.cancelledSearches).toBe(1);
  });

  it("takes one out of the queue without disturbing the others", async () => {
    const solver = await createSolver();
    const first = new AbortController();
    const { result } = await solveWithoutEnd(solver, { signal: first.signal });
    const second = new AbortController();
    const waiting = solver.solve(FACELETS, { signal: second.signal });
    const third = solver.solve(FACELETS);
    // By then both wait in the worker.
    await solver.check(FACELETS);
    second.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    // In the worker, too, it does not wait for its turn to be let go.
    await solver.check(FACELETS);
    const { requests, replies } = lastWorker();
    const { id } = requests.find(({ type }) => type === "cancel")!;
    expect(replies.filter((reply) => reply.id === id)).toEqual([
      { id, type: "done", result: null },
    ]);
    first.abort();
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    findsSolution(lastWorker().module);
    expect((await third).text).toBe(SOLUTION);
    expect(lastWorker().module.searched).toHaveLength(2);
  });

  it("tells of no solution afterwards", async () => {
    const solver = await createSolver();
    const controller = new AbortController();
    let told = 0;
    const { result } = await solveWithoutEnd(solver, { signal: controller.signal });
    const second = solver.solve(FACELETS, {
      signal: controller.signal,
      onImproved: () => ++told,
    });
    controller.abort();
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
    await solver.check(FACELETS);
    expect(told).toBe(0);
  });
});

describe("when the worker dies", () => {
  it("rejects all that is pending, and the next call starts a fresh one", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    const { result } = await solveWithoutEnd(solver);
    const waiting = solver.solve(FACELETS);
    const check = solver.check(FACELETS);
    lastWorker().die();
    for (const pending of [result, waiting, check]) {
      await expect(pending).rejects.toMatchObject({ code: "worker-crashed" });
    }
    expect(lastWorker().isTerminated).toBe(true);
    expect(solver.status.tier).toBe("mini");

    FakeWorker.prepareModule = findsSolution;
    expect((await solver.solve(FACELETS)).text).toBe(SOLUTION);
    expect(FakeWorker.started).toHaveLength(2);
    await solver.ready("full");
    expect(solver.status.tier).toBe("full");
  });

  it("takes a trap in the module for its death", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    findsSolution(lastWorker().module);
    lastWorker().module.onStep = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    await expect(solver.solve(FACELETS)).rejects.toMatchObject({ code: "worker-crashed" });
    expect(lastWorker().isTerminated).toBe(true);
    FakeWorker.prepareModule = findsSolution;
    expect((await solver.solve(FACELETS)).text).toBe(SOLUTION);
  });

  it("rejects creation before its first word, and leaves nothing pending", async () => {
    const creation = createSolver();
    await Promise.resolve();
    lastWorker().die();
    await expect(creation).rejects.toMatchObject({
      code: "bundle-failed",
      message: expect.stringContaining("unreachable") as string,
    });
    expect(lastWorker().isTerminated).toBe(true);
    expect((await createSolver()).status.tier).toBe("mini");
  });

  it("says so also when nothing is pending", async () => {
    const told: SolverStatus[] = [];
    const solver = await createSolver({ onStatus: (status) => told.push(status) });
    await solver.ready("full");
    told.length = 0;
    lastWorker().die();
    expect(told).toMatchObject([{ tier: "mini", tablesLoading: false }]);
  });

  it("is replaced at once, with its tables, when nothing is pending", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    lastWorker().die();
    expect(FakeWorker.started).toHaveLength(2);
    await eventually(() => expect(solver.status.tier).toBe("full"));
  });

  it("is not replaced again before somebody has asked for something", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    lastWorker().die();
    await eventually(() => expect(solver.status.tier).toBe("full"));
    lastWorker().die();
    expect(FakeWorker.started).toHaveLength(2);
    expect(solver.status.tier).toBe("mini");

    expect(await solver.check(FACELETS)).toMatchObject({ code: "" });
    await eventually(() => expect(solver.status.tier).toBe("full"));
    lastWorker().die();
    expect(FakeWorker.started).toHaveLength(4);
  });

  it("gets no more tables by itself where getting them has killed two, and solves", async () => {
    FakeWorker.prepareModule = (module) => {
      findsSolution(module);
      module.describeTables = () => {
        throw new WebAssembly.RuntimeError("out of memory");
      };
    };
    const solver = await createSolver();
    await expect(solver.ready("full")).rejects.toMatchObject({ code: "worker-crashed" });
    await expect(solver.ready("full")).rejects.toMatchObject({ code: "worker-crashed" });
    expect(FakeWorker.started).toHaveLength(2);

    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION, tier: "mini" });
    expect(solver.status).toMatchObject({ tablesLoading: false, tablesError: "worker-crashed" });
    expect(FakeWorker.started).toHaveLength(3);

    FakeWorker.prepareModule = findsSolution;
    lastWorker().die();
    await solver.ready("full");
    expect(solver.status).toMatchObject({ tier: "full", tablesError: undefined });
  });

  it("rejects those who wait for tables", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const solver = await createSolver();
    const ready = solver.ready("full");
    await solver.check(FACELETS);
    lastWorker().die();
    await expect(ready).rejects.toMatchObject({ code: "worker-crashed" });
    expect(solver.status).toMatchObject({ tablesLoading: false, tablesError: "worker-crashed" });
  });
});

describe("when the worker has vanished without a word", () => {
  afterEach(() => void vi.useRealTimers());

  // Asked in vain, and then for a sign of life in vain.
  async function waitInVain(): Promise<void> {
    await vi.advanceTimersByTimeAsync(2 * SILENCE_LIMIT_MS);
  }

  async function solverInHaste() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    FakeWorker.prepareModule = findsSolution;
    return createSolver({ tables: "mini" });
  }

  it("asks another one what it was asked after that", async () => {
    const solver = await solverInHaste();
    lastWorker().terminate();
    const solved = solver.solve(FACELETS);
    const checked = solver.check(FACELETS);
    await waitInVain();
    expect(await solved).toMatchObject({ text: SOLUTION });
    expect(await checked).toMatchObject({ code: "" });
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("asks no third one", async () => {
    const solver = await solverInHaste();
    lastWorker().terminate();
    FakeWorker.prepareModule = (module) => {
      module.explain = () => {
        lastWorker().terminate();
        throw new Error("Nobody hears of it.");
      };
    };
    const solve = solver.solve(FACELETS);
    const isRefused = expect(solve).rejects.toMatchObject({ code: "worker-crashed" });
    await waitInVain();
    await eventually(() => expect(lastWorker().requests.at(-1)?.type).toBe("solve"));
    expect(FakeWorker.started).toHaveLength(2);
    await waitInVain();
    await isRefused;
  });

  it("rejects what it had begun", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const solver = await createSolver({ tables: "mini" });
    const { result } = await solveWithoutEnd(solver);
    const isRefused = expect(result).rejects.toMatchObject({ code: "worker-crashed" });
    lastWorker().terminate();
    await waitInVain();
    await waitInVain();
    await isRefused;
    expect(FakeWorker.started).toHaveLength(1);
  });
});

describe("dispose", () => {
  it("rejects all that is pending and all that comes", async () => {
    const solver = await createSolver();
    const { result } = await solveWithoutEnd(solver);
    const check = solver.check(FACELETS);
    solver.dispose();
    solver.dispose();
    const calls = [
      result,
      check,
      solver.solve(FACELETS),
      solver.check(FACELETS),
      solver.randomFacelets(),
      solver.ready("full"),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: "disposed" });
    expect(FakeWorker.started).toHaveLength(1);
    expect(lastWorker().isTerminated).toBe(true);
  });
});

describe("the worker's messages", () => {
  it("end each request exactly once, and say nothing after", async () => {
    const solver = await createSolver();
    const controller = new AbortController();
    const { result } = await solveWithoutEnd(solver, { signal: controller.signal });
    controller.abort();
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    await expect(solver.solve("U")).rejects.toMatchObject({ code: "length" });
    findsSolution(lastWorker().module);
    await solver.solve(FACELETS);
    await solver.ready("full");
    const { requests, replies } = lastWorker();
    for (const id of new Set(requests.map((request) => request.id))) {
      const types = replies.filter((reply) => reply.id === id).map(({ type }) => type);
      const ends = types.filter((type) => type === "done" || type === "error");
      expect(ends).toHaveLength(1);
      expect(types.at(-1)).toBe(ends[0]);
    }
  });
});
