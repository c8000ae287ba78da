// The solver as a page or a program uses it; the work is done in a worker.

import { SolverError } from "../core/errors";
import type { CubeReading, SolveResult, SolverStatus, TableTier } from "../core/solution";
import { environment } from "./environment";
import {
  checkSolveOptions,
  checkSolverOptions,
  checkTier,
  DEFAULT_TIME_MS,
  type SolveOptions,
  type SolverOptions,
} from "./options";
import type { AnsweredRequest, EngineDescription, RequestResults } from "./protocol";
import { WorkerConnection } from "./worker-connection";

/** One worker's life. */
interface Session {
  connection: WorkerConnection;
  /** The engine's start; no other request may be made before. */
  started: Promise<EngineDescription>;
  /** The full tables under way or in use; undefined if not asked for, or not to be had. */
  fullTables: Promise<void> | undefined;
}

/**
 * Solves cubes, as short as it can in the time it is given.
 *
 * All methods reject with SolverError: "disposed" after `dispose`, "worker-crashed" if the worker
 * dies under them (the next call starts a fresh one), and others of `SolverErrorCode`.
 */
export class Solver {
  private session: Session | undefined;
  private currentStatus: SolverStatus = {
    tier: "mini",
    threads: 1,
    isolated: false,
    tablesLoading: false,
    tablesCached: false,
    tablesError: undefined,
  };
  private ending: SolverError | undefined;
  private readonly lifetime = new AbortController();

  private constructor(private readonly options: SolverOptions) {}

  /**
   * Starts the engine, which solves from then on; with `tables: "full"` waits for them as well.
   * @throws SolverError "option", "bundle-failed", "worker-crashed", what `ready` throws; AbortError.
   */
  static async create(options: SolverOptions = {}): Promise<Solver> {
    checkSolverOptions(options);
    const { signal } = options;
    if (signal?.aborted) throw abortError();
    const solver = new Solver(options);
    const whileAlive = { signal: solver.lifetime.signal };
    signal?.addEventListener("abort", () => solver.dispose(), whileAlive);
    try {
      const session = await solver.open();
      if (options.tables === "full") await solver.loadTables(session);
      return solver;
    } catch (error) {
      solver.dispose();
      throw signal?.aborted ? abortError() : error;
    }
  }

  /** How the solver stands at this moment. */
  get status(): SolverStatus {
    return this.currentStatus;
  }

  /**
   * Solves the cube that `text` describes in any accepted form (core/facelets.ts); the moves are
   * for the cube as it is held. Several solves are done one after another, in their order but for
   * those that are urgent. To have one begin at once, abort the one that runs. `timeMs` counts from
   * when the search begins; when it is over before there is any solution, the first solution is
   * waited for.
   * @throws SolverError with the cube's code and the stickers and pieces concerned; "option";
   * what `ready` throws, if the solver was created with `tables: "full"`; AbortError.
   */
  async solve(text: string, options: SolveOptions = {}): Promise<SolveResult> {
    checkSolveOptions(options);
    return rejectOnAbort(options.signal, () => this.search(text, options));
  }

  /** Says whether `text` describes a legal cube, and if not, what is wrong where. */
  async check(text: string): Promise<CubeReading> {
    return this.ask<"check">({ type: "check", text: text });
  }

  /** A uniformly random legal cube in normal form. */
  async randomFacelets(): Promise<string> {
    return this.ask<"random-facelets">({ type: "random-facelets" });
  }

  /**
   * Resolves when the tables of `tier` are in use; tries anew to get them if that has failed.
   * @throws SolverError "memory", or another code if they cannot be had; "option" where they are
   * not to be got.
   */
  async ready(tier: TableTier): Promise<void> {
    checkTier(tier, this.options.tables);
    const session = await this.open();
    if (tier === "full") await this.loadTables(session);
  }

  /** Ends the worker. Whatever is pending rejects with "disposed", and so do all later calls. */
  dispose(): void {
    if (this.ending) return;
    this.ending = new SolverError("disposed", "The solver was disposed of.");
    this.lifetime.abort();
    this.session?.connection.end(this.ending);
    this.forgetSession();
  }

