// What moves cost. During a search, C++ counts (solver/cube); this counts moves that have been found.

import type { Metric } from "./choices";
import { faceOf, quarterTurnsOf, type Move } from "./moves";

// Opposite faces turn about the same axis.
const AXES = { U: "y", D: "y", R: "x", L: "x", F: "z", B: "z" } as const;

/** Whether turns of opposite faces that come together count as one. */
export function isAxial(metric: Metric | undefined): boolean {
  return metric === "axial-htm" || metric === "axial-qtm";
}

/** What the moves cost in a metric, as `Metric` defines it; consecutive turns of opposite faces are made at once. */
export function costOf(moves: readonly Move[], metric: Metric): number {
  const countsQuarters = metric === "qtm" || metric === "axial-qtm";
  let cost = 0;
  // The dearest of the turns that are made at once, and their axis.
  let dearest = 0;
  let axis = "";
  for (const move of moves) {
    const turn = countsQuarters ? Math.abs(quarterTurnsOf(move)) : 1;
    const about = AXES[faceOf(move)];
    const isAtOnce = isAxial(metric) && about === axis;
    cost += isAtOnce ? Math.max(0, turn - dearest) : turn;
    dearest = isAtOnce ? Math.max(turn, dearest) : turn;
    axis = about;
  }
  return cost;
}
