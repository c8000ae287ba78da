// The solver as a page or a program uses it; the work is done in a worker.

import { SolverError } from "../core/errors";
import type { CubeReading, SolveResult, SolverStatus } from "../core/solution";
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
  /** The tables under way or in use; undefined after they could not be had. */
  tables: Promise<void> | undefined;
}

/**
 * Solves cubes, as short as it can in the time it is given.
 *
 * All methods reject with SolverError: "disposed" after `dispose`, "worker-crashed" if the worker
 * dies under them (the next call starts a fresh one), and others of `SolverErrorCode`.
 */
export class Solver {
  private session: Session | undefined;
  private description: EngineDescription = { threads: 1, isolated: false };
  private tier: SolverStatus["tier"] = "none";
  private tablesCached = false;
  private ending: SolverError | undefined;
  private readonly lifetime = new AbortController();

  private constructor(private readonly options: SolverOptions) {}

  /**
   * Starts the engine. Checking cubes and making random ones works from then on; the tables are got
   * behind, and `solve` waits for them.
   * @throws SolverError "option", "bundle-failed", "worker-crashed"; AbortError.
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
      // Whoever solves hears of a failure, and it is tried again then.
      solver.loadTables(session).catch(() => undefined);
      return solver;
    } catch (error) {
      solver.dispose();
      throw signal?.aborted ? abortError() : error;
    }
  }

  /** How the solver stands at this moment. */
  get status(): SolverStatus {
    const { threads, isolated } = this.description;
    return { tier: this.tier, threads, isolated, tablesCached: this.tablesCached };
  }

  /**
   * Solves the cube that `text` describes in any accepted form (core/facelets.ts); the moves are
   * for the cube as it is held. Several solves are done in their order. Waits for the tables;
   * `timeMs` counts from when the search begins. When it is over before there is any solution, the
   * first solution is waited for.
   * @throws SolverError with the cube's code and the stickers and pieces concerned; "option",
   * "memory"; AbortError.
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

  /** Resolves when the tables of `tier` are in use. */
  async ready(tier: "full"): Promise<void> {
    checkTier(tier);
    await this.loadTables(await this.open());
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
    const { maxLength = 0, timeMs = DEFAULT_TIME_MS, signal, onImproved } = options;
    const session = await this.open();
    // The worker makes the solve wait for these, and rejects it if they cannot be had.
    this.loadTables(session).catch(() => undefined);
    if (signal?.aborted) throw abortError();
    const { id, result } = session.connection.request<"solve">(
      { type: "solve", text: text, maxLength, timeMs },
      { onImproved: (solution) => !signal?.aborted && onImproved?.(solution) },
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
      this.description = await session.started;
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
    return { connection, started, tables: undefined };
  }

  private loadTables(session: Session): Promise<void> {
    session.tables ??= this.requestTables(session).catch((error: unknown) => {
      session.tables = undefined;
      throw error;
    });
    return session.tables;
  }

  private async requestTables({ connection }: Session): Promise<void> {
    const { onProgress } = this.options;
    const { result } = connection.request<"load-tables">({ type: "load-tables" }, { onProgress });
    const { cached } = await result;
    this.tier = "full";
    this.tablesCached = cached;
  }

  private forgetSession(): void {
    this.session = undefined;
    this.tier = "none";
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
