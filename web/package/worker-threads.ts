// The package's worker that searches with several threads, for use where memory can be shared. The same
// script is started again for each further thread, so that no other file has to be found. Emscripten
// starts these as classic workers, so the script must neither import nor export anything.

import { EngineHost } from "../engine/worker/engine-host";
import type { ImportBundle } from "../engine/worker/bundle";
import { withThreads } from "../engine/worker/thread-start";
import { startEmbedded, unpackWasm } from "./embedded-bundle";
import { serve } from "./engine-service";
import { resembleBrowserWorker } from "./node-scope";

/** The hash of the script's URL when it is started for one of the threads. */
const THREAD_MARK = "#thread";

const importWithThreads: ImportBundle = async (_baseUrl, { name, threaded }, threads) => {
  if (!threaded) throw new Error(`This script has no ${name}.`);
  const wasmBinary = await unpackWasm();
  const { result: module, threadsStarted } = await withThreads(() =>
    // The only file that the bundle still asks for is the script of the threads.
    startEmbedded(wasmBinary, { locateFile: () => href + THREAD_MARK, threads }),
  );
  return { module, threadsStarted };
};

resembleBrowserWorker();
const { hash, href } = globalThis.location;
if (hash === THREAD_MARK) {
  // It is loaded in time for the first message, which comes in a later task.
  void import("embedded:thread");
} else {
  serve((send) => new EngineHost(send, importWithThreads));
}
