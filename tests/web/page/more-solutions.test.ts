// Several solutions of the two-phase search, with a solver that knows them.

import { expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { parseMoves } from "../../../web/core/notation";
import { applyMoves } from "../../../web/core/moves";
import { findMore, type MoreSolver } from "../../../web/page/solutions/more-solutions";

const START = applyMoves(SOLVED_FACELETS, ["R", "L", "U"]);
const KNOWN = { facelets: START, goal: "", known: "U' L' R'", metric: "htm" } as const;
const { signal } = new AbortController();

/** Finds these. */
function solverOf(...texts: readonly string[]) {
  const solutions = texts.map((text) => ({ text, moves: parseMoves(text).moves }));
  const solve = vi.fn(() => Promise.resolve({ solutions }));
  return { solver: { solve } as object as MoreSolver, solve };
}

it("the solution that is shown is among those found, once, and the shortest come first", async () => {
  const { solver } = solverOf("U' R' L'", "F2 D' B L", "F2 D' B L2 D");
  expect(await findMore(solver, KNOWN, signal)).toEqual(["U' L' R'", "F2 D' B L", "F2 D' B L2 D"]);
});

it("a solution that is shown and longer than those found comes last", async () => {
  const { solver } = solverOf("U' L' R'");
  const known = "F2 D' B L2 D";
  expect(await findMore(solver, { ...KNOWN, known }, signal)).toEqual(["U' L' R'", known]);
});

it("ten others are looked for, where the moves are to lead", async () => {
  const { solver, solve } = solverOf("U' R' L'");
  const options = { method: "two-phase", maxSolutions: 11, timeMs: 3000, signal };
  await findMore(solver, KNOWN, signal);
  expect(solve).toHaveBeenLastCalledWith(START, options);
  await findMore(solver, { ...KNOWN, goal: START, known: "U" }, signal);
  expect(solve).toHaveBeenLastCalledWith(START, { ...options, goal: START });
});

it("ten others are listed, whether the one that is shown is among those found or not", async () => {
  const found = Array.from({ length: 11 }, (_, index) => "R L F B ".repeat(index + 1).trim());
  const { solver } = solverOf(...found);
  for (const known of [found[3]!, "U D R L"]) {
    const listed = await findMore(solver, { ...KNOWN, known }, signal);
    expect(listed).toHaveLength(11);
    expect(listed).toContain(known);
  }
});

it("in another metric the cheapest come first, however many moves they have", async () => {
  const { solver, solve } = solverOf("U' L R", "U2 L2");
  const known = { ...KNOWN, known: "F2 B2", metric: "axial-qtm" } as const;
  expect(await findMore(solver, known, signal)).toEqual(["F2 B2", "U' L R", "U2 L2"]);
  expect(solve).toHaveBeenLastCalledWith(
    START,
    expect.objectContaining({ metric: "axial-qtm", maxSolutions: 11 }),
  );
});
