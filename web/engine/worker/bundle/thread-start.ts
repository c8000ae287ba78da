// Starting the bundle with threads. The module is ready before its threads are. Their workers are watched
// here, since Emscripten's glue misses some of the failures, such as a missing script.

import { systemClock, type Clock } from "../../platform/clock";

/**
 * How long a thread's worker may take to answer its first message, which holds the compiled code. By then
 * its script of a few kilobytes has usually been loaded, since it was requested before the code.
 */
export const ANSWER_LIMIT_MS = 5_000;

export interface StartingThreads<Result> {
  result: Result;
  /** Rejects if one of the threads cannot be started; all of them are ended then. */
  threadsStarted: Promise<void>;
}

/**
 * Resolves as soon as `create` does, which must start the threads' workers before it returns.
 * @throws what `create` throws or rejects with; the workers are ended then.
 */
export async function withThreads<Result>(
  create: () => Promise<Result>,
  clock = systemClock,
): Promise<StartingThreads<Result>> {
  const { workers, result } = watchWorkers(create);
  const end = () => {
    for (const worker of workers) worker.terminate();
  };
  const starts = workers.map((worker) => startOf(worker, clock));
  const threadsStarted = Promise.all(starts).then(() => undefined);
  threadsStarted.catch(end);
  try {
    return { result: await result, threadsStarted };
  } catch (error) {
    end();
    throw error;
  }
}

// Resolves when the worker has sent something: its first message says that it has started.
function startOf(worker: Worker, clock: Clock): Promise<void> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<void>((resolve, reject) => {
    const fail = (event: Event) => {
      // Otherwise the glue would end the whole program.
      event.stopImmediatePropagation();
      event.preventDefault();
      reject(new Error("A thread could not be started."));
    };
    worker.addEventListener("error", fail, { signal });
    worker.addEventListener("message", () => resolve(), { signal });
    limitAnswer(worker, clock, signal, () => reject(new Error("A thread does not answer.")));
  }).finally(() => listening.abort());
}

// Calls `onLate` if the worker does not answer its first message in time. There is no limit before that
// message, which waits for the network.
function limitAnswer(worker: Worker, clock: Clock, signal: AbortSignal, onLate: () => void): void {
  const forget = () => Reflect.deleteProperty(worker, "postMessage");
  const tell = (...said: Parameters<typeof postMessage>) => {
    forget();
    worker.postMessage(...said);
    signal.addEventListener("abort", clock.limit(ANSWER_LIMIT_MS, onLate), { once: true });
  };
  Object.assign(worker, { postMessage: tell });
  signal.addEventListener("abort", forget, { once: true });
}

// Runs `create`, and returns its result and the workers that it started.
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
