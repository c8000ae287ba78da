// The list of all shortest solutions: kept if complete, resumed if interrupted, and sorted.

import "fake-indexeddb/auto";

import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { OPEN_GOALS } from "../../../web/core/named-goals";
import type { SolveResult } from "../../../web/core/solution";
import { checkSolveOptions } from "../../../web/engine";
import { proofNews } from "../../../web/engine/proof-news";
import { isProvenHere } from "../../../web/engine/storage/proof-hold";
import { findProof, forgetProof, keepProof, listProofs } from "../../../web/engine/stored-proofs";
import {
  listShortest,
  type ListedCube,
  type ListingSolver,
} from "../../../web/page/solutions/listing";
import { inOrder, preferencesAmong } from "../../../web/page/solutions/solution-order";
import { eventually } from "../engine/fakes/eventually";

const LISTED: ListedCube = {
  facelets: applyMoves(SOLVED_FACELETS, ["U", "D"]),
  goal: "",
  known: "U' D'",
};
const RESULT = { solutions: [{ text: "U' D'" }, { text: "D' U'" }] } as unknown as SolveResult;
const PROGRESS = { isPreparing: false, nodes: 5, figures: { depth: 2, listed: 0.4 } };

const solve = vi.fn<ListingSolver["solve"]>();

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  solve.mockReset();
});

function list(listed = LISTED): Promise<readonly string[]> {
  const told = { signal: new AbortController().signal, onProgress: vi.fn() };
  return listShortest({ solve }, listed, told);
}

/** A listing that reports being half done and is then interrupted. */
async function breakOff(): Promise<void> {
  solve.mockImplementationOnce((_, { onProgress }) => {
    onProgress!({ ...PROGRESS, checkpoint: "half" });
    return Promise.reject(new DOMException("It was stopped.", "AbortError"));
  });
  await expect(list()).rejects.toThrow("It was stopped.");
  await eventually(async () => expect(await findProof(LISTED.facelets, "")).toBeDefined());
}

describe("the list of all shortest solutions", () => {
  it("is there at once when it was made before", async () => {
    solve.mockResolvedValueOnce(RESULT);
    expect(await list()).toEqual(["U' D'", "D' U'"]);
    expect(await list()).toEqual(["U' D'", "D' U'"]);
    expect(solve).toHaveBeenCalledOnce();
    const [facelets, options] = solve.mock.calls[0]!;
    expect(facelets).toBe(LISTED.facelets);
    expect(options).toMatchObject({ method: "optimal", known: "U' D'", maxSolutions: Infinity });
    expect(options).not.toHaveProperty("goal");
  });

  it("is there at once in the same visit if it could not be stored", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    });
    onTestFinished(() => put.mockRestore());
    const other = { ...LISTED, facelets: applyMoves(SOLVED_FACELETS, ["D"]), known: "D'" };
    solve.mockResolvedValue(RESULT);
    await list();
    await list(other);
    expect(await list()).toEqual(["U' D'", "D' U'"]);
    expect(solve).toHaveBeenCalledTimes(2);
    for (const { facelets, goal } of [LISTED, other]) await forgetProof(facelets, goal);
  });

  it("is searched for and stored separately in each metric", async () => {
    solve.mockResolvedValue(RESULT);
    await list();
    await list({ ...LISTED, metric: "qtm" });
    expect(solve).toHaveBeenCalledTimes(2);
    expect(solve.mock.calls[1]![1]).toMatchObject({ metric: "qtm" });
    await list({ ...LISTED, metric: "qtm" });
    expect(solve).toHaveBeenCalledTimes(2);
  });

  it("is stored separately for each goal", async () => {
    const goal = applyMoves(LISTED.facelets, ["U'", "D'"]);
    solve.mockResolvedValue(RESULT);
    await list();
    await list({ ...LISTED, goal });
    expect(solve).toHaveBeenCalledTimes(2);
    expect(solve.mock.calls[1]![1]).toMatchObject({ goal });
  });

  it("is searched for with what the engine takes for a goal with unknown stickers", async () => {
    solve.mockResolvedValueOnce(RESULT);
    expect(await list({ ...LISTED, goal: OPEN_GOALS.cross })).toEqual(["U' D'", "D' U'"]);
    const [, options] = solve.mock.calls[0]!;
    expect(checkSolveOptions(options)).toMatchObject({ goal: OPEN_GOALS.cross });
  });

  it("resumes where it was interrupted", async () => {
    await breakOff();
    solve.mockResolvedValueOnce(RESULT);
    expect(await list()).toEqual(["U' D'", "D' U'"]);
    expect(solve.mock.calls.map(([, { checkpoint }]) => checkpoint)).toEqual([undefined, "half"]);
  });

  it("goes on by another worker where the first one died", async () => {
    await breakOff();
    solve.mockImplementationOnce((_, { onProgress }) => {
      onProgress!({ isPreparing: false, nodes: 5, figures: {}, checkpoint: "further" });
      return Promise.reject(new SolverError("worker-crashed", "It died."));
    });
    solve.mockResolvedValueOnce(RESULT);
    expect(await list()).toEqual(["U' D'", "D' U'"]);
    const given = solve.mock.calls.map(([, { checkpoint }]) => checkpoint);
    expect(given).toEqual([undefined, "half", "further"]);
  });

  it.each([
    ["of another version", "option"],
    ["for a goal with unknown stickers", "unsupported"],
  ] as const)("starts over if its checkpoint is %s", async (_, code) => {
    await breakOff();
    solve.mockRejectedValueOnce(new SolverError(code, "It cannot be read."));
    solve.mockResolvedValueOnce(RESULT);
    expect(await list()).toEqual(["U' D'", "D' U'"]);
    const given = solve.mock.calls.map(([, { checkpoint }]) => checkpoint);
    expect(given).toEqual([undefined, "half", undefined]);
  });
});

