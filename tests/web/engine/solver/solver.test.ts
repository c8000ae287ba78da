// What a caller of the solver sees: answers, errors, and how what it began ends.

import { describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
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

describe("Solver.create", () => {
  it("gives a solver that checks, completes and draws cubes without the server", async () => {
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

  it("adds the slash that the URL of a folder lacks", async () => {
    const solver = await createSolver({ baseUrl: BASE_URL.slice(0, -1) });
    await solver.ready("full");
    expect(server.requests[0]).toBe(`${BASE_URL}tables/manifest.json`);
  });

  it("takes a relative URL from the base of the document, as the element does", async () => {
    vi.stubGlobal("document", { baseURI: BASE_URL });
    const solver = await createSolver({ baseUrl: "./" });
    await solver.ready("full");
    expect(server.requests[0]).toBe(`${BASE_URL}tables/manifest.json`);
  });

  it.each<[string, object]>([
    ["tables", { tables: "huge" }],
    ["threads", { threads: 0 }],
    ["threads", { threads: 1.5 }],
    ["threads", { threads: "many" }],
    ["baseUrl", { baseUrl: "not a url" }],
    ["baseUrl", { baseUrl: "localhost:3000/cubewright" }],
    ["baseUrl", { baseUrl: "data:," }],
    ["baseUrl", { baseUrl: 7 }],
  ])("refuses %s as in %j", async (_name, options) => {
    await expect(createSolver(options)).rejects.toMatchObject({ code: "option" });
    expect(FakeWorker.started).toEqual([]);
  });

  it("says when no bundle can be started, and leaves no worker behind", async () => {
    FakeWorker.bundleFails = "all";
    await expect(createSolver()).rejects.toMatchObject({ code: "bundle-failed" });
    expect(lastWorker().isTerminated).toBe(true);
  });

  it("starts without threads where the bundle with threads cannot be started", async () => {
    vi.stubGlobal("crossOriginIsolated", true);
    FakeWorker.bundleFails = "with-threads";
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver({ tables: "mini", threads: 2 });
    expect(solver.status).toMatchObject({ threads: 1, isolated: true });
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION });
    expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
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

  it("disposes of the solver when its signal is aborted", async () => {
    const controller = new AbortController();
    const solver = await createSolver({ signal: controller.signal });
    controller.abort();
    await expect(solver.check("")).rejects.toMatchObject({ code: "disposed" });
  });
});

describe("solve", () => {
  it("rejects a wrong cube with the same findings that check gives", async () => {
    const solver = await createSolver({ tables: "mini" });
    const tooFew = "U".repeat(53);
    const findings = [{ kind: "sticker-count", colors: "", places: [], count: 53 }];
    expect(await solver.check(tooFew)).toMatchObject({ code: "length", findings });
    await expect(solver.solve(tooFew)).rejects.toMatchObject({
      code: "length",
      details: { findings },
    });
  });

  it("gives the best solution, and reports each one on the way", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    const improved: string[] = [];
    const result = await solver.solve(FACELETS, { onImproved: ({ text }) => improved.push(text) });
    expect(result).toMatchObject({ text: SOLUTION, length: 3, optimal: true, stop: "proven" });
    expect(improved).toEqual([LONGER, SOLUTION]);
  });

  it("takes a cube in any accepted form", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    const colours = FACELETS.replace(/./g, (face) => "wrgyob"["URFDLB".indexOf(face)]!);
    expect((await solver.solve(` ${colours}\n`)).text).toBe(SOLUTION);
  });

  it("refuses an illegal cube at once", async () => {
    const solver = await createSolver();
    await expect(solver.solve("U".repeat(54))).rejects.toMatchObject({ code: "color-count" });
    await expect(solver.solve("U".repeat(53))).rejects.toMatchObject({ code: "length" });
    expect(lastWorker().module.searched).toEqual([]);
  });

  it("runs several solves in the order of the calls", async () => {
    FakeWorker.prepareModule = findsSolution;
    const solver = await createSolver();
    const cubes = [FACELETS, FACELETS, FACELETS];
    const ended: number[] = [];
    await Promise.all(cubes.map((cube, index) => solver.solve(cube).then(() => ended.push(index))));
    expect(ended).toEqual([0, 1, 2]);
    expect(lastWorker().module.searched).toHaveLength(3);
  });

  it("runs urgent solves before others that wait, the latest first", async () => {
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

  it("reports each rise of the bound while it searches", async () => {
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

  it("removes a solve from the queue without disturbing the others", async () => {
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
    // The worker, too, releases it without waiting for its turn.
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

  it("reports no solution afterwards", async () => {
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

describe("dispose", () => {
  it("rejects pending and later calls", async () => {
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
    await expect(solver.solve("U".repeat(53))).rejects.toMatchObject({ code: "length" });
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
