// Makes the page one that opens without the network from the second visit on.

import { pageEngine } from "../startup/page-engine";
import { startServiceWorker } from "./service-worker";
import { offerNewVersion } from "./update-bar";

// A page that is never idle is not kept waiting for ever.
const LONGEST_WAIT_MS = 5000;

/** Begins when the engine has started and the page has nothing better to do. */
export async function workOffline(): Promise<void> {
  // Whoever asks the engine for something hears why it could not be started.
  await pageEngine.solver().catch(() => undefined);
  await idle();
  await startServiceWorker(offerNewVersion);
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, LONGEST_WAIT_MS);
    else requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
  });
}
