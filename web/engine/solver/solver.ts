// The solver as a page or a program uses it; the work is done in a worker.

import type { Completion } from "../../core/completion";
import { SolverError } from "../../core/errors";
import type { CubeReading, SolveResult, SolverStatus, TableTier } from "../../core/solution";
import { abortError, rejectOnAbort } from "../platform/abort";
import { canShareMemory } from "../worker/bundle";
import { isMetered } from "../platform/connection";
import { onTablesDeleted } from "../storage/deletion-news";
import { StartingWorker } from "../connection/engine-worker";
import { environment } from "../platform/environment";
import { START_SILENCE_LIMIT_MS } from "../connection/life-watch";
import {
  checkSolveOptions,
  checkSolverOptions,
  checkTier,
  DEFAULT_TIME_MS,
  type SolveOptions,
  type SolverOptions,
} from "./options";
import type { AnsweredRequest, RequestResults } from "../worker/protocol";
import { askForPersistence } from "../storage/storage-persistence";
import { UnheardError, VanishedError, WorkerConnection } from "../connection/worker-connection";
import { ownFolderUrl, workerWays } from "../connection/worker-ways";

/** One worker's life. */
interface Session {
  connection: WorkerConnection;
  mayHaveThreads: boolean;
  /** Whether it may be loading stored tables while it starts, as it does with threads. */
  loadsAhead: boolean;
  /** The engine's start; no other request may be made before. */
  started: Promise<void>;
  /** The tables that are loaded from storage alone, to be waited for before any other loading. */
  storedTables: Promise<boolean>;
  /** The full tables under way or in use; undefined if not asked for, or not to be had. */
  fullTables: Promise<void> | undefined;
}

const WITHOUT_FULL_TABLES = {
  tier: "mini",
  tablesSource: undefined,
  tablesLoading: false,
} as const;

// Once may be chance. A device that cannot bear the full tables must still get its cubes solved, so
// a fresh worker then gets them only when `ready` or `reloadTables` is called.
const MAX_DEATHS_WHILE_LOADING = 2;

const INITIAL_STATUS: SolverStatus = {
  ...WITHOUT_FULL_TABLES,
  threads: 1,
  isolated: false,
  tablesCached: false,
  tablesDeferred: false,
  tablesError: undefined,
  storageProblem: undefined,
};

/**
 * Solves cubes, as short as it can in the time it is given.
 *
 * All methods reject with SolverError: "disposed" after `dispose`, "worker-crashed" if the worker
 * dies under them (the next call starts a fresh one), and others of `SolverErrorCode`. One that dies
 * with nothing to do is replaced without a word.
 */
export class Solver {
  private session: Session | undefined;
  private currentStatus = INITIAL_STATUS;
  private isFullAskedFor = false;
  private deathsWhileLoading = 0;
  // By itself a worker is replaced only once, lest workers that cannot live follow each other for ever.
  private isReplacement = false;
  // Where the engine has once not come back from its start with threads, it does without.
  private mayHaveThreads: boolean;
  // Where that has once ended in a death, tables are loaded by an engine that has started.
  private mayLoadAhead = true;
  private ending: SolverError | undefined;
  private readonly lifetime = new AbortController();

