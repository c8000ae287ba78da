// The set of tables of a module other than the two-phase search, in a worker of its own.

import { SolverError } from "../../core/errors";
import type { SolverProgress, TableSetStatus } from "../../core/solution";
import type { WorkerWay } from "../connection/engine-worker";
import { abortError, rejectOnAbort } from "../platform/abort";
import { systemClock } from "../platform/clock";
import { onTablesDeleted } from "../storage/deletion-news";
import type { Session } from "./engine-life";
import { withRoom } from "./idle-workers";
import { ModuleWorker } from "./module-worker";
import type { GivenSolverOptions } from "./options";
import type { TableModule } from "./table-modules";

const NOT_IN_MEMORY = {
  state: "absent",
  source: undefined,
  sizeBytes: 0,
  progress: 0,
} as const satisfies Partial<TableSetStatus>;

const INITIAL_STATUS: Readonly<TableSetStatus> = {
  ...NOT_IN_MEMORY,
  cached: false,
  error: undefined,
  storageProblem: undefined,
};

// A browser takes a longer one for none at all.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How somebody waits for the tables. */
export interface Waiting {
  /** Gives up waiting. */
  signal?: AbortSignal | undefined;
  /** How long to wait. */
  limitMs?: number | undefined;
  /** Is told how far the tables are loaded. */
  onProgress?: ((progress: SolverProgress) => void) | undefined;
}

export class ModuleTables {
  readonly #report: (status: TableSetStatus, isNews: boolean) => void;
  readonly #worker: ModuleWorker;
  #status = INITIAL_STATUS;
  #loading: Promise<Session> | undefined;
  #otherUseCount = 0;
  readonly #waiting = new Set<Waiting>();

  /**
   * @param ways the ways to start the module's worker
   * @param report is told each status; `isNews`: it differs from the one before by more than how far the tables are
   * loaded
   * @param lifetime aborted when the solver ends.
   */
  constructor(
    { set, isThreaded }: TableModule,
    ways: (withThreads: boolean) => WorkerWay[],
    options: GivenSolverOptions,
    report: (status: TableSetStatus, isNews: boolean) => void,
    lifetime: AbortSignal,
  ) {
    this.#report = report;
    const own = isThreaded ? options : { ...options, threads: 1 };
    this.#worker = new ModuleWorker(ways, own, lifetime, (hasDied) => this.#lose(hasDied));
    onTablesDeleted(set, () => this.#change({ cached: false }), lifetime);
  }

  /**
   * Resolves when the tables are in use, and stored if that is possible.
   * @throws SolverError "bundle-failed", "worker-crashed", "memory" or another code if they cannot be loaded;
   * "disposed"; AbortError.
   */
  async prepare(waiting: Waiting = {}): Promise<void> {
    await rejectOnAbort(waiting.signal, () =>
      this.#worker.use(async (open) => this.#keep(await this.#loaded(open, waiting))),
    );
  }

  /**
   * Settles as `work` does, until when the worker is not idle. `open` gives a session with the tables in use; it
   * rejects as `prepare` does, and with SolverError "time".
   */
  use<Result>(
    waiting: Waiting,
    work: (open: () => Promise<Session>) => Promise<Result>,
  ): Promise<Result> {
    return this.#worker.use((open) => work(() => this.#loaded(open, waiting)));
  }

  /** As `use`, but `open` waits for no tables: for what the module does without them. */
  async useWithout<Result>(
    work: (open: () => Promise<Session>) => Promise<Result>,
  ): Promise<Result> {
    ++this.#otherUseCount;
    try {
      return await this.#worker.use(work);
    } finally {
      --this.#otherUseCount;
    }
  }

  // When nobody waits for them any more, the tables are not loaded to their end, unless the worker is at something
  // else as well.
  async #loaded(open: () => Promise<Session>, waiting: Waiting): Promise<Session> {
    const { signal, limitMs = Infinity } = waiting;
    if (signal?.aborted) throw abortError();
    this.#loading ??= this.#load(open);
    this.#waiting.add(waiting);
    const leave = () => {
      this.#waiting.delete(waiting);
      const isLoading = this.#status.state === "loading";
      if (this.#waiting.size === 0 && isLoading && this.#otherUseCount === 0) this.#worker.end();
    };
    let stopClock: () => void = () => undefined;
    const passed = new Promise<never>((_, reject) => {
      if (limitMs > LONGEST_TIMER_MS) return;
      stopClock = systemClock.limit(limitMs, () => {
        reject(new SolverError("time", "The limit passed before the tables were loaded."));
        leave();
      });
    });
    signal?.addEventListener("abort", leave);
    try {
      return await Promise.race([this.#loading, passed]);
    } finally {
      stopClock();
      signal?.removeEventListener("abort", leave);
      this.#waiting.delete(waiting);
    }
  }

  async #load(open: () => Promise<Session>): Promise<Session> {
    this.#change({ ...NOT_IN_MEMORY, state: "loading", error: undefined });
    let session: Session | undefined;
    try {
      const opened = (session = await open());
      await opened.connection.whileHeld(withRoom(() => this.#request(opened)));
      await opened.threadsStarted;
      return opened;
    } catch (error) {
      if (session && !session.connection.hasEnded) {
        if (this.#otherUseCount === 0) this.#worker.end();
        else this.#lose(false);
      }
      const { code } = error as SolverError;
      if (code !== "disposed") this.#change({ error: code });
      throw error;
    }
  }

  async #request({ connection }: Session): Promise<void> {
    const { result } = connection.request<"load-tables">(
      { type: "load-tables", storedOnly: false },
      {
        onProgress: (progress) => {
          const { loaded, total } = progress;
          this.#change({ sizeBytes: total, progress: loaded / total }, false);
          for (const { onProgress } of this.#waiting) onProgress?.(progress);
        },
        onInUse: (source, sizeBytes) =>
          this.#change({ state: "in-use", source, sizeBytes, progress: 1 }),
      },
    );
    const { cached, error, storageProblem } = await result;
    this.#change({ cached, error, storageProblem });
  }

  // They may have been deleted since, or there may be room now.
  async #keep({ connection }: Session): Promise<void> {
    const { state, cached: isStored, storageProblem: problem } = this.#status;
    if (state !== "in-use" || isStored || problem === "unavailable") return;
    const { cached, storageProblem } = await connection.request<"keep-tables">({
      type: "keep-tables",
    }).result;
    this.#change({ cached, storageProblem });
  }

  #lose(hasDied: boolean): void {
    this.#loading = undefined;
    this.#change({ ...NOT_IN_MEMORY, error: hasDied ? "worker-crashed" : undefined });
  }

  #change(change: Partial<TableSetStatus>, isNews = true): void {
    this.#status = { ...this.#status, ...change };
    this.#report(this.#status, isNews);
  }
}
