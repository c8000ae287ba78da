// The options of a solver and of its calls.

import type { GivenCube } from "../../core/arguments";
import type {
  Method,
  MethodByStages,
  Metric,
  Population,
  Preference,
  Puzzle,
} from "../../core/choices";
import type { ColorName } from "../../core/faces";
import type {
  MethodProgress,
  SeveralSolution,
  SolverProgress,
  SolverStatus,
  TableTier,
} from "../../core/solution";

/**
 * How a solver is made. An exception in a callback is reported as an uncaught error, as in an event listener; the
 * solver goes on. In Node an uncaught error ends the program.
 */
export interface SolverOptions {
  /**
   * Which tables to use. "auto", the default: solves with `mini` at once, loads `full` in the background, and switches
   * to them as soon as they are loaded, even in the middle of a search. On a connection that costs the user (metered,
   * or with data saving on) only stored ones are loaded, until `ready("full")` is called. "mini": never loads any
   * others. "full": waits for them.
   */
  tables?: "auto" | TableTier | null | undefined;
  /**
   * How many threads search, at most 8. "auto", the default: as many as the machine has. It is one where threads may
   * not share memory: on pages that are not cross-origin isolated.
   */
  threads?: "auto" | number | null | undefined;
  /**
   * The folder in which `tables/` and, on the site, `wasm/` lie; default: that of this module. In the output of a
   * bundler there is no such folder, and the full tables are made instead, in some seconds. It may be
   * relative to the document's base, in a worker to the worker's script; in Node it is an absolute URL, such as
   * `file:///...` for a folder.
   */
  baseUrl?: string | URL | null | undefined;
  /** Receives the progress of loading the tables. */
  onProgress?: ((progress: SolverProgress) => void) | null | undefined;
  /** Receives the new status whenever it changes, also when the worker has died. */
  onStatus?: ((status: SolverStatus) => void) | null | undefined;
  /**
   * Disposes of the solver, or ends its creation. Pending calls then reject with the reason of the signal, by default
   * an AbortError; later calls reject with "disposed".
   */
  signal?: AbortSignal | null | undefined;
}

/** A colour of the usual cube, in lower case. */
export type CrossColor = Lowercase<ColorName>;

/**
 * How a cube is solved. An exception in a callback is reported as an uncaught error, as in an event listener; the solve
 * goes on. In Node an uncaught error ends the program.
 */
