// An experiment: which cubes are solved by which methods, under which limit.

import {
  isSupported,
  type Method,
  METRICS,
  type Metric,
  metricsOf,
  type Puzzle,
} from "../../core/choices";
import type { SolveOptions } from "../../engine";
import { isFault, type MethodSettings, readMethodSettings } from "./method-settings";

/** Where the cubes come from. */
export type CubeChoice =
  | { kind: "random"; count: number }
  /** `counts` has one number for all lengths, or one for each. */
  | { kind: "scrambles"; lengths: readonly number[]; counts: readonly number[] }
  | { kind: "every" }
  /** A text with one cube per line, which the experiment's link does not contain. */
  | { kind: "list" }
  | { kind: "cube"; facelets: string };

export type CubeKind = CubeChoice["kind"];

/** When to give up on a cube, for methods whose own settings do not say so. */
export type Limit =
  { kind: "none" } | { kind: "work"; maxNodes: number } | { kind: "time"; timeMs: number };

export interface Experiment {
  puzzle: Puzzle;
  /** Each with its settings: method-settings.ts. */
  methods: readonly string[];
  metric: Metric;
  cubes: CubeChoice;
  /** Reproduces the drawn cubes, and the random choices of methods. */
  seed: number;
  limit: Limit;
}

// For two-phase, which could improve its solution for hours: the same limit as in the command
// (solver/cli/comparing/comparison_plan.cpp).
const USUAL_MAX_NODES = 100_000;
// 7! * 3^6 positions of the 2x2x2 with one corner fixed.
const POCKET_POSITIONS = 3_674_160;
export const MOST_SCRAMBLE_TURNS = 1000;
/** The most cubes that a link or a typed number may ask for. */
export const MOST_CUBES = 1_000_000_000;

export type ExperimentFault =
  | {
      code:
        | "no-methods"
        | "no-lengths"
        | "lengths-twice"
        | "counts"
        | "no-cubes"
        | "number"
        | "no-work"
        | "every"
        | "too-many";
    }
  | { code: "unknown-method" | "unknown-setting" | "two-limits"; text: string }
  | { code: "method-twice"; text: string }
  | { code: "unsupported" | "metric"; method: Method }
  | { code: "length"; most: number };

/** Why the experiment cannot be run; `undefined` if it can. */
export function faultOf({
  puzzle,
  methods,
  metric,
  cubes,
  seed,
  limit,
}: Experiment): ExperimentFault | undefined {
  if (methods.length === 0) return { code: "no-methods" };
  if (![seed, limitOf(limit)].every(Number.isSafeInteger)) return { code: "number" };
  // As in the command.
  if (limit.kind === "work" && limit.maxNodes === 0) return { code: "no-work" };
  for (const [place, label] of methods.entries()) {
    const settings = readMethodSettings(label);
    if (isFault(settings)) return settings;
    if (methods.indexOf(label) !== place) return { code: "method-twice", text: label };
    const { method } = settings;
    if (!isSupported({ puzzle, method, metric: metricsOf(puzzle, method)[0]! })) {
      return { code: "unsupported", method };
    }
    if (!metricsOf(puzzle, method).includes(metric)) return { code: "metric", method };
  }
  return cubeFaultOf(cubes, puzzle);
}

function cubeFaultOf(cubes: CubeChoice, puzzle: Puzzle): ExperimentFault | undefined {
  if (cubes.kind === "every" && puzzle !== "2x2x2") return { code: "every" };
  if (cubes.kind === "random") return countFaultOf([cubes.count]);
  if (cubes.kind !== "scrambles") return undefined;
  const { lengths, counts } = cubes;
  if (lengths.length === 0) return { code: "no-lengths" };
  if (new Set(lengths).size < lengths.length) return { code: "lengths-twice" };
  if (lengths.some((length) => length > MOST_SCRAMBLE_TURNS)) {
    return { code: "length", most: MOST_SCRAMBLE_TURNS };
  }
  if (counts.length !== 1 && counts.length !== lengths.length) return { code: "counts" };
  return countFaultOf(countsOf(cubes));
}

function countFaultOf(counts: readonly number[]): ExperimentFault | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (Number.isNaN(total)) return { code: "number" };
  // As in the command.
  if (counts.includes(0)) return { code: "no-cubes" };
  return total > MOST_CUBES ? { code: "too-many" } : undefined;
}

function limitOf(limit: Limit): number {
  if (limit.kind === "work") return limit.maxNodes;
  return limit.kind === "time" ? limit.timeMs : 0;
}

/** How many cubes there are; `undefined` for a list, whose length is unknown until it is read. */
export function cubeCountOf(cubes: CubeChoice): number | undefined {
  switch (cubes.kind) {
    case "random":
      return cubes.count;
    case "scrambles":
      return countsOf(cubes).reduce((sum, count) => sum + count, 0);
    case "every":
      return POCKET_POSITIONS;
    case "cube":
      return 1;
    case "list":
      return undefined;
  }
}

/** How many scrambles of each length. */
export function countsOf({
  lengths,
  counts,
}: {
  lengths: readonly number[];
  counts: readonly number[];
}): readonly number[] {
  return counts.length === 1 ? lengths.map(() => counts[0]!) : counts;
}

/**
 * The methods of an experiment without faults. What a method's own settings leave open is taken from the experiment, as
 * in `cubewright compare`.
 */
export function plannedMethods({ methods, seed, limit }: Experiment): readonly MethodSettings[] {
  return methods.map((label) => {
    const settings = { seed, ...(readMethodSettings(label) as MethodSettings) };
    if (settings.maxNodes !== undefined || settings.timeMs !== undefined) return settings;
    if (limit.kind === "work") return { ...settings, maxNodes: limit.maxNodes };
    if (limit.kind === "time") return { ...settings, timeMs: limit.timeMs };
    return settings.method === "two-phase" ? { ...settings, maxNodes: USUAL_MAX_NODES } : settings;
  });
}

/** Whether another run gives the same moves, that is, no method has a time limit. */
export function isReproducible(experiment: Experiment): boolean {
  return plannedMethods(experiment).every(({ timeMs }) => timeMs === undefined);
}

/** Whether it uses the tables that exist in two sizes. In other metrics two-phase has one set of its own. */
export function usesTableTiers(experiment: Experiment): boolean {
  const isTwoPhase = plannedMethods(experiment).some(({ method }) => method === "two-phase");
  return isTwoPhase && experiment.metric === "htm";
}

/** The solver's options for a method that `plannedMethods` returned. */
export function solveOptionsOf(
  { label: _label, ...settings }: MethodSettings,
  { puzzle, metric }: Pick<Experiment, "puzzle" | "metric">,
): SolveOptions {
  // The larger table, which some people have stored, would lead to other moves.
  const large = puzzle === "3x3x3" && settings.method === "optimal" ? { large: false } : {};
  return { ...settings, ...large, puzzle, metric };
}

/** The metrics that all of these methods support. */
export function sharedMetrics(puzzle: Puzzle, methods: readonly Method[]): readonly Metric[] {
  return METRICS.filter((metric) =>
    methods.every((method) => metricsOf(puzzle, method).includes(metric)),
  );
}
