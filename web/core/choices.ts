// What may be chosen for a solve: puzzle, method and metric. A test holds the names together with those of
// the command. Those that are still to be built are refused as "unsupported", with those that there are.

import { anyOf } from "./arguments";
import { isSolvedGoal, isSolvedPocketGoal } from "./goal";
import { PUZZLES, type Puzzle } from "./puzzles";

export { PUZZLES, type Puzzle };

/** The ways that go by stages, which are told with the solution. */
export const METHODS_BY_STAGES = [
  "beginner",
  "cfop",
  "cfop-2look",
  "thistlethwaite",
  "corners-edges",
  "genetic",
] as const;
export type MethodByStages = (typeof METHODS_BY_STAGES)[number];

export const METHODS = ["two-phase", "optimal", ...METHODS_BY_STAGES, "korf", "ortega"] as const;
/**
 * How it is solved. Without `method`, the 3x3x3 is solved by `two-phase` and the 2x2x2 by `optimal`; `explain` takes
 * `beginner`. What is not in a row is "unsupported".
 *
 * | `puzzle` | `method` | `metric` | `goal` | stages | reads besides |
 * | --- | --- | --- | --- | --- | --- |
 * | `3x3x3` | `two-phase` | all | any | no | `maxLength`, `maxNodes`, `maxSolutions`, `prefer` |
 * | `3x3x3` | `beginner` | all | solved | yes | `cross` |
 * | `3x3x3` | `cfop` | all | solved | yes | `cross` |
 * | `3x3x3` | `cfop-2look` | all | solved | yes | `cross` |
 * | `3x3x3` | `thistlethwaite` | all | solved | yes | `maxNodes` |
 * | `3x3x3` | `corners-edges` | all | solved | yes | |
 * | `3x3x3` | `genetic` | all | solved | yes | `seed`, `population`, `maxNodes` |
 * | `3x3x3` | `korf` | `htm` | any | no | `maxNodes` |
 * | `3x3x3` | `optimal` | `htm`, `qtm` | any | no | `maxLength`, `maxNodes`, `known`, `checkpoint`, `maxSolutions`, `prefer` |
 * | `2x2x2` | `optimal` | `htm`, `qtm` | solved | no | `maxSolutions` |
 * | `2x2x2` | `beginner` | `htm`, `qtm` | solved | yes | `cross` |
 * | `2x2x2` | `ortega` | `htm`, `qtm` | solved | yes | `cross` |
 *
 * To a goal with stickers that may be anything lead `two-phase` and `optimal` of the 3x3x3, in any metric.
 *
 * All read `timeMs`, `urgent`, `signal` and the callbacks. An option that a method does not read changes nothing,
 * but `maxSolutions`, of which more than one is "unsupported" where there is only one, and `known`, `checkpoint` and
 * `prefer`, which are "unsupported" where no method reads them.
 */
export type Method = (typeof METHODS)[number];

/** What "genetic" evolves by: M. Thistlethwaite's subgroups, or the layers of the beginner's method. */
export const POPULATIONS = ["subgroups", "layers"] as const;
export type Population = (typeof POPULATIONS)[number];
export const DEFAULT_POPULATION: Population = "subgroups";

/**
 * Which of several solutions that cost the same come first: those with the fewest quarter turns, a half turn being two;
 * with the fewest different faces; or with the fewest turns of the back face, as the cube is held.
 */
export const PREFERENCES = ["quarter-turns", "faces", "no-back"] as const;
export type Preference = (typeof PREFERENCES)[number];

/** The methods of other modules than that of "two-phase". */
export const MODULE_METHODS = [...METHODS_BY_STAGES, "korf", "optimal"] as const;
export type ModuleMethod = (typeof MODULE_METHODS)[number];

/** The methods of the 2x2x2, in a module of their own. */
export const POCKET_METHODS = [
  "optimal",
  "beginner",
  "ortega",
] as const satisfies readonly Method[];

export const METRICS = ["htm", "qtm", "axial-htm", "axial-qtm"] as const;
/**
 * What a turn costs: `htm` counts half turns as one turn, `qtm` as two; `axial-htm` and `axial-qtm` likewise, but
 * turns of opposite faces at once cost as much as the dearer of them.
 */
export type Metric = (typeof METRICS)[number];

export interface Choice {
  puzzle: Puzzle;
  method: Method;
  metric: Metric;
  /** Where the moves are to lead; to the solved cube if it is left out. */
  goal?: string | undefined;
}

