// A thread of Node with the interface of a browser's worker. It keeps the process alive only while a
// request is open, so that a program can end without disposing of its solver.

import type { EngineWorker, WorkerFailure } from "../engine/connection/engine-worker";
import type { NodeThreads, NodeWorker } from "../engine/platform/node";
import type { WorkerReply, WorkerRequest } from "../engine/worker/protocol";

export class NodeThread implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  onmessageerror: EngineWorker["onmessageerror"] = null;

  readonly #worker: NodeWorker;
  readonly #awaited = new Set<number>();

  constructor({ Worker }: NodeThreads, script: URL) {
    this.#worker = new Worker(script, { workerData: script.href });
    this.#worker.on("message", (reply: WorkerReply) => this.#hear(reply));
    this.#worker.on("error", (error: Error) => this.onerror?.(failure(error)));
    this.#worker.on("messageerror", () => this.onmessageerror?.());
  }

  postMessage(request: WorkerRequest): void {
    if (request.type !== "cancel" && request.type !== "ping") this.#awaited.add(request.id);
    this.#worker.postMessage(request);
    this.#hold();
  }

  terminate(): void {
    void this.#worker.terminate();
  }

  #hear(reply: WorkerReply): void {
    if (reply.type === "done" || reply.type === "error") this.#awaited.delete(reply.id);
    this.#hold();
    this.onmessage?.({ data: reply });
  }

  #hold(): void {
    if (this.#awaited.size > 0) this.#worker.ref();
    else this.#worker.unref();
  }
}

function failure({ message }: Error): WorkerFailure {
  return { message, preventDefault: () => undefined };
}
