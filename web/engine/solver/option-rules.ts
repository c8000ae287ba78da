// Checks the options that callers pass, which in JavaScript may be anything. Some of it would break the worker, and
// other calls with it, so the check comes first.

import { anyOf, cubeText, optionError, shortened } from "../../core/arguments";
import {
  DEFAULT_CHOICE,
  givesSeveral,
  isLongProof,
  isUsualSearch,
  leadsToParts,
  METHODS,
  METRICS,
  objectionTo,
  POPULATIONS,
  PREFERENCES,
  PUZZLES,
  usualMethodOf,
  type Choice,
  type Puzzle,
} from "../../core/choices";
import { SolverError } from "../../core/errors";
import { COLOR_NAMES } from "../../core/faces";
import { isOpenGoal } from "../../core/open-goal";
import type { TableTier } from "../../core/solution";
import { baseOfAddresses, environment } from "../platform/environment";
import { MAX_THREADS } from "../worker/bundle/bundle";
import type {
  Given,
  GivenSolveOptions,
  GivenSolverOptions,
  PuzzleOptions,
  ScanOptions,
  SolveOptions,
  SolverOptions,
  SolveTask,
} from "./options";

const UNKNOWN_STICKER = /[-?._]/;
// How checkpoints begin (solver/methods/optimal/checkpoint.cpp).
const CHECKPOINT = /^optimal-(?:qtm-)?\d+;/;

/** What an option may be. */
interface Rule {
  /** In words, such as "true or false". */
  expected: string;
  accepts(value: unknown): boolean;
  /** Converts a value that it accepts; without this function, the value stays as it is. */
  read?(value: unknown): unknown;
}

const CALLBACK: Rule = {
  expected: "a function",
  accepts: (value) => typeof value === "function",
  read: (value) => guarded(value as Callback),
};
const YES_OR_NO: Rule = {
  expected: "true or false",
  accepts: (value) => typeof value === "boolean",
};
const SIGNAL: Rule = { expected: "an AbortSignal", accepts: isSignal };

const SOLVER_RULES: Readonly<Record<keyof SolverOptions, Rule>> = {
  tables: {
    expected: '"auto", "mini" or "full"',
    accepts: (tables) => tables === "auto" || isTier(tables),
  },
  threads: {
    expected: `"auto" or a whole number, 1 or more, of which at most ${MAX_THREADS} are used`,
    accepts: (threads) => threads === "auto" || isWhole(threads, 1, Infinity),
  },
  baseUrl: {
    // Only pages have an address to which a URL can be relative.
    expected: environment.location ? "a URL" : 'a whole URL, such as "file:///srv/cubewright/"',
    accepts: (baseUrl) => absoluteUrl(baseUrl) !== undefined,
    // Workers that start later must look in the same folder, wherever the page has gone by then.
    read: absoluteUrl,
  },
  onProgress: CALLBACK,
  onStatus: CALLBACK,
  signal: SIGNAL,
};

export const SOLVE_RULES: Readonly<Record<keyof SolveOptions, Rule>> = {
  puzzle: oneOf(PUZZLES),
  method: oneOf(METHODS),
  metric: oneOf(METRICS),
  goal: {
    expected: "a text of stickers, or a Cube",
    accepts: (goal) => cubeText(goal) !== undefined,
    read: cubeText,
  },
  known: { expected: "a text of moves", accepts: (known) => typeof known === "string" },
  checkpoint: {
    expected: "a text that onProgress has told",
    // Only the module can tell, once its tables are made, whether it belongs to this cube.
    accepts: (checkpoint) => typeof checkpoint === "string" && CHECKPOINT.test(checkpoint),
  },
  large: YES_OR_NO,
  maxLength: {
    expected: "a whole number, 0 to 1000",
    accepts: (maxLength) => isWhole(maxLength, 0, 1000),
  },
  timeMs: {
    expected: "a number of milliseconds, 0 or more",
    accepts: (timeMs) => typeof timeMs === "number" && timeMs >= 0,
  },
  maxNodes: {
    expected: `a whole number, 1 to ${Number.MAX_SAFE_INTEGER}`,
    accepts: (maxNodes) => isWhole(maxNodes, 1, Number.MAX_SAFE_INTEGER),
  },
  maxSolutions: {
    expected: "a whole number, 1 or more, or Infinity",
    accepts: (count) => count === Infinity || isWhole(count, 1, Number.MAX_SAFE_INTEGER),
  },
  prefer: oneOf(PREFERENCES),
  urgent: YES_OR_NO,
  cross: oneOf(Object.values(COLOR_NAMES).map((name) => name.toLowerCase())),
  seed: {
    expected: `a whole number, 0 to ${Number.MAX_SAFE_INTEGER}`,
    accepts: (seed) => isWhole(seed, 0, Number.MAX_SAFE_INTEGER),
  },
  population: oneOf(POPULATIONS),
  onImproved: CALLBACK,
  onBound: CALLBACK,
  onProgress: CALLBACK,
  signal: SIGNAL,
};

