// What a page may ask of `solve`, and how hard a solve looks that does not say it.

import type { GivenCube } from "../../core/arguments";
import { isOfModule, type Choice, type Method, type Metric, type Puzzle } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { checkSolveOptions, checkSolveTask, type SolveTask } from "../../engine";

/** What to solve, and how hard to look; omitted fields come from the element's properties. */
export interface SolveRequest {
  /** What is solved: "unsupported" if it is not the puzzle that is shown. */
  puzzle?: Puzzle | null | undefined;
  /** How it is solved. */
  method?: Method | null | undefined;
  /** What a turn costs. */
  metric?: Metric | null | undefined;
  /** Where the moves are to lead, as stickers or a `Cube`; "": to the solved cube. */
  goal?: GivenCube | null | undefined;
  /** Moves that are known to lead there: the method "optimal" looks for shorter ones. */
  known?: string | null | undefined;
  /** What an earlier proof of this cube has reported, to be used instead of what the browser has stored of it. */
  checkpoint?: string | null | undefined;
  /** Whether the method "optimal" searches with its large table, as in `SolveOptions`. */
  large?: boolean | null | undefined;
  /** How long to search at most. */
  timeMs?: number | null | undefined;
  /** Stop at the first solution that costs at most this much in the metric; 0: as short as time allows. */
  maxLength?: number | null | undefined;
  /** How many positions to search at most, 1 or more; then there is no limit of time unless `timeMs` is given here. */
  maxNodes?: number | null | undefined;
  /** Ends the search, and rejects with the reason of the signal. */
  signal?: AbortSignal | null | undefined;
}

/** Limits of a solve that its request does not give. */
interface Limits {
  timeMs: number;
  maxLength: number;
  /** 0: none. */
  maxNodes: number;
}

/**
 * The task of a request, with the limits that it omits.
 * @throws SolverError "unsupported" if it is about another puzzle than the one that is shown; "option".
 */
export function taskOf(
  request: unknown,
  { puzzle, method }: Pick<Choice, "puzzle" | "method">,
  { timeMs, maxLength, maxNodes }: Limits,
): SolveTask {
  const task = checkSolveTask(request);
  if ((task.puzzle ?? puzzle) !== puzzle) {
    throw new SolverError("unsupported", `The element shows a ${puzzle}.`);
  }
  const isWithoutLimits = puzzle !== "3x3x3" || isOfModule(task.method ?? method);
  const limits: SolveTask = isWithoutLimits ? {} : { timeMs, maxLength };
  if (task.maxNodes !== undefined || maxNodes > 0) {
    limits.maxNodes = maxNodes;
    delete limits.timeMs;
  }
  return { ...limits, ...task };
}

/** @throws SolverError "option". @param maxNodes 0 means no limit: the engine is then given none. */
export function checkNodeLimit(maxNodes: unknown): void {
  if (maxNodes !== 0) checkSolveOptions({ maxNodes });
}
