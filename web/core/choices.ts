// The choices for a solve: puzzle, method and metric. A test compares the names with those of the command. A
// combination that does not exist is refused as "unsupported"; the message lists those that do.

import { anyOf } from "./arguments";
import { isSolvedGoal, isSolvedPocketGoal } from "./goal";
import { PUZZLES, type Puzzle } from "./puzzles";

export { PUZZLES, type Puzzle };

export const METHODS_BY_STAGES = [
  "beginner",
  "cfop",
  "cfop-2look",
  "thistlethwaite",
  "corners-edges",
  "genetic",
] as const;
/** The methods of the 3x3x3 that go by stages; their solutions list the stages. */
export type MethodByStages = (typeof METHODS_BY_STAGES)[number];

export const METHODS = ["two-phase", "optimal", ...METHODS_BY_STAGES, "korf", "ortega"] as const;
/**
 * How a cube is solved. Without `method`, `two-phase` solves the 3x3x3 and `optimal` the 2x2x2; `explain` uses
 * `beginner`. A combination that is in no row is "unsupported".
 *
 * | `puzzle` | `method` | `metric` | `goal` | stages | also reads |
 * | --- | --- | --- | --- | --- | --- |
 * | `3x3x3` | `two-phase` | all | any | no | `maxLength`, `maxNodes`, `maxSolutions`, `prefer` |
 * | `3x3x3` | `beginner` | all | solved | yes | `cross` |
 * | `3x3x3` | `cfop` | all | solved | yes | `cross` |
 * | `3x3x3` | `cfop-2look` | all | solved | yes | `cross` |
 * | `3x3x3` | `thistlethwaite` | all | solved | yes | `maxNodes` |
 * | `3x3x3` | `corners-edges` | all | solved | yes | |
 * | `3x3x3` | `genetic` | all | solved | yes | `seed`, `population`, `maxNodes` |
 * | `3x3x3` | `korf` | `htm` | any | no | `maxNodes` |
 * | `3x3x3` | `optimal` | `htm`, `qtm` | any | no | `maxLength`, `maxNodes`, `known`, `checkpoint`, `large`, `maxSolutions`, `prefer` |
 * | `2x2x2` | `optimal` | `htm`, `qtm` | solved | no | `maxSolutions` |
 * | `2x2x2` | `beginner` | `htm`, `qtm` | solved | yes | `cross` |
 * | `2x2x2` | `ortega` | `htm`, `qtm` | solved | yes | `cross` |
 *
 * `two-phase` and `optimal` of the 3x3x3 also lead to goals with stickers that may be anything, in any metric. For
 * those, both search with one thread, and do without `known`, `checkpoint` and `large`.
 *
 * All methods read `timeMs`, `urgent`, `signal` and the callbacks. An option that a method does not read has no effect,
 * with these exceptions: `maxSolutions` above 1 is "unsupported" where a method gives one solution, and `known`,
 * `checkpoint`, `prefer` and `large: true` are "unsupported" where the method does not use them.
 */
export type Method = (typeof METHODS)[number];

export const POPULATIONS = ["subgroups", "layers"] as const;
/** What "genetic" evolves by: M. Thistlethwaite's subgroups, or the layers of the beginner's method. */
export type Population = (typeof POPULATIONS)[number];
export const DEFAULT_POPULATION: Population = "subgroups";

export const PREFERENCES = ["quarter-turns", "faces", "no-back"] as const;
/**
 * Which of several solutions that cost the same come first: those with the fewest quarter turns, a half turn being two;
 * with the fewest different faces; or with the fewest turns of the back face, as the cube is held.
 */
export type Preference = (typeof PREFERENCES)[number];

/** The methods of modules other than that of "two-phase". */
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
 * consecutive turns of opposite faces, made at once, cost as much as the dearer of them.
 */
export type Metric = (typeof METRICS)[number];

export interface Choice {
  puzzle: Puzzle;
  method: Method;
  metric: Metric;
  /** Where the moves are to lead; the solved cube if omitted. */
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

/** Whether it is the two-phase search in half turns, the only one in the worker whose tables every visitor loads. */
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

/** Whether the method may search for hours, to prove that nothing is shorter. */
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

/** Whether the method can give several solutions. */
export function givesSeveral(method: Method): boolean {
  return method === "optimal" || method === "two-phase";
}

/**
 * Whether this is "optimal" of the 3x3x3. It alone can begin with a known solution, continue an earlier solve of the
 * same cube, and use the large table.
 */
export function isLongProof({ puzzle, method }: Pick<Choice, "puzzle" | "method">): boolean {
  return puzzle === "3x3x3" && method === "optimal";
}

/** The methods of a puzzle. */
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

/** Whether such a method leads to goals with stickers that may be anything. */
export function leadsToParts(puzzle: Puzzle, method: Method): boolean {
  return puzzle === "3x3x3" && (method === "two-phase" || method === "optimal");
}

/** Why a choice is not supported. */
export interface Objection {
  /** Which choice does not go with those before it, in the order puzzle, method, metric, goal. */
  setting: "method" | "metric" | "goal";
  /** A sentence with what can be chosen instead. */
  message: string;
}

/** Why the choice is not supported; `undefined` if it is. */
export function objectionTo({ puzzle, method, metric, goal }: Choice): Objection | undefined {
  const methods = methodsOf(puzzle);
  if (!methods.includes(method)) {
    // There are two puzzles, and each method belongs to at least one of them.
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

/** Whether the choice is supported. */
export function isSupported(choice: Choice): boolean {
  return objectionTo(choice) === undefined;
}
