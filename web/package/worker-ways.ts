// How the package starts its worker, in place of the site's way (web/engine/connection/worker-ways.ts).
//
// The scripts lie beside this module, where an unbundled page and Node find them: `cubewright-worker.js` or, if memory
// can be shared, `cubewright-worker-threads.js`, and one for each other module. Vite, webpack and Parcel copy them into
// their output and put the URLs of the copies here. esbuild, Rollup and Vite's development server do not copy them, and
// browsers refuse to start a worker from another origin. For these cases each script also exists as text in a chunk,
// which every bundler includes like any import, and which is loaded only if needed. Its worker starts from a blob: URL,
// which the page's policy has to allow (`worker-src blob:`). If that fails, the script's URL is tried too.

import { startFromText, startFromUrl } from "../engine/connection/browser-worker";
import type { WorkerWay } from "../engine/connection/engine-worker";
import { environment } from "../engine/platform/environment";
import { nodeFiles, nodeThreads } from "../engine/platform/node";
import { NodeThread } from "./node-worker";
import { isUnbundled, isWorkerThere, workerUrl, type WorkerScript } from "./worker-files";

/**
 * The folder of the package, or that of its tables; undefined in the output of a bundler, and in Node where neither has
 * tables.
 */
export function ownFolderUrl(): string | undefined {
  const url = workerUrl("one-thread");
  if (!url || !isUnbundled()) return undefined;
  const own = new URL(".", url);
  const files = nodeFiles();
  if (!files || own.protocol !== "file:") return own.href;
  const folders = [new URL("../cubewright-tables/", url), own];
  return folders.find((folder) => files.existsSync(new URL("tables/manifest.json", folder)))?.href;
}

/** Not in a sandboxed frame: each worker has an origin of its own there. */
export function canWorkersShareMemory(): boolean {
  return environment.origin !== "null";
}

/** The ways to start a worker here, the most promising first. With threads, those without come last. */
export function workerWays(withThreads: boolean): WorkerWay[] {
  if (!withThreads || !canWorkersShareMemory()) return waysWithOneThread();
  return [...waysOf("threads", () => import("embedded:worker-threads")), ...waysWithOneThread()];
}

function waysWithOneThread(): WorkerWay[] {
  return waysOf("one-thread", () => import("embedded:worker"));
}

/**
 * The ways to start the worker with this script here, the most promising first.
 *
 * @param importText gets the chunk with the script's text
 */
export function waysOf(
  name: WorkerScript,
  importText: () => Promise<{ default: string }>,
): WorkerWay[] {
  const threads = typeof Worker === "undefined" ? nodeThreads() : undefined;
  const fromText: WorkerWay = {
    description:
      "a blob: URL, or in a sandboxed frame a data: URL, which a policy of the page has to allow",
    start: async (first) => {
      const { default: script } = await importText();
      if (!threads) return startFromText(script, first);
      const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
      return new NodeThread(threads, url, first);
    },
  };
  const url = workerUrl(name);
  if (!url) return [fromText];
  const fromUrl: WorkerWay = {
    description: url.href,
    start: (first) =>
      threads ? new NodeThread(threads, url, first) : startFromUrl(url.href, first),
  };
  const isOfOrigin = environment.origin === undefined || environment.origin === url.origin;
  return isOfOrigin && isWorkerThere(name) ? [fromUrl, fromText] : [fromText, fromUrl];
}
