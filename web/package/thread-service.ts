// Several threads in one of the package's worker scripts. The same script is started again for each further thread, so
// that no other file has to be found. Emscripten starts these as classic workers, so the script must neither import nor
// export anything.

import type { ImportBundle } from "../engine/worker/bundle/bundle";
import { withThreads } from "../engine/worker/bundle/thread-start";
import { startEmbedded, unpackWasm } from "./embedded-bundle";
import type { RequestHost, Send } from "../engine/worker/messages/serving";
import { serve } from "./engine-service";
import { resembleBrowserWorker } from "./node-scope";

/** The hash of the script's URL when it is started for one of the threads. */
const THREAD_MARK = "#thread";

/**
 * Answers the page's requests with the host that `createHost` makes; or, where the script is started for one of the
 * threads, does what that thread is told.
 */
export function serveWithThreads<Module extends object>(
  createHost: (send: Send, importBundle: ImportBundle<Module>) => RequestHost,
): void {
  resembleBrowserWorker();
  const { hash, href } = globalThis.location;
  if (hash === THREAD_MARK) {
    // It is loaded in time for the first message, which comes in a later task.
    void import("embedded:thread");
    return;
  }
  serve((send) =>
    createHost(send, async (_baseUrl, { name, threaded }, threads) => {
      if (!threaded) throw new Error(`This script has no ${name}.`);
      const code = await unpackWasm();
      const { result: module, threadsStarted } = await withThreads(() =>
        // The only file that the bundle still asks for is the script of the threads.
        startEmbedded<Module>(code, { locateFile: () => href + THREAD_MARK, threads }),
      );
      return { module, threadsStarted };
    }),
  );
}
