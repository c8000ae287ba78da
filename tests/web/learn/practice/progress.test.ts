// What was practised, and that it is kept.

import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { KeptProgress } from "../../../../web/learn/practice/kept-progress";
import { progressOf, type Round } from "../../../../web/learn/practice/progress";
import {
  deleteRounds,
  keepRounds,
  listRounds,
  MOST_ROUNDS,
} from "../../../../web/learn/practice/round-store";

const CROSS = { method: "cfop", stage: "cross" } as const;
const DAISY = { method: "beginner", stage: "daisy" } as const;

const ROUNDS: readonly Round[] = [
  { ...CROSS, turns: 12, lessonTurns: 6, endedMs: 1 },
  { ...DAISY, turns: 9, lessonTurns: 8, endedMs: 2 },
  { ...CROSS, turns: 7, lessonTurns: 5, endedMs: 3 },
  { ...CROSS, turns: 8, lessonTurns: 7, endedMs: 4 },
];

describe("progress", () => {
  it("is listed by method and stage, the practised method first", () => {
    const cross = { ...CROSS, count: 3, best: 7, mean: 9, lessonMean: 6 };
    const daisy = { ...DAISY, count: 1, best: 9, mean: 9, lessonMean: 8 };
    expect(progressOf(ROUNDS, "cfop")).toEqual([cross, daisy]);
    expect(progressOf(ROUNDS, "beginner")).toEqual([daisy, cross]);
    expect(progressOf([], "cfop")).toEqual([]);
  });

  it("is listed for each metric by itself", () => {
    const inQuarters = { ...CROSS, turns: 16, lessonTurns: 9, metric: "qtm", endedMs: 5 } as const;
    const rows = progressOf([...ROUNDS, inQuarters], "cfop");
    expect(rows.map(({ metric, count, best }) => [metric, count, best])).toEqual([
      [undefined, 3, 7],
      ["qtm", 1, 16],
      [undefined, 1, 9],
    ]);
  });
});

describe("in the browser's storage", () => {
  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    return () => vi.unstubAllGlobals();
  });

  it("rounds are kept in order, deleted, and restored", async () => {
    expect(await listRounds()).toEqual([]);
    for (const round of ROUNDS) await keepRounds([round]);
    expect(await listRounds()).toEqual(ROUNDS);
    await deleteRounds();
    expect(await listRounds()).toEqual([]);
    await keepRounds(ROUNDS);
    expect(await listRounds()).toEqual(ROUNDS);
  });

  it("rounds that are deleted right after being restored stay deleted", async () => {
    const progress = new KeptProgress({
      ...{ addController: vi.fn(), removeController: vi.fn(), requestUpdate: vi.fn() },
      updateComplete: Promise.resolve(true),
    });
    await progress.add(ROUNDS[0]!);
    await progress.delete();
    expect(progress.canBringBack).toBe(true);
    const [back, gone] = [progress.bringBack(), progress.delete()];
    await Promise.all([back, gone]);
    expect(await listRounds()).toEqual([]);
    // Reported as deleted only once it is.
    await progress.add(ROUNDS[1]!);
    const deleting = progress.delete();
    expect(progress.rounds).toEqual([ROUNDS[1]]);
    await deleting;
    expect(progress.rounds).toEqual([]);
  });

  it("the oldest round is dropped when there are too many", async () => {
    const many = Array.from({ length: MOST_ROUNDS }, (_, endedMs) => ({ ...ROUNDS[0]!, endedMs }));
    await keepRounds(many);
    await keepRounds([ROUNDS[3]!]);
    const kept = await listRounds();
    expect(kept).toHaveLength(MOST_ROUNDS);
    expect(kept[0]).toEqual(many[1]);
    expect(kept.at(-1)).toEqual(ROUNDS[3]);
  });

  it("nothing is kept if there is no storage, and no error is thrown", async () => {
    vi.stubGlobal("indexedDB", undefined);
    await keepRounds(ROUNDS);
    await deleteRounds();
    expect(await listRounds()).toEqual([]);
  });

  it("rounds that cannot be kept are not said to be kept", async () => {
    const progress = new KeptProgress({
      ...{ addController: vi.fn(), removeController: vi.fn(), requestUpdate: vi.fn() },
      updateComplete: Promise.resolve(true),
    });
    await progress.add(ROUNDS[0]!);
    expect(progress.isKept).toBe(true);
    vi.spyOn(IDBObjectStore.prototype, "add").mockImplementationOnce(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    await progress.add(ROUNDS[1]!);
    expect(progress.isKept).toBe(false);
    expect(progress.rounds).toHaveLength(2);
    await progress.add(ROUNDS[2]!);
    expect(progress.isKept).toBe(true);
    expect(await listRounds()).toEqual([ROUNDS[0], ROUNDS[2]]);
  });
});
