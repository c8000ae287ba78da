// Proofs that go on at a later visit, with a solver that answers as the test says.

import "fake-indexeddb/auto";

import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { SolverError } from "../../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import type {
  MethodProgress,
  SeveralSolution,
  Solution,
  SolveResult,
} from "../../../../web/core/solution";
import type { SolveOptions, SolveSettings } from "../../../../web/engine";
import { proofNews } from "../../../../web/engine/proof-news";
import { isProvenHere } from "../../../../web/engine/storage/proof-hold";
import { MOST_PROOFS } from "../../../../web/engine/storage/proof-store";
import {
  findProof,
  forgetProof,
  keepProof,
  listProofs,
} from "../../../../web/engine/stored-proofs";
import { EngineWork } from "../../../../web/widget/solve/engine-work";
import { openProof } from "../../../../web/widget/solve/open-proof";
import { eventually } from "../../engine/fakes/eventually";

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U"]);
/** As the proof gives it from storage. */
const STORED: Solution = {
  ...{ moves: ["U'", "R'"], text: "U' R'", length: 2, lowerBound: 1, optimal: false },
};
const SOLUTION: SeveralSolution = { ...STORED, cost: 2 };
const RESULT: SolveResult = {
  ...{ ...SOLUTION, metric: "htm", method: "optimal" },
  ...{ stop: "proven", tier: "mini", nodes: 1, timeMs: 1 },
};
const PROGRESS: MethodProgress = {
  ...{ isPreparing: false, nodes: 5, figures: { depth: 1, refuted: 0.4 }, checkpoint: "half" },
};

const solve = vi.fn<(facelets: string, options: SolveOptions) => Promise<SolveResult>>();

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  // What could not be stored lasts as long as the page, and here from one test to the next.
  await forgetProof(FACELETS, "");
  solve.mockReset();
});

function createWork(solver: Promise<unknown> = Promise.resolve({ solve })): EngineWork {
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const engine = { solver: () => solver, occupy: () => () => undefined };
  return new EngineWork(host as never, () => engine as never, vi.fn());
}

/** A proof that reports being half done and is then interrupted. */
async function breakOff(options: SolveSettings = { method: "optimal" }): Promise<void> {
  solve.mockImplementationOnce((_, { onImproved, onProgress }) => {
    onImproved!(SOLUTION);
    onProgress!(PROGRESS);
    return Promise.reject(new SolverError("memory", "There is none."));
  });
  await createWork().solve(FACELETS, options);
}

function checkpointsGiven(): unknown[] {
  return solve.mock.calls.map(([, { checkpoint }]) => checkpoint);
}

