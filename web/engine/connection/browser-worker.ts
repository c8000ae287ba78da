// A browser's worker, from a script that lies at a URL, or that the page itself holds.

import type { EngineWorker } from "./engine-worker";
import { environment } from "../platform/environment";

/** Starts a worker from a script at `url`, which has to be of the page's own origin. */
export function startFromUrl(url: string): EngineWorker {
  return asEngineWorker(new Worker(url, { type: "module" }));
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
  const worker = new Worker(blobUrl, { type: "module" });
  // Only once it has come: some browsers load the script later than they promise.
  const forget = () => URL.revokeObjectURL(blobUrl);
  worker.addEventListener("message", forget, { once: true });
  worker.addEventListener("error", forget, { once: true });
  return asEngineWorker(worker);
}

// Of the events less is used than their types hold.
function asEngineWorker(worker: Worker): EngineWorker {
  return worker as unknown as EngineWorker;
}
