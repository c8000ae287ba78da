// The threads of the threaded bundle, which come after the module: in Node and in a browser's worker.

/**
 * A thread's worker, as the glue keeps it until a thread needs it.
 *
 * @typedef {{ loaded?: boolean } & (Worker | import("node:worker_threads").Worker)} ThreadWorker
 * @typedef {import("../../wasm/cubewright").CubewrightModule} CubewrightModule
 */

/**
 * @param {CubewrightModule} module
 * @returns {Promise<void>} when its threads are ready; a search would wait for them forever
 */
export async function threadsStarted(module) {
  const { PThread } =
    /** @type {CubewrightModule & { PThread?: { unusedWorkers: ThreadWorker[] } }} */ (module);
  await Promise.all((PThread?.unusedWorkers ?? []).map(workerStarted));
}

/**
 * @param {ThreadWorker} worker
 * @returns {Promise<void>}
 */
function workerStarted(worker) {
  return new Promise((resolve) => {
    // The glue has heard the message before this.
    const hear = () => {
      if (worker.loaded) resolve();
    };
    hear();
    if ("on" in worker) worker.on("message", hear);
    else worker.addEventListener("message", hear);
  });
}