  private async search(text: string, options: SolveOptions): Promise<SolveResult> {
    const { maxLength = 0, timeMs = DEFAULT_TIME_MS, urgent = false, signal } = options;
    const session = await this.open();
    if (this.options.tables === "full") await this.loadTables(session);
    if (signal?.aborted) throw abortError();
    const { id, result } = session.connection.request<"solve">(
      { type: "solve", text: text, maxLength, timeMs, urgent },
      {
        onImproved: (solution) => !signal?.aborted && options.onImproved?.(solution),
        onBound: (lowerBound) => !signal?.aborted && options.onBound?.(lowerBound),
      },
    );
    const cancel = () => session.connection.cancel(id);
    signal?.addEventListener("abort", cancel);
    try {
      const solved = await result;
      if (!solved) throw abortError();
      return solved;
    } finally {
      signal?.removeEventListener("abort", cancel);
    }
  }

  private async ask<Type extends "check" | "random-facelets">(
    request: AnsweredRequest<Type>,
  ): Promise<RequestResults[Type]> {
    const { connection } = await this.open();
    return connection.request<Type>(request).result;
  }

  private async open(): Promise<Session> {
    if (this.ending) throw this.ending;
    this.session ??= this.startSession();
    const session = this.session;
    try {
      await session.started;
    } catch (error) {
      if (this.session === session) this.forgetSession();
      session.connection.end(error as SolverError);
      throw error;
    }
    return session;
  }

  private startSession(): Session {
    const { baseUrl = new URL(/* @vite-ignore */ ".", import.meta.url), threads } = this.options;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const connection = new WorkerConnection(worker, () => this.forgetSession());
    const { result: started } = connection.request<"start">({
      type: "start",
      baseUrl: folderUrl(baseUrl),
      threads: typeof threads === "number" ? threads : 0,
    });
    const session: Session = { connection, started, fullTables: undefined };
    started.then(
      ({ threads, isolated }) => this.changeStatus({ threads, isolated }),
      () => undefined,
    );
    if (this.options.tables !== "mini") {
      // Whoever waits for the start or for the tables hears of a failure.
      started.then(() => this.loadTables(session)).catch(() => undefined);
    }
    return session;
  }

  private loadTables(session: Session): Promise<void> {
    session.fullTables ??= this.requestTables(session).catch((error: unknown) => {
      session.fullTables = undefined;
      if (this.session === session) {
        const tablesError = (error as SolverError).code;
        this.changeStatus({ tier: "mini", tablesLoading: false, tablesError });
      }
      throw error;
    });
    return session.fullTables;
  }

  private async requestTables({ connection }: Session): Promise<void> {
    this.changeStatus({ tablesLoading: true, tablesError: undefined });
    const { result } = connection.request<"load-tables">(
      { type: "load-tables" },
      { onProgress: this.options.onProgress, onInUse: () => this.changeStatus({ tier: "full" }) },
    );
    const { cached } = await result;
    this.changeStatus({ tablesLoading: false, tablesCached: cached });
  }

  private forgetSession(): void {
    this.session = undefined;
    this.changeStatus({ tier: "mini", tablesLoading: false });
  }

  private changeStatus(change: Partial<SolverStatus>): void {
    this.currentStatus = { ...this.currentStatus, ...change };
    this.options.onStatus?.(this.currentStatus);
  }
}

// Absolute, as the worker lies elsewhere, and ending in a slash, so that URLs below it resolve.
function folderUrl(baseUrl: string | URL): string {
  const { href } = new URL(baseUrl, environment.location?.href);
  return href.endsWith("/") ? href : `${href}/`;
}

function abortError(): DOMException {
  return new DOMException("The operation was aborted.", "AbortError");
}

function rejectOnAbort<Result>(
  signal: AbortSignal | undefined,
  start: () => Promise<Result>,
): Promise<Result> {
  if (!signal) return start();
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortError());
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener("abort", abort);
    start()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", abort));
  });
}
