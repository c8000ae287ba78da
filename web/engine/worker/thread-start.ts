// Starting the bundle with threads. The glue of Emscripten waits for its threads' workers without
// listening to all that can befall them, so that a script that is not there would be waited for
// without end.

import { systemClock, type Clock } from "../platform/clock";

/**
 * For a worker's answer to the first that is said to it, which is the compiled code. Its script, which
 * was asked for together with that code, is a few kilobytes of what has come by then.
 */
export const ANSWER_LIMIT_MS = 5_000;

/**
 * What `create` resolves with, which must start the threads' workers before it returns.
 * @throws Error if one of the workers cannot be started before that, or does not answer; all of them
 * are ended then.
 */
export async function withThreads<Result>(
  create: () => Promise<Result>,
  clock = systemClock,
): Promise<Result> {
  const { workers, result: creation } = watchWorkers(create);
  const listening = new AbortController();
  const { signal } = listening;
  try {
    return await new Promise((resolve, reject) => {
      creation.then(resolve, reject);
      for (const worker of workers) {
        const fail = (event: Event) => {
          // The glue, which hears of some of it later than this, would take it for the end of all.
          event.stopImmediatePropagation();
          event.preventDefault();
          reject(new Error("A thread could not be started."));
        };
        worker.addEventListener("error", fail, { signal });
        limitAnswer(worker, clock, signal, () => reject(new Error("A thread does not answer.")));
      }
    });
  } catch (error) {
    for (const worker of workers) worker.terminate();
    throw error;
  } finally {
    listening.abort();
  }
}

// Calls `onLate` if the worker does not answer in time what it is told first. Until then it may have
// to wait for the network.
function limitAnswer(worker: Worker, clock: Clock, signal: AbortSignal, onLate: () => void): void {
  const forget = () => Reflect.deleteProperty(worker, "postMessage");
  const tell = (...said: Parameters<typeof postMessage>) => {
    forget();
    worker.postMessage(...said);
    const stopClock = clock.limit(ANSWER_LIMIT_MS, onLate);
    worker.addEventListener("message", stopClock, { once: true, signal });
    signal.addEventListener("abort", stopClock, { once: true });
  };
  Object.assign(worker, { postMessage: tell });
  signal.addEventListener("abort", forget, { once: true });
}

// Runs `create` and tells which workers it has started.
function watchWorkers<Result>(create: () => Result): { workers: Worker[]; result: Result } {
  const { Worker: PlainWorker } = globalThis;
  const workers: Worker[] = [];
  globalThis.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.push(this);
    }
  };
  try {
    return { workers, result: create() };
  } finally {
    globalThis.Worker = PlainWorker;
  }
}
