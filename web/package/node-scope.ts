// What the script of Emscripten's threads expects of a worker's global scope, where Node lacks it.

import { nodeThreads, type NodeThreads, type NodeWorker } from "../engine/platform/node";

/** In a thread of Node's: gives its global scope what a browser's worker has. Else does nothing. */
export function resembleBrowserWorker(): void {
  const threads = nodeThreads();
  const parentPort = threads?.parentPort;
  if (!threads || !parentPort) return;
  const scope: object = {
    self: globalThis,
    location: new URL(String(threads.workerData)),
    // Its being there is what tells a worker from a page.
    importScripts: () => {
      throw new Error("There are no scripts to import.");
    },
    postMessage: (message: unknown) => parentPort.postMessage(message),
    Worker: workerClass(threads),
  };
  Object.assign(globalThis, scope);
  const hearing = globalThis as object as { onmessage?: (event: { data: unknown }) => void };
  // The port of an engine has a listener of its own, and no `onmessage`.
  parentPort.on("message", (data: unknown) => hearing.onmessage?.({ data }));
}

/** Threads of Node's with the ways of a browser's workers. */
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