export interface SolveOptions {
  /** Which puzzle to solve; default "3x3x3". A 2x2x2 is a text of 24 stickers, four for each face. */
  puzzle?: Puzzle | null | undefined;
  /**
   * How to solve it; default "two-phase", and "optimal" for the 2x2x2, whose only other methods are "beginner" and
   * "ortega", by stages. Its "optimal" finds a shortest solution, or several (`maxSolutions`), as soon as its tables
   * are made. For the 3x3x3, "beginner", "cfop", "cfop-2look", "thistlethwaite", "corners-edges" and "genetic" go by
   * stages: their results have `written` and `stages`. "genetic" reports its generation and fitness to `onProgress`,
   * and may take some seconds. "optimal" reports short solutions as it finds them and ends with one that is proven
   * shortest: in seconds for a cube of 16 moves, and 13 times as long for each further move; most cubes have 18. It
   * needs 92 MB of memory. "korf" finds a shortest solution and nothing before it, which for most cubes takes a day; it
   * needs 98 MB of memory. Other methods are "unsupported".
   */
  method?: Method | null | undefined;
  /**
   * What a turn costs; default "htm", in which a half turn costs as much as a quarter turn. "korf" has no other metric;
   * "optimal" and the 2x2x2 also have "qtm". For each other metric "two-phase" has a module and tables of its own,
   * 63 MB, which are made in some ten seconds; it solves nothing before, and takes 120 MB of memory.
   */
  metric?: Metric | null | undefined;
  /**
   * Where the moves are to lead: a whole cube as `solve` takes it; default: solved. The methods by stages and those of
   * the 2x2x2 support no other goal. With `?` for stickers that may be anything, "two-phase" and "optimal" of the 3x3x3
   * lead to the nearest cube that has the other stickers, in any metric: "optimal" searches until the shortest way is
   * proven, "two-phase" gives what it has when the time is up, and `foundBy` of the result says what found the moves.
   * Where that is "two-phase", it has searched in half turns, whatever the metric: in another one even a solution of
   * the whole cube may cost less. The first such goal loads a module of its own; the tables of a goal take 1 to 100 MB
   * of memory, and up to some seconds, which `timeMs` does not include. A goal that no cube has is refused with the
   * code of a cube's fault, and a message that begins with "The goal:".
   */
  goal?: GivenCube | null | undefined;
  /**
   * Moves, turns of faces, that are known to lead there: "optimal" of the 3x3x3 then looks only for shorter solutions,
   * and gives these moves if there are none, turns of opposite faces in the usual order. With this option, other
   * methods are "unsupported".
   */
  known?: string | null | undefined;
  /**
   * The last checkpoint that `onProgress` received in an earlier solve of the same cube and goal: "optimal" of the
   * 3x3x3 continues from there, even on another day or another machine. It is trusted without a check; positions that
   * it counts are included in `nodes` and `maxNodes`. A text of another cube or of another version is the error
   * "option". With this option, other methods are "unsupported".
   */
  checkpoint?: string | null | undefined;
  /**
   * Whether "optimal" of the 3x3x3 searches with the large table, 235 MB: true: it is loaded if it is stored, or made
   * in a minute or two; false: it is not used; omitted: it is used if it is in memory, and loaded if it is stored, no other
   * solve by that method is running and there is no `timeMs`, of which loading could take all. It rules solutions out some six times as fast. If it is not available, the
   * search goes on without it, and `status.tables["optimal-large"].error` says why. While it is loaded or made for
   * another call, a solve waits. With true, other methods are "unsupported".
   */
  large?: boolean | null | undefined;
  /** The colour of the cross, or of the first layer or face of a 2x2x2, for methods with one; default "white". */
  cross?: CrossColor | null | undefined;
  /** The seed of a method that draws at random: the same seed gives the same solution; default 0. */
  seed?: number | null | undefined;
  /**
   * What "genetic" evolves by; default "subgroups". With "layers" it takes minutes and finds longer solutions, and for
   * some cubes none: give it a `timeMs`. It then also reads `cross`.
   */
  population?: Population | null | undefined;
  /**
   * Stop at the first solution that costs at most this much in the metric; default 0: as short as time allows. A method
   * by stages gives one solution, however long it is, and a 2x2x2 gets the shortest at once. What it means together
   * with several solutions, or with `prefer`, is said at `maxSolutions`.
   */
  maxLength?: number | null | undefined;
  /**
   * How long to search, in milliseconds; default 1000 if `maxNodes` is not given; Infinity: until the shortest is
   * proven. Methods by stages, "optimal" and "korf" have no limit by default; if a limit passes before they have a
   * solution, that is the error "time". The time includes loading or making what the method needs: a tenth of a second
   * before the first cube of "cfop", less than a second for "optimal" if the full tables are stored, and some seconds
   * for "korf".
   */
  timeMs?: number | null | undefined;
  /**
   * How many positions to search, 1 or more; default: any number. It has no effect on methods that solve a cube in one go
   * ("beginner", "cfop", "cfop-2look" and "corners-edges") and on those of the 2x2x2. If it is given, `timeMs` is
   * Infinity by default. With one thread, and tables that stay the same ("mini", or "full" in use), the moves are then
   * the same on every machine. If there is no solution by then, the search goes on until the first one; with a method
   * by stages and "korf" that is the error "time".
   */
  maxNodes?: number | null | undefined;
  /**
   * How many solutions to give, as `solutions` of the result; default 1; Infinity: all of the least cost. Only
   * "two-phase" and "optimal" can give more than one; other methods are "unsupported" then. "two-phase", and either
   * method for a goal with open stickers, also gives solutions that cost more, in order of cost; for such a goal only
   * the solver for parts gives several, each of which ends as soon as it reaches the goal. If `maxLength` is
   * given, none costs more than that, except that the cheapest is given alone if all cost more; where it ends the search,
   * `stop` is "done", or "proven" if the first is proven shortest. With Infinity it gives all up to `maxLength`, at
   * most 10,000, for a goal with open stickers 100,000, and `stop` is "nodes" if there may be more. "two-phase" finds them with one
   * thread and, in "htm", the small tables. Otherwise "optimal" gives those of the least cost. For the 2x2x2 it has them at once; for
   * the 3x3x3 all of them take some 13 times as long as the proof, and the first few less. If a limit passes first, it
   * gives those found so far, and `stop` is "time" or "nodes" although `optimal` is true; `maxLength` ends it with the
   * first.
   */
  maxSolutions?: number | null | undefined;
  /**
   * Which of the solutions of the same cost come first; default: in the order of their moves, U U2 U' R and so on. Only
   * "two-phase" and "optimal" of the 3x3x3 can choose; "optimal" then looks for all of them, even if only one is
   * wanted. "two-phase" chooses among the 200 cheapest that it finds, or as many as are wanted if that is more. In
   * "qtm", "quarter-turns" makes no difference. Other methods are "unsupported" then.
   */
  prefer?: Preference | null | undefined;
  /** Ends the solve, which rejects with the reason of the signal, by default an AbortError. */
  signal?: AbortSignal | null | undefined;
  /** Receives every solution, each of which costs less in the metric than the one before it. */
  onImproved?: ((solution: SeveralSolution) => void) | null | undefined;
  /** Receives the lower bound whenever it rises: it is proven that no solution costs less in the metric. */
  onBound?: ((lowerBound: number) => void) | null | undefined;
  /**
   * Receives the progress, several times a second. "two-phase" in "htm" reports it only if several solutions are wanted
   * or the goal has unknown stickers; all other methods always do.
   */
  onProgress?: ((progress: MethodProgress) => void) | null | undefined;
  /**
   * Whether this is solved before all that wait, even before earlier urgent ones. The running solve goes on to its end,
   * unless its own signal ends it. Default false.
   */
  urgent?: boolean | null | undefined;
}

