// Starting a browser's worker, from the URL of its script or from the text.
//
// The first request is the worker's name. A message would wait until the page's thread is free, even if the script has
// long been loaded; the page draws its first picture meanwhile.

import type { EngineWorker } from "./engine-worker";
import { environment } from "../platform/environment";
import type { StartRequest } from "../worker/messages/protocol";

/** Starts a worker from a script at `url`, which must have the page's own origin. */
export function startFromUrl(url: string, first?: StartRequest): EngineWorker {
  const name = first ? JSON.stringify(first) : "";
  // EngineWorker lists only the parts of the events that are used.
  return new Worker(url, { type: "module", name }) as unknown as EngineWorker;
}

/**
 * Starts a worker from the text of its script. The page's policy must allow `worker-src blob:`, or
 * `data:` in a sandboxed frame.
 */
export function startFromText(script: string, first?: StartRequest): EngineWorker {
  // Where the origin is opaque, Chromium loads no module from a blob.
  if (environment.origin === "null") {
    return startFromUrl(`data:text/javascript,${encodeURIComponent(script)}`, first);
  }
  const blobUrl = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = startFromUrl(blobUrl, first);
  const terminate = worker.terminate.bind(worker);
  // The URL is kept until the worker has ended, since its threads start from the same one.
  worker.terminate = () => {
    terminate();
    URL.revokeObjectURL(blobUrl);
  };
  return worker;
}
