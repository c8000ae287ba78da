// A thread of Node with the interface of a browser's worker. It keeps the process alive only while
// somebody waits for it, so that a program can end without disposing of its solver.

import type { EngineWorker, WorkerFailure } from "../engine/connection/engine-worker";
import type { NodeThreads, NodeWorker } from "../engine/platform/node";
import type { StartRequest, WorkerReply, WorkerRequest } from "../engine/worker/messages/protocol";

// The tables load in the background of the program. Code that waits for them calls `hold`.
const UNAWAITED: readonly WorkerRequest["type"][] = ["cancel", "ping", "load-tables"];

export class NodeThread implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  onmessageerror: EngineWorker["onmessageerror"] = null;

  readonly #worker: NodeWorker;
  // The open requests for which somebody waits.
  readonly #awaited = new Set<number>();
  #holdCount = 0;

  /** @param first sent at once; a thread gets a message even while the program is busy */
  constructor({ Worker }: NodeThreads, script: URL, first?: StartRequest) {
    this.#worker = new Worker(script, { workerData: script.href });
    this.#worker.on("message", (reply: WorkerReply) => this.#hear(reply));
    this.#worker.on("error", (error: Error) => this.onerror?.(failure(error)));
    this.#worker.on("messageerror", () => this.onmessageerror?.());
    if (first) this.postMessage(first);
  }

  postMessage(request: WorkerRequest): void {
    if (!UNAWAITED.includes(request.type)) this.#awaited.add(request.id);
    this.#worker.postMessage(request);
    this.#update();
  }

  hold(): () => void {
    ++this.#holdCount;
    this.#update();
    return () => {
      --this.#holdCount;
      this.#update();
    };
  }

  terminate(): void {
    void this.#worker.terminate();
  }

  #hear(reply: WorkerReply): void {
    if (reply.type === "done" || reply.type === "error") this.#awaited.delete(reply.id);
    this.#update();
    this.onmessage?.({ data: reply });
  }

  #update(): void {
    if (this.#awaited.size + this.#holdCount > 0) this.#worker.ref();
    else this.#worker.unref();
  }
}

function failure({ message }: Error): WorkerFailure {
  return { message, preventDefault: () => undefined };
}
