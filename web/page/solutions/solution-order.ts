// The order in which solutions are listed.

import { type Metric, PREFERENCES, type Preference } from "../../core/choices";
import { costOf } from "../../core/cost";
import { faceOf, quarterTurnsOf, type Move } from "../../core/moves";
import { parseMoves } from "../../core/notation";

const COUNTS: Readonly<Record<Preference, (moves: readonly Move[]) => number>> = {
  "quarter-turns": (moves) => moves.reduce((sum, move) => sum + Math.abs(quarterTurnsOf(move)), 0),
  faces: (moves) => new Set(moves.map(faceOf)).size,
  "no-back": (moves) => moves.filter((move) => faceOf(move) === "B").length,
};

const COUNTED: Readonly<Partial<Record<Metric, Preference>>> = { qtm: "quarter-turns" };

/** How many a solution has of what `few` counts. */
export function countOf(solution: string, few: Preference): number {
  return COUNTS[few](parseMoves(solution).moves);
}

/** Its half turns and quarter turns together. */
export function lengthOf(solution: string): number {
  return parseMoves(solution).moves.length;
}

/** What it costs in a metric. */
export function costOfSolution(solution: string, metric: Metric): number {
  return costOf(parseMoves(solution).moves, metric);
}

/** The same solutions, preferred ones first; equal ones stay in their order. */
export function inOrder(solutions: readonly string[], prefer: Preference): readonly string[] {
  const counts = new Map(solutions.map((text) => [text, countOf(text, prefer)]));
  return solutions.toSorted((one, other) => counts.get(one)! - counts.get(other)!);
}

/** The preferences that make a difference: those by which the solutions' counts differ, but for what `metric` counts. */
export function preferencesAmong(
  solutions: readonly string[],
  metric: Metric,
): readonly Preference[] {
  return PREFERENCES.filter((few) => few !== COUNTED[metric]).filter(
    (few) => new Set(solutions.map((text) => countOf(text, few))).size > 1,
  );
}
