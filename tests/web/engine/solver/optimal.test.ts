// The method "optimal" of the 3x3x3: in a worker of its own with several threads where it can, with the tables of the
// two-phase search.

import { describe, expect, it, vi } from "vitest";

import type { MethodProgress } from "../../../../web/core/solution";
import { nextTask } from "../../../../web/engine/platform/next-task";
import { readTableStorage } from "../../../../web/engine/stored-tables";
import { eventually } from "../fakes/eventually";
import { FAKE_TABLES } from "../fakes/fake-module";
import { FakeWorker } from "../fakes/fake-worker";
import {
  createSolver,
  FACELETS,
  LONGER,
  server,
  SOLUTION,
  useFakes,
} from "../fakes/solver-on-fakes";

const OPTIMAL = { method: "optimal" } as const;
const SIZE_BYTES = FAKE_TABLES.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

useFakes();

function optimalWorkers(): FakeWorker[] {
  return FakeWorker.started.filter(({ isOfOptimal }) => isOfOptimal);
}

/** A solver whose "optimal" finds the solution, proven. */
function createFinding(options: Parameters<typeof createSolver>[0] = {}) {
  FakeWorker.prepareMethods = (methods) => {
    methods.steps = [
      { state: "improved", cost: 3, lowerBound: 2, nodes: 1, figures: { depth: 2, refuted: 0.5 } },
      { state: "done", cost: 3, lowerBound: 3, figures: { depth: 3 } },
    ];
    methods.solution = { moves: SOLUTION, written: SOLUTION, stages: [] };
  };
  return createSolver(options);
}

