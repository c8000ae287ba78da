// Makes the page one that opens without the network from the second visit on.

import { startServiceWorker } from "./service-worker";
import { offerNewVersion } from "./update-bar";

/** Has the page stored, and offers its new versions as they come. */
export function workOffline(): Promise<void> {
  return startServiceWorker(offerNewVersion);
}
