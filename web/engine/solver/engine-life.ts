// The worker of a solver: started when it is needed, replaced when it has died.

import { SolverError } from "../../core/errors";
import { StartingWorker, type WorkerWay } from "../connection/engine-worker";
import { START_SILENCE_LIMIT_MS } from "../connection/life-watch";
import { VanishedError, WorkerConnection } from "../connection/worker-connection";
import { ownFolderUrl, workerWays } from "../connection/worker-ways";
import { baseOfAddresses } from "../platform/environment";
import { availableThreads, canShareMemory } from "../worker/bundle/bundle";
import type { EngineDescription } from "../worker/messages/protocol";
import { endIdleWorkers } from "./idle-workers";
import type { GivenSolverOptions } from "./options";

/** One worker, from its start to its end. */
export interface Session {
  readonly connection: WorkerConnection;
  /** The start of the engine. If it fails, the worker is ended too. */
  readonly started: Promise<EngineDescription>;
  /** Resolves when the number of threads is final; never rejects. */
  readonly threadsStarted: Promise<void>;
}

/** What EngineLife asks, and what it reports. */
export interface LifeEvents {
  /** Whether the full tables will be loaded as soon as a worker has started. */
  willLoadTables(): boolean;
  /** An engine has started. */
  started(session: Session, engine: EngineDescription): void;
  /** The number of threads that search is final. */
  threadsStarted(threads: number): void;
  /** The worker is gone. `hasDied`: it ended by itself. */
  ended(hasDied: boolean): void;
}

interface StartingSession extends Session {
  withThreads: boolean;
  /** Whether it may be loading stored tables during its start, as it does with threads. */
  loadsAhead: boolean;
}

export class EngineLife {
  readonly #options: GivenSolverOptions;
  readonly #events: LifeEvents;
  readonly #threads: number;
  readonly #ways: (withThreads: boolean) => WorkerWay[];
  #session: StartingSession | undefined;
  #hasEnded = false;
  // An idle worker that dies is replaced at once, so that the next question finds an engine that has
  // started. If that one dies too, the next question starts another: replacing it at once could go on for
  // ever.
  #isReplacement = false;
  // False after a start with threads has failed.
  #mayHaveThreads: boolean;
  // False after a worker has died while it started and loaded tables at the same time.
  #mayLoadAhead = true;

  /** @param ways the ways to start the worker; by default that of the two-phase search. */
  constructor(options: GivenSolverOptions, events: LifeEvents, ways = workerWays) {
    this.#options = options;
    this.#events = events;
    this.#ways = ways;
    const { threads = "auto" } = options;
    this.#threads = threads === "auto" ? availableThreads() : threads;
    this.#mayHaveThreads = this.#threads > 1 && canShareMemory();
  }

  /**
   * A session whose engine has started.
   * @throws SolverError "bundle-failed", "memory", "worker-crashed", "disposed".
   */
  async open(): Promise<Session> {
    this.#isReplacement = false;
    return this.#open();
  }

  /** Ends the worker for good. Pending requests reject with `reason`, later ones with "disposed". */
  end(reason: Error = disposedError()): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#session?.connection.end(reason);
    this.#forget(false);
  }

  async #open(): Promise<Session> {
    if (this.#hasEnded) throw disposedError();
    this.#session ??= this.#start();
    const session = this.#session;
    try {
      await session.started;
    } catch (error) {
      if (this.#session === session) this.#forget(false);
      session.connection.end(error as SolverError);
      if (!this.#canDoWithLess(session, error as SolverError)) throw error;
      return this.#open();
    }
    return session;
  }

  // Whether to start once more without threads, or without loading tables during the start: either may have caused the
  // failure. Later starts do without it too.
  #canDoWithLess({ withThreads, loadsAhead }: StartingSession, error: SolverError): boolean {
    const isOfStart = ["bundle-failed", "memory"].includes(error.code);
    if (withThreads && (error instanceof VanishedError || isOfStart)) {
      this.#mayHaveThreads = false;
      return true;
    }
    if (error.code !== "worker-crashed" || !loadsAhead) return false;
    this.#mayLoadAhead = false;
    return true;
  }

  #start(): StartingSession {
    const { baseUrl = ownFolderUrl() } = this.#options;
    const withThreads = this.#mayHaveThreads;
    const connection = new WorkerConnection(
      new StartingWorker(this.#ways(withThreads)),
      ({ wasIdle }) => {
        this.#forget(true);
        if (wasIdle) this.#replace();
      },
    );
    const willLoadTables = this.#mayLoadAhead && this.#events.willLoadTables();
    const { result } = connection.request<"start">(
      {
        type: "start",
        baseUrl: baseUrl && folderUrl(baseUrl),
        threads: withThreads ? this.#threads : 1,
        willLoadTables,
      },
      {},
      withThreads ? START_SILENCE_LIMIT_MS : undefined,
    );
    const started = result.then((engine) => {
      session.loadsAhead = false;
      this.#events.started(session, engine);
      return engine;
    });
    const session: StartingSession = {
      connection,
      withThreads,
      loadsAhead: withThreads && willLoadTables,
      started,
      threadsStarted: started
        .then(() => this.#startThreads(connection, withThreads))
        .catch(() => undefined),
    };
    return session;
  }

  async #startThreads(connection: WorkerConnection, withThreads: boolean): Promise<void> {
    if (!withThreads) return;
    const { result } = connection.request<"start-threads">({ type: "start-threads" });
    this.#events.threadsStarted(await result);
  }

  #replace(): void {
    if (this.#isReplacement) return;
    this.#isReplacement = true;
    // If no other worker can start, the next call rejects.
    this.#open().catch(() => undefined);
  }

  #forget(hasDied: boolean): void {
    this.#session = undefined;
    this.#events.ended(hasDied);
    if (hasDied) endIdleWorkers();
  }
}

// Absolute, since the worker resolves URLs differently, and with a slash at the end.
function folderUrl(baseUrl: string | URL): string {
  const { href } = new URL(baseUrl, baseOfAddresses());
  return href.endsWith("/") ? href : `${href}/`;
}

/** What pending calls reject with when a solver, or one of its workers, is ended. */
export function disposedError(): SolverError {
  return new SolverError("disposed", "The solver was disposed of.");
}