describe("an interrupted list", () => {
  it("is something to go on with, but not while it is searched", async () => {
    await breakOff();
    await eventually(() => expect(isProvenHere(LISTED)).toBe(false));
    expect(await listProofs()).toMatchObject([{ listing: "half", depth: 2, searched: 0.4 }]);
    solve.mockImplementationOnce(() => {
      expect(isProvenHere(LISTED)).toBe(true);
      return Promise.resolve(RESULT);
    });
    await list();
    await eventually(() => expect(isProvenHere(LISTED)).toBe(false));
    expect(await listProofs()).toEqual([]);
  });

  it("is under way from when it is begun again, also if the stopped search ends later", async () => {
    await breakOff();
    await eventually(() => expect(isProvenHere(LISTED)).toBe(false));
    const ends: ((error: Error) => void)[] = [];
    solve.mockImplementation(() => new Promise((_, reject) => void ends.push(reject)));
    const stopped = list();
    await eventually(() => expect(ends).toHaveLength(1));
    const next = list();
    await eventually(() => expect(ends).toHaveLength(2));
    const isTold = new Promise((resolve) => {
      proofNews.addEventListener("change", resolve, { once: true });
    });
    ends[0]!(new DOMException("It was stopped.", "AbortError"));
    await expect(stopped).rejects.toThrow("It was stopped.");
    await isTold;
    expect(isProvenHere(LISTED)).toBe(true);
    ends[1]!(new DOMException("It was stopped.", "AbortError"));
    await expect(next).rejects.toThrow("It was stopped.");
    await eventually(() => expect(isProvenHere(LISTED)).toBe(false));
  });

  it("is not replaced by that of another tab which has not come as far", async () => {
    await breakOff();
    const proven = { facelets: LISTED.facelets, goal: "", moves: ["U'", "D'"] as const };
    const further = { ...proven, listing: "further", depth: 2, searched: 0.6, savedMs: 0 };
    await keepProof(further);
    await breakOff();
    await eventually(() => expect(isProvenHere(LISTED)).toBe(false));
    expect(await findProof(LISTED.facelets, "")).toEqual(further);
  });

  it("is kept again where what was stored cannot be read, even if that was further", async () => {
    const proven = { facelets: LISTED.facelets, goal: "", moves: ["U'", "D'"] as const };
    await keepProof({ ...proven, listing: "unreadable", depth: 2, searched: 0.9, savedMs: 0 });
    solve.mockRejectedValueOnce(new SolverError("option", "It is of another version."));
    await breakOff();
    await eventually(() => expect(isProvenHere(LISTED)).toBe(false));
    expect(await findProof(LISTED.facelets, "")).toMatchObject({ listing: "half", searched: 0.4 });
  });
});

describe("the order of solutions", () => {
  const SOLUTIONS = ["U2 R B", "U R L2 F", "R B B U", "R' U R' U2"];

  it("puts those with the lowest count first, and otherwise stays the same", () => {
    expect(inOrder(SOLUTIONS, "quarter-turns")).toEqual([
      "U2 R B",
      "R B B U",
      "U R L2 F",
      "R' U R' U2",
    ]);
    expect(inOrder(SOLUTIONS, "faces")).toEqual(["R' U R' U2", "U2 R B", "R B B U", "U R L2 F"]);
    expect(inOrder(SOLUTIONS, "no-back")).toEqual(["U R L2 F", "R' U R' U2", "U2 R B", "R B B U"]);
  });

  it("can be chosen only if it makes a difference", () => {
    expect(preferencesAmong(SOLUTIONS, "htm")).toEqual(["quarter-turns", "faces", "no-back"]);
    expect(preferencesAmong(["U R'", "R U'"], "htm")).toEqual([]);
    expect(preferencesAmong(["U R2", "R U'"], "htm")).toEqual(["quarter-turns"]);
    expect(preferencesAmong([], "htm")).toEqual([]);
  });

  it("cannot be by quarter turns where these are the cost, by which they are sorted already", () => {
    expect(preferencesAmong(SOLUTIONS, "qtm")).toEqual(["faces", "no-back"]);
    expect(preferencesAmong(SOLUTIONS, "axial-htm")).toContain("quarter-turns");
  });
});
