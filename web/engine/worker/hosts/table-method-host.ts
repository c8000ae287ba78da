// Answers the requests of one page about a method that needs sets of tables, in the worker of its module: loads
// the tables, and solves.

import type { SolveModule } from "../../../../wasm/solves";
import type { TableSetModule } from "../../../../wasm/table-set";
import { systemClock } from "../../platform/clock";
import type { TableSet } from "../../tables/table-set";
import { answer } from "../messages/answering";
import type { Bundle, ImportBundle } from "../bundle/bundle";
import { MethodSolves } from "../solves/method-solves";
import type { WorkerReply, WorkerRequest } from "../messages/protocol";
import { TableSetHost } from "./table-set-host";

type TableMethodModule = TableSetModule & SolveModule;

export class TableMethodHost<Module extends TableMethodModule = TableMethodModule> {
  readonly #send: (reply: WorkerReply) => void;
  readonly #tables: TableSetHost<Module>;
  readonly #solves: MethodSolves;
  readonly #hasSeveralSets: boolean;

  constructor(
    send: (reply: WorkerReply) => void,
    sets: readonly TableSet[],
    bundles: readonly Bundle[],
    importBundle: ImportBundle<Module>,
    clock = systemClock,
  ) {
    this.#send = send;
    this.#tables = new TableSetHost(send, sets, bundles, importBundle, clock);
    this.#solves = new MethodSolves(send);
    this.#hasSeveralSets = sets.length > 1;
  }

  /** @throws SolverError "internal" if it has not been started. */
  get module(): Module {
    return this.#tables.module;
  }

  /** Answers `request` with messages, the last of which is `done` or `error`. Never rejects. */
  async handle(request: WorkerRequest): Promise<void> {
    const { id, type } = request;
    if (type === "cancel") this.#solves.cancel(id);
    else if (type === "rest") await answer(this.#send, id, () => this.#solves.rest(request));
    else if (type === "solve-by-method")
      await answer(this.#send, id, () => this.#solves.solve(this.module, request));
    else if (type === "solve-cubes-by-method")
      await answer(this.#send, id, () => this.#solves.solveCubes(this.module, request));
    else if (type === "load-tables" && this.#hasSeveralSets) {
      // A set that comes into memory would end a solve that uses another.
      const load = () => this.#tables.handle(request);
      const isDone = await this.#solves.betweenSolves(id, load);
      if (!isDone) this.#send({ id, type: "done", result: null });
    } else await this.#tables.handle(request);
  }
}
