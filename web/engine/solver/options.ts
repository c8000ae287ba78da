// What a caller may ask of a solver, and whether it makes sense.

import { SolverError } from "../../core/errors";
import { environment } from "../platform/environment";
import type { Solution, SolverProgress, SolverStatus, TableTier } from "../../core/solution";

export interface SolverOptions {
  /**
   * Which tables to use. "auto", the default: solves from `mini` at once, gets `full` behind, and
   * goes over to them as soon as they are there, also in the middle of a search; where fetching
   * them costs the user (metered, or data to be saved), only stored ones, until `ready("full")` is
   * called. "mini": never gets any others. "full": waits for them.
   */
  tables?: "auto" | TableTier;
  /** How many threads search; "auto": as many as the machine has. One where they cannot be had. */
  threads?: "auto" | number;
  /**
   * The folder in which `tables/` and, on the site, `wasm/` lie; default: that of this module. In what
   * a bundler made there is none: the full tables are made then, in some seconds.
   */
  baseUrl?: string | URL;
  /** Hears how far the tables are. */
  onProgress?: (progress: SolverProgress) => void;
  /** Hears how the solver stands whenever that has changed, also when its worker has died. */
  onStatus?: (status: SolverStatus) => void;
  /** Disposes of the solver, or ends its creation with an AbortError. */
  signal?: AbortSignal;
}

export interface SolveOptions {
  /** Stop at the first solution of at most this many moves; default 0: as short as time allows. */
  maxLength?: number;
  /** How long to search, in milliseconds; default 1000; Infinity: until the shortest is proven. */
  timeMs?: number;
  /** Ends the solve with an AbortError. */
  signal?: AbortSignal;
  /** Hears every solution, each shorter than the one before it. */
  onImproved?: (solution: Solution) => void;
  /** Hears each rise of what is proven: no solution has fewer moves than this. */
  onBound?: (lowerBound: number) => void;
  /**
   * Served before all solves that wait, also before those that were urgent earlier. The one that
   * runs goes on to its end, unless its own signal ends it. Default false.
   */
  urgent?: boolean;
}

export const DEFAULT_TIME_MS = 1000;
const MAX_THREAD_OPTION = 1024;

// Callers in JavaScript may give anything.
type Unchecked<Shape> = { readonly [Key in keyof Shape]?: unknown };

/** @throws SolverError "option". */
export function checkSolverOptions({ tables, threads, baseUrl }: Unchecked<SolverOptions>): void {
  if (tables !== undefined && tables !== "auto" && !isTier(tables)) {
    throw optionError("tables", tables, '"auto", "mini" or "full"');
  }
  if (threads !== undefined && threads !== "auto" && !isWhole(threads, 1, MAX_THREAD_OPTION)) {
    throw optionError("threads", threads, `"auto" or a whole number, 1 to ${MAX_THREAD_OPTION}`);
  }
  if (baseUrl !== undefined && !isUrl(baseUrl)) {
    throw optionError("baseUrl", baseUrl, "a URL");
  }
}

/** @throws SolverError "option". */
export function checkSolveOptions({ maxLength, timeMs, urgent }: Unchecked<SolveOptions>): void {
  if (maxLength !== undefined && !isWhole(maxLength, 0, 30)) {
    throw optionError("maxLength", maxLength, "a whole number, 0 to 30");
  }
  if (timeMs !== undefined && !(typeof timeMs === "number" && timeMs >= 0)) {
    throw optionError("timeMs", timeMs, "a number of milliseconds, 0 or more");
  }
  if (urgent !== undefined && typeof urgent !== "boolean") {
    throw optionError("urgent", urgent, "true or false");
  }
}

/**
 * @param tables the option of the solver that is asked for `tier`.
 * @throws SolverError "option".
 */
export function checkTier(tier: unknown, tables: SolverOptions["tables"]): void {
  if (!isTier(tier)) throw optionError("tier", tier, '"mini" or "full"');
  if (tier === "full" && tables === "mini") {
    throw optionError("tables", tables, '"auto" or "full" where the full tables are waited for');
  }
}

function isTier(value: unknown): value is TableTier {
  return value === "mini" || value === "full";
}

function isUrl(value: unknown): boolean {
  const isText = typeof value === "string" || value instanceof URL;
  return isText && URL.canParse(value, environment.location?.href);
}

function isWhole(value: unknown, minimum: number, maximum: number): boolean {
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}

function optionError(name: string, value: unknown, expected: string): SolverError {
  return new SolverError("option", `${name} is ${expected}, not ${String(value)}.`);
}
