// Answers one page's requests for solutions by a module that needs no tables, in the worker of that module: solutions
// by stages, and those for goals with stickers that may be anything.

import { SolverError } from "../../../core/errors";
import { answer, type AnyResult } from "../messages/answering";
import {
  canShareMemory,
  METHODS_BUNDLES,
  startBundle,
  type Bundle,
  type ImportBundle,
} from "../bundle/bundle";
import type { SolvingModule } from "../solves/method-slices";
import { MethodSolves } from "../solves/method-solves";
import type {
  CancelRequest,
  EngineDescription,
  PingRequest,
  StartRequest,
  WorkerReply,
  WorkerRequest,
} from "../messages/protocol";

export class MethodHost {
  readonly #send: (reply: WorkerReply) => void;
  readonly #importBundle: ImportBundle<SolvingModule>;
  readonly #bundles: readonly Bundle[];
  readonly #solves: MethodSolves;
  #module: SolvingModule | undefined;

  constructor(
    send: (reply: WorkerReply) => void,
    importBundle: ImportBundle<SolvingModule>,
    bundles = METHODS_BUNDLES,
  ) {
    this.#send = send;
    this.#importBundle = importBundle;
    this.#bundles = bundles;
    this.#solves = new MethodSolves(send);
  }

  /** Answers `request` with messages, the last of which is `done` or `error`. Never rejects. */
  async handle(request: WorkerRequest): Promise<void> {
    const { id } = request;
    if (request.type === "cancel") this.#solves.cancel(id);
    else if (request.type === "ping") this.#send({ id, type: "alive" });
    else await answer(this.#send, id, () => this.#answer(request));
  }

  #answer(
    request: Exclude<WorkerRequest, CancelRequest | PingRequest>,
  ): AnyResult | Promise<AnyResult> {
    switch (request.type) {
      case "start":
        return this.#start(request);
      case "solve-by-method":
        return this.#solves.solve(this.#running(), request);
      case "solve-cubes-by-method":
        return this.#solves.solveCubes(this.#running(), request);
      default:
        throw new SolverError("internal", "The worker of a module without tables only solves.");
    }
  }

  async #start({ baseUrl }: StartRequest): Promise<EngineDescription> {
    const { module } = await startBundle(baseUrl, 1, this.#importBundle, this.#bundles);
    this.#module = module;
    return { threads: 1, isolated: canShareMemory(), tablesSource: undefined };
  }

  #running(): SolvingModule {
    if (!this.#module) throw new SolverError("internal", "The engine has not been started.");
    return this.#module;
  }
}
