// The worker of the package that searches with several threads, for where memory can be shared. It
// starts the same script once more for each further thread, so that nothing else has to be found.
// Those are no module workers: the script must be one that imports and exports nothing.

import { withThreads } from "../engine/worker/thread-start";
import { startEmbedded, unpackWasm } from "./embedded-bundle";
import { serveEngine } from "./engine-service";
import { resembleBrowserWorker } from "./node-scope";

/** Marks the address of the script where it is started for one of the threads. */
const THREAD_MARK = "#thread";

resembleBrowserWorker();
const { hash, href } = globalThis.location;
if (hash === THREAD_MARK) {
  // It waits for the first message, which comes in a later task.
  void import("embedded:thread");
} else {
  serveEngine(async (_baseUrl, { name, threaded }, threads) => {
    if (!threaded) throw new Error(`This script has no ${name}.`);
    const wasmBinary = await unpackWasm();
    const { result: module, threadsStarted } = await withThreads(() =>
      // Of the files that the bundle asks for only the thread's script is left to find.
      startEmbedded(wasmBinary, { locateFile: () => href + THREAD_MARK, threads }),
    );
    return { module, threadsStarted };
  });
}
