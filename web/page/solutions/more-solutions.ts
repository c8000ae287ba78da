// Other solutions of a cube for which the two-phase search has found one. They may cost more, and be better for the hand.

import type { Metric } from "../../core/choices";
import { costOf } from "../../core/cost";
import { mergedMoves } from "../../core/merged-moves";
import type { Move } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import type { SolveResult } from "../../core/solution";

/** How many to find besides the one that is known. */
const COUNT = 10;
const TIME_MS = 3000;

/** What finds several solutions. */
export interface MoreSolver {
  solve(
    facelets: string,
    options: {
      method: "two-phase";
      metric?: Metric;
      maxSolutions: number;
      timeMs: number;
      goal?: string;
      signal: AbortSignal;
    },
  ): Promise<SolveResult>;
}

export interface KnownSolution {
  facelets: string;
  /** Where the moves lead; "": to the solved cube. */
  goal: string;
  /** The moves, as they are written. */
  known: string;
  /** What their moves are counted in. */
  metric: Metric;
}

/**
 * The known solution and the ten cheapest others that are found in three seconds, the cheapest first.
 * @param signal ends the search; nothing is given then
 * @throws what the solver throws.
 */
export async function findMore(
  solver: MoreSolver,
  { facelets, goal, known, metric }: KnownSolution,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { solutions = [] } = await solver.solve(facelets, {
    // The known one may be among them.
    ...{ method: "two-phase", maxSolutions: COUNT + 1, timeMs: TIME_MS, signal },
    ...(metric !== "htm" && { metric }),
    ...(goal !== "" && { goal }),
  });
  const knownMoves = parseMoves(known).moves;
  const others = solutions.filter(({ moves }) => !areSame(moves, knownMoves)).slice(0, COUNT);
  return [{ text: known, moves: knownMoves }, ...others]
    .toSorted((one, other) => costOf(one.moves, metric) - costOf(other.moves, metric))
    .map(({ text }) => text);
}

// Turns of opposite faces may come in either order.
function areSame(one: readonly Move[], other: readonly Move[]): boolean {
  return mergedMoves(one).join() === mergedMoves(other).join();
}
