// Stores what a person wants to have counted, separately for each puzzle.

import { DEFAULT_CHOICE, METRICS, type Metric } from "../../core/choices";
import type { Puzzle } from "../../core/puzzles";
import { keepLasting, keyOf, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.metric";

/** The metric that was chosen; the usual one if none was. */
export function readStoredMetric(puzzle: Puzzle): Metric {
  const stored = readLasting(keyOf(STORAGE_KEY, puzzle));
  return METRICS.find((metric) => metric === stored) ?? DEFAULT_CHOICE.metric;
}

export function storeMetric(puzzle: Puzzle, metric: Metric): void {
  keepLasting(keyOf(STORAGE_KEY, puzzle), metric);
}