  private constructor(private readonly options: SolverOptions) {
    this.mayHaveThreads = options.threads !== 1 && canShareMemory();
    const forget = () => this.changeStatus({ tablesCached: false });
    onTablesDeleted(forget, this.lifetime.signal);
  }

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
    return rejectOnAbort(options.signal, () =>
      this.askOneAlive((session) => this.search(session, text, options)),
    );
  }

  /** Says whether `text` describes a legal cube, and if not, what is wrong where. */
  async check(text: string): Promise<CubeReading> {
    return this.ask<"check">({ type: "check", text: text });
  }

  /**
   * Says what follows for stickers that nobody sees, written as `?`, `.`, `-` or `_`, from the
   * others: how many cubes there can be, and what is the same in all of them.
   * @throws SolverError "length", "color-count" or "center".
   */
  async complete(text: string): Promise<Completion> {
    return this.ask<"complete">({ type: "complete", text: text });
  }

  /** A uniformly random legal cube in normal form. */
  async randomFacelets(): Promise<string> {
    return this.ask<"random-facelets">({ type: "random-facelets" });
  }

  /**
   * Resolves when the tables of `tier` are in use and kept as well as can be; tries anew to get them
   * if that has failed, gets those that were deferred, and stores those that were deleted.
   * @throws SolverError "memory", or another code if they cannot be had; "option" where they are
   * not to be got.
   */
  async ready(tier: TableTier): Promise<void> {
    checkTier(tier, this.options.tables);
    const session = await this.open();
    if (tier !== "full") return;
    this.isFullAskedFor = true;
    await this.loadTables(session);
    const { tablesCached, storageProblem } = this.currentStatus;
    if (!tablesCached && storageProblem === undefined) await this.keepTables(session);
  }

  /**
   * Gets the full tables anew, as if none were in use, and keeps them: for when the stored ones were
   * deleted, or could not be kept. Searches go on from `mini` meanwhile. If they are under way, waits
   * for them.
   * @throws SolverError what `ready` throws.
   */
  async reloadTables(): Promise<void> {
    checkTier("full", this.options.tables);
    const session = await this.open();
    if (!this.currentStatus.tablesLoading) {
      session.storedTables = Promise.resolve(false);
      session.fullTables = undefined;
      this.changeStatus(WITHOUT_FULL_TABLES);
    }
    await this.ready("full");
  }

  /** Ends the worker. Whatever is pending rejects with "disposed", and so do all later calls. */
  dispose(): void {
    if (this.ending) return;
    this.ending = new SolverError("disposed", "The solver was disposed of.");
    this.lifetime.abort();
    this.session?.connection.end(this.ending);
    this.forgetSession();
  }

  private async search(
    session: Session,
    text: string,
    options: SolveOptions,
  ): Promise<SolveResult> {
    const { maxLength = 0, timeMs = DEFAULT_TIME_MS, urgent = false, signal } = options;
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

  private async ask<Type extends "check" | "complete" | "random-facelets">(
    request: AnsweredRequest<Type>,
  ): Promise<RequestResults[Type]> {
    return this.askOneAlive(({ connection }) => connection.request<Type>(request).result);
  }

  // That a worker was gone before is noticed only when it says nothing.
  private async askOneAlive<Result>(ask: (session: Session) => Promise<Result>): Promise<Result> {
    const session = await this.open();
    try {
      return await ask(session);
    } catch (error) {
      if (!(error instanceof UnheardError)) throw error;
    }
    return ask(await this.open());
  }

  private async open(): Promise<Session> {
    this.isReplacement = false;
    return this.openSession();
  }

  private async openSession(): Promise<Session> {
    if (this.ending) throw this.ending;
    this.session ??= this.startSession();
    const session = this.session;
    try {
      await session.started;
    } catch (error) {
      if (this.session === session) this.forgetSession();
      session.connection.end(error as SolverError);
      if (!this.canDoWithLess(session, error as SolverError)) throw error;
      return this.openSession();
    }
    return session;
  }

  // Whether something was asked of the start that may have ended it; no further one is asked for it.
  private canDoWithLess(session: Session, error: SolverError): boolean {
    if (error instanceof VanishedError && session.mayHaveThreads) {
      this.mayHaveThreads = false;
      return true;
    }
    if (error.code !== "worker-crashed" || !session.loadsAhead) return false;
    this.mayLoadAhead = false;
    return true;
  }

  private startSession(): Session {
    const { baseUrl = ownFolderUrl(), threads } = this.options;
    const mostThreads = typeof threads === "number" ? threads : 0;
    const worker = new StartingWorker(workerWays());
    const connection = new WorkerConnection(worker, ({ wasIdle }) => {
      this.forgetDeadSession();
      if (wasIdle) this.replaceSession();
    });
    const { mayHaveThreads } = this;
    const willLoadTables = this.mayLoadAhead && this.loadsTables();
    const { result: started } = connection.request<"start">(
      {
        type: "start",
        baseUrl: baseUrl && folderUrl(baseUrl),
        threads: mayHaveThreads ? mostThreads : 1,
        willLoadTables,
      },
      {},
      mayHaveThreads ? START_SILENCE_LIMIT_MS : undefined,
    );
    const session: Session = {
      connection,
      mayHaveThreads,
      loadsAhead: mayHaveThreads && willLoadTables,
      started: started.then(({ threads, isolated, tablesSource }) => {
        session.loadsAhead = false;
        this.changeStatus({ threads, isolated });
        if (tablesSource) this.changeStatus({ tier: "full", tablesSource });
      }),
      storedTables: Promise.resolve(false),
      fullTables: undefined,
    };
    // Whoever waits for the start or for the tables hears of a failure.
    session.started.then(() => this.loadBehind(session)).catch(() => undefined);
    return session;
  }

  // Whether a session that starts gets tables by itself.
  private loadsTables(): boolean {
    return this.options.tables !== "mini" && this.deathsWhileLoading < MAX_DEATHS_WHILE_LOADING;
  }

  private async loadBehind(session: Session): Promise<void> {
    if (!this.loadsTables()) {
      if (this.options.tables !== "mini") this.changeStatus({ tablesError: "worker-crashed" });
      return;
    }
    if (this.options.tables === "full" || this.isFullAskedFor || !isMetered()) {
      await this.loadTables(session);
      return;
    }
    session.storedTables = this.requestTables(session, true);
    const areInUse = await session.storedTables;
    if (!areInUse && !session.fullTables) this.changeStatus({ tablesDeferred: true });
  }

  private loadTables(session: Session): Promise<void> {
    session.fullTables ??= this.requestMissingTables(session).catch((error: unknown) => {
      session.fullTables = undefined;
      throw error;
    });
    return session.fullTables;
  }

  private async requestMissingTables(session: Session): Promise<void> {
    // That stored ones could not be loaded is no reason not to get others.
    const areInUse = await session.storedTables.catch(() => false);
    if (!areInUse) await this.requestTables(session, false);
  }

  private async keepTables({ connection }: Session): Promise<void> {
    const { result } = connection.request<"keep-tables">({ type: "keep-tables" });
    const { cached, storageProblem } = await result;
    this.changeStatus({ tablesCached: cached, storageProblem });
  }

  // Resolves with whether the full tables are in use.
  private async requestTables(session: Session, storedOnly: boolean): Promise<boolean> {
    this.changeStatus({ tablesLoading: true, tablesDeferred: false, tablesError: undefined });
    const { result } = session.connection.request<"load-tables">(
      { type: "load-tables", storedOnly },
      {
        onProgress: this.options.onProgress,
        onInUse: (tablesSource) => this.changeStatus({ tier: "full", tablesSource }),
      },
    );
    try {
      const { source, cached, error, storageProblem } = await result;
      this.deathsWhileLoading = 0;
      if (cached && source !== "storage") void askForPersistence(this.lifetime.signal);
      this.changeStatus({
        tablesLoading: false,
        tablesCached: cached,
        tablesError: error,
        storageProblem,
      });
      return source !== undefined;
    } catch (error) {
      if (this.session === session) {
        const { code } = error as SolverError;
        this.changeStatus({ ...WITHOUT_FULL_TABLES, tablesError: code });
      }
      throw error;
    }
  }

  private forgetDeadSession(): void {
    const { tablesLoading } = this.currentStatus;
    this.forgetSession();
    if (!tablesLoading) return;
    ++this.deathsWhileLoading;
    this.changeStatus({ tablesError: "worker-crashed" });
  }

  private replaceSession(): void {
    if (this.isReplacement) return;
    this.isReplacement = true;
    // Whoever asks for something next hears why there is none.
    this.openSession().catch(() => undefined);
  }

  private forgetSession(): void {
    this.session = undefined;
    this.changeStatus(WITHOUT_FULL_TABLES);
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
