// What is stored of proofs where several tabs, or a full storage, would spoil it.

import "fake-indexeddb/auto";

import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { mayHaveProofs, proofNews } from "../../../../web/engine/storage/proof-databases";
import { isProvenHere } from "../../../../web/engine/storage/proof-hold";
import type {
  DoneProof,
  RestingList,
  RestingProof,
} from "../../../../web/engine/storage/proof-store";
import {
  endProof,
  findProof,
  forgetProof,
  forgetRest,
  isProofRefused,
  keepProof,
  listProofs,
  MOST_PROOFS,
} from "../../../../web/engine/storage/proof-store";

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U"]);
const OF = { facelets: FACELETS, goal: "", savedMs: 0 };
const RESTING: RestingProof = { ...OF, checkpoint: "half", length: 2, depth: 17, refuted: 0.4 };
const DONE: DoneProof = { ...OF, moves: ["U'", "R'"] };
const LISTING: RestingList = { ...DONE, listing: "half", depth: 2, searched: 0.4 };
const LISTED: DoneProof = { ...DONE, solutions: ["U' R'"] };

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));

/** Until the returned function is called, nothing can be stored. */
function fillStorage(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The storage is full.", "QuotaExceededError");
  });
  const free = () => put.mockRestore();
  onTestFinished(free);
  return free;
}

function countNews(): () => number {
  const hear = vi.fn();
  proofNews.addEventListener("change", hear);
  onTestFinished(() => proofNews.removeEventListener("change", hear));
  return () => hear.mock.calls.length;
}

describe("a stored proof", () => {
  it.each<[string, RestingProof | DoneProof, RestingProof | DoneProof]>([
    ["one that rules out a shorter length", RESTING, { ...RESTING, depth: 16, refuted: 0.9 }],
    ["one of which less is ruled out", RESTING, { ...RESTING, refuted: 0.3 }],
    ["an unfinished one, if it is finished", DONE, { ...RESTING, depth: 18 }],
    ["one without a list, if the list is begun", LISTING, DONE],
    ["one with an unfinished list, if the list is finished", LISTED, LISTING],
    ["one whose list has searched less", LISTING, { ...LISTING, listing: "less", searched: 0.3 }],
    ["one whose list is at a smaller length", LISTING, { ...LISTING, depth: 1, searched: 0.9 }],
  ])("is not replaced by %s", async (_, further, other) => {
    expect(await keepProof(further)).toBe(true);
    expect(await keepProof(other)).toBe(true);
    expect(await findProof(FACELETS, "")).toEqual(further);
    endProof(OF);
  });

  it.each<[string, RestingProof | DoneProof, RestingProof | DoneProof]>([
    ["one that rules out a greater length", RESTING, { ...RESTING, depth: 18, refuted: 0 }],
    ["one of which more is ruled out", RESTING, { ...RESTING, refuted: 0.5 }],
    ["a later one that is as far", RESTING, { ...RESTING, checkpoint: "other", savedMs: 1 }],
    ["a finished one", RESTING, DONE],
    ["a finished one with a list", DONE, LISTED],
    ["one whose list is further", LISTING, { ...LISTING, listing: "most", searched: 0.5 }],
    ["one whose list says how far it is", { ...DONE, listing: "half" }, LISTING],
  ])("is replaced by %s", async (_, one, further) => {
    await keepProof(one);
    expect(await keepProof(further)).toBe(true);
    expect(await findProof(FACELETS, "")).toEqual(further);
    endProof(OF);
  });

  it.each(["htm", "qtm"] as const)("in %s shows that there may be proofs", async (metric) => {
    expect(await mayHaveProofs()).toBe(false);
    await keepProof(metric === "qtm" ? { ...DONE, metric } : DONE);
    expect(await mayHaveProofs()).toBe(true);
  });

  it("of each goal is among those of which the oldest are dropped", async () => {
    for (let savedMs = 0; savedMs <= MOST_PROOFS; ++savedMs) {
      await keepProof({ ...DONE, goal: String(savedMs), savedMs });
    }
    expect(await findProof(FACELETS, "0")).toBeUndefined();
    expect(await findProof(FACELETS, "1")).toBeDefined();
  });
});

describe("an interrupted list of all solutions", () => {
  it("is something to go on with, until it is completed", async () => {
    await keepProof(RESTING);
    await keepProof({ ...LISTING, metric: "qtm", savedMs: 1 });
    expect(isProvenHere({ ...OF, metric: "qtm" })).toBe(true);
    expect(await listProofs()).toEqual([{ ...LISTING, metric: "qtm", savedMs: 1 }, RESTING]);
    await keepProof({ ...LISTED, metric: "qtm" });
    expect(await listProofs()).toEqual([RESTING]);
    endProof(OF);
    endProof({ ...OF, metric: "qtm" });
  });

  it("is not dropped for proofs that are finished, but for others to go on with", async () => {
    await keepProof(LISTING);
    for (let savedMs = 1; savedMs <= MOST_PROOFS; ++savedMs) {
      await keepProof({ ...DONE, goal: String(savedMs), savedMs });
    }
    expect(await findProof(FACELETS, "")).toEqual(LISTING);
    for (let savedMs = 1; savedMs <= MOST_PROOFS; ++savedMs) {
      await keepProof({ ...RESTING, goal: `other ${savedMs}`, savedMs });
      endProof({ ...OF, goal: `other ${savedMs}` });
    }
    expect(await findProof(FACELETS, "")).toBeUndefined();
    endProof(OF);
  });

  it("can be deleted, without the proof", async () => {
    await keepProof(LISTING);
    endProof(OF);
    await forgetRest(LISTING);
    expect(await listProofs()).toEqual([]);
    expect(await findProof(FACELETS, "")).toEqual(DONE);
  });
});

