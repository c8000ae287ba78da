// The solver as a page or a program uses it. It has three parts, each in a file of its own: the life of its
// worker, its full tables, and the questions that it answers. The worker does the work.

import type { Completion } from "../../core/completion";
import { checkCube, type GivenCube } from "../../core/arguments";
import { isUsualSearch, type Method } from "../../core/choices";
import { SolverError } from "../../core/errors";
import type { CubeScan, ScanReadings } from "../../core/scan";
import type {
  CubeReading,
  CubeSolve,
  SolveResult,
  SolverProgress,
  SolverStatus,
  TableTier,
} from "../../core/solution";
import type { Stage } from "../../core/stages";
import { abortError, rejectOnAbort } from "../platform/abort";
import { onTablesDeleted } from "../storage/deletion-news";
import { TWO_PHASE_SET } from "../tables/table-set";
import { disposedError, EngineLife, type Session } from "./engine-life";
import { FullTables } from "./full-tables";
import { loadedScript } from "./loaded-script";
import type { Modules } from "./modules";
import {
  checkPuzzle,
  leadsToOpenGoal,
  wantsSeveralInHalfTurns,
  checkSolveOptions,
  checkSolverOptions,
  checkTier,
} from "./option-rules";
import type {
  ExplainOptions,
  GivenSolverOptions,
  PrepareOptions,
  PuzzleOptions,
  ScanOptions,
  SolveOptions,
  SolverOptions,
} from "./options";
import { Questions } from "./questions";
import { SolverState } from "./solver-state";
import { TwoPhaseFirst } from "./two-phase-first";

type Create = (
  options: SolverOptions | null,
  waitForMore: ((session: Session) => Promise<void>) | undefined,
  tablesWanted?: Promise<unknown>,
) => Promise<Solver>;

/** Only code that has this may construct a solver. */
const MAKER = Symbol();

let create: Create;
let solveCubes: (
  solver: Solver,
  cubes: readonly string[],
  options: SolveOptions,
) => Promise<readonly CubeSolve[]>;
let stateOf: (solver: Solver) => SolverState;

/**
 * Like `Solver.create`, but resolves as soon as one thread can search. The other threads join later; the status says
 * how many there are.
 * @param tablesWanted if given, the full tables are not loaded before it resolves, or a two-phase solve begins
 */
export function createEarly(
  options: SolverOptions = {},
  tablesWanted?: Promise<unknown>,
): Promise<Solver> {
  return create(options, () => Promise.resolve(), tablesWanted);
}

/**
 * Like `createEarly`, but starts no worker: that of the two-phase search starts when it is first needed. The methods by
 * stages have one of their own.
 */
export function createAtRest(
  options: SolverOptions = {},
  tablesWanted?: Promise<unknown>,
): Promise<Solver> {
  return create(options, undefined, tablesWanted);
}

/** Watches a solver that other code has made: each new status, and the progress of the full tables. */
export function watchSolver(
  solver: Solver,
  hear: {
    status: (status: SolverStatus) => void;
    progress: (progress: SolverProgress) => void;
  },
): void {
  const state = stateOf(solver);
  state.hearStatus(hear.status);
  state.hearProgress(hear.progress);
}

/**
 * Solves many cubes by one method other than "two-phase", without messages for each of them: for experiments.
 * @param cubes legal ones in normal form
 * @throws what `Solver.solve` throws, except "time": a cube that runs into a limit has no cost.
 */
export function solveCubesByMethod(
  ...task: [solver: Solver, cubes: readonly string[], options: SolveOptions]
): Promise<readonly CubeSolve[]> {
  return solveCubes(...task);
}

