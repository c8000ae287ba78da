// What a call rejects with when its signal is aborted: the signal's reason.

import { describe, expect, it } from "vitest";

import { Solver } from "../../../../web/engine";
import { BASE_URL } from "../fakes/table-server";
import { createSolver, FACELETS, solveWithoutEnd, useFakes } from "../fakes/solver-on-fakes";

useFakes();

const REASON = new Error("The visitor has left.");
const OPTIONS = { tables: "mini" } as const;
const POCKET = "UUUURRRRFFFFDDDDLLLLBBBB";
const OPEN_GOAL = "?U?UUU?U? ?R??R???? ?F??F???? ????D???? ?L??L???? ?B??B????";

/** Calls that would take a while. */
const CALLS: Readonly<Record<string, (solver: Solver, signal: AbortSignal) => Promise<unknown>>> = {
  solve: (solver, signal) => solver.solve(FACELETS, { signal, timeMs: Infinity }),
  "solve by stages": (solver, signal) => solver.solve(FACELETS, { signal, method: "cfop" }),
  "solve with tables": (solver, signal) => solver.solve(FACELETS, { signal, method: "korf" }),
  explain: (solver, signal) => solver.explain(FACELETS, { signal }),
  scan: (solver, signal) => solver.scan(Array<null>(54).fill(null), { signal }),
  prepare: (solver, signal) => solver.prepare("korf", { signal }),
  create: (_, signal) => Solver.create({ ...OPTIONS, baseUrl: BASE_URL, signal }),
};

describe.each(Object.entries(CALLS))("%s", (_name, call) => {
  it("rejects with the reason of a signal that was aborted before", async () => {
    const solver = await createSolver(OPTIONS);
    await expect(call(solver, AbortSignal.abort(REASON))).rejects.toBe(REASON);
  });

  it("rejects with the reason of a signal that is aborted meanwhile", async () => {
    const solver = await createSolver(OPTIONS);
    const controller = new AbortController();
    const calling = call(solver, controller.signal);
    controller.abort(REASON);
    await expect(calling).rejects.toBe(REASON);
  });
});

it("pending calls reject with the reason of the solver's signal, later ones as disposed", async () => {
  const controller = new AbortController();
  const solver = await createSolver({ ...OPTIONS, signal: controller.signal });
  const { result } = await solveWithoutEnd(solver);
  controller.abort(REASON);
  await expect(result).rejects.toBe(REASON);
  await expect(solver.check(FACELETS)).rejects.toMatchObject({ code: "disposed" });
});

/** Calls that wait for a script, or read moves, before they come to a worker. */
const EARLY: Readonly<Record<string, (solver: Solver) => Promise<unknown>>> = {
  "solve by stages": (solver) => solver.solve(FACELETS, { method: "cfop" }),
  "solve moves by stages": (solver) => solver.solve("R U2 F'", { method: "cfop" }),
  "solve moves": (solver) => solver.solve("R U2 F'"),
  "solve with tables": (solver) => solver.solve(FACELETS, { method: "korf" }),
  "solve for several": (solver) => solver.solve(FACELETS, { maxSolutions: 2 }),
  "solve for an open goal": (solver) => solver.solve(FACELETS, { goal: OPEN_GOAL }),
  explain: (solver) => solver.explain("R U2 F'"),
  scan: (solver) => solver.scan(Array<null>(54).fill(null)),
  "prepare tables": (solver) => solver.prepare("korf"),
  "prepare the full tables": (solver) => solver.prepare("two-phase"),
  "check a 2x2x2": (solver) => solver.check(POCKET, { puzzle: "2x2x2" }),
  "make a 2x2x2": (solver) => solver.randomFacelets({ puzzle: "2x2x2" }),
};

describe.each(Object.entries(EARLY))("with the solver's signal, %s", (_name, call) => {
  // How long the call has been under way: not at all, for some steps, or until its script may have come.
  it.each([
    ["at once", () => Promise.resolve()],
    ["a little later", () => import("../../../../web/engine/solver/modules")],
  ])("rejects with the reason %s, and as disposed afterwards", async (_when, wait) => {
    const controller = new AbortController();
    const { signal } = controller;
    const solver = await createSolver({ tables: "auto", signal });
    const calling = call(solver);
    calling.catch(() => undefined);
    await wait();
    controller.abort(REASON);
    await expect(calling).rejects.toBe(REASON);
    await expect(call(solver)).rejects.toMatchObject({ code: "disposed" });
  });
});

it.each(["The visitor has left.", 7, { type: "error", code: "memory" }])(
  "pending calls reject with a reason that is no error: %o",
  async (reason) => {
    const controller = new AbortController();
    const solver = await createSolver({ ...OPTIONS, signal: controller.signal });
    const { result } = await solveWithoutEnd(solver);
    controller.abort(reason);
    await expect(result).rejects.toBe(reason);
  },
);

it("an aborted solve rejects with the reason, or with an AbortError if there is none", async () => {
  const solver = await createSolver(OPTIONS);
  const controller = new AbortController();
  const { result } = await solveWithoutEnd(solver, { signal: controller.signal });
  const reason = new DOMException("It took too long.", "TimeoutError");
  controller.abort(reason);
  await expect(result).rejects.toBe(reason);
  const signal = AbortSignal.abort();
  Object.defineProperty(signal, "reason", { value: undefined });
  await expect(solver.solve(FACELETS, { signal })).rejects.toMatchObject({ name: "AbortError" });
});
