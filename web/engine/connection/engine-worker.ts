// The worker in which the engine runs, started in the first way that works where it is asked for.
//
// What a worker may be started from differs: browsers refuse scripts of another origin, policies of
// a page refuse blob: URLs, and bundlers leave a script behind that they did not see. Each way is
// tried in turn, and has failed when the worker ends before its first word. What is asked of the
// worker meanwhile is kept, and asked of the next.

import { SolverError } from "../../core/errors";
import type { WorkerReply, WorkerRequest } from "../worker/protocol";

/** What is used of a browser's `Worker`. */
export interface EngineWorker {
  onmessage: ((event: { data: WorkerReply }) => void) | null;
  onerror: ((event: WorkerFailure) => void) | null;
  onmessageerror: (() => void) | null;
  postMessage(request: WorkerRequest): void;
  terminate(): void;
}

/** An error that nothing in the worker caught, or its script not coming, which has no message. */
export interface WorkerFailure {
  message?: string;
  preventDefault(): void;
}

/** What a failure says of itself, or else `silence`. */
export function failureReason({ message = "" }: WorkerFailure, silence: string): string {
  return message === "" ? silence : message;
}

/** A way to start a worker. */
export interface WorkerWay {
  /** What it starts from and needs, for the person who has to mend it. */
  description: string;
  /** May throw or reject as well as start a worker that ends before its first word. */
  start(): EngineWorker | Promise<EngineWorker>;
}

/** A worker that is started in one of several ways. If none works, all requests are answered so. */
export class StartingWorker implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  onmessageerror: EngineWorker["onmessageerror"] = null;

  #worker: EngineWorker | undefined;
  // Undefined once the worker has said something.
  #kept: WorkerRequest[] | undefined = [];
  #failure: SolverError | undefined;
  #isTerminated = false;

  constructor(ways: readonly WorkerWay[]) {
    void this.#start(ways);
  }

  postMessage(request: WorkerRequest): void {
    if (this.#failure) {
      this.#refuse(request, this.#failure);
      return;
    }
    this.#kept?.push(request);
    this.#worker?.postMessage(request);
  }

  terminate(): void {
    this.#isTerminated = true;
    this.#worker?.terminate();
  }

  // Never rejects.
  async #start(ways: readonly WorkerWay[]): Promise<void> {
    const failures: string[] = [];
    for (const way of ways) {
      try {
        const worker = await way.start();
        await this.#firstWord(worker);
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failures.push(`from ${way.description}: ${reason}`);
      }
      if (this.#isTerminated) return;
    }
    const tried = failures.join("; ");
    this.#failure = new SolverError(
      "bundle-failed",
      `The solver's worker could not be started, ${tried}.`,
    );
    for (const request of this.#kept ?? []) this.#refuse(request, this.#failure);
    this.#kept = undefined;
  }

  #firstWord(worker: EngineWorker): Promise<void> {
    this.#worker = worker;
    if (this.#isTerminated) worker.terminate();
    return new Promise((resolve, reject) => {
      worker.onmessage = (event) => {
        this.#kept = undefined;
        worker.onmessage = this.onmessage;
        worker.onerror = this.onerror;
        worker.onmessageerror = this.onmessageerror;
        this.onmessage?.(event);
        resolve();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        this.#worker = undefined;
        reject(new Error(failureReason(event, "its script could not be loaded")));
      };
      for (const request of this.#kept ?? []) worker.postMessage(request);
    });
  }

  #refuse(request: WorkerRequest, { code, message, details }: SolverError): void {
    if (request.type === "cancel" || request.type === "ping") return;
    this.onmessage?.({ data: { id: request.id, type: "error", code, message, details } });
  }
}
