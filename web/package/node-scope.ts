// The parts of a browser's worker scope that Emscripten's script for threads uses and Node lacks.

import { nodeThreads, type NodeThreads, type NodeWorker } from "../engine/platform/node";

/** In a thread of Node, adds these parts to the global scope. Elsewhere does nothing. */
export function resembleBrowserWorker(): void {
  const threads = nodeThreads();
  const parentPort = threads?.parentPort;
  if (!threads || !parentPort) return;
  const scope: object = {
    self: globalThis,
    location: new URL(String(threads.workerData)),
    // The glue takes a scope with this function for a worker.
    importScripts: () => {
      throw new Error("There are no scripts to import.");
    },
    postMessage: (message: unknown) => parentPort.postMessage(message),
    Worker: workerClass(threads),
  };
  Object.assign(globalThis, scope);
  const hearing = globalThis as object as { onmessage?: (event: { data: unknown }) => void };
  // The thread with the engine has a listener of its own, and no `onmessage`.
  parentPort.on("message", (data: unknown) => hearing.onmessage?.({ data }));
}

/** A class that makes threads of Node look like a browser's workers. */
function workerClass(threads: NodeThreads) {
  return class extends EventTarget {
    onmessage: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    readonly #worker: NodeWorker;

    constructor(url: string) {
      super();
      this.#worker = new threads.Worker(new URL(url), { workerData: url });
      this.#worker.on("message", (data: unknown) => {
        const event = new MessageEvent("message", { data });
        if (this.dispatchEvent(event)) this.onmessage?.(event);
      });
      this.#worker.on("error", ({ message }: Error) => {
        const event = Object.assign(new Event("error", { cancelable: true }), { message });
        if (this.dispatchEvent(event)) this.onerror?.(event);
      });
    }

    postMessage(message: unknown): void {
      this.#worker.postMessage(message);
    }

    terminate(): void {
      void this.#worker.terminate();
    }
  };
}
