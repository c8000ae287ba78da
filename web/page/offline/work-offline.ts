// Makes the page one that opens without the network from the second visit on.

import { startServiceWorker } from "./service-worker";
import { offerNewVersion } from "./update-bar";

/** Has the page stored, and offers its new versions as they come. */
export async function workOffline(): Promise<void> {
  document.addEventListener("cubewright-solution", () => void storeMethods(), { once: true });
  await startServiceWorker(offerNewVersion);
}

// The service worker stores what it fetches of the methods by stages (web/build/site/web-app.mjs). Nobody waits
// for them, and who never solves anything does without.
async function storeMethods(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) => {
        serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
    }
    for (const extension of ["js", "wasm"]) await fetch(`wasm/cubewright-methods.${extension}`);
  } catch {
    // Without the network, or where there is no service worker, the methods need the network.
  }
}
