// Answers the requests of one page. It runs in the worker, but does not depend on one.

import type { CubewrightModule } from "../../../../wasm/cubewright";
import { SolverError } from "../../../core/errors";
import { SOLVED_FACELETS } from "../../../core/facelets";
import { otherFrameError } from "../../../core/goal";
import type { SolveResult } from "../../../core/solution";
import { answer, type AnyResult } from "../messages/answering";
import { canShareMemory, MAX_THREADS, startBundle, type ImportBundle } from "../bundle/bundle";
import { pausing, systemClock, type Clock } from "../../platform/clock";
import { checkCube, completeCube, randomFacelets, readLegalCube } from "./cube-check";
import type {
  CancelRequest,
  EngineDescription,
  LoadTablesRequest,
  PingRequest,
  SolveRequest,
  StartRequest,
  WorkerReply,
  WorkerRequest,
} from "../messages/protocol";
import { leaveThread, nextTask } from "../../platform/next-task";
import { searchInSlices } from "../solves/search-slices";
import { SolveQueue } from "../solves/solve-queue";
import type { LoadedTables } from "../../loading/loaded-tables";
import { TableLoader, type LoadingObserver } from "../../loading/table-loader";
import { TableStore } from "../../storage/table-store";
import { TWO_PHASE_SET } from "../../tables/table-set";
import { estimateGenerationMs } from "../../fetch/transfer-watch";

// Streams hand over their data in tasks of a few kilobytes each. While tables are loading, this much time
// between two slices of a search is left to them; with less, loading would last as long as the search.
const LOADING_SHARE_MS = 3;

// Making the small tables takes some tens of milliseconds, on slow phones a second.
const PREPARATION_LOOK_MS = 2;
const PREPARATION_LIMIT_MS = 5_000;

interface RunningEngine {
  module: CubewrightModule;
  tables: TableLoader;
  /** How many threads can search at present. */
  threads: number;
  /** Resolves when `threads` has its final value. */
  threadsStarted: Promise<void>;
  /** How long it takes here to make all full tables. */
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

  /** Answers `request` with messages, the last of which is `done` or `error`. Never rejects. */
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
    await answer(this.#send, id, () => this.#answer(request));
  }

  #answer(
    request: Exclude<WorkerRequest, CancelRequest | PingRequest>,
  ): AnyResult | Promise<AnyResult> {
    switch (request.type) {
      case "start":
        return this.#start(request);
      case "start-threads":
        return this.#startThreads();
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
        return randomFacelets(this.#running().module);
      case "solve-by-method":
      case "solve-cubes-by-method":
      case "rest":
      case "scan":
      case "find-face":
        throw new SolverError("internal", "Another worker solves by stages, or scans.");
    }
  }

  async #start({ baseUrl, threads, willLoadTables }: StartRequest): Promise<EngineDescription> {
    const store = willLoadTables ? TableStore.open(TWO_PHASE_SET, this.#clock) : undefined;
    // Opening a database for the first time takes as long as starting the bundle, so it begins before.
    const isAnyStored = store?.then((opened) => opened.readAhead()) ?? Promise.resolve(false);
    const wanted = Math.min(threads, MAX_THREADS);
    const started = await startBundle(baseUrl, wanted, this.#importBundle);
    const { module, bundle } = started;
    const engine: RunningEngine = {
      module,
      tables: new TableLoader(module, TWO_PHASE_SET, baseUrl, this.#clock, store),
      threads: 1,
      threadsStarted: started.threadsStarted.then(
        () => void (engine.threads = bundle.threaded ? wanted : 1),
        // Then the engine goes on with one thread.
        () => undefined,
      ),
      generationMs: 0,
    };
    // With several threads, one of the others makes the small tables while this one takes stored ones
    // into use. If nothing is stored, this thread need not wait for the others.
    if (bundle.threaded && willLoadTables) {
      const mayWait = await Promise.race([isAnyStored, engine.threadsStarted.then(() => true)]);
      if (mayWait) {
        engine.tables.loadAhead();
        await engine.threadsStarted;
      }
    }
    const startMs = this.#clock.nowMs();
    module.beginPreparation(engine.threads);
    const lateMs = startMs + PREPARATION_LIMIT_MS;
    while (!module.isPrepared() && this.#clock.nowMs() < lateMs) {
      await pausing(this.#clock, PREPARATION_LOOK_MS);
    }
    // Blocks until a late thread has finished. If it never does, the page notices the worker's silence.
    module.prepare();
    engine.generationMs = estimateGenerationMs(this.#clock.nowMs() - startMs);
    this.#engine = engine;
    return {
      threads: engine.threads,
      isolated: canShareMemory(),
      tablesSource: engine.tables.sourceAhead,
    };
  }

  async #startThreads(): Promise<number> {
    const engine = this.#running();
    await engine.threadsStarted;
    return engine.threads;
  }

  async #loadTables({ id, storedOnly }: LoadTablesRequest): Promise<LoadedTables> {
    const { tables, generationMs } = this.#running();
    const observer: LoadingObserver = {
      onProgress: (progress) => this.#send({ id, type: "progress", progress }),
      onInUse: (source, sizeBytes) => this.#send({ id, type: "in-use", source, sizeBytes }),
    };
    this.#isLoading = true;
    try {
      return await tables.load(observer, { storedOnly, generationMs });
    } finally {
      this.#isLoading = false;
    }
  }

  // A faulty cube is refused at once, without waiting for its turn.
  #solve({
    id,
    text,
    goal: goalText,
    urgent,
    ...limits
  }: SolveRequest): Promise<SolveResult | null> {
    const engine = this.#running();
    const { facelets, orientation } = readLegalCube(engine.module, text);
    let goal = SOLVED_FACELETS;
    if (goalText !== undefined) {
      const reading = readLegalCube(engine.module, goalText, "The goal: ");
      if (reading.orientation !== orientation) throw otherFrameError();
      goal = reading.facelets;
    }
    return this.#solves.add(id, urgent, (isCancelled) =>
      searchInSlices(
        engine.module,
        { facelets, goal, ...limits, threads: () => engine.threads },
        {
          onImproved: (solution) => this.#send({ id, type: "improved", solution }),
          onBound: (lowerBound) => this.#send({ id, type: "bound", lowerBound }),
          isCancelled,
          giveWay: () => (this.#isLoading ? leaveThread(LOADING_SHARE_MS) : nextTask()),
        },
      ),
    );
  }

  #running(): RunningEngine {
    if (!this.#engine) throw new SolverError("internal", "The engine has not been started.");
    return this.#engine;
  }
}
