// What a caller of the solver sees when its worker is gone, silently or not.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { SolverStatus } from "../../../../web/core/solution";
import {
  SILENCE_LIMIT_MS,
  START_SILENCE_LIMIT_MS,
} from "../../../../web/engine/connection/life-watch";
import { eventually } from "../fakes/eventually";
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

describe("a solver whose worker dies", () => {
  it("rejects all pending calls, and starts a fresh worker for the next", async () => {
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

  it("treats a trap in the module as the worker's death", async () => {
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

  it("is not created if that happens before the worker's first message", async () => {
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

  it("updates its status even when nothing is pending", async () => {
    const told: SolverStatus[] = [];
    const solver = await createSolver({ onStatus: (status) => told.push(status) });
    await solver.ready("full");
    told.length = 0;
    lastWorker().die();
    expect(told).toMatchObject([{ tier: "mini", tablesLoading: false }]);
  });

  it("replaces the worker and its tables at once when nothing is pending", async () => {
    const solver = await createSolver();
    await solver.ready("full");
    lastWorker().die();
    expect(FakeWorker.started).toHaveLength(2);
    await eventually(() => expect(solver.status.tier).toBe("full"));
  });

  it("does not replace a second worker until it is used again", async () => {
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

  it("stops loading tables by itself after that has killed two workers, and still solves", async () => {
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

  it("rejects calls that wait for tables", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const solver = await createSolver();
    const ready = solver.ready("full");
    await solver.check(FACELETS);
    lastWorker().die();
    await expect(ready).rejects.toMatchObject({ code: "worker-crashed" });
    expect(solver.status).toMatchObject({ tablesLoading: false, tablesError: "worker-crashed" });
  });
});

describe("a solver whose worker has vanished silently", () => {
  afterEach(() => void vi.useRealTimers());

  // First an answer is awaited in vain, then a sign of life.
  async function waitInVain(): Promise<void> {
    await vi.advanceTimersByTimeAsync(2 * SILENCE_LIMIT_MS);
  }

  async function solverInHaste() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    FakeWorker.prepareModule = findsSolution;
    return createSolver({ tables: "mini" });
  }

  it("sends later calls to another worker", async () => {
    const solver = await solverInHaste();
    lastWorker().terminate();
    const solved = solver.solve(FACELETS);
    const checked = solver.check(FACELETS);
    await waitInVain();
    expect(await solved).toMatchObject({ text: SOLUTION });
    expect(await checked).toMatchObject({ code: "" });
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("sends a call to no third worker", async () => {
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

  it("rejects a solve that the worker had begun", async () => {
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

describe("a solver whose worker hangs while it starts its engine", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("crossOriginIsolated", true);
  });
  afterEach(() => void vi.useRealTimers());

  // Its first word, a silence, and a question that it does not answer.
  async function waitInVain(limitMs: number): Promise<void> {
    await eventually(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(3 * limitMs);
  }

  function threadsAskedFor(): number[] {
    return FakeWorker.started.flatMap(({ requests }) =>
      requests.flatMap((request) => (request.type === "start" ? [request.threads] : [])),
    );
  }

  it("starts another worker without threads, and only such workers from then on", async () => {
    FakeWorker.hangs = "with-threads";
    FakeWorker.prepareModule = findsSolution;
    const creation = createSolver({ tables: "mini", threads: 2 });
    await waitInVain(START_SILENCE_LIMIT_MS);
    const solver = await creation;
    expect(await solver.solve(FACELETS)).toMatchObject({ text: SOLUTION });
    expect(threadsAskedFor()).toEqual([2, 1]);
    expect(FakeWorker.started[0]!.isTerminated).toBe(true);

    lastWorker().die();
    await solver.check(FACELETS);
    expect(threadsAskedFor()).toEqual([2, 1, 1]);
  });

  it("waits for the usual time when there are no threads to start", async () => {
    vi.stubGlobal("crossOriginIsolated", false);
    FakeWorker.hangs = "all";
    const refused = expect(createSolver()).rejects.toMatchObject({ code: "worker-crashed" });
    await waitInVain(START_SILENCE_LIMIT_MS);
    expect(FakeWorker.started[0]!.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(3 * SILENCE_LIMIT_MS);
    await refused;
    expect(threadsAskedFor()).toEqual([1]);
  });

  it("is not created if the worker without threads hangs too", async () => {
    FakeWorker.hangs = "all";
    const creation = createSolver({ threads: 2 });
    const refused = expect(creation).rejects.toMatchObject({ code: "worker-crashed" });
    await waitInVain(START_SILENCE_LIMIT_MS);
    await waitInVain(SILENCE_LIMIT_MS);
    await refused;
    expect(threadsAskedFor()).toEqual([2, 1]);
  });
});