describe("a full storage", () => {
  it("is reported, and told once until it has space again", async () => {
    await keepProof(RESTING);
    const newsCount = countNews();
    const free = fillStorage();
    expect(await keepProof(RESTING)).toBe(false);
    expect(await keepProof(RESTING)).toBe(false);
    expect([isProofRefused(), newsCount()]).toEqual([true, 1]);
    free();
    expect(await keepProof(RESTING)).toBe(true);
    expect([isProofRefused(), newsCount()]).toEqual([false, 2]);
    endProof(OF);
  });

  it("keeps what was stored before, and does not matter to a proof that is finished", async () => {
    await keepProof(RESTING);
    fillStorage();
    expect(await keepProof({ ...RESTING, refuted: 0.5 })).toBe(false);
    expect(await listProofs()).toEqual([RESTING]);
    expect(await keepProof(DONE)).toBe(false);
    expect(isProofRefused()).toBe(false);
    expect(await listProofs()).toEqual([RESTING]);
    expect(await findProof(FACELETS, "")).toEqual(DONE);
    await forgetProof(FACELETS, "");
    endProof(OF);
  });

  it("is reported for a list of all solutions, of which this visit keeps the latest state", async () => {
    await keepProof(LISTING);
    const newsCount = countNews();
    fillStorage();
    const further = { ...LISTING, searched: 0.5 };
    expect(await keepProof(further)).toBe(false);
    expect([isProofRefused(), newsCount()]).toEqual([true, 1]);
    expect(await findProof(FACELETS, "")).toEqual(further);
    expect(await keepProof(LISTED)).toBe(false);
    expect([isProofRefused(), newsCount()]).toEqual([false, 2]);
    expect(await findProof(FACELETS, "")).toEqual(LISTED);
    await forgetProof(FACELETS, "");
    endProof(OF);
  });

  it("leaves the latest state of a proof to other solves of this visit, until it is deleted", async () => {
    await keepProof(RESTING);
    const free = fillStorage();
    const further = { ...RESTING, refuted: 0.5 };
    await keepProof(further);
    expect(await findProof(FACELETS, "")).toEqual(further);
    expect(await findProof(FACELETS, "", "qtm")).toBeUndefined();
    expect(await findProof(FACELETS, "other")).toBeUndefined();
    await forgetProof(FACELETS, "");
    expect(await findProof(FACELETS, "")).toBeUndefined();
    expect(isProofRefused()).toBe(false);
    free();
    // Another tab had room for it.
    await keepProof(DONE);
    fillStorage();
    await keepProof(further);
    expect(await findProof(FACELETS, "")).toEqual(DONE);
    await forgetProof(FACELETS, "");
    endProof(OF);
  });

  it("leaves what is finished to this visit, until it is stored or deleted", async () => {
    const free = fillStorage();
    await keepProof(DONE);
    expect(await findProof(FACELETS, "")).toEqual(DONE);
    await keepProof(LISTED);
    // Another search, which has not come as far.
    await keepProof(LISTING);
    endProof(OF);
    expect(await findProof(FACELETS, "")).toEqual(LISTED);
    expect(await findProof(FACELETS, "", "qtm")).toBeUndefined();
    expect(await findProof(FACELETS, "other")).toBeUndefined();
    await forgetProof(FACELETS, "");
    expect(await findProof(FACELETS, "")).toBeUndefined();
    await keepProof(LISTED);
    free();
    await keepProof(LISTED);
    vi.stubGlobal("indexedDB", new IDBFactory());
    expect(await findProof(FACELETS, "")).toBeUndefined();
  });

  it(`leaves at most ${MOST_PROOFS} that are finished to this visit, the latest ones`, async () => {
    fillStorage();
    const goals = Array.from({ length: MOST_PROOFS + 1 }, (_, index) => `unstored ${index}`);
    for (const goal of goals) await keepProof({ ...LISTED, goal });
    expect(await findProof(FACELETS, goals[0]!)).toBeUndefined();
    expect(await findProof(FACELETS, goals[1]!)).toBeDefined();
    for (const goal of goals) await forgetProof(FACELETS, goal);
    expect(await findProof(FACELETS, goals[1]!)).toBeUndefined();
  });
});

it("a proof that is stored while the page is frozen is not said to be refused", async () => {
  const now = vi.spyOn(performance, "now");
  onTestFinished(() => now.mockRestore());
  const limits: (() => void)[] = [];
  const start = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => start.mockRestore());
  start.mockImplementation(((onLate: () => void) => limits.push(onLate)) as never);
  now.mockReturnValue(0);
  const keeping = keepProof(RESTING);
  now.mockReturnValue(3_600_000);
  // The browser calls what waits for the time before what waits for the storage.
  limits[0]!();
  start.mockRestore();
  expect(await keeping).toBe(true);
  expect(isProofRefused()).toBe(false);
  endProof(OF);
});

it("tells once that a proof is begun, and that it has ended", async () => {
  const newsCount = countNews();
  await keepProof(RESTING);
  await keepProof({ ...RESTING, refuted: 0.5 });
  expect(newsCount()).toBe(1);
  endProof(OF);
  expect(newsCount()).toBe(2);
  await keepProof(DONE);
  expect(newsCount()).toBe(2);
});

it("a proof is found in a browser that cannot list its databases", async () => {
  await keepProof(RESTING);
  Object.defineProperty(indexedDB, "databases", { value: undefined });
  expect(await mayHaveProofs()).toBe(true);
  expect(await findProof(FACELETS, "")).toMatchObject(RESTING);
});