/**
 * The options that are given; `null` counts as omitted.
 * @throws SolverError "option".
 */
export function checkSolverOptions(options: unknown): GivenSolverOptions {
  return checkOptions(options, SOLVER_RULES);
}

/**
 * The options that are given; `null` counts as omitted.
 * @throws SolverError "option"; "unsupported".
 */
export function checkSolveOptions(options: unknown): GivenSolveOptions {
  const given = checkOptions<GivenSolveOptions>(options, SOLVE_RULES);
  const choice = { ...DEFAULT_CHOICE, method: usualMethodOf(given.puzzle), ...given };
  if (leadsToOpenGoal(given)) {
    const { known, checkpoint, large = false } = given;
    if (known === undefined && checkpoint === undefined && !large) return given;
    const message =
      "To a goal with open stickers, a solve begins with nothing known, and with no large table.";
    throw new SolverError("unsupported", message);
  }
  const objection = objectionTo(choice);
  if (objection) {
    const { setting, message } = objection;
    throw new SolverError("unsupported", message, { setting, found: choice[setting]! });
  }
  const objectionElse = objectionToRest(choice, given);
  if (objectionElse !== "") throw new SolverError("unsupported", objectionElse);
  // A wrong number of stickers, some of them open, is reported when the goal is read.
  if (UNKNOWN_STICKER.test(given.goal ?? "") && !leadsToParts(choice.puzzle, choice.method)) {
    const message = `The method "${choice.method}" needs a goal whose stickers are all known.`;
    throw new SolverError("unsupported", message, { setting: "goal", found: "?" });
  }
  return given;
}

/** Whether the two-phase search in half turns is asked for several solutions, or for one that is preferred. */
export function wantsSeveralInHalfTurns({
  puzzle = DEFAULT_CHOICE.puzzle,
  method = DEFAULT_CHOICE.method,
  metric = DEFAULT_CHOICE.metric,
  maxSolutions = 1,
  prefer,
}: GivenSolveOptions): boolean {
  const isUsual = isUsualSearch({ puzzle, method, metric });
  return isUsual && (maxSolutions > 1 || prefer !== undefined);
}

/** Whether this asks for a goal with stickers that may be anything, by a method that leads to such. */
export function leadsToOpenGoal<
  Options extends Pick<GivenSolveOptions, "puzzle" | "method" | "goal">,
>(options: Options): options is Options & { goal: string } {
  const { puzzle = DEFAULT_CHOICE.puzzle, method = DEFAULT_CHOICE.method, goal } = options;
  return leadsToParts(puzzle, method) && goal !== undefined && isOpenGoal(goal);
}

function objectionToRest(
  { puzzle, method, metric }: Choice,
  { maxSolutions = 1, known, checkpoint, large = false, prefer }: GivenSolveOptions,
): string {
  if (maxSolutions > 1 && !givesSeveral(method)) {
    const others = puzzle === "2x2x2" ? '"optimal" gives' : '"two-phase" and "optimal" give';
    return `The method "${method}" gives one solution; ${others} several.`;
  }
  if (isLongProof({ puzzle, method })) {
    if (!large || metric === "htm") return "";
    return `The method "${method}" has no large table in "${metric}", but in "htm".`;
  }
  const isTwoPhase = puzzle === "3x3x3" && method === "two-phase";
  if (prefer !== undefined && !isTwoPhase) {
    return `Only "two-phase" and "optimal" of the 3x3x3 prefer some solutions to others.`;
  }
  const cannot = [
    large && "searches with no large table",
    known !== undefined && "begins with no solution",
    checkpoint !== undefined && "goes on from no checkpoint",
  ].find(Boolean);
  if (cannot) return `The method "${method}" ${cannot}; "optimal" of the 3x3x3 does.`;
  return "";
}

/**
 * The puzzle that a question is about.
 * @throws SolverError "option".
 */
export function checkPuzzle(options: unknown): Puzzle {
  const { puzzle } = checkOptions<Given<PuzzleOptions>>(options, { puzzle: SOLVE_RULES.puzzle });
  return puzzle ?? DEFAULT_CHOICE.puzzle;
}

