// How the site starts its workers: each from the script that Vite makes of its source. Browsers refuse that on a
// page of another origin, and in a sandboxed frame, whose origin is opaque. There the worker starts from
// a blob: URL and imports the script. The page's policy must allow blob: (in a sandboxed frame data:) and
// the script's origin as worker-src.

import { startFromText, startFromUrl } from "./browser-worker";
import type { WorkerWay } from "./engine-worker";
import { environment } from "../platform/environment";
import workerUrl from "../worker/worker.ts?worker&url";

// Code that scripts share is in a script in this folder.
const SHARED_SCRIPTS = /assets\/$/;

/** The folder of the engine's files where no `baseUrl` is given; undefined if there is none. */
export function ownFolderUrl(): string | undefined {
  const moduleUrl = import.meta.url;
  return new URL(".", moduleUrl).href.replace(SHARED_SCRIPTS, "");
}

/** The ways to start the two-phase worker here, best first. The same script serves with threads and without. */
export function workerWays(_withThreads: boolean): WorkerWay[] {
  return waysFrom(workerUrl);
}

/** The ways to start the worker with this script, best first. */
export function waysFrom(scriptUrl: string): WorkerWay[] {
  const moduleUrl = import.meta.url;
  const url = new URL(scriptUrl, moduleUrl);
  if (environment.origin === undefined || environment.origin === url.origin) {
    return [{ description: url.href, start: (first) => startFromUrl(url.href, first) }];
  }
  return [
    {
      description: `a blob: or data: URL that imports ${url.href}, which a policy of the page has to allow`,
      start: (first) => startFromText(`import ${JSON.stringify(url.href)};`, first),
    },
  ];
}
