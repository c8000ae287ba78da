// One set of tables in the worker of a module other than the two-phase search.

import { SolverError } from "../../core/errors";
import type { SolverProgress, TableSetStatus } from "../../core/solution";
import { abortError, onAbort } from "../platform/abort";
import { systemClock } from "../platform/clock";
import { onTablesDeleted } from "../storage/deletion-news";
import type { TableSet } from "../tables/table-set";
import type { Session } from "./engine-life";
import { withRoom } from "./idle-workers";
import type { ModuleWorker } from "./module-worker";

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

// A browser fires a longer timer at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How a caller waits for the tables. */
export interface Waiting {
  /** Gives up waiting. */
  signal?: AbortSignal | undefined;
  /** The moment of the clock until which to wait, for all sets that are waited for. */
  deadlineMs?: number | undefined;
  /** Receives the progress of loading the tables. */
  onProgress?: ((progress: SolverProgress) => void) | undefined;
}

/** `isNews`: not only the progress of loading has changed since the last status. */
export type StatusReport = (status: TableSetStatus, isNews: boolean) => void;

export class ModuleSet {
  readonly #set: TableSet;
  readonly #worker: ModuleWorker;
  readonly #isNeeded: boolean;
  readonly #report: StatusReport;
  #status = INITIAL_STATUS;
  // Resolves without a session if loading was cancelled before it began.
  #loading: Promise<Session | undefined> | undefined;
  #cancelLoading: (() => void) | undefined;
  #isStoredOnly = false;
  readonly #waiting = new Set<Waiting>();

  /**
   * @param isNeeded whether the worker is of no use without the set
   * @param report receives each status
   * @param lifetime aborted when the solver ends
   */
  constructor(
    set: TableSet,
    worker: ModuleWorker,
    isNeeded: boolean,
    report: StatusReport,
    lifetime: AbortSignal,
  ) {
    this.#set = set;
    this.#worker = worker;
    this.#isNeeded = isNeeded;
    this.#report = report;
    worker.onEnd((hasDied) => this.#lose(hasDied));
    onTablesDeleted(set, () => this.#change({ cached: false }), lifetime);
  }

  get isInUse(): boolean {
    return this.#status.state === "in-use";
  }

  /**
   * Resolves with the session of `open` when the tables are in use. If nobody waits for them any longer, loading them is
   * cancelled if it has not begun, and stops if the worker does nothing else.
   * @param storedOnly whether to load only stored tables; if they are not stored, it resolves without them
   * @throws SolverError what `open` throws; "worker-crashed", "memory" or another code if they cannot be loaded;
   * "time"; AbortError.
   */
  async load(open: () => Promise<Session>, waiting: Waiting, storedOnly = false): Promise<Session> {
    const { signal, deadlineMs = Infinity } = waiting;
    if (signal?.aborted) throw abortError(signal);
    if (!this.#loading) {
      this.#isStoredOnly = storedOnly;
      this.#loading = this.#load(open);
    }
    const isStoredOnly = this.#isStoredOnly;
    this.#waiting.add(waiting);
    const leave = () => {
      this.#waiting.delete(waiting);
      const isLoading = this.#status.state === "loading";
      if (this.#waiting.size > 0 || !isLoading) return;
      if (this.#worker.isBusy) this.#cancelLoading?.();
      else this.#worker.end();
    };
    let stopClock: () => void = () => undefined;
    const passed = new Promise<never>((_, reject) => {
      const limitMs = Math.max(0, deadlineMs - systemClock.nowMs());
      if (limitMs > LONGEST_TIMER_MS) return;
      stopClock = systemClock.limit(limitMs, () => {
        reject(
          new SolverError(
            "time",
            "The limit passed before the tables were loaded. Allow more, or call prepare first.",
          ),
        );
        leave();
      });
    });
    const forget = signal && onAbort(signal, leave);
    try {
      const session = await Promise.race([this.#loading, passed]);
      if (session && (storedOnly || !isStoredOnly || this.isInUse)) return session;
    } finally {
      stopClock();
      forget?.();
      this.#waiting.delete(waiting);
    }
    // Others waited for stored ones only, and there were none; or others have cancelled it.
    return this.load(open, waiting, storedOnly);
  }

  /** Stores tables that are in use and not stored: they may have been deleted since, or there may be room now. */
  async keep({ connection }: Session): Promise<void> {
    const { state, cached: isStored, storageProblem: problem } = this.#status;
    if (state !== "in-use" || isStored || problem === "unavailable") return;
    const { cached, storageProblem } = await connection.request<"keep-tables">({
      type: "keep-tables",
      set: this.#set.name,
    }).result;
    this.#change({ cached, storageProblem });
  }

  async #load(open: () => Promise<Session>): Promise<Session | undefined> {
    this.#change({ ...NOT_IN_MEMORY, state: "loading", error: undefined });
    let session: Session | undefined;
    try {
      const opened = (session = await open());
      const isDone = await opened.connection.whileHeld(withRoom(() => this.#request(opened)));
      if (!isDone) return undefined;
      await opened.threadsStarted;
      return opened;
    } catch (error) {
      if (session && !session.connection.hasEnded) {
        if (this.#isNeeded && !this.#worker.isBusy) this.#worker.end();
        else this.#lose(false);
      }
      const { code } = error as SolverError;
      if (code !== "disposed") this.#change({ error: code });
      throw error;
    }
  }

  // false: it was cancelled.
  async #request({ connection }: Session): Promise<boolean> {
    const { id, result } = connection.request<"load-tables">(
      { type: "load-tables", set: this.#set.name, storedOnly: this.#isStoredOnly },
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
    this.#cancelLoading = () => connection.cancel(id);
    const loaded = await result;
    if (!loaded?.source) this.#lose(false);
    if (!loaded) return false;
    const { cached, error, storageProblem } = loaded;
    this.#change({ cached, error, storageProblem });
    return true;
  }

  #lose(hasDied: boolean): void {
    this.#loading = undefined;
    const isLost = hasDied && this.#status.state !== "absent";
    this.#change({ ...NOT_IN_MEMORY, error: isLost ? "worker-crashed" : undefined });
  }

  #change(change: Partial<TableSetStatus>, isNews = true): void {
    this.#status = { ...this.#status, ...change };
    this.#report(this.#status, isNews);
  }
}