/**
 * The options that are given.
 * @throws SolverError "option"; "unsupported".
 */
export function checkScanOptions(options: unknown): Given<ScanOptions> {
  const { puzzle, signal } = SOLVE_RULES;
  const given = checkOptions<Given<ScanOptions>>(options, { puzzle, signal, anyOrder: YES_OR_NO });
  if (given.puzzle === "2x2x2" && given.anyOrder) {
    throw new SolverError("unsupported", "The faces of a 2x2x2 have to be given in their order.");
  }
  return given;
}

/**
 * The options of a task that are given; this does not check whether the task can be done.
 * @throws SolverError "option".
 */
export function checkSolveTask(options: unknown): SolveTask {
  const { puzzle, method, metric, goal, known, checkpoint, large } = SOLVE_RULES;
  const { timeMs, maxLength, maxNodes, signal } = SOLVE_RULES;
  const what = { puzzle, method, metric, goal, known, checkpoint, large };
  const rules = { ...what, timeMs, maxLength, maxNodes, signal };
  return checkOptions<SolveTask>(options, rules);
}

/**
 * @param tables the option `tables` of the solver.
 * @throws SolverError "option".
 */
export function checkTier(tier: unknown, tables: GivenSolverOptions["tables"]): void {
  if (!isTier(tier)) throw optionError("tier", tier, '"mini" or "full"');
  if (tier === "full" && tables === "mini") {
    throw optionError(
      "tables of Solver.create",
      tables,
      '"auto" or "full" where the full tables are waited for',
    );
  }
}

/**
 * The options that are given, each by its rule.
 * @throws SolverError "option".
 */
export function checkOptions<Options>(
  options: unknown,
  rules: Readonly<Record<keyof Options, Rule>>,
): Options {
  const given: [name: string, value: unknown][] = [];
  if (!isLeftOut(options)) {
    if (typeof options !== "object" || !reading("options", () => isPlain(options))) {
      throw optionError("options", options, "an object, whose properties are the options");
    }
    const values = options as Readonly<Record<string, unknown>>;
    for (const name of reading("options", () => Object.keys(options))) {
      if (Object.hasOwn(rules, name) || isLeftOut(reading(name, () => values[name]))) continue;
      const known = Object.keys(rules).join(", ");
      throw new SolverError(
        "option",
        `There is no option ${shortened(name)}; those that there are: ${known}.`,
      );
    }
    for (const [name, rule] of Object.entries<Rule>(rules)) {
      const value = reading(name, () => values[name]);
      if (isLeftOut(value)) continue;
      if (!reading(name, () => rule.accepts(value))) throw optionError(name, value, rule.expected);
      given.push([name, rule.read ? rule.read(value) : value]);
    }
  }
  return Object.fromEntries(given) as Options;
}

// Reading a property of an object that a caller passes may throw anything.
function reading<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new SolverError("option", `${shortened(name)} cannot be read.`, {}, { cause });
  }
}

// A signal, a date or a promise has no property with the name of an option, so it would count as no options.
function isPlain(options: object): boolean {
  return Object.prototype.toString.call(options) === "[object Object]";
}

type Callback = (told: unknown) => void;

// The solver goes on whatever the callback throws.
function guarded(callback: Callback): Callback {
  return (told) => {
    try {
      callback(told);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  };
}

function isLeftOut(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isTier(value: unknown): value is TableTier {
  return value === "mini" || value === "full";
}

// The address of a folder. "localhost:3000", for example, is a valid URL, but not that of a folder.
function absoluteUrl(value: unknown): string | undefined {
  const isText = typeof value === "string" || value instanceof URL;
  if (!isText) return undefined;
  try {
    const { pathname, href } = new URL(value, baseOfAddresses());
    return pathname.startsWith("/") ? href : undefined;
  } catch {
    return undefined;
  }
}

// A signal of another realm, such as a frame, is not an instance of the AbortSignal here.
function isSignal(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const signal = value as Partial<AbortSignal>;
  return (
    typeof signal.aborted === "boolean" &&
    typeof signal.addEventListener === "function" &&
    typeof signal.removeEventListener === "function"
  );
}

function oneOf(names: readonly string[]): Rule {
  return {
    expected: anyOf(names),
    accepts: (name) => typeof name === "string" && names.includes(name),
  };
}

function isWhole(value: unknown, minimum: number, maximum: number): boolean {
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}
