// Makes the page one that opens without the network from the second visit on.

import { startServiceWorker } from "./service-worker";
import { offerNewVersion } from "./update-bar";

/** Has the page stored, and offers its new versions as they come. */
export async function workOffline(): Promise<void> {
  document.addEventListener("cubewright-solution", () => void storeModules(), { once: true });
  storePocketOnceShown();
  await startServiceWorker(offerNewVersion);
}

async function storeModules(): Promise<void> {
  await store("methods");
  await store("pocket");
}

// It was fetched before there was a service worker, perhaps.
function storePocketOnceShown(): void {
  const cube = document.querySelector("cubewright-cube")!;
  const look = () => {
    if (cube.puzzle !== "2x2x2") return;
    cube.removeEventListener("cubewright-change", look);
    void store("pocket");
  };
  cube.addEventListener("cubewright-change", look);
  look();
}

// The service worker stores what it fetches of these bundles (web/build/site/web-app.mjs). Nobody waits for them,
// and who never solves anything does without.
async function store(bundle: "methods" | "pocket"): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) {
      await new Promise((resolve) => {
        serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
    }
    for (const extension of ["js", "wasm"]) await fetch(`wasm/cubewright-${bundle}.${extension}`);
  } catch {
    // Without the network, or where there is no service worker, the methods need the network.
  }
}
