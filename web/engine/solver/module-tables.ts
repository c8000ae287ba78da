// The set of tables of a module other than the two-phase search, in a worker of its own. That is started when
// the set is asked for, and ended when nobody has asked for a while or when memory is short: memory of
// WebAssembly never shrinks.

import { SolverError } from "../../core/errors";
import type { TableSetStatus } from "../../core/solution";
import type { TableSetName } from "../../core/table-sets";
import type { WorkerWay } from "../connection/engine-worker";
import { systemClock, type Clock } from "../platform/clock";
import { onTablesDeleted } from "../storage/deletion-news";
import { TABLE_SETS } from "../tables/table-sets";
import { EngineLife, type Session } from "./engine-life";
import { keepIdle, withRoom } from "./idle-workers";
import type { GivenSolverOptions } from "./options";
import type { SolverState } from "./solver-state";

/** How long the worker outlives the last that was asked of it. */
export const IDLE_LIMIT_MS = 60_000;

const NOT_IN_MEMORY = {
  state: "absent",
  source: undefined,
  sizeBytes: 0,
  progress: 0,
} as const satisfies Partial<TableSetStatus>;

const INITIAL_STATUS: TableSetStatus = {
  ...NOT_IN_MEMORY,
  cached: false,
  error: undefined,
  storageProblem: undefined,
};

export class ModuleTables {
  readonly #name: TableSetName;
  readonly #ways: () => WorkerWay[];
  readonly #options: GivenSolverOptions;
  readonly #state: SolverState;
  readonly #lifetime: AbortSignal;
  readonly #clock: Clock;
  #life: EngineLife | undefined;
  #loading: Promise<Session> | undefined;
  #askedCount = 0;
  #endIdleness: (() => void) | undefined;

  /**
   * @param ways the ways to start the module's worker
   * @param lifetime aborted when the solver ends.
   */
  constructor(
    name: TableSetName,
    ways: () => WorkerWay[],
    options: GivenSolverOptions,
    state: SolverState,
    lifetime: AbortSignal,
    clock = systemClock,
  ) {
    this.#name = name;
    this.#ways = ways;
    this.#options = { ...options, threads: 1 };
    this.#state = state;
    this.#lifetime = lifetime;
    this.#clock = clock;
    lifetime.addEventListener("abort", () => this.#end());
    onTablesDeleted(TABLE_SETS[name], () => this.#change({ cached: false }), lifetime);
  }

  /**
   * Resolves when the tables are in use, and stored if that is possible.
   * @throws SolverError "bundle-failed", "worker-crashed", "memory" or another code if they cannot be loaded;
   * "disposed".
   */
  async prepare(): Promise<void> {
    if (this.#lifetime.aborted) throw disposedError();
    this.#endIdleness?.();
    ++this.#askedCount;
    try {
      this.#loading ??= this.#load();
      await this.#keep(await this.#loading);
    } finally {
      if (--this.#askedCount === 0 && this.#life) this.#beginIdleness();
    }
  }

  #beginIdleness(): void {
    const stopClock = this.#clock.limit(IDLE_LIMIT_MS, () => this.#end());
    const leave = keepIdle(() => this.#end());
    this.#endIdleness = () => {
      stopClock();
      leave();
    };
  }

  async #load(): Promise<Session> {
    const life = (this.#life = new EngineLife(
      this.#options,
      {
        willLoadTables: () => false,
        started: () => undefined,
        threadsStarted: () => undefined,
        ended: (hasDied) => this.#lose(life, hasDied),
      },
      this.#ways,
    ));
    this.#change({ ...NOT_IN_MEMORY, state: "loading", error: undefined });
    try {
      const session = await life.open();
      await session.connection.whileHeld(withRoom(() => this.#request(session)));
      return session;
    } catch (error) {
      if (this.#life === life) this.#end();
      const { code } = error as SolverError;
      if (code !== "disposed") this.#change({ error: code });
      throw error;
    }
  }

  async #request({ connection }: Session): Promise<void> {
    const { result } = connection.request<"load-tables">(
      { type: "load-tables", storedOnly: false },
      {
        onProgress: ({ loaded, total }) =>
          this.#changeQuietly({ sizeBytes: total, progress: loaded / total }),
        onInUse: (source, sizeBytes) =>
          this.#change({ state: "in-use", source, sizeBytes, progress: 1 }),
      },
    );
    const { cached, error, storageProblem } = await result;
    this.#change({ cached, error, storageProblem });
  }

  // They may have been deleted since.
  async #keep({ connection }: Session): Promise<void> {
    const { state, cached: isStored, storageProblem: problem } = this.#status;
    if (state !== "in-use" || isStored || problem !== undefined) return;
    const { cached, storageProblem } = await connection.request<"keep-tables">({
      type: "keep-tables",
    }).result;
    this.#change({ cached, storageProblem });
  }

  #end(): void {
    this.#life?.end(disposedError());
  }

  // The worker is gone, and is not replaced before somebody asks again.
  #lose(life: EngineLife, hasDied: boolean): void {
    if (this.#life !== life) return;
    this.#endIdleness?.();
    this.#life = undefined;
    this.#loading = undefined;
    this.#change({ ...NOT_IN_MEMORY, error: hasDied ? "worker-crashed" : undefined });
    life.end(disposedError());
  }

  get #status(): TableSetStatus {
    return this.#state.otherTables[this.#name] ?? INITIAL_STATUS;
  }

  #change(change: Partial<TableSetStatus>): void {
    this.#changeQuietly(change);
    this.#state.tell();
  }

  #changeQuietly(change: Partial<TableSetStatus>): void {
    this.#state.otherTables[this.#name] = { ...this.#status, ...change };
  }
}

function disposedError(): SolverError {
  return new SolverError("disposed", "The solver was disposed of.");
}
