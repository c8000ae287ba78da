// What the turns of a lesson cost. In half turns, the usual metric, nothing is said of it.

import { type Method, type Metric, metricsOf } from "../../core/choices";
import { costOf } from "../../core/cost";
import { mergedMoves } from "../../core/merged-moves";
import type { WrittenMove } from "../../core/moves";
import type { Puzzle } from "../../core/puzzles";
import { plainMoves } from "../../core/written-moves";

/** A metric that has to be named where a number of turns is told. */
export type NamedMetric = Exclude<Metric, "htm">;

/** The metric of this name; `undefined` if it is that of half turns, or none in which the method counts. */
export function namedMetric(
  puzzle: Puzzle,
  method: Method,
  name: string | undefined,
): NamedMetric | undefined {
  const metric = metricsOf(puzzle, method).find((each) => each === name);
  return metric === "htm" ? undefined : metric;
}

/**
 * What moves of a lesson cost, as in a solution of the solver: adjoining turns of a face are one, a turn of a middle
 * layer is that of the faces beside it, and turning the whole cube costs nothing.
 */
export function costOfWritten(moves: readonly WrittenMove[], metric: Metric = "htm"): number {
  return costOf(mergedMoves(plainMoves(moves)), metric);
}