/** How a cube is explained: as it is solved, but by a method by stages. */
export interface ExplainOptions extends Omit<
  SolveOptions,
  | "method"
  | "goal"
  | "known"
  | "checkpoint"
  | "large"
  | "maxLength"
  | "maxSolutions"
  | "prefer"
  | "onImproved"
  | "onBound"
> {
  /** How to solve it; default "beginner". The 2x2x2 has "beginner" and "ortega". */
  method?: MethodByStages | "ortega" | null | undefined;
}

/** How to interpret the colours that were read from a cube. */
export interface ScanOptions {
  /** Which puzzle it is; default "3x3x3". A 2x2x2 may be held any way up, and have any colours. */
  puzzle?: Puzzle | null | undefined;
  /**
   * For a 3x3x3: whether the six faces may be in any order, each turned any way, as people hold them up; default false.
   * The cube is then held so that white is up and green in front, as far as it has these. Mirrored faces are not
   * allowed.
   */
  anyOrder?: boolean | null | undefined;
  /** Ends the scan, which rejects with the reason of the signal, by default an AbortError. */
  signal?: AbortSignal | null | undefined;
}

/** Which puzzle a question is about. */
export interface PuzzleOptions {
  /** Default "3x3x3". */
  puzzle?: Puzzle | null | undefined;
}

/** What to prepare a method for. */
export interface PrepareOptions {
  /** Which puzzle to solve; default "3x3x3". */
  puzzle?: Puzzle | null | undefined;
  /** What a turn costs; default "htm". */
  metric?: Metric | null | undefined;
  /**
   * Whether to load the large table of "optimal" of the 3x3x3, after the solves by that method that were asked for
   * before; default false. With true, other methods are "unsupported".
   */
  large?: boolean | null | undefined;
  /**
   * Ends the call, which rejects with the reason of the signal, by default an AbortError. If nobody else waits for the
   * tables, loading them stops, except those of "two-phase".
   */
  signal?: AbortSignal | null | undefined;
  /** Receives the progress of loading the tables. */
  onProgress?: ((progress: SolverProgress) => void) | null | undefined;
}

/** Checked options, without those that were omitted. */
export type Given<Options> = { [Name in keyof Options]: NonNullable<Options[Name]> };
export type GivenSolverOptions = Given<SolverOptions>;
/** The goal as a text: the one that was given, or that of the `Cube`. */
export type GivenSolveOptions = Omit<Given<SolveOptions>, "goal"> & { goal?: string };
/** How the cube on a screen is solved: the goal, if there is any, is a text. */
export type SolveSettings = Omit<SolveOptions, "goal"> & { goal?: string | null | undefined };
/** What to solve, how, and how hard to look for a solution. */
export type SolveTask = Pick<
  GivenSolveOptions,
  | "puzzle"
  | "method"
  | "metric"
  | "goal"
  | "known"
  | "checkpoint"
  | "large"
  | "maxLength"
  | "timeMs"
  | "maxNodes"
  | "signal"
>;

export const DEFAULT_TIME_MS = 1000;
