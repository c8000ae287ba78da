// All elements of a page that use the same options share one engine: its tables are large, and a
// second worker would only compete with the first. The engine lives as long as somebody holds it.

import type { SolverProgress, SolverStatus } from "../../core/solution";
import {
  createAtRest,
  createEarly,
  watchSolver,
  type Solver,
  type SolverOptions,
} from "../../engine";

/** The options of an engine; omitted ones are the defaults of `Solver.create`. */
export type EngineOptions = Pick<SolverOptions, "tables" | "threads"> & { baseUrl?: string };

/** The state of an engine. */
export interface EngineState {
  /** Whether it is working something out for somebody. */
  isBusy: boolean;
  /** Whether it is being started. */
  isStarting: boolean;
  /** `undefined` until the engine has started. */
  status: SolverStatus | undefined;
  /** How far the full tables are; `undefined` if none are under way. */
  progress: SolverProgress | undefined;
}

type EngineListener = (state: EngineState) => void;

const AT_REST: EngineState = {
  isBusy: false,
  isStarting: false,
  status: undefined,
  progress: undefined,
};
// How long an engine outlives its last holder. Frameworks remove elements and add them again, and a
// page may remove one element and then add another.
const GRACE_MS = 5000;

const engines = new Map<string, SharedEngine>();

/** The page's engine with these options. It starts when its solver is first asked for. */
export function sharedEngine(options: EngineOptions = {}): SharedEngine {
  const { tables = "auto", threads = "auto", baseUrl = "" } = options;
  const key = JSON.stringify([tables, threads, baseUrl]);
  const engine = engines.get(key) ?? new SharedEngine(options);
  engines.set(key, engine);
  return engine;
}

const enginesOfSolvers = new WeakMap<Solver, SharedEngine>();

/** The engine around a solver that the page has made, which lives as long as the page wants. */
export function engineOf(solver: Solver): SharedEngine {
  const engine = enginesOfSolvers.get(solver) ?? new SharedEngine({}, solver);
  enginesOfSolvers.set(solver, engine);
  return engine;
}

export class SharedEngine {
  readonly #options: EngineOptions;
  readonly #isLent: boolean;
  readonly #listeners = new Set<EngineListener>();
  #state = AT_REST;
  #starting: Promise<Solver> | undefined;
  #life = new AbortController();
  #areTablesWanted = false;
  #wantTables: (() => void) | undefined;
  #startsAtRest = false;
  #holdCount = 0;
  #workCount = 0;
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** Only for `sharedEngine`, which makes one engine for the same options, and for `engineOf`. */
  constructor(options: EngineOptions, lent?: Solver) {
    this.#options = options;
    this.#isLent = lent !== undefined;
    if (!lent) return;
    this.#starting = Promise.resolve(lent);
    this.#state = { ...AT_REST, status: lent.status };
    watchSolver(lent, {
      status: (status) => this.#change(withProgressOf(status)),
      progress: (progress) => this.#change({ progress }),
    });
  }

  /** The folder of its files; `undefined`: where the script came from. */
  get baseUrl(): string | undefined {
    return this.#options.baseUrl;
  }

  /** The state at present. */
  get state(): EngineState {
    return this.#state;
  }

  /**
   * The solver, started by the first call. A start that failed is not remembered, so that the next
   * call tries again.
   * @throws SolverError with an engine's code, such as "bundle-failed" or "worker-crashed".
   */
  solver(): Promise<Solver> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  /**
   * Announces a search by the two-phase method: the full tables are loaded as soon as the engine has started. Does not
   * start it. Other methods do without these tables.
   */
  wantTables(): void {
    this.#areTablesWanted = true;
    this.#wantTables?.();
  }

  /**
   * Delays the worker of the two-phase search until something is asked of it, since here the methods by stages come
   * first, which have a worker of their own. To be called before the solver is asked for.
   */
  startAtRest(): void {
    this.#startsAtRest = true;
  }

  /** Calls `listener` at each change of the state; returns a function that ends this. */
  listen(listener: EngineListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Keeps the engine from ending; returns a function that lets go. The engine ends a while after
   * everybody has let go, and starts again when its solver is asked for.
   */
  hold(): () => void {
    ++this.#holdCount;
    clearTimeout(this.#ending);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      if (--this.#holdCount === 0) this.#ending = setTimeout(() => this.#end(), GRACE_MS);
    };
  }

  /** Holds the engine and marks it as busy; returns a function that ends both. */
  occupy(): () => void {
    const letGo = this.hold();
    let isOccupied = true;
    this.#countWork(1);
    return () => {
      if (isOccupied) this.#countWork(-1);
      isOccupied = false;
      letGo();
    };
  }

  #countWork(change: 1 | -1): void {
    this.#workCount += change;
    const isBusy = this.#workCount > 0;
    if (isBusy !== this.#state.isBusy) this.#change({ isBusy });
  }

  async #start(): Promise<Solver> {
    const { signal } = (this.#life = new AbortController());
    const change = (changed: Partial<EngineState>) => {
      if (!signal.aborted) this.#change(changed);
    };
    change({ isStarting: true });
    const tablesWanted = this.#areTablesWanted
      ? undefined
      : new Promise<void>((resolve) => (this.#wantTables = resolve));
    const options: SolverOptions = {
      ...this.#options,
      signal,
      onStatus: (status) => change(withProgressOf(status)),
      onProgress: (progress) => change({ progress }),
    };
    try {
      const isAtRest = this.#startsAtRest && tablesWanted !== undefined;
      return await (isAtRest ? createAtRest : createEarly)(options, tablesWanted);
    } catch (error) {
      if (!signal.aborted) this.#starting = undefined;
      change({ status: undefined });
      throw error;
    } finally {
      change({ isStarting: false });
    }
  }

  // The solver is disposed of by its signal.
  #end(): void {
    if (this.#isLent) return;
    this.#starting = undefined;
    this.#areTablesWanted = false;
    this.#life.abort();
    this.#change({ ...AT_REST, isBusy: this.#workCount > 0 });
  }

  #change(changed: Partial<EngineState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener(this.#state);
  }
}

// Tables that are not being loaded have no progress.
function withProgressOf(status: SolverStatus): Partial<EngineState> {
  return status.tablesLoading ? { status } : { status, progress: undefined };
}