describe("an interrupted proof", () => {
  it("resumes where it was, and is not repeated once it is done", async () => {
    await breakOff();
    await eventually(async () => expect(await listProofs()).toHaveLength(1));
    const [kept] = await listProofs();
    expect(kept).toMatchObject({
      ...{ facelets: FACELETS, goal: "", checkpoint: "half", length: 2, depth: 1, refuted: 0.4 },
    });
    expect(Math.abs(kept!.savedMs - Date.now())).toBeLessThan(60_000);
    solve.mockResolvedValueOnce(RESULT);
    await createWork().solve(FACELETS, { method: "optimal" });
    expect(await listProofs()).toHaveLength(1);
    solve.mockResolvedValueOnce({ ...RESULT, optimal: true });
    await createWork().solve(FACELETS, { method: "optimal" });
    expect(checkpointsGiven()).toEqual([undefined, "half", "half"]);
    expect(await listProofs()).toEqual([]);
    const work = createWork();
    expect(await work.solve(FACELETS, { method: "optimal" })).toEqual({
      ...{ ...STORED, lowerBound: 2, optimal: true },
    });
    expect(work.best).toMatchObject({ lowerBound: 2 });
    expect(solve).toHaveBeenCalledTimes(3);
  });

  it("has its solution at once, also if it is stopped before the solver has begun", async () => {
    await breakOff();
    await eventually(async () => expect(await listProofs()).toHaveLength(1));
    const onImproved = vi.fn();
    const best = { ...STORED, lowerBound: 1 };
    const begun = createWork();
    solve.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal!.addEventListener("abort", () => reject(new DOMException("no", "AbortError")));
        }),
    );
    const solving = begun.solve(FACELETS, { method: "optimal", onImproved });
    await eventually(() => expect(begun.activity).toBe("solving"));
    expect(onImproved.mock.calls).toEqual([[{ ...best, cost: 2 }]]);
    begun.halt();
    expect(await solving).toEqual(best);
    expect(begun.proofRests).toBe(true);

    const waiting = createWork(new Promise(() => undefined));
    const starting = waiting.solve(FACELETS, { method: "optimal" });
    await eventually(() => expect(waiting.best).toEqual(best));
    waiting.halt();
    expect(await starting).toEqual(best);
  });

  it("tells of no solution once its search has ended", async () => {
    await breakOff();
    await eventually(async () => expect(await listProofs()).toHaveLength(1));
    const onImproved = vi.fn();
    const work = createWork();
    const halted = work.solve(FACELETS, { method: "optimal", onImproved });
    work.halt();
    expect(await halted).toBeUndefined();
    const stopped = work.solve(FACELETS, { method: "optimal", onImproved });
    work.stop();
    expect(await stopped).toBeUndefined();
    // The storage has answered both by then.
    await openProof(FACELETS, { method: "optimal" }, vi.fn());
    expect(onImproved).not.toHaveBeenCalled();
    expect(work.found).toEqual([]);
  });

  it("is resumed in the same visit if it could not be stored, but is not said to be kept", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    });
    onTestFinished(() => put.mockRestore());
    await breakOff();
    await eventually(async () => expect(await findProof(FACELETS, "")).toBeDefined());
    expect(await listProofs()).toEqual([]);
    const resumed = (await openProof(FACELETS, { method: "optimal" }, vi.fn()))!;
    expect(resumed.isKept).toBe(false);
    solve.mockResolvedValueOnce({ ...RESULT, optimal: true });
    await createWork().solve(FACELETS, { method: "optimal", large: true });
    expect(checkpointsGiven()).toEqual([undefined, "half"]);
    expect(await createWork().solve(FACELETS, { method: "optimal" })).toMatchObject({
      ...{ moves: SOLUTION.moves, optimal: true },
    });
    expect(solve).toHaveBeenCalledTimes(2);
  });

  it("is under way from when it is begun again, also if the stopped search ends later", async () => {
    const task = { facelets: FACELETS, goal: "" };
    await breakOff();
    await eventually(async () => expect(await listProofs()).toHaveLength(1));
    await eventually(() => expect(isProvenHere(task)).toBe(false));
    const ends: ((error: Error) => void)[] = [];
    solve.mockImplementation(() => new Promise((_, reject) => void ends.push(reject)));
    const [stopped, next] = [createWork(), createWork()];
    const stopping = stopped.solve(FACELETS, { method: "optimal" });
    await eventually(() => expect(ends).toHaveLength(1));
    stopped.halt();
    const going = next.solve(FACELETS, { method: "optimal" });
    await eventually(() => expect(ends).toHaveLength(2));
    const isTold = new Promise((resolve) => {
      proofNews.addEventListener("change", resolve, { once: true });
    });
    ends[0]!(new DOMException("It was stopped.", "AbortError"));
    await Promise.all([stopping, isTold]);
    expect(isProvenHere(task)).toBe(true);
    next.halt();
    ends[1]!(new DOMException("It was stopped.", "AbortError"));
    await going;
    await eventually(() => expect(isProvenHere(task)).toBe(false));
  });

  it("goes on by another worker where the first one died, but not forever", async () => {
    const die = (_: string, { onImproved, onProgress }: SolveOptions) => {
      onImproved!(SOLUTION);
      onProgress!(PROGRESS);
      return Promise.reject(new SolverError("worker-crashed", "It died."));
    };
    solve.mockImplementationOnce(die).mockResolvedValueOnce({ ...RESULT, optimal: true });
    const work = createWork();
    expect(await work.solve(FACELETS, { method: "optimal" })).toMatchObject({ optimal: true });
    expect(checkpointsGiven()).toEqual([undefined, "half"]);
    expect(work.problem).toBeUndefined();

    vi.stubGlobal("indexedDB", new IDBFactory());
    solve.mockReset().mockImplementation(die);
    expect(await work.solve(FACELETS, { method: "optimal" })).toBeUndefined();
    expect(solve).toHaveBeenCalledTimes(2);
    expect(work.problem).toMatchObject({ code: "worker-crashed" });
  });

  it("goes on each time that the worker dies, as long as it gets further", async () => {
    const dieAt =
      (checkpoint: string) =>
      (_: string, { onImproved, onProgress }: SolveOptions) => {
        onImproved!(SOLUTION);
        onProgress!({ ...PROGRESS, checkpoint });
        return Promise.reject(new SolverError("worker-crashed", "It died."));
      };
    for (const checkpoint of ["a", "b", "c"]) solve.mockImplementationOnce(dieAt(checkpoint));
    solve.mockResolvedValueOnce({ ...RESULT, optimal: true });
    const result = await createWork().solve(FACELETS, { method: "optimal" });
    expect(result).toMatchObject({ optimal: true });
    expect(checkpointsGiven()).toEqual([undefined, "a", "b", "c"]);
  });

  it("is kept if a solve fails because of its other options", async () => {
    await breakOff();
    await eventually(async () => expect(await listProofs()).toHaveLength(1));
    solve.mockReset().mockRejectedValue(new SolverError("option", "These moves lead elsewhere."));
    expect(await createWork().solve(FACELETS, { method: "optimal" })).toBeUndefined();
    expect(checkpointsGiven()).toEqual(["half", undefined]);
    expect(await listProofs()).toHaveLength(1);
  });

  it("goes on from the caller's checkpoint rather than from the one that is stored", async () => {
    await breakOff();
    await eventually(async () => expect(await listProofs()).toHaveLength(1));
    solve.mockReset().mockResolvedValueOnce(RESULT);
    await createWork().solve(FACELETS, { method: "optimal", checkpoint: "further" });
    expect(checkpointsGiven()).toEqual(["further"]);

    const die = (_: string, { onImproved, onProgress }: SolveOptions) => {
      onImproved!(SOLUTION);
      onProgress!({ ...PROGRESS, checkpoint: "furthest" });
      return Promise.reject(new SolverError("worker-crashed", "It died."));
    };
    solve.mockReset().mockImplementationOnce(die).mockResolvedValueOnce(RESULT);
    await createWork().solve(FACELETS, { method: "optimal", checkpoint: "further" });
    expect(checkpointsGiven()).toEqual(["further", "furthest"]);
  });

  it("is not trusted if its stored solution does not solve the cube", async () => {
    await keepProof({ facelets: FACELETS, goal: "", moves: ["R'", "U'"], savedMs: 0 });
    solve.mockResolvedValueOnce({ ...RESULT, optimal: true });
    expect(await createWork().solve(FACELETS, { method: "optimal" })).toMatchObject({ length: 2 });
    expect(solve).toHaveBeenCalledTimes(1);
  });

  it("is kept again where what was stored is of no use, even if that was further", async () => {
    const further = { ...{ checkpoint: "unreadable", length: 2, depth: 1 }, refuted: 0.9 };
    await keepProof({ facelets: FACELETS, goal: "", ...further, savedMs: 0 });
    solve.mockRejectedValueOnce(new SolverError("option", "The checkpoint is of another version."));
    await breakOff();
    await eventually(async () => expect(await listProofs()).toMatchObject([{ refuted: 0.4 }]));
    await keepProof({ facelets: FACELETS, goal: "", moves: ["R'", "U'"], savedMs: 0 });
    await breakOff();
    await eventually(async () => expect(await listProofs()).toMatchObject([{ refuted: 0.4 }]));
  });

  it("is said to be kept only if it was stored", async () => {
    const open = async () => (await openProof(FACELETS, { method: "optimal" }, vi.fn()))!;
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    onTestFinished(() => put.mockRestore());
    put.mockImplementation(() => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    });
    const refused = await open();
    refused.hear(PROGRESS, SOLUTION);
    await refused.end(SOLUTION.moves);
    expect(put).toHaveBeenCalledTimes(2);
    expect(refused.isKept).toBe(false);
    put.mockRestore();
    await forgetProof(FACELETS, "");
    const kept = await open();
    expect(kept.isKept).toBe(false);
    kept.hear(PROGRESS, SOLUTION);
    expect(kept.isKept).toBe(false);
    await eventually(() => expect(kept.isKept).toBe(true));
    expect((await open()).isKept).toBe(true);
  });

  it("stores its latest progress only, if the storage takes longer than the next report", async () => {
    const proof = (await openProof(FACELETS, { method: "optimal" }, vi.fn()))!;
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    onTestFinished(() => put.mockRestore());
    for (let percent = 1; percent <= 50; ++percent) {
      proof.hear({ ...PROGRESS, figures: { depth: 1, refuted: percent / 100 } }, SOLUTION);
    }
    await eventually(() => expect(proof.isKept).toBe(true));
    expect(await listProofs()).toMatchObject([{ refuted: 0.5 }]);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it("is not stored if it finishes without interruption", async () => {
    solve.mockResolvedValueOnce({ ...RESULT, optimal: true });
    await createWork().solve(FACELETS, { method: "optimal" });
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("starts over if its checkpoint can no longer be read", async () => {
    await breakOff();
    await eventually(async () => expect(await listProofs()).toHaveLength(1));
    solve.mockRejectedValueOnce(new SolverError("option", "The checkpoint is of another version."));
    solve.mockResolvedValueOnce({ ...RESULT, optimal: true });
    expect(await createWork().solve(FACELETS, { method: "optimal" })).toMatchObject({ length: 2 });
    expect(checkpointsGiven()).toEqual([undefined, "half", undefined]);
    expect(await listProofs()).toEqual([]);
  });

  it("is resumed only for its own cube and goal", async () => {
    await breakOff();
    await eventually(async () => expect(await listProofs()).toHaveLength(1));
    const goal = applyMoves(SOLVED_FACELETS, ["F"]);
    solve.mockResolvedValue(RESULT);
    await createWork().solve(FACELETS, { method: "optimal", goal });
    await createWork().solve(goal, { method: "optimal" });
    expect(checkpointsGiven()).toEqual([undefined, undefined, undefined]);
  });

  it("is stored separately for each metric", async () => {
    await breakOff();
    await breakOff({ method: "optimal", metric: "qtm" });
    await eventually(async () => expect(await listProofs()).toHaveLength(2));
    expect(checkpointsGiven()).toEqual([undefined, undefined]);
    const metrics = (await listProofs()).map(({ metric }) => metric);
    expect(metrics.toSorted()).toEqual(["qtm", undefined]);
    solve.mockResolvedValueOnce({ ...RESULT, optimal: true });
    await createWork().solve(FACELETS, { method: "optimal", metric: "qtm" });
    expect(checkpointsGiven().at(-1)).toBe("half");
    expect(await listProofs()).toMatchObject([{ checkpoint: "half", length: 2 }]);
    await forgetProof(FACELETS, "");
    expect(await listProofs()).toEqual([]);
    expect(await findProof(FACELETS, "", "qtm")).toMatchObject({
      metric: "qtm",
      moves: ["U'", "R'"],
    });
  });

  it("is not stored for another method, or without storage", async () => {
    await breakOff({ method: "korf" });
    vi.stubGlobal("indexedDB", undefined);
    await breakOff();
    solve.mockResolvedValueOnce({ ...RESULT, optimal: true });
    expect(await createWork().solve(FACELETS, { method: "optimal" })).toMatchObject({ length: 2 });
    await forgetProof(FACELETS, "");
    expect(await findProof(FACELETS, "")).toBeUndefined();
    vi.stubGlobal("indexedDB", new IDBFactory());
    expect(await listProofs()).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("is not waited for if the storage does not answer", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal("indexedDB", { databases: () => new Promise(() => undefined) });
    const found = findProof(FACELETS, "");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await found).toBeUndefined();
  });

  it(`is stored beside at most ${MOST_PROOFS - 1} others`, async () => {
    const proof = { facelets: FACELETS, checkpoint: "half", length: 2, depth: 1, refuted: 0.4 };
    for (let savedMs = 0; savedMs <= MOST_PROOFS; ++savedMs) {
      await keepProof({ ...proof, goal: String(savedMs), savedMs });
    }
    const goals = (await listProofs()).map(({ goal }) => goal);
    expect(goals).toEqual(Array.from({ length: MOST_PROOFS }, (_, i) => String(MOST_PROOFS - i)));
    await forgetProof(FACELETS, goals[0]!);
    expect(await listProofs()).toHaveLength(MOST_PROOFS - 1);
  });
});
