// The worker in which the engine runs. There are several ways to start it, and the first that works is used.
//
// Which one works depends on the page: browsers refuse scripts of another origin, the page's policy may
// refuse blob: URLs, and a bundler may have left the script out. The ways are tried one after another. A
// way has failed if its worker ends before it has sent any message. Requests that were sent to it are
// sent to the next worker as well.
//
// No event reports a worker that the system removes before its first message. A worker that sends nothing for a minute
// is therefore given up too, and its way is tried once more after the others, since the way itself did not fail.

import { SolverError } from "../../core/errors";
import { systemClock, TimeLimitError, withinLimit, type Clock } from "../platform/clock";
import type { StartRequest, WorkerReply, WorkerRequest } from "../worker/messages/protocol";

/**
 * How long a worker may take to send its first message. Until then its script loads: up to a hundred kilobytes, perhaps
 * after the tables on a slow connection.
 */
export const FIRST_WORD_LIMIT_MS = 60_000;

/** The part of a browser's `Worker` that is used. */
export interface EngineWorker {
  onmessage: ((event: { data: WorkerReply }) => void) | null;
  onerror: ((event: WorkerFailure) => void) | null;
  onmessageerror: (() => void) | null;
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  /** In Node, keeps the program alive until the returned function is called; otherwise it may end meanwhile. */
  hold?(): () => void;
}

/** An error that nothing in the worker caught. If its script could not be loaded, there is no message. */
export interface WorkerFailure {
  message?: string;
  preventDefault(): void;
}

/** The message of a failure, or `silence` if it has none. */
export function failureReason({ message = "" }: WorkerFailure, silence: string): string {
  return message === "" ? silence : message;
}

/** A way to start a worker. */
export interface WorkerWay {
  /** What it starts from and what it needs, for the message about its failure. */
  description: string;
  /**
   * Throws or rejects if it fails, or starts a worker that ends before it has sent any message.
   *
   * @param first the first request, if it starts an engine; the worker gets it as soon as its script runs
   */
  start(first?: StartRequest): EngineWorker | Promise<EngineWorker>;
}

/**
 * The modules other than the two-phase search in half turns. "metrics" is that search in all other metrics, with one
 * worker for each.
 */
export type ModuleName = "goals" | "korf" | "methods" | "metrics" | "optimal" | "pocket" | "scan";

/** The ways to start the worker of each module. */
export type ModuleWays = Readonly<Record<ModuleName, (withThreads: boolean) => WorkerWay[]>>;

/**
 * A worker that is started in one of several ways, at the first request. If none works, each request is answered with
 * an error.
 */
export class StartingWorker implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  onmessageerror: EngineWorker["onmessageerror"] = null;

  readonly #ways: readonly WorkerWay[];
  readonly #clock: Clock;
  #hasBegun = false;
  #worker: EngineWorker | undefined;
  // The requests that the next worker would need too; undefined once a worker has sent something.
  #kept: WorkerRequest[] | undefined = [];
  #failure: SolverError | undefined;
  #isTerminated = false;

  constructor(ways: readonly WorkerWay[], clock: Clock = systemClock) {
    this.#ways = ways;
    this.#clock = clock;
  }

  postMessage(request: WorkerRequest): void {
    if (this.#failure) {
      this.#refuse(request, this.#failure);
      return;
    }
    this.#kept?.push(request);
    if (this.#hasBegun) {
      this.#worker?.postMessage(request);
      return;
    }
    this.#hasBegun = true;
    void this.#start();
  }

  terminate(): void {
    this.#isTerminated = true;
    this.#worker?.terminate();
  }

  hold(): () => void {
    return this.#worker?.hold?.() ?? (() => undefined);
  }

  // Never rejects.
  async #start(): Promise<void> {
    const failures: string[] = [];
    const toTry = [...this.#ways];
    const first = this.#kept?.[0];
    const ahead = first?.type === "start" ? first : undefined;
    for (const way of toTry) {
      if (this.#isTerminated) return;
      try {
        const worker = await way.start(ahead);
        const firstWord = this.#firstWord(worker, ahead);
        await withinLimit(this.#clock, FIRST_WORD_LIMIT_MS, firstWord);
        return;
      } catch (error) {
        this.#worker?.terminate();
        this.#worker = undefined;
        const isSilent = error instanceof TimeLimitError;
        if (isSilent && toTry.length === this.#ways.length) toTry.push(way);
        const reason = error instanceof Error ? error.message : String(error);
        failures.push(`from ${way.description}: ${isSilent ? "it says nothing" : reason}`);
      }
    }
    if (this.#isTerminated) return;
    // A browser's own sentence may end in a full stop.
    const tried = failures.join("; ").replace(/\.$/, "");
    this.#failure = new SolverError(
      "bundle-failed",
      `The solver's worker could not be started, ${tried}.`,
    );
    for (const request of this.#kept ?? []) this.#refuse(request, this.#failure);
    this.#kept = undefined;
  }

  // `ahead` is the request that the worker has got already.
  #firstWord(worker: EngineWorker, ahead: StartRequest | undefined): Promise<void> {
    this.#worker = worker;
    if (this.#isTerminated) worker.terminate();
    return new Promise((resolve, reject) => {
      worker.onmessage = (event) => {
        // The worker may have sent this just when it was given up.
        if (this.#worker !== worker) return;
        this.#kept = undefined;
        worker.onmessage = this.onmessage;
        worker.onerror = this.onerror;
        worker.onmessageerror = this.onmessageerror;
        this.onmessage?.(event);
        resolve();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(failureReason(event, "its script could not be loaded")));
      };
      for (const request of this.#kept ?? []) if (request !== ahead) worker.postMessage(request);
    });
  }

  #refuse(request: WorkerRequest, { code, message, details }: SolverError): void {
    if (request.type === "cancel" || request.type === "ping") return;
    this.onmessage?.({ data: { id: request.id, type: "error", code, message, details } });
  }
}
