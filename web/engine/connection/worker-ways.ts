// How the site starts its worker: from the script that Vite made of worker.ts. On a page of another
// origin, and in a sandboxed frame, whose origin is like no other, browsers refuse that; there a
// worker from a blob: URL imports the script, which can come the same way as this module did. The
// page's policy has to allow blob: (in a sandboxed frame data:) and the script's origin as worker-src.

import { startFromText, startFromUrl } from "./browser-worker";
import type { WorkerWay } from "./engine-worker";
import { environment } from "../platform/environment";
import workerUrl from "../worker/worker.ts?worker&url";

/** The folder in which the engine's files lie unless its user says where; undefined: nowhere. */
export function ownFolderUrl(): string | undefined {
  const moduleUrl = import.meta.url;
  return new URL(".", moduleUrl).href;
}

/** The ways to start a worker here, best first. The same script does with threads and without. */
export function workerWays(_withThreads: boolean): WorkerWay[] {
  const moduleUrl = import.meta.url;
  const url = new URL(workerUrl, moduleUrl);
  if (environment.origin === undefined || environment.origin === url.origin) {
    return [{ description: url.href, start: () => startFromUrl(url.href) }];
  }
  return [
    {
      description: `a blob: or data: URL that imports ${url.href}, which a policy of the page has to allow`,
      start: () => startFromText(`import ${JSON.stringify(url.href)};`),
    },
  ];
}
