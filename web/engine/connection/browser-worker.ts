// A browser's worker, from a script that lies at a URL, or that the page itself holds.

import type { EngineWorker } from "./engine-worker";
import { environment } from "../platform/environment";

/** Starts a worker from a script at `url`, which has to be of the page's own origin. */
export function startFromUrl(url: string): EngineWorker {
  // Of the events less is used than their types hold.
  return new Worker(url, { type: "module" }) as unknown as EngineWorker;
}

/**
 * Starts a worker from the text of its script; a policy has to allow `worker-src blob:`, or `data:`
 * in a sandboxed frame.
 */
export function startFromText(script: string): EngineWorker {
  // In a frame whose origin is like no other, Chromium loads no module from a blob.
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
