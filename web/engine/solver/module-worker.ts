// The worker of a module other than the two-phase search. It is started when somebody uses it, and ended when
// nobody has for a while or when memory is short: memory of WebAssembly never shrinks.

import type { WorkerWay } from "../connection/engine-worker";
import { onAbort, rejectOnAbort } from "../platform/abort";
import { systemClock } from "../platform/clock";
import { EngineLife, type Session } from "./engine-life";
import { keepIdle } from "./idle-workers";
import type { GivenSolverOptions } from "./options";

/** How long the worker outlives its last use. */
export const IDLE_LIMIT_MS = 60_000;

export class ModuleWorker {
  readonly #ways: (withThreads: boolean) => WorkerWay[];
  readonly #options: GivenSolverOptions;
  readonly #lifetime: AbortSignal;
  readonly #hearing: ((hasDied: boolean) => void)[] = [];
  #life: EngineLife | undefined;
  #userCount = 0;
  #busyCount = 0;
  #endIdleness: (() => void) | undefined;

  /**
   * @param ways the ways to start it
   * @param lifetime aborted when the solver ends
   */
  constructor(
    ways: (withThreads: boolean) => WorkerWay[],
    options: GivenSolverOptions,
    lifetime: AbortSignal,
  ) {
    this.#ways = ways;
    this.#options = options;
    this.#lifetime = lifetime;
    onAbort(lifetime, () => this.end(lifetime.reason as Error));
  }

  /** `hear` is called when the worker is gone; `hasDied`: it ended by itself. */
  onEnd(hear: (hasDied: boolean) => void): void {
    this.#hearing.push(hear);
  }

  /** Whether it is used for more than waiting for its tables. */
  get isBusy(): boolean {
    return this.#busyCount > 0;
  }

  /** The worker is busy from when `work` calls `begin` until `work` settles. */
  async whileBusy<Result>(work: (begin: () => void) => Promise<Result>): Promise<Result> {
    let count = 0;
    try {
      return await work(() => {
        if (count > 0) return;
        count = 1;
        ++this.#busyCount;
      });
    } finally {
      this.#busyCount -= count;
    }
  }

  /**
   * Settles as `work` does; until then the worker is not idle. `open` gives a session whose engine has started; it
   * rejects with SolverError "bundle-failed", "worker-crashed".
   * @throws the reason of the solver's end, which came after this call.
   */
  use<Result>(work: (open: () => Promise<Session>) => Promise<Result>): Promise<Result> {
    return rejectOnAbort(this.#lifetime, () => this.#use(work));
  }

  async #use<Result>(work: (open: () => Promise<Session>) => Promise<Result>): Promise<Result> {
    this.#endIdleness?.();
    ++this.#userCount;
    try {
      return await work(() => this.#open());
    } finally {
      if (--this.#userCount === 0 && this.#life) this.#beginIdleness();
    }
  }

  /** Ends the worker; pending requests reject with `reason`. The next use starts another. */
  end(reason?: Error): void {
    this.#life?.end(reason);
  }

  async #open(): Promise<Session> {
    const life = (this.#life ??= this.#begin());
    try {
      return await life.open();
    } catch (error) {
      this.#lose(life, false);
      throw error;
    }
  }

  #begin(): EngineLife {
    // A failed start may be followed by one without threads.
    let hasStarted = false;
    const life = new EngineLife(
      this.#options,
      {
        willLoadTables: () => false,
        started: () => (hasStarted = true),
        threadsStarted: () => undefined,
        ended: (hasDied) => {
          if (hasStarted) this.#lose(life, hasDied);
        },
      },
      this.#ways,
    );
    return life;
  }

  #beginIdleness(): void {
    const stopClock = systemClock.limit(IDLE_LIMIT_MS, () => this.end());
    const leave = keepIdle(() => this.end());
    this.#endIdleness = () => {
      stopClock();
      leave();
    };
  }

  // The worker is gone, and is not replaced before somebody uses it again.
  #lose(life: EngineLife, hasDied: boolean): void {
    if (this.#life !== life) return;
    this.#endIdleness?.();
    this.#life = undefined;
    for (const hear of this.#hearing) hear(hasDied);
    life.end();
  }
}