/**
 * Solves cubes in as few moves as it finds in the time that it is given.
 *
 * All methods reject with SolverError: "disposed" after `dispose`, "worker-crashed" if the worker dies meanwhile (the
 * next call starts a fresh one), "option" for an invalid argument, and others of `SolverErrorCode`. Only a call that a
 * `signal` ends rejects with the reason of the signal: by default an AbortError, or another such as the TimeoutError of
 * `AbortSignal.timeout`. An idle worker that dies is replaced silently.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- It has what the interface below adds.
export class Solver {
  readonly #options: GivenSolverOptions;
  readonly #lifetime = new AbortController();
  readonly #state: SolverState;
  readonly #tables: FullTables;
  readonly #life: EngineLife;
  readonly #questions: Questions;
  readonly #twoPhaseFirst = new TwoPhaseFirst();
  #modules: Modules | undefined;

  private constructor(
    maker: typeof MAKER,
    options: GivenSolverOptions,
    tablesWanted?: Promise<unknown>,
  ) {
    // In JavaScript anybody can call this.
    if (maker !== MAKER) {
      throw new SolverError("option", "A solver is made by `await Solver.create()`.");
    }
    const { signal } = this.#lifetime;
    this.#options = options;
    this.#state = new SolverState(options.onStatus);
    this.#tables = new FullTables(options, this.#state, signal, !tablesWanted);
    void tablesWanted?.then(() => this.#tables.want());
    this.#life = new EngineLife(options, {
      willLoadTables: () => this.#tables.loadThemselves,
      started: (session, engine) => {
        const { threads, isolated } = engine;
        this.#state.change({ threads, isolated });
        this.#tables.engineStarted(session, engine);
      },
      threadsStarted: (threads) => this.#state.change({ threads }),
      ended: (hasDied) => this.#tables.engineEnded(hasDied),
    });
    this.#questions = new Questions(
      () => this.#life.open(),
      async (session) => {
        if (options.tables === "full") await this.#tables.load(session);
      },
    );
    onTablesDeleted(TWO_PHASE_SET, () => this.#state.change({ tablesCached: false }), signal);
  }

  /**
   * Starts the engine; with `tables: "full"` waits for these tables as well.
   * @throws SolverError "option", "bundle-failed", "worker-crashed", what `ready` throws; AbortError.
   */
  static async create(options: SolverOptions | null = {}): Promise<Solver> {
    return create(options, (session) => session.threadsStarted);
  }

  static {
    stateOf = (solver) => solver.#state;
    // Browsers that do not know `using` have no such symbol.
    const dispose = (Symbol as { dispose?: symbol }).dispose ?? "dispose";
    Object.assign(this.prototype, {
      [dispose](this: Solver) {
        this.#end();
      },
    });
    create = async (options, waitForMore, tablesWanted) => {
      const given = checkSolverOptions(options);
      const { signal } = given;
      if (signal?.aborted) throw abortError(signal);
      const solver = new Solver(MAKER, given, tablesWanted);
      const whileAlive = { signal: solver.#lifetime.signal };
      signal?.addEventListener("abort", () => solver.#end(abortError(signal)), whileAlive);
      try {
        const session = waitForMore && (await solver.#life.open());
        if (session) await waitForMore(session);
        if (session && given.tables === "full" && !tablesWanted) await solver.#tables.load(session);
        if (signal?.aborted) throw abortError(signal);
        return solver;
      } catch (error) {
        solver.dispose();
        throw signal?.aborted ? abortError(signal) : error;
      }
    };
  }

  static {
    solveCubes = async (solver, cubes, options) =>
      (await solver.#loadModules()).methods.solveCubes(cubes, checkSolveOptions(options));
  }

  /** The status at this moment. */
  get status(): SolverStatus {
    return this.#state.status;
  }

  /**
   * Solves a cube: a `Cube`, a text of stickers in any form that `parseFacelets` reads, or a text of moves, as
   * `parseMoves` reads them, that lead there from the solved cube. A text that could be either is read as stickers if
   * it can be. The moves that are found are for the cube as it is held, or as a text of moves leaves it. Solves run one
   * after another, in their order except for urgent ones. To begin one at once, abort the running one. With
   * "two-phase", `timeMs` counts from the beginning of the search, and if there is no solution by then, the search goes
   * on until the first one.
   *
   * The methods by stages run in a worker of their own, and so do "optimal", "korf" and everything for the 2x2x2.
   * "optimal" and "korf" load their tables first if they have to, as `prepare` does. Such a worker ends after a minute
   * without requests, or earlier if memory is short. Its solves wait for each other. While a two-phase search runs,
   * "optimal" and "korf" rest, and their time stops.
   *
   * A 2x2x2 may be held any way up, in any colour scheme; letters of faces stand for the usual one. The moves are turns
   * of its faces as it is held, those of "optimal" of U, R and F alone; after them each face has one colour.
   * @throws SolverError with the cube's code and the stickers and pieces concerned; "frame" if the goal is held in a
   * different orientation from the cube; "option"; "unsupported" for what the method cannot do, before anything begins;
   * "time" if a limit passes before a method other than "two-phase" has a solution; what `prepare` throws, with such a
   * method; what `ready` throws, if the solver was created with `tables: "full"`; AbortError.
   */
  async solve(cube: GivenCube, options: SolveOptions | null = {}): Promise<SolveResult> {
    const text = checkCube(cube);
    let given = checkSolveOptions(options);
    if (leadsToOpenGoal(given)) {
      const { goals } = await this.#loadModules();
      const open = given;
      const whole = await rejectOnAbort(open.signal, () => goals.toOnlyCube(open, text));
      if (!whole) return await goals.solve(text, open);
      given = whole;
    }
    if (wantsSeveralInHalfTurns(given)) {
      const { goals } = await this.#loadModules();
      return await goals.solve(text, given);
    }
    if (isUsualSearch(given)) {
      this.#tables.want();
      const result = this.#questions.solve(text, given);
      return await this.#twoPhaseFirst.search(result);
    }
    const { methods } = await this.#loadModules();
    return await methods.solve(text, given);
  }

  /**
   * Solves the cube by stages, as `solve` does with that method, and gives the stages alone: the moves of each as a
   * person makes them, and what each step does and why.
   * @throws SolverError what `solve` throws; "unsupported" if the method has no stages; AbortError.
   */
  async explain(cube: GivenCube, options: ExplainOptions | null = {}): Promise<readonly Stage[]> {
    const text = checkCube(cube);
    const { methods } = await this.#loadModules();
    return await methods.explain(text, options);
  }

  /**
   * Checks whether stickers are those of a legal cube, and if not, says what is wrong where.
   * @throws SolverError "option"; "bundle-failed" if the module of a puzzle other than the 3x3x3 cannot be loaded.
   */
  async check(cube: GivenCube, options: PuzzleOptions | null = {}): Promise<CubeReading> {
    const text = checkCube(cube);
    return await this.#ask(options, (questions) => questions.check(text));
  }

  /**
   * Works out unknown stickers, written as `?`, `.`, `-` or `_`, from the others: how many cubes fit, and
   * which stickers are the same in all of them.
   * @throws SolverError "length", "color-count" or "center"; what `check` throws.
   */
  async complete(cube: GivenCube, options: PuzzleOptions | null = {}): Promise<Completion> {
    const text = checkCube(cube);
    return await this.#ask(options, (questions) => questions.complete(text));
  }

  /**
   * Finds the cube whose stickers have these colours, as a camera reads them: the likeliest legal cube, and how certain
   * each of its stickers is. No colours are known beforehand; what the six look like follows from the readings, the
   * centres first, so that any colour scheme will do. It takes some milliseconds, or some hundredths of a second with
   * faces in any order, after a small module is loaded.
   * @param readings 54 colours in the order of a facelet string, nine for each face in the order U R F D L B unless
   * `anyOrder` is set; each is `[red, green, blue]` in sRGB, 0 to 255, or null if it was not read. For a 2x2x2, 24
   * colours, with its faces always in this order. They must not change until the scan is there
   * @throws SolverError "length" if there are not 54, or 24; "option" for what is not a colour; "unsupported" for
   * `anyOrder` with a 2x2x2; "bundle-failed", "memory" or "worker-crashed" if the module cannot be loaded; AbortError.
   */
  async scan(readings: ScanReadings, options: ScanOptions | null = {}): Promise<CubeScan> {
    const { scanning } = await this.#loadModules();
    return await scanning.scan(readings, options);
  }

  /**
   * A uniformly random legal cube in normal form.
   * @throws SolverError what `check` throws.
   */
  async randomFacelets(options: PuzzleOptions | null = {}): Promise<string> {
    return await this.#ask(options, (questions) => questions.randomFacelets());
  }

  /**
   * Resolves when the tables of `tier` are in use, and stored if that is possible. Tries again if loading
   * has failed, loads tables that were deferred, and stores tables that were deleted.
   * @throws SolverError "memory" or another code if they cannot be loaded; "option" if the solver was
   * created without them.
   */
  async ready(tier: TableTier): Promise<void> {
    checkTier(tier, this.#options.tables);
    const session = await this.#life.open();
    if (tier === "full") await this.#tables.loadAndKeep(session);
  }

  /**
   * Loads what a method needs: resolves when its tables are in use, and stored if that is possible. For "two-phase"
   * this is `ready("full")`. The tables of "korf", 87 MB, are made in some ten seconds. "optimal" has its own copy of
   * the full tables, 63 MB, since it works beside the two-phase search; `status.tables` describes only the copy of the
   * two-phase search. The tables of the 2x2x2, 3.7 MB, are made in some tenths of a second. A method by stages needs
   * none; its worker is started. A method of another module runs in a worker of its own, which ends after a minute
   * without requests, or earlier if memory is short.
   * @throws SolverError "unsupported" before anything begins, if there is no such method for the puzzle;
   * "bundle-failed", "memory" or another code if it cannot be loaded; "option"; AbortError.
   */
  async prepare(method: Method, options: PrepareOptions | null = {}): Promise<void> {
    const modules = await this.#loadModules();
    await modules.prepare(method, options, () => this.ready("full"));
  }

  /**
   * Loads the full tables again, as if none were in use, and stores them: for use after the stored ones were deleted,
   * or could not be stored. Searches go on with `mini` meanwhile. If the tables are already being loaded, waits for
   * that.
   * @throws SolverError what `ready` throws.
   */
  async reloadTables(): Promise<void> {
    if (this.#lifetime.signal.aborted) throw disposedError();
    checkTier("full", this.#options.tables);
    await this.#tables.reload(await this.#life.open());
  }

  /**
   * Ends the workers. Pending calls and all later ones reject with "disposed". `using` disposes of a solver by itself.
   */
  dispose(): void {
    this.#end();
  }

  // Pending calls reject with `reason`.
  #end(reason: Error = disposedError()): void {
    this.#lifetime.abort(reason);
    this.#life.end(reason);
  }

  async #loadModules(): Promise<Modules> {
    const { signal } = this.#lifetime;
    // What comes later was called before the end, and rejects with the reason of that.
    if (signal.aborted) throw disposedError();
    const { Modules } = await loadedScript(import("./modules"));
    this.#modules ??= new Modules(
      this.#options,
      this.#state,
      signal,
      this.#questions,
      this.#twoPhaseFirst,
    );
    return this.#modules;
  }

  async #ask<Result>(
    options: PuzzleOptions | null,
    ask: (questions: Questions) => Promise<Result>,
  ): Promise<Result> {
    if (checkPuzzle(options) !== "2x2x2") return await ask(this.#questions);
    return await (await this.#loadModules()).askAboutPocket(ask);
  }
}

declare global {
  // What `using` needs, for versions of TypeScript that do not know it.
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
  interface Disposable {
    [Symbol.dispose](): void;
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- As above.
export interface Solver extends Disposable {
  /** As `dispose`: what `using` calls. */
  [Symbol.dispose](): void;
}