export const DEFAULT_CHOICE: Choice = { puzzle: "3x3x3", method: "two-phase", metric: "htm" };

/** The method that solves a puzzle if none is chosen. */
export function usualMethodOf(puzzle: Puzzle | undefined): Method {
  return puzzle === "2x2x2" ? "optimal" : DEFAULT_CHOICE.method;
}

export function isByStages(method: Method | undefined): method is MethodByStages {
  return (METHODS_BY_STAGES as readonly unknown[]).includes(method);
}

export function isOfModule(method: Method | undefined): method is ModuleMethod {
  return (MODULE_METHODS as readonly unknown[]).includes(method);
}

/** Whether it is the two-phase search in half turns, which alone runs where the tables of every visitor are. */
export function isUsualSearch({
  puzzle,
  method,
  metric = "htm",
}: {
  puzzle?: Puzzle | undefined;
  method?: Method | undefined;
  metric?: Metric | undefined;
}): boolean {
  return puzzle !== "2x2x2" && !isOfModule(method) && metric === "htm";
}

/** Whether it may search for hours: it proves that nothing is shorter. */
export function mayTakeHours({
  puzzle,
  method,
}: {
  puzzle?: Puzzle | null | undefined;
  method?: Method | null | undefined;
}): boolean {
  return puzzle !== "2x2x2" && (method === "optimal" || method === "korf");
}

/** Whether its solutions have stages. */
export function hasStages(method: Method): boolean {
  return isByStages(method) || method === "ortega";
}

/** Whether it gives several solutions if several are wanted. */
export function givesSeveral(method: Method): boolean {
  return method === "optimal" || method === "two-phase";
}

/**
 * Whether it is the search that alone can begin with what is known already (a solution, or how far an earlier solve of
 * the same cube was), give those solutions first that are preferred, and work with a larger table.
 */
export function isLongProof({ puzzle, method }: Pick<Choice, "puzzle" | "method">): boolean {
  return puzzle === "3x3x3" && method === "optimal";
}

/** The methods that there are for a puzzle. */
export function methodsOf(puzzle: Puzzle): readonly Method[] {
  return puzzle === "2x2x2" ? POCKET_METHODS : ["two-phase", ...MODULE_METHODS];
}

/** The metrics that one of the puzzle's methods counts in. */
export function metricsOf(puzzle: Puzzle, method: Method): readonly Metric[] {
  if (puzzle === "2x2x2") return ["htm", "qtm"];
  if (method === "optimal") return ["htm", "qtm"];
  return isByStages(method) || method === "two-phase" ? METRICS : ["htm"];
}

/** Whether one of the puzzle's methods leads to any goal, and not to the solved cube alone. */
export function leadsAnywhere(puzzle: Puzzle, method: Method): boolean {
  return puzzle === "3x3x3" && !isByStages(method);
}

/** Why a cube cannot be solved as it is chosen. */
export interface Objection {
  /** Which choice cannot be had with those before it: puzzle, method, metric, goal. */
  setting: "method" | "metric" | "goal";
  /** A sentence with what can be chosen instead. */
  message: string;
}

/** Why it cannot be solved so; `undefined` if it can. */
export function objectionTo({ puzzle, method, metric, goal }: Choice): Objection | undefined {
  const methods = methodsOf(puzzle);
  if (!methods.includes(method)) {
    // There are two puzzles, and each method is of one at least.
    const other = PUZZLES.find((each) => each !== puzzle);
    const message = `The ${puzzle} is solved by ${anyOf(methods)}, not by "${method}", which is for the ${other}.`;
    return { setting: "method", message };
  }
  const metrics = metricsOf(puzzle, method);
  if (!metrics.includes(metric)) {
    const message = `The method "${method}" counts in ${anyOf(metrics)} only, not in "${metric}".`;
    return { setting: "metric", message };
  }
  const isSolved = puzzle === "2x2x2" ? isSolvedPocketGoal : isSolvedGoal;
  if (goal === undefined || leadsAnywhere(puzzle, method) || isSolved(goal)) return undefined;
  const instead = puzzle === "3x3x3" ? '; "two-phase" does' : "";
  const message = `The method "${method}" leads to no goal but the solved ${puzzle}${instead}.`;
  return { setting: "goal", message };
}

/** Whether it can be solved so. */
export function isSupported(choice: Choice): boolean {
  return objectionTo(choice) === undefined;
}
