// The worker of a module other than the two-phase search that works with tables, and the sets that it uses.

import type { SolverError, SolverErrorCode } from "../../core/errors";
import type { TableSetStatus } from "../../core/solution";
import type { TableSetName } from "../../core/table-sets";
import type { WorkerWay } from "../connection/engine-worker";
import { rejectOnAbort } from "../platform/abort";
import type { Session } from "./engine-life";
import { ModuleWorker } from "./module-worker";
import type { GivenSolverOptions } from "./options";
import { ModuleSet, type Waiting } from "./module-set";
import type { TableModule } from "./table-modules";

/**
 * Whether to use the faster set too: true: it is loaded or made; undefined: it is loaded if it is stored and nobody else
 * is solving.
 */
type Faster = boolean | undefined;

export class ModuleTables {
  readonly #worker: ModuleWorker;
  readonly #set: ModuleSet;
  readonly #fasterSet: ModuleSet | undefined;

  /**
   * @param ways the ways to start the module's worker
   * @param report receives each status of each set; `isNews`: not only the progress of loading has changed since the
   * last one
   * @param lifetime aborted when the solver ends
   */
  constructor(
    { set, fasterSet, isThreaded }: TableModule,
    ways: (withThreads: boolean) => WorkerWay[],
    options: GivenSolverOptions,
    report: (name: TableSetName, status: TableSetStatus, isNews: boolean) => void,
    lifetime: AbortSignal,
  ) {
    const own = isThreaded ? options : { ...options, threads: 1 };
    const worker = new ModuleWorker(ways, own, lifetime);
    const inWorker = (each: typeof set, isNeeded: boolean) =>
      new ModuleSet(
        ...([each, worker, isNeeded] as const),
        (status, isNews) => report(each.name, status, isNews),
        lifetime,
      );
    this.#worker = worker;
    this.#set = inWorker(set, true);
    this.#fasterSet = fasterSet && inWorker(fasterSet, false);
  }

  /**
   * Resolves when the tables are in use, and stored if that is possible.
   * @throws SolverError "bundle-failed", "worker-crashed", "memory" or another code if they cannot be loaded;
   * "disposed"; AbortError.
   */
  async prepare(waiting: Waiting = {}, faster: Faster = false): Promise<void> {
    await rejectOnAbort(waiting.signal, () =>
      this.#worker.use(async (open) => {
        const session = await this.#set.load(open, waiting);
        await this.#set.keep(session);
        if (!faster || !this.#fasterSet) return;
        await this.#fasterSet.load(() => Promise.resolve(session), waiting);
        await this.#fasterSet.keep(session);
      }),
    );
  }

  /**
   * Settles as `work` does; until then the worker is not idle. `open` gives a session with the tables in use; it
   * rejects as `prepare` does, and with SolverError "time". If the faster set is not available, the work goes on
   * without it.
   */
  use<Result>(
    waiting: Waiting,
    faster: Faster,
    work: (open: () => Promise<Session>) => Promise<Result>,
  ): Promise<Result> {
    let wantsFaster = faster !== false;
    // This counts as busy itself when it opens a second session.
    let isAlone: boolean | undefined;
    const openWith = async (open: () => Promise<Session>): Promise<Session> => {
      const session = await this.#set.load(open, waiting);
      if (!wantsFaster || !this.#fasterSet) return session;
      isAlone ??= !this.#worker.isBusy;
      // Looking for it would have to wait until nobody else is solving, and reading it may take all of a limit.
      const mayLook = isAlone && (waiting.deadlineMs ?? Infinity) === Infinity;
      if (faster === undefined && !mayLook && !this.#fasterSet.isInUse) return session;
      try {
        return await this.#fasterSet.load(
          () => Promise.resolve(session),
          waiting,
          faster === undefined,
        );
      } catch (error) {
        if (!MAY_LACK_FASTER.has((error as SolverError).code)) throw error;
        wantsFaster = false;
        return openWith(open);
      }
    };
    return this.#worker.whileBusy((begin) =>
      this.#worker.use((open) =>
        work(async () => {
          const session = await openWith(open);
          begin();
          return session;
        }),
      ),
    );
  }

  /** Like `use`, but `open` waits for no tables: for what the module can do without them. */
  useWithout<Result>(work: (open: () => Promise<Session>) => Promise<Result>): Promise<Result> {
    return this.#worker.whileBusy((begin) => {
      begin();
      return this.#worker.use(work);
    });
  }
}

// The errors of the faster set after which the work goes on without it.
const MAY_LACK_FASTER: ReadonlySet<SolverErrorCode> = new Set([
  "memory",
  "worker-crashed",
  "table-counts",
]);
