// Answers the requests of one page about the sets of tables of one module, in its worker.

import type { TableSetModule } from "../../../../wasm/table-set";
import { SolverError } from "../../../core/errors";
import type { TableSetName } from "../../../core/table-sets";
import type { LoadingObserver } from "../../loading/table-loader";
import { TableLoader } from "../../loading/table-loader";
import { systemClock } from "../../platform/clock";
import type { TableSet } from "../../tables/table-set";
import { answer, type AnyResult } from "../messages/answering";
import {
  canShareMemory,
  MAX_THREADS,
  startBundle,
  type Bundle,
  type ImportBundle,
} from "../bundle/bundle";
import type {
  CancelRequest,
  EngineDescription,
  KeepTablesRequest,
  LoadTablesRequest,
  PingRequest,
  StartRequest,
  WorkerReply,
  WorkerRequest,
} from "../messages/protocol";

export class TableSetHost<Module extends TableSetModule = TableSetModule> {
  readonly #send: (reply: WorkerReply) => void;
  readonly #sets: readonly TableSet[];
  readonly #bundles: readonly Bundle[];
  readonly #importBundle: ImportBundle<Module>;
  readonly #clock;
  #engine: { module: Module; loaders: Map<TableSetName, TableLoader> } | undefined;
  #threads = Promise.resolve(1);

  constructor(
    send: (reply: WorkerReply) => void,
    sets: readonly TableSet[],
    bundles: readonly Bundle[],
    importBundle: ImportBundle<Module>,
    clock = systemClock,
  ) {
    this.#send = send;
    this.#sets = sets;
    this.#bundles = bundles;
    this.#importBundle = importBundle;
    this.#clock = clock;
  }

  /** @throws SolverError "internal" if it has not been started. */
  get module(): Module {
    return this.#running().module;
  }

  /** Answers `request` with messages, the last of which is `done` or `error`. Never rejects. */
  async handle(request: WorkerRequest): Promise<void> {
    const { id } = request;
    // There is nothing that could be cancelled.
    if (request.type === "cancel") return;
    if (request.type === "ping") this.#send({ id, type: "alive" });
    else await answer(this.#send, id, () => this.#answer(request));
  }

  #answer(
    request: Exclude<WorkerRequest, CancelRequest | PingRequest>,
  ): AnyResult | Promise<AnyResult> {
    switch (request.type) {
      case "start":
        return this.#start(request);
      case "start-threads":
        return this.#threads;
      case "load-tables":
        return this.#loaderOf(request).load(this.#observerOf(request), request);
      case "keep-tables":
        return this.#loaderOf(request).keep();
      default:
        throw new SolverError("internal", "A worker that only loads tables was asked to solve.");
    }
  }

  async #start({ baseUrl, threads }: StartRequest): Promise<EngineDescription> {
    const wanted = Math.min(threads, MAX_THREADS);
    const started = await startBundle(baseUrl, wanted, this.#importBundle, this.#bundles);
    const { module, bundle } = started;
    this.#threads = started.threadsStarted.then(
      () => (bundle.threaded ? wanted : 1),
      // Then the module goes on with one thread.
      () => 1,
    );
    const loaders = new Map(
      this.#sets.map((set) => [set.name, new TableLoader(module, set, baseUrl, this.#clock)]),
    );
    this.#engine = { module, loaders };
    return { threads: 1, isolated: canShareMemory(), tablesSource: undefined };
  }

  #loaderOf({ set = this.#sets[0]!.name }: LoadTablesRequest | KeepTablesRequest): TableLoader {
    const loader = this.#running().loaders.get(set);
    if (!loader) throw new SolverError("internal", `The set "${set}" is of another module.`);
    return loader;
  }

  #observerOf({ id }: LoadTablesRequest): LoadingObserver {
    return {
      onProgress: (progress) => this.#send({ id, type: "progress", progress }),
      onInUse: (source, sizeBytes) => this.#send({ id, type: "in-use", source, sizeBytes }),
    };
  }

  #running(): { module: Module; loaders: Map<TableSetName, TableLoader> } {
    if (!this.#engine) throw new SolverError("internal", "The engine has not been started.");
    return this.#engine;
  }
}
