// The worker of a solver: started when it is needed, replaced when it has died.

import type { SolverError } from "../../core/errors";
import { StartingWorker } from "../connection/engine-worker";
import { START_SILENCE_LIMIT_MS } from "../connection/life-watch";
import { VanishedError, WorkerConnection } from "../connection/worker-connection";
import { ownFolderUrl, workerWays } from "../connection/worker-ways";
import { environment } from "../platform/environment";
import { availableThreads, canShareMemory } from "../worker/bundle";
import type { EngineDescription } from "../worker/protocol";
import type { SolverOptions } from "./options";

/** One worker's life. */
export interface Session {
  readonly connection: WorkerConnection;
  /** The engine's start. What it rejects with has ended the worker, if the worker did not end it. */
  readonly started: Promise<EngineDescription>;
  /** Resolves when all threads search that will; never rejects. */
  readonly threadsStarted: Promise<void>;
}

/** What a life asks and tells. */
export interface LifeEvents {
  /** Whether the full tables are loaded as soon as a worker has started. */
  willLoadTables(): boolean;
  /** An engine has started. */
  started(session: Session, engine: EngineDescription): void;
  /** So many threads search now. */
  threadsStarted(threads: number): void;
  /** There is no worker any more; `hasDied`: it ended by itself. */
  ended(hasDied: boolean): void;
}

interface StartingSession extends Session {
  withThreads: boolean;
  /** Whether it may be loading stored tables while it starts, as it does with threads. */
  loadsAhead: boolean;
}

export class EngineLife {
  readonly #options: SolverOptions;
  readonly #events: LifeEvents;
  readonly #threads: number;
  #session: StartingSession | undefined;
  #ending: SolverError | undefined;
  // By itself a worker is replaced only once: workers that cannot live would follow each other
  // without end.
  #isReplacement = false;
  // Where a start with threads has failed, the next ones do without.
  #mayHaveThreads: boolean;
  // Where a worker has died while it started and loaded tables, the next ones do one after the other.
  #mayLoadAhead = true;

  constructor(options: SolverOptions, events: LifeEvents) {
    this.#options = options;
    this.#events = events;
    const { threads = "auto" } = options;
    this.#threads = threads === "auto" ? availableThreads() : threads;
    this.#mayHaveThreads = this.#threads > 1 && canShareMemory();
  }

  /**
   * A session whose engine has started.
   * @throws SolverError "bundle-failed", "worker-crashed", "disposed".
   */
  async open(): Promise<Session> {
    this.#isReplacement = false;
    return this.#open();
  }

  /** Ends the worker for good: what is pending and all that is asked later rejects with `error`. */
  end(error: SolverError): void {
    if (this.#ending) return;
    this.#ending = error;
    this.#session?.connection.end(error);
    this.#forget(false);
  }

  async #open(): Promise<Session> {
    if (this.#ending) throw this.#ending;
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

  // Whether the start was asked for something that it can do without, which may have made it fail.
  // Later starts are not asked for it.
  #canDoWithLess({ withThreads, loadsAhead }: StartingSession, error: SolverError): boolean {
    if (withThreads && (error instanceof VanishedError || error.code === "bundle-failed")) {
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
      new StartingWorker(workerWays(withThreads)),
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
    // If there can be none, whoever asks for something next is told so.
    this.#open().catch(() => undefined);
  }

  #forget(hasDied: boolean): void {
    this.#session = undefined;
    this.#events.ended(hasDied);
  }
}

// Absolute, as the worker lies elsewhere, and ending in a slash, so that URLs below it resolve.
function folderUrl(baseUrl: string | URL): string {
  const { href } = new URL(baseUrl, environment.location?.href);
  return href.endsWith("/") ? href : `${href}/`;
}
