// How many cubes are solved at once: one per processor, as far as memory allows.

import type { Experiment } from "../experiment/experiment";
import { plannedMethods } from "../experiment/experiment";

// A worker's script and bundle; then the tables and the searches' memory, as measured by tests/wasm/memory.test.ts.
const BASE_MB = 40;
const TWO_PHASE_MB = 63;
const METRIC_MB = 120;
const OPTIMAL_MB = 92;
const KORF_MB = 98;
const MOST_LANES = 8;
// An experiment may use this share of the machine's memory, assumed to be 2 GB if the browser does not report it.
const SHARE = 1 / 4;
const UNKNOWN_MEMORY_GB = 2;

export interface Machine {
  processors: number;
  /** A power of two, as browsers report it; `undefined` if this one does not. */
  memoryGb: number | undefined;
}

export function thisMachine(): Machine {
  const { hardwareConcurrency, deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return { processors: hardwareConcurrency, memoryGb: deviceMemory };
}

/** 1 to 8. */
export function laneCount(experiment: Experiment, { processors, memoryGb }: Machine): number {
  const methods = new Set(plannedMethods(experiment).map(({ method }) => method));
  let eachMb = BASE_MB;
  if (methods.has("two-phase")) eachMb += experiment.metric === "htm" ? TWO_PHASE_MB : METRIC_MB;
  if (methods.has("optimal") && experiment.puzzle === "3x3x3") eachMb += OPTIMAL_MB;
  if (methods.has("korf")) eachMb += KORF_MB;
  const allMb = (memoryGb ?? UNKNOWN_MEMORY_GB) * 1024 * SHARE;
  return Math.max(1, Math.min(processors, Math.floor(allMb / eachMb), MOST_LANES));
}