describe("the search for a shortest solution", () => {
  it("runs in its own worker, with the tables that the two-phase search has stored", async () => {
    const solver = await createFinding({ tables: "full" });
    const fetched = server.requests.length;
    const status = solver.status.tables;
    const told: MethodProgress[] = [];
    const result = await solver.solve(FACELETS, {
      ...OPTIMAL,
      onProgress: (progress) => told.push(progress),
    });
    expect(result).toMatchObject({ method: "optimal", stop: "proven", optimal: true, length: 3 });
    expect(optimalWorkers()).toHaveLength(1);
    expect(server.requests).toHaveLength(fetched);
    expect(told.some(({ tables }) => tables?.phase === "load")).toBe(true);
    expect(told.at(-1)).toMatchObject({ isPreparing: false, figures: { depth: 3 } });
    // This is the status of the two-phase search, which has the tables in a memory of its own.
    expect(solver.status.tables["two-phase"]).toEqual(status["two-phase"]);
  });

  it("needs no full tables in the two-phase worker, and stores those that it loads", async () => {
    const solver = await createFinding({ tables: "mini" });
    await solver.prepare("optimal");
    expect(solver.status).toMatchObject({ tier: "mini" });
    expect(solver.status.tables["two-phase"]).toMatchObject({ state: "absent" });
    expect(await readTableStorage("two-phase")).toMatchObject({ sizeBytes: SIZE_BYTES });
    expect(optimalWorkers()).toHaveLength(1);
    expect((await solver.solve(FACELETS, OPTIMAL)).text).toBe(SOLUTION);
    expect(optimalWorkers()).toHaveLength(1);
  });

  it("looks below a known solution, and refuses one that does not lead to the goal", async () => {
    const solver = await createFinding({ tables: "mini" });
    await solver.solve(FACELETS, { ...OPTIMAL, known: LONGER });
    expect(optimalWorkers().map(({ known }) => known)).toEqual([LONGER]);
    await solver.solve(FACELETS, OPTIMAL);
    expect(optimalWorkers().map(({ known }) => known)).toEqual([""]);
    const wrong = solver.solve(FACELETS, { ...OPTIMAL, known: "R" });
    await expect(wrong).rejects.toMatchObject({ code: "option" });
    const unread = solver.solve(FACELETS, { ...OPTIMAL, known: "hello" });
    await expect(unread).rejects.toThrow('The moves that are known: "h" is not a move.');
    await expect(solver.solve(FACELETS, { known: SOLUTION })).rejects.toMatchObject({
      code: "unsupported",
    });
  });

  it("lists as many solutions as are wanted, by the given preference", async () => {
    const solver = await createFinding({ tables: "mini" });
    const heard: string[] = [];
    const told: MethodProgress[] = [];
    FakeWorker.prepareMethods = (methods) => {
      methods.steps = [
        { state: "improved", cost: 3, lowerBound: 3, nodes: 1, figures: { depth: 3, listed: 0 } },
        { state: "done", cost: 3, lowerBound: 3, figures: { depth: 3 } },
      ];
      methods.solution = { moves: SOLUTION, written: SOLUTION, stages: [] };
      methods.others = [SOLUTION];
    };
    const { solutions, ...result } = await solver.solve(FACELETS, {
      ...{ ...OPTIMAL, maxSolutions: 2, prefer: "no-back" },
      onImproved: ({ text }) => {
        heard.push(text);
      },
      onProgress: (progress) => told.push(progress),
    });
    expect(result).toMatchObject({ stop: "proven", text: SOLUTION });
    expect(solutions!.map(({ text }) => text)).toEqual([SOLUTION, SOLUTION]);
    expect(heard).toEqual([SOLUTION]);
    expect(told.some(({ figures }) => figures.listed === 0)).toBe(true);
    expect(optimalWorkers().map(({ preferred }) => preferred)).toEqual(["no-back"]);
    expect(optimalWorkers()[0]!.methods.wanted).toEqual([2]);
    await solver.solve(FACELETS, OPTIMAL);
    expect(optimalWorkers().map(({ preferred }) => preferred)).toEqual([""]);
    for (const options of [
      { method: "korf", maxSolutions: 2 },
      { method: "korf", prefer: "faces" },
    ] as const) {
      await expect(solver.solve(FACELETS, options)).rejects.toMatchObject({ code: "unsupported" });
    }
  });

  it("goes on from a checkpoint, and reports a new one when a limit ends it", async () => {
    const solver = await createFinding({ tables: "mini" });
    const told: MethodProgress[] = [];
    const onProgress = (progress: MethodProgress) => told.push(progress);
    await solver.solve(FACELETS, {
      ...OPTIMAL,
      maxNodes: 1,
      checkpoint: "optimal-1;earlier",
      onProgress,
    });
    expect(optimalWorkers().map(({ wentOnFrom }) => wentOnFrom)).toEqual(["optimal-1;earlier"]);
    expect(told.map(({ checkpoint }) => checkpoint).filter(Boolean)).toEqual(["later"]);
    await solver.solve(FACELETS, OPTIMAL);
    expect(optimalWorkers().map(({ wentOnFrom }) => wentOnFrom)).toEqual([""]);
    for (const [checkpoint, code] of [
      ["optimal-1;of another cube", "option"],
      [5, "option"],
    ] as const) {
      const solving = solver.solve(FACELETS, { ...OPTIMAL, checkpoint: checkpoint as string });
      await expect(solving).rejects.toMatchObject({ code });
    }
    await expect(solver.solve(FACELETS, { checkpoint: "optimal-1;earlier" })).rejects.toMatchObject(
      {
        code: "unsupported",
      },
    );
  });

  it.each([
    { isolated: true, threads: 3, used: 3 },
    { isolated: false, threads: 3, used: 1 },
    { isolated: true, threads: 1, used: 1 },
  ])("uses $used threads if isolated is $isolated and threads $threads", async (row) => {
    vi.stubGlobal("crossOriginIsolated", row.isolated);
    const solver = await createFinding({ tables: "mini", threads: row.threads });
    await solver.solve(FACELETS, OPTIMAL);
    expect(optimalWorkers().map(({ usedThreads }) => usedThreads)).toEqual([row.used]);
  });

  it("uses one thread if the others cannot be started", async () => {
    vi.stubGlobal("crossOriginIsolated", true);
    const solver = await createFinding({ tables: "mini", threads: 2 });
    FakeWorker.threadsStarted = Promise.reject(new Error("A thread does not answer."));
    FakeWorker.threadsStarted.catch(() => undefined);
    expect((await solver.solve(FACELETS, OPTIMAL)).text).toBe(SOLUTION);
    expect(optimalWorkers().map(({ usedThreads }) => usedThreads)).toEqual([0]);
  });

  it("uses the bundle without threads if the one with threads cannot be loaded", async () => {
    vi.stubGlobal("crossOriginIsolated", true);
    const solver = await createFinding({ tables: "mini", threads: 2 });
    FakeWorker.bundleFails = "with-threads";
    expect((await solver.solve(FACELETS, OPTIMAL)).text).toBe(SOLUTION);
    expect(optimalWorkers().map(({ usedThreads }) => usedThreads)).toEqual([0, 1]);
  });

  describe("while a two-phase search runs", () => {
    /** A proof and a two-phase search, both without end until they are aborted, and what the proof's module does. */
    async function createBoth() {
      const solver = await createSolver({ tables: "mini" });
      const [twoPhase] = FakeWorker.started;
      twoPhase!.module.searchSteps = [{ state: "running" }];
      FakeWorker.prepareMethods = (methods) => (methods.steps = [{ state: "running" }]);
      const ends = { proof: new AbortController(), search: new AbortController() };
      const { work } = await new Promise<FakeWorker["methods"]>((begun) => {
        const { signal } = ends.proof;
        const onProgress = () => optimalWorkers()[0] && begun(optimalWorkers()[0]!.methods);
        proof = solver.solve(FACELETS, { ...OPTIMAL, signal, onProgress });
        proof.catch(() => undefined);
      });
      const search = solver.solve(FACELETS, { timeMs: Infinity, signal: ends.search.signal });
      search.catch(() => undefined);
      await eventually(() => expect(optimalWorkers()[0]!.restCount).toBe(1));
      return { solver, ends, work };
    }

    let proof: Promise<unknown>;

    it("rests, and goes on afterwards", async () => {
      const { ends, work } = await createBoth();
      const before = work.length;
      for (let task = 0; task < 20; ++task) await nextTask();
      expect(work.length).toBe(before);
      ends.search.abort();
      await eventually(() => expect(work.length).toBeGreaterThan(before + 10));
      ends.proof.abort();
      await expect(proof).rejects.toMatchObject({ name: "AbortError" });
    });

    it("rests also if the search began before anything else was asked for", async () => {
      const solver = await createSolver({ tables: "mini" });
      FakeWorker.started[0]!.module.searchSteps = [{ state: "running" }];
      FakeWorker.prepareMethods = (methods) => (methods.steps = [{ state: "running" }]);
      const end = new AbortController();
      const { signal } = end;
      const search = solver.solve(FACELETS, { timeMs: Infinity, signal });
      const late = solver.solve(FACELETS, { ...OPTIMAL, signal });
      await eventually(() => expect(optimalWorkers()[0]?.restCount).toBe(1));
      end.abort();
      for (const each of [search, late]) {
        await expect(each).rejects.toMatchObject({ name: "AbortError" });
      }
    });

    it("can be aborted", async () => {
      const { ends, work } = await createBoth();
      const before = work.length;
      ends.proof.abort();
      await expect(proof).rejects.toMatchObject({ name: "AbortError" });
      await eventually(() => expect(optimalWorkers()[0]!.methods.cancelCount).toBe(1));
      expect(work.length).toBeLessThanOrEqual(before + 1);
      ends.search.abort();
    });

    it("leaves no rest to the next one when it is aborted", async () => {
      const { solver, ends, work } = await createBoth();
      ends.proof.abort();
      await expect(proof).rejects.toMatchObject({ name: "AbortError" });
      await eventually(() => expect(optimalWorkers()[0]!.methods.cancelCount).toBe(1));
      // Its answer is on the way.
      for (let task = 0; task < 5; ++task) await nextTask();
      ends.search.abort();
      const next = new AbortController();
      const solving = solver.solve(FACELETS, { ...OPTIMAL, signal: next.signal });
      const before = work.length;
      await eventually(() => expect(work.length).toBeGreaterThan(before + 10));
      next.abort();
      await expect(solving).rejects.toMatchObject({ name: "AbortError" });
      expect(optimalWorkers()).toHaveLength(1);
    });
  });
});
