// The options of a solver and of what it is asked.

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
  Solution,
  SolverProgress,
  SolverStatus,
  TableTier,
} from "../../core/solution";

/**
 * How a solver is made. What a callback throws is reported as an uncaught error, as that of an event
 * listener is; the solver goes on. In Node an uncaught error ends the program.
 */
export interface SolverOptions {
  /**
   * Which tables to use. "auto", the default: solves with `mini` at once, loads `full` in the background,
   * and goes over to them as soon as they are loaded, also in the middle of a search. On a connection that
   * costs the user (metered, or with data to be saved) only stored ones are loaded, until `ready("full")`
   * is called. "mini": never loads any others. "full": waits for them.
   */
  tables?: "auto" | TableTier | null | undefined;
  /**
   * How many threads search. Of more than 8, 8 do. "auto", the default: as many as the machine has. It is one
   * where threads may not share memory: on pages that are not cross-origin isolated.
   */
  threads?: "auto" | number | null | undefined;
  /**
   * The folder in which `tables/` and, on the site, `wasm/` lie; default: that of this module. After a
   * bundler there is no such folder, and the full tables are made instead, in some seconds. On a page it
   * may be relative to the page; in Node it is a whole URL, also `file:///...` for a folder.
   */
  baseUrl?: string | URL | null | undefined;
  /** Is told how far the tables are loaded. */
  onProgress?: ((progress: SolverProgress) => void) | null | undefined;
  /** Is told the new status whenever it has changed, also when the worker has died. */
  onStatus?: ((status: SolverStatus) => void) | null | undefined;
  /**
   * Disposes of the solver, or ends its creation. What is pending then rejects with the reason of the signal, an AbortError
   * if it has no other; later calls reject with "disposed".
   */
  signal?: AbortSignal | null | undefined;
}

/** A colour of the usual cube, in lower case. */
export type CrossColor = Lowercase<ColorName>;

/**
 * How a cube is solved. What a callback throws is reported as an uncaught error, as that of an event
 * listener is; the solve goes on. In Node an uncaught error ends the program.
 */
