// One engine for all elements of a page that ask for the same one: its tables are large, and a second
// worker would only compete with the first. It lives for as long as anybody holds it.

import type { SolverProgress, SolverStatus } from "../../core/solution";
import { Solver, type SolverOptions } from "../../engine";

/** Which engine is asked for; what is left out is as `Solver.create` has it. */
export type EngineOptions = Pick<SolverOptions, "tables" | "threads"> & { baseUrl?: string };

/** How an engine stands. */
export interface EngineState {
  /** Whether it is being started. */
  isStarting: boolean;
  /** `undefined` until the engine has started. */
  status: SolverStatus | undefined;
  /** How far the full tables are; `undefined` if none are under way. */
  progress: SolverProgress | undefined;
}

type EngineListener = (state: EngineState) => void;

const AT_REST: EngineState = { isStarting: false, status: undefined, progress: undefined };
// Frameworks take an element out and put it in again, and a page may close one to open the next.
const GRACE_MS = 5000;

const engines = new Map<string, SharedEngine>();

/** The one engine of the page with these options; not started yet, unless by somebody before. */
export function sharedEngine(options: EngineOptions = {}): SharedEngine {
  const { tables = "auto", threads = "auto", baseUrl = "" } = options;
  const key = JSON.stringify([tables, threads, baseUrl]);
  const engine = engines.get(key) ?? new SharedEngine(options);
  engines.set(key, engine);
  return engine;
}

export class SharedEngine {
  readonly #options: EngineOptions;
  readonly #listeners = new Set<EngineListener>();
  #state = AT_REST;
  #starting: Promise<Solver> | undefined;
  #life = new AbortController();
  #holdCount = 0;
  #ending: ReturnType<typeof setTimeout> | undefined;

  /** For `sharedEngine`, which makes no two of the same options. */
  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** How it stands at this moment. */
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

  /** Hears each change of how the engine stands; returns the way to stop hearing it. */
  listen(listener: EngineListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Keeps the engine from ending; returns the way to let go. It ends a while after the last hold is
   * let go, and starts afresh when its solver is asked for again.
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

  async #start(): Promise<Solver> {
    const { signal } = (this.#life = new AbortController());
    const change = (changed: Partial<EngineState>) => {
      if (!signal.aborted) this.#change(changed);
    };
    change({ isStarting: true });
    try {
      return await Solver.create({
        ...this.#options,
        signal,
        onStatus: (status) =>
          change(status.tablesLoading ? { status } : { status, progress: undefined }),
        onProgress: (progress) => change({ progress }),
      });
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
    this.#starting = undefined;
    this.#life.abort();
    this.#change(AT_REST);
  }

  #change(changed: Partial<EngineState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener(this.#state);
  }
}
