// A worker that the system removes before its first message, without any event: callers that wait for it do not
// wait forever.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_POCKET } from "../../../../web/core/pocket-stickers";
import type { Solver } from "../../../../web/engine";
import { FIRST_WORD_LIMIT_MS } from "../../../../web/engine/connection/engine-worker";
import { eventually } from "../fakes/eventually";
import { FakeWorker } from "../fakes/fake-worker";
import { createSolver, FACELETS, SOLUTION, useFakes } from "../fakes/solver-on-fakes";

useFakes();

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const POCKET = { puzzle: "2x2x2" } as const;

/** What the workers of the modules are asked, by kind. */
const QUESTIONS: [string, (solver: Solver) => Promise<unknown>][] = [
  ["preparing a method by stages", (solver) => solver.prepare("beginner")],
  ["solving by stages", (solver) => solver.explain(FACELETS, { method: "beginner" })],
  ["preparing Korf's method", (solver) => solver.prepare("korf")],
  ["solving by Korf's method", (solver) => solver.solve(FACELETS, { method: "korf" })],
  ["preparing the 2x2x2", (solver) => solver.prepare("optimal", POCKET)],
  ["checking a 2x2x2", (solver) => solver.check(SOLVED_POCKET, POCKET)],
];

/** Waits until so many workers have started, and then in vain for the last one's first message. */
async function waitInVain(count: number): Promise<void> {
  await eventually(() => expect(FakeWorker.started).toHaveLength(count));
  await vi.advanceTimersByTimeAsync(FIRST_WORD_LIMIT_MS);
}

function findTheSolution(): void {
  FakeWorker.prepareMethods = (methods) => {
    methods.solution = { moves: SOLUTION, written: SOLUTION, stages: [] };
  };
}

describe.each(QUESTIONS)("%s", (_, ask) => {
  it("is done by a second worker if the first vanishes before its first message", async () => {
    findTheSolution();
    const solver = await createSolver({ tables: "mini" });
    FakeWorker.vanishing = 1;
    const asked = ask(solver);
    await waitInVain(2);
    await asked;
    expect(FakeWorker.started).toHaveLength(3);
    expect(FakeWorker.started[1]!.isTerminated).toBe(true);
    expect(FakeWorker.started[2]!.url).toEqual(FakeWorker.started[1]!.url);
  });

  it("fails if the second worker vanishes too, and may be tried again", async () => {
    findTheSolution();
    const solver = await createSolver({ tables: "mini" });
    FakeWorker.vanishing = 2;
    const refused = expect(ask(solver)).rejects.toMatchObject({ code: "bundle-failed" });
    await waitInVain(2);
    await waitInVain(3);
    await refused;
    expect(FakeWorker.started).toHaveLength(3);
    await ask(solver);
    expect(FakeWorker.started).toHaveLength(4);
  });
});

describe("creating a solver", () => {
  it("is done by a second worker if the first vanishes before its first message", async () => {
    FakeWorker.vanishing = 1;
    const creation = createSolver({ tables: "mini" });
    await waitInVain(1);
    expect(await (await creation).check(FACELETS)).toMatchObject({ code: "" });
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("fails if the second worker vanishes too", async () => {
    FakeWorker.vanishing = 2;
    const creation = createSolver({ tables: "mini" });
    const refused = expect(creation).rejects.toMatchObject({ code: "bundle-failed" });
    await waitInVain(1);
    await waitInVain(2);
    await refused;
  });
});
