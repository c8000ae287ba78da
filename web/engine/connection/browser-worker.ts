// Starting a browser's worker, from the URL of its script or from the text.

import type { EngineWorker } from "./engine-worker";
import { environment } from "../platform/environment";

/** Starts a worker from a script at `url`, which must have the page's own origin. */
export function startFromUrl(url: string): EngineWorker {
  // EngineWorker lists only the parts of the events that are used.
  return new Worker(url, { type: "module" }) as unknown as EngineWorker;
}

/**
 * Starts a worker from the text of its script. The page's policy must allow `worker-src blob:`, or
 * `data:` in a sandboxed frame.
 */
export function startFromText(script: string): EngineWorker {
  // Where the origin is opaque, Chromium loads no module from a blob.
  if (environment.origin === "null") {
    return startFromUrl(`data:text/javascript,${encodeURIComponent(script)}`);
  }
  const blobUrl = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = startFromUrl(blobUrl);
  const terminate = worker.terminate.bind(worker);
  // The URL is kept until the worker has ended, since its threads start from the same one.
  worker.terminate = () => {
    terminate();
    URL.revokeObjectURL(blobUrl);
  };
  return worker;
}
