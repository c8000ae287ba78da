// Starting the bundle with threads. The glue of Emscripten waits for its threads' workers without
// listening to all that can befall them, so that a script that is not there would be waited for
// without end.

/**
 * What `create` resolves with, which must start the threads' workers before it returns.
 * @throws Error if one of the workers cannot be started before that; all of them are ended then.
 */
export async function withThreads<Result>(create: () => Promise<Result>): Promise<Result> {
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
      }
    });
  } catch (error) {
    for (const worker of workers) worker.terminate();
    throw error;
  } finally {
    listening.abort();
  }
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
