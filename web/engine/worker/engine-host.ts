// Answers the requests of one page: what runs in the worker, without the worker.

import type { CubewrightModule } from "../../../wasm/cubewright";
import { SolverError } from "../../core/errors";
import type { SolveResult } from "../../core/solution";
import { canShareMemory, MAX_THREADS, startBundle, type ImportBundle } from "./bundle";
import { pausing, systemClock, type Clock } from "../platform/clock";
import { checkCube, completeCube } from "./cube-check";
import type {
  CancelRequest,
  EngineDescription,
  LoadTablesRequest,
  PingRequest,
  RequestResults,
  RequestType,
  SolveRequest,
  StartRequest,
  WorkerReply,
  WorkerRequest,
} from "./protocol";
import { leaveThread, nextTask } from "../platform/next-task";
import { searchInSlices } from "./search-slices";
import { SolveQueue } from "./solve-queue";
import type { LoadedTables } from "../loading/loaded-tables";
import { TableLoader, type LoadingObserver } from "../loading/table-loader";
import { TableStore } from "../storage/table-store";
import { estimateGenerationMs } from "../fetch/transfer-watch";

// What comes through streams takes a turn of the thread for every few kilobytes. Without a share of
// its own between the slices of a search, loading would take as long as the search.
const LOADING_SHARE_MS = 3;

// Preparing takes some tens of milliseconds, on slow phones a second.
const PREPARATION_LOOK_MS = 2;
const PREPARATION_LIMIT_MS = 5_000;

interface RunningEngine {
  module: CubewrightModule;
  tables: TableLoader;
  threads: number;
  /** How long making all tables takes here. */
  generationMs: number;
}

export class EngineHost {
  readonly #send: (reply: WorkerReply) => void;
  readonly #importBundle: ImportBundle;
  readonly #clock: Clock;
  #engine: RunningEngine | undefined;
  #isLoading = false;
  readonly #solves = new SolveQueue();

  constructor(send: (reply: WorkerReply) => void, importBundle: ImportBundle, clock = systemClock) {
    this.#send = send;
    this.#importBundle = importBundle;
    this.#clock = clock;
  }

  /** Answers `request` by messages, the last of them `done` or `error`. Never rejects. */
  async handle(request: WorkerRequest): Promise<void> {
    const { id } = request;
    if (request.type === "cancel") {
      this.#solves.cancel(id);
      return;
    }
    if (request.type === "ping") {
      this.#send({ id, type: "alive" });
      return;
    }
    try {
      this.#send({ id, type: "done", result: await this.#answer(request) });
    } catch (error) {
      this.#send({ id, type: "error", ...describeError(error) });
    }
  }

  #answer(
    request: Exclude<WorkerRequest, CancelRequest | PingRequest>,
  ): RequestResults[RequestType] | Promise<RequestResults[RequestType]> {
    switch (request.type) {
      case "start":
        return this.#start(request);
      case "load-tables":
        return this.#loadTables(request);
      case "keep-tables":
        return this.#running().tables.keep();
      case "solve":
        return this.#solve(request);
      case "check":
        return checkCube(this.#running().module, request.text);
      case "complete":
        return completeCube(this.#running().module, request.text);
      case "random-facelets":
        return this.#randomFacelets();
    }
  }

  async #start({ baseUrl, threads, willLoadTables }: StartRequest): Promise<EngineDescription> {
    const store = willLoadTables ? openToRead(this.#clock) : undefined;
    const wanted = Math.min(threads, MAX_THREADS);
    const { module, bundle } = await startBundle(baseUrl, wanted, this.#importBundle);
    const usedThreads = bundle.threaded ? wanted : 1;
    const tables = new TableLoader(module, baseUrl, this.#clock, store);
    const startMs = this.#clock.nowMs();
    module.beginPreparation(usedThreads);
    // While others prepare it, this thread is free.
    if (willLoadTables && !module.isPrepared()) tables.loadAhead();
    const lateMs = startMs + PREPARATION_LIMIT_MS;
    while (!module.isPrepared() && this.#clock.nowMs() < lateMs) {
      await pausing(this.#clock, PREPARATION_LOOK_MS);
    }
    // Waits for a thread that is late. The silence tells the page of one that never comes back.
    module.prepare();
    const generationMs = estimateGenerationMs(this.#clock.nowMs() - startMs);
    this.#engine = { module, tables, threads: usedThreads, generationMs };
    return {
      threads: usedThreads,
      isolated: canShareMemory(),
      tablesSource: tables.sourceAhead,
    };
  }

  async #loadTables({ id, storedOnly }: LoadTablesRequest): Promise<LoadedTables> {
    const { tables, generationMs } = this.#running();
    const observer: LoadingObserver = {
      onProgress: (progress) => this.#send({ id, type: "progress", progress }),
      onInUse: (source) => this.#send({ id, type: "in-use", source }),
    };
    this.#isLoading = true;
    try {
      return await tables.load(observer, { storedOnly, generationMs });
    } finally {
      this.#isLoading = false;
    }
  }

  // A cube that is wrong is refused at once.
  #solve({ id, text, maxLength, timeMs, urgent }: SolveRequest): Promise<SolveResult | null> {
    const { module, threads } = this.#running();
    const { code, message, facelets, ...details } = checkCube(module, text);
    if (code !== "") {
      const { stickers, pieces, repairs, hasEveryPiece } = details;
      throw new SolverError(code, message, { stickers, pieces, repairs, hasEveryPiece });
    }
    return this.#solves.add(id, urgent, (isCancelled) =>
      searchInSlices(
        module,
        { facelets, maxLength, timeMs, threads },
        {
          onImproved: (solution) => this.#send({ id, type: "improved", solution }),
          onBound: (lowerBound) => this.#send({ id, type: "bound", lowerBound }),
          isCancelled,
          giveWay: () => (this.#isLoading ? leaveThread(LOADING_SHARE_MS) : nextTask()),
        },
      ),
    );
  }

  #randomFacelets(): string {
    const [first, second, third, fourth] = crypto.getRandomValues(new Uint32Array(4));
    return this.#running().module.randomFacelets(first!, second!, third!, fourth!);
  }

  #running(): RunningEngine {
    if (!this.#engine) throw new SolverError("internal", "The engine has not been started.");
    return this.#engine;
  }
}

// Opening a database for the first time takes a browser as long as starting the engine.
async function openToRead(clock: Clock): Promise<TableStore> {
  const store = await TableStore.open(clock);
  void store.readAhead();
  return store;
}

// What is not an error of ours has broken the module: after a trap its memory is in no known state.
function describeError(error: unknown): Pick<SolverError, "code" | "message" | "details"> {
  if (error instanceof SolverError) {
    const { code, message, details } = error;
    return { code, message, details };
  }
  return {
    code: "worker-crashed",
    message: `The solver's engine broke down: ${String(error)}`,
    details: {},
  };
}
