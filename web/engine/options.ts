// What a caller may ask of a solver, and whether it makes sense.

import { SolverError } from "../core/errors";
import { environment } from "./environment";
import type { Solution, SolverProgress } from "../core/solution";

export interface SolverOptions {
  /**
   * Which tables to use: "full" waits for the full ones, "auto" takes the best that there are. The
   * full ones are the only ones so far.
   */
  tables?: "auto" | "full";
  /** How many threads search; "auto": as many as the machine has. One where they cannot be had. */
  threads?: "auto" | number;
  /** The folder in which `wasm/` and `tables/` lie; default: beside this module. */
  baseUrl?: string | URL;
  /** Hears how far the tables are. */
  onProgress?: (progress: SolverProgress) => void;
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
}

export const DEFAULT_TIME_MS = 1000;
const MAX_THREAD_OPTION = 1024;

// Callers in JavaScript may give anything.
type Unchecked<Shape> = { readonly [Key in keyof Shape]?: unknown };

/** @throws SolverError "option". */
export function checkSolverOptions({ tables, threads, baseUrl }: Unchecked<SolverOptions>): void {
  if (tables !== undefined && tables !== "auto" && tables !== "full") {
    throw optionError("tables", tables, '"auto" or "full"');
  }
  if (threads !== undefined && threads !== "auto" && !isWhole(threads, 1, MAX_THREAD_OPTION)) {
    throw optionError("threads", threads, `"auto" or a whole number, 1 to ${MAX_THREAD_OPTION}`);
  }
  if (baseUrl !== undefined && !isUrl(baseUrl)) {
    throw optionError("baseUrl", baseUrl, "a URL");
  }
}

/** @throws SolverError "option". */
export function checkSolveOptions({ maxLength, timeMs }: Unchecked<SolveOptions>): void {
  if (maxLength !== undefined && !isWhole(maxLength, 0, 30)) {
    throw optionError("maxLength", maxLength, "a whole number, 0 to 30");
  }
  if (timeMs !== undefined && !(typeof timeMs === "number" && timeMs >= 0)) {
    throw optionError("timeMs", timeMs, "a number of milliseconds, 0 or more");
  }
}

/** @throws SolverError "option". */
export function checkTier(tier: unknown): void {
  if (tier !== "full") throw optionError("tier", tier, '"full"');
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
