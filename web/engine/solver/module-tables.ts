// The set of tables of a module other than the two-phase search, in a worker of its own.

import type { SolverError } from "../../core/errors";
import type { TableSetStatus } from "../../core/solution";
import type { TableSetName } from "../../core/table-sets";
import type { WorkerWay } from "../connection/engine-worker";
import { onTablesDeleted } from "../storage/deletion-news";
import { TABLE_SETS } from "../tables/table-sets";
import type { Session } from "./engine-life";
import { withRoom } from "./idle-workers";
import { ModuleWorker } from "./module-worker";
import type { GivenSolverOptions } from "./options";
import type { SolverState } from "./solver-state";

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
  readonly #state: SolverState;
  readonly #worker: ModuleWorker;
  #loading: Promise<Session> | undefined;

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
  ) {
    this.#name = name;
    this.#state = state;
    this.#worker = new ModuleWorker(ways, options, lifetime, (hasDied) => this.#lose(hasDied));
    onTablesDeleted(TABLE_SETS[name], () => this.#change({ cached: false }), lifetime);
  }

  /**
   * Resolves when the tables are in use, and stored if that is possible.
   * @throws SolverError "bundle-failed", "worker-crashed", "memory" or another code if they cannot be loaded;
   * "disposed".
   */
  async prepare(): Promise<void> {
    await this.#worker.use(async (open) => {
      this.#loading ??= this.#load(open);
      await this.#keep(await this.#loading);
    });
  }

  async #load(open: () => Promise<Session>): Promise<Session> {
    this.#change({ ...NOT_IN_MEMORY, state: "loading", error: undefined });
    let session: Session | undefined;
    try {
      const opened = (session = await open());
      await opened.connection.whileHeld(withRoom(() => this.#request(opened)));
      return opened;
    } catch (error) {
      if (session && !session.connection.hasEnded) this.#worker.end();
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

  #lose(hasDied: boolean): void {
    this.#loading = undefined;
    this.#change({ ...NOT_IN_MEMORY, error: hasDied ? "worker-crashed" : undefined });
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
