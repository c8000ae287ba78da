// The full tables of a solver: loaded behind what it does, kept for the next visit, and told of in
// its status.

import type { SolverError } from "../../core/errors";
import { isMetered } from "../platform/connection";
import { askForPersistence } from "../storage/storage-persistence";
import type { EngineDescription } from "../worker/protocol";
import type { Session } from "./engine-life";
import type { SolverOptions } from "./options";
import { WITHOUT_FULL_TABLES, type SolverState } from "./solver-state";

// Once may be chance. A device that cannot bear the full tables must still get its cubes solved, so
// a fresh worker then gets them only when `ready` or `reload` is called.
const MAX_DEATHS_WHILE_LOADING = 2;

/** What one worker does for the full tables. */
interface Loading {
  /** Loading what is stored, and nothing else. Any other loading waits for it. */
  stored: Promise<boolean>;
  /** The full tables under way or in use; undefined if not asked for, or not to be had. */
  full: Promise<void> | undefined;
}

export class FullTables {
  readonly #options: SolverOptions;
  readonly #state: SolverState;
  readonly #lifetime: AbortSignal;
  readonly #loadings = new WeakMap<Session, Loading>();
  #isAskedFor = false;
  #deathsWhileLoading = 0;

  /** @param lifetime the solver's: aborted when it ends. */
  constructor(options: SolverOptions, state: SolverState, lifetime: AbortSignal) {
    this.#options = options;
    this.#state = state;
    this.#lifetime = lifetime;
  }

  /** Whether they are loaded by themselves as soon as an engine has started. */
  get loadThemselves(): boolean {
    return this.#options.tables !== "mini" && this.#deathsWhileLoading < MAX_DEATHS_WHILE_LOADING;
  }

  /** An engine has started: loads what is to be loaded by itself. */
  engineStarted(session: Session, { tablesSource }: EngineDescription): void {
    if (tablesSource) this.#state.change({ tier: "full", tablesSource });
    if (this.loadThemselves) {
      // Whoever waits for the tables is told of a failure.
      this.#loadBehind(session).catch(() => undefined);
    } else if (this.#options.tables !== "mini") {
      this.#state.change({ tablesError: "worker-crashed" });
    }
  }

  /** There is no worker any more; `hasDied`: it ended by itself. */
  engineEnded(hasDied: boolean): void {
    const { tablesLoading } = this.#state.status;
    this.#state.change(WITHOUT_FULL_TABLES);
    if (!tablesLoading || !hasDied) return;
    ++this.#deathsWhileLoading;
    this.#state.change({ tablesError: "worker-crashed" });
  }

  /** Resolves when they are in use. */
  load(session: Session): Promise<void> {
    const loading = this.#loadingOf(session);
    loading.full ??= this.#loadMissing(session, loading).catch((error: unknown) => {
      loading.full = undefined;
      throw error;
    });
    return loading.full;
  }

  /** Loads them also where they would not be loaded by themselves, and stores them if they are not. */
  async loadAndKeep(session: Session): Promise<void> {
    this.#isAskedFor = true;
    await this.load(session);
    const { tablesCached, storageProblem } = this.#state.status;
    if (!tablesCached && storageProblem === undefined) await this.#keep(session);
  }

  /** The same anew, as if none were in use; if they are under way, goes on with that. */
  async reload(session: Session): Promise<void> {
    if (!this.#state.status.tablesLoading) {
      this.#loadings.delete(session);
      this.#state.change(WITHOUT_FULL_TABLES);
    }
    await this.loadAndKeep(session);
  }

  #loadingOf(session: Session): Loading {
    let loading = this.#loadings.get(session);
    if (!loading) {
      loading = { stored: Promise.resolve(false), full: undefined };
      this.#loadings.set(session, loading);
    }
    return loading;
  }

  async #loadBehind(session: Session): Promise<void> {
    if (this.#options.tables === "full" || this.#isAskedFor || !isMetered()) {
      await this.load(session);
      return;
    }
    const loading = this.#loadingOf(session);
    loading.stored = this.#request(session, true);
    const areInUse = await loading.stored;
    if (!areInUse && !loading.full) this.#state.change({ tablesDeferred: true });
  }

  async #loadMissing(session: Session, { stored }: Loading): Promise<void> {
    // That stored ones could not be loaded is no reason not to get others.
    const areInUse = await stored.catch(() => false);
    if (!areInUse) await this.#request(session, false);
  }

  async #keep({ connection }: Session): Promise<void> {
    const { result } = connection.request<"keep-tables">({ type: "keep-tables" });
    const { cached, storageProblem } = await result;
    this.#state.change({ tablesCached: cached, storageProblem });
  }

  // Resolves with whether the full tables are in use.
  async #request(session: Session, storedOnly: boolean): Promise<boolean> {
    this.#state.change({ tablesLoading: true, tablesDeferred: false, tablesError: undefined });
    const { result } = session.connection.request<"load-tables">(
      { type: "load-tables", storedOnly },
      {
        onProgress: this.#options.onProgress,
        onInUse: (tablesSource) => this.#state.change({ tier: "full", tablesSource }),
      },
    );
    try {
      const { source, cached, error, storageProblem } = await result;
      this.#deathsWhileLoading = 0;
      if (cached && source !== "storage") void askForPersistence(this.#lifetime);
      this.#state.change({
        tablesLoading: false,
        tablesCached: cached,
        tablesError: error,
        storageProblem,
      });
      return source !== undefined;
    } catch (error) {
      // A worker that has ended has been accounted for already, and another may have begun.
      if (!session.connection.hasEnded) {
        const { code } = error as SolverError;
        this.#state.change({ ...WITHOUT_FULL_TABLES, tablesError: code });
      }
      throw error;
    }
  }
}