export interface SolveOptions {
  /** What is solved; default "3x3x3". A 2x2x2 is a text of 24 stickers, four for each face. */
  puzzle?: Puzzle | null | undefined;
  /**
   * How it is solved; default "two-phase", and "optimal" for the 2x2x2, which has "beginner" and "ortega" besides and
   * no others. "optimal" finds a shortest solution, or several (`maxSolutions`), as soon as its tables are made;
   * the other two go by stages. Of the 3x3x3, "beginner", "cfop", "cfop-2look", "thistlethwaite", "corners-edges" and
   * "genetic" go by stages: their results have `written` and `stages`. "genetic" tells `onProgress` its generation
   * and fitness, and may take some seconds. "optimal" tells short solutions as it finds them and ends with one that
   * is proven shortest: in seconds for a cube of 16 moves, and 13 times as long for each move more; most cubes have
   * 18. It needs 92 MB of memory. "korf" finds a shortest solution and nothing before it, which for most cubes takes
   * a day; it needs 98 MB of memory. Others are "unsupported".
   */
  method?: Method | null | undefined;
  /**
   * What a turn costs; default "htm", a half turn as much as a quarter turn. It is the only one of "korf";
   * "optimal" and the 2x2x2 have "qtm" besides. For each other metric "two-phase" has a module and tables of its own, 63 MB, which are
   * made in some ten seconds; it solves nothing before, and takes 120 MB of memory.
   */
  metric?: Metric | null | undefined;
  /**
   * Where the moves are to lead: a whole cube as `solve` takes it; default: solved. A method by
   * stages leads nowhere else, nor does any of the 2x2x2. With `?` for stickers that may be anything, "two-phase" and
   * "optimal" of the 3x3x3 lead to the nearest cube that has the others, in any metric, and `foundBy` of the result tells
   * how: "optimal" until the shortest way is proven, "two-phase" with what it has when the time is up. The first such goal
   * loads a module of its own; the tables of a goal take 1 to 100 MB of memory, and up to some seconds. A goal that no
   * cube has is refused with the code of a cube's fault, and a message that begins with "The goal:".
   */
  goal?: GivenCube | null | undefined;
  /**
   * Moves, turns of faces, that are known to lead there: "optimal" of the 3x3x3 then looks only for shorter ones, and
   * gives these if there are none. Other methods are "unsupported" then.
   */
  known?: string | null | undefined;
  /**
   * What `onProgress` told last of an earlier solve of the same cube and goal: "optimal" of the 3x3x3 goes on from there,
   * on another day or another machine too. What it says is believed; positions that it counts are counted in `nodes`
   * and `maxNodes`. The text of another cube or of another version is
   * the error "option"; other methods are "unsupported" then.
   */
  checkpoint?: string | null | undefined;
  /**
   * Whether "optimal" of the 3x3x3 searches with the large table, 235 MB: true: it is loaded if it is stored, or made in
   * a minute or two; false: it is not loaded for this; left out: it is loaded if it is stored. It rules solutions out
   * some six times as fast. Where it cannot be had, the search goes on without, and
   * `status.tables["optimal-large"].error` tells why. With true, other methods are "unsupported".
   */
  large?: boolean | null | undefined;
  /** The colour of the cross, or of the first layer or face of a 2x2x2, for methods with one; default "white". */
  cross?: CrossColor | null | undefined;
  /** A number that gives the same solution again, where a method draws at random; default 0. */
  seed?: number | null | undefined;
  /**
   * What "genetic" evolves by; default "subgroups". By "layers" it finds longer solutions in minutes, and for some cubes
   * none: give it a `timeMs`; it reads `cross` then.
   */
  population?: Population | null | undefined;
  /**
   * Stop at the first solution that costs at most this much in the metric; default 0: as short as time allows. A method by stages
   * writes one solution, however long it is, and a 2x2x2 has the shortest at once.
   */
  maxLength?: number | null | undefined;
  /**
   * How long to search, in milliseconds; default 1000, without `maxNodes`; Infinity: until the shortest is proven. A
   * method by stages, "optimal" and "korf" have no limit by default; one that passes without a solution is the error
   * "time". The time that loading or making what it needs takes counts too: a tenth of a second before the first cube
   * of "cfop", less than a second for "optimal" if the full tables are stored, and some seconds for "korf".
   */
  timeMs?: number | null | undefined;
  /**
   * How many positions to search; default: any number; nothing to methods that solve a cube in one go, as "beginner",
   * "cfop", "cfop-2look" and "corners-edges" do, nor to any of the 2x2x2. If it is given, `timeMs` is Infinity by
   * default. With one thread, and tables that stay the same ("mini", or "full" in use), the moves are then the same on
   * every machine. If there is no solution by then, the search goes on until the first one; with a method by
   * stages and "korf" that is the error "time".
   */
  maxNodes?: number | null | undefined;
  /**
   * How many solutions to give, as `solutions` of the result; default 1, Infinity: all of the least cost. More than one
   * can only "two-phase" and "optimal" give; other methods are "unsupported" then. "two-phase", and any to a goal with open
   * stickers, gives dearer ones too, by rising cost, but none of more than `maxLength`, if that is given, and of Infinity all
   * up to that; "two-phase" finds them with one thread and the small tables. "optimal" gives those of the least cost. That of the 2x2x2 has them at once; that of the
   * 3x3x3 needs some 13 times as long for all of them as for the proof, and less for the first few. If a limit comes
   * before, it gives those that it has found, and `stop` is "time" or "nodes" although `optimal` is true; `maxLength`
   * ends it with the first.
   */
  maxSolutions?: number | null | undefined;
  /**
   * Which of the solutions of the same cost come first; default: in the order of their moves, U U2 U' R and so on.
   * "two-phase" and "optimal" can choose. "optimal" of the 3x3x3 then looks for all of them, also if only one is wanted. Other methods are "unsupported" then.
   */
  prefer?: Preference | null | undefined;
  /** Ends the solve with the reason of the signal: an AbortError if it has no other. */
  signal?: AbortSignal | null | undefined;
  /** Is told every solution, each shorter than the one before it. */
  onImproved?: ((solution: Solution) => void) | null | undefined;
  /** Is told the lower bound whenever it rises: it is proven that no solution has fewer moves. */
  onBound?: ((lowerBound: number) => void) | null | undefined;
  /** Is told several times a second how far a method other than "two-phase" is. */
  onProgress?: ((progress: MethodProgress) => void) | null | undefined;
  /**
   * Whether this is solved before all that wait, also before those that were urgent earlier. The solve
   * that runs goes on to its end, unless its own signal ends it. Default false.
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
  /** How it is solved; default "beginner". The 2x2x2 has "beginner" and "ortega". */
  method?: MethodByStages | "ortega" | null | undefined;
}

/** What the colours that were read of a cube are. */
export interface ScanOptions {
  /** Which puzzle it is; default "3x3x3". A 2x2x2 may be held any way up, and has any colours. */
  puzzle?: Puzzle | null | undefined;
  /**
   * Of a 3x3x3, whether the six faces may be in any order, each turned any way, as people hold them up; default: false. The cube is
   * then held so that white is up and green in front, as far as it has these. A face that is mirrored is no face of a cube.
   */
  anyOrder?: boolean | null | undefined;
  /** Ends it with the reason of the signal: an AbortError if it has no other. */
  signal?: AbortSignal | null | undefined;
}

/** Which puzzle a question is about. */
export interface PuzzleOptions {
  /** Default "3x3x3". */
  puzzle?: Puzzle | null | undefined;
}

/** What a method is to be prepared for. */
export interface PrepareOptions {
  /** What is solved; default "3x3x3". */
  puzzle?: Puzzle | null | undefined;
  /** What a turn costs; default "htm". */
  metric?: Metric | null | undefined;
  /** Whether "optimal" of the 3x3x3 is to have its large table; default false. With true, other methods are "unsupported". */
  large?: boolean | null | undefined;
  /**
   * Ends the call with the reason of the signal, an AbortError if it has no other. Where nobody else waits for the tables, they are not loaded to their end; those
   * of "two-phase" are.
   */
  signal?: AbortSignal | null | undefined;
  /** Is told how far the tables are loaded. */
  onProgress?: ((progress: SolverProgress) => void) | null | undefined;
}

/** Options that were checked, without those that were left out. */
export type Given<Options> = { [Name in keyof Options]: NonNullable<Options[Name]> };
export type GivenSolverOptions = Given<SolverOptions>;
/** The goal as the text that was given, or that of the `Cube`. */
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
