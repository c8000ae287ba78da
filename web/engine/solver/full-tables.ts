// The full tables of a solver: they are loaded in the background, stored for the next visit, and described
// in its status.

import type { SolverError } from "../../core/errors";
import { isMetered } from "../platform/connection";
import { askForPersistence } from "../storage/storage-persistence";
import type { RequestObserver } from "../connection/worker-connection";
import type { EngineDescription } from "../worker/messages/protocol";
import type { Session } from "./engine-life";
import { withRoom } from "./idle-workers";
import type { GivenSolverOptions } from "./options";
import { WITHOUT_FULL_TABLES, type SolverState } from "./solver-state";

// One death may be chance. After more of them the device may be unable to hold the full tables. Cubes must
// still be solved there, so a fresh worker then loads them only when `ready` or `reloadTables` is called.
const MAX_DEATHS_WHILE_LOADING = 2;

/** What one worker does for the full tables. */
interface Loading {
  /** Loading the stored tables and nothing else. Any other loading waits for it. */
  stored: Promise<boolean>;
  /** Loading the tables from anywhere; undefined if it was not asked for, or has failed. */
  full: Promise<void> | undefined;
}

export class FullTables {
  readonly #options: GivenSolverOptions;
  readonly #state: SolverState;
  readonly #lifetime: AbortSignal;
  readonly #loadings = new WeakMap<Session, Loading>();
  #reloading: Promise<void> | undefined;
  #isAskedFor = false;
  // Whether a search will need them; nothing is loaded before.
  #areWanted: boolean;
  // The session whose engine has started.
  #session: Session | undefined;
  #deathsWhileLoading = 0;

  /**
   * @param lifetime aborted when the solver ends
   * @param areWanted whether they are loaded before `want` is called or a search waits for them
   */
  constructor(
    options: GivenSolverOptions,
    state: SolverState,
    lifetime: AbortSignal,
    areWanted: boolean,
  ) {
    this.#options = options;
    this.#state = state;
    this.#lifetime = lifetime;
    this.#areWanted = areWanted;
  }

  /** Whether they load by themselves as soon as an engine has started. */
  get loadThemselves(): boolean {
    const mayLoad = this.#options.tables !== "mini" && this.#areWanted;
    return mayLoad && this.#deathsWhileLoading < MAX_DEATHS_WHILE_LOADING;
  }

  /** A search will need them: from now on they are loaded, if they load by themselves. */
  want(): void {
    if (this.#areWanted) return;
    this.#areWanted = true;
    if (this.#session) this.#beginLoading(this.#session);
  }

  /** An engine has started. Begins to load the tables, unless they have to be asked for. */
  engineStarted(session: Session, { tablesSource }: EngineDescription): void {
    this.#session = session;
    if (tablesSource) this.#state.change({ tier: "full", tablesSource });
    if (this.#areWanted) this.#beginLoading(session);
  }

  #beginLoading(session: Session): void {
    if (this.loadThemselves) {
      // A failure rejects the calls that wait for the tables.
      this.#loadBehind(session).catch(() => undefined);
    } else if (this.#options.tables !== "mini") {
      this.#state.change({ tablesError: "worker-crashed" });
    }
  }

  /** The worker is gone. `hasDied`: it ended by itself. */
  engineEnded(hasDied: boolean): void {
    this.#session = undefined;
    const { tablesLoading } = this.#state.status;
    this.#state.change(WITHOUT_FULL_TABLES);
    if (!tablesLoading || !hasDied) return;
    ++this.#deathsWhileLoading;
    this.#state.change({ tablesDeferred: false, tablesError: "worker-crashed" });
  }

  /** Resolves when they are in use. */
  load(session: Session): Promise<void> {
    return session.connection.whileHeld(this.#loadOnce(session));
  }

  #loadOnce(session: Session): Promise<void> {
    const loading = this.#loadingOf(session);
    loading.full ??= this.#loadMissing(session, loading).catch((error: unknown) => {
      loading.full = undefined;
      throw error;
    });
    return loading.full;
  }

  /** Loads them even if they do not load by themselves, and stores them if they are not stored. */
  async loadAndKeep(session: Session): Promise<void> {
    this.#isAskedFor = this.#areWanted = true;
    await this.load(session);
    const { tablesCached, storageProblem } = this.#state.status;
    if (!tablesCached && storageProblem === undefined) await this.#keep(session);
  }

  /** Loads and stores them again, as if none were in use; if they are being loaded, waits for that. */
  reload(session: Session): Promise<void> {
    const end = () => (this.#reloading = undefined);
    return (this.#reloading ??= this.#reloadNow(session).finally(end));
  }

  async #reloadNow(session: Session): Promise<void> {
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
      await this.#loadOnce(session);
      return;
    }
    const loading = this.#loadingOf(session);
    loading.stored = this.#request(session, true);
    await loading.stored;
  }

  async #loadMissing(session: Session, { stored }: Loading): Promise<void> {
    // If the stored ones could not be loaded, they are fetched or made.
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
    this.#state.reach(0, 0);
    this.#state.change({
      tablesLoading: true,
      tablesDeferred: storedOnly,
      tablesError: undefined,
    });
    const observer: RequestObserver = {
      onProgress: (progress) => {
        this.#state.tellProgress(progress);
        this.#options.onProgress?.(progress);
      },
      onInUse: (tablesSource, sizeBytes) => {
        this.#state.reach(sizeBytes, 1);
        this.#state.change({ tier: "full", tablesSource, tablesDeferred: false });
      },
    };
    const { connection } = session;
    try {
      const loaded = await withRoom(
        () =>
          connection.request<"load-tables">({ type: "load-tables", storedOnly }, observer).result,
      );
      // Nobody cancels it.
      const { source, cached, error, storageProblem } = loaded!;
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
      // The end of a worker has changed the status already, and another worker may have started since.
      if (!connection.hasEnded) {
        const { code } = error as SolverError;
        this.#state.change({ ...WITHOUT_FULL_TABLES, tablesDeferred: false, tablesError: code });
      }
      throw error;
    }
  }
}
