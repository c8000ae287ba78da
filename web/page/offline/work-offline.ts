// Makes the page open without the network from the second visit on.

import { bundleFiles, startServiceWorker, storeForLater } from "../../site/service-worker";
import { pageEngine } from "../startup/page-engine";
import { offerNewVersion } from "./update-bar";

// As web/build/site/web-app.mjs names it.
const STORED_PAGES = { learn: "cubewright-lessons", lab: "cubewright-laboratory" } as const;

/** Has the page stored, and offers its new versions as they come. */
export async function workOffline(): Promise<void> {
  storeModulesOnceUseful();
  storePocketOnceShown();
  await startServiceWorker(offerNewVersion);
  await renewPages();
}

// Renews those of the other pages that the person has visited.
async function renewPages(): Promise<void> {
  for (const [name, cacheName] of Object.entries(STORED_PAGES)) {
    const isStored = "caches" in globalThis && (await caches.has(cacheName));
    if (!isStored) continue;
    const { renewStoredPage } = await import("../../site/stored-pages");
    await renewStoredPage(name as keyof typeof STORED_PAGES, cacheName);
  }
}

// Nobody waits for these bundles: they are fetched after the full tables, or after the first solution. A person who
// saves data and solves nothing does not fetch them.
function storeModulesOnceUseful(): void {
  const store = () => {
    stopListening();
    document.removeEventListener("cubewright-solution", store);
    void storeForLater((["methods", "pocket", "goals"] as const).flatMap(bundleFiles));
  };
  const hear = () => {
    if (pageEngine.state.status?.tier === "full") store();
  };
  const stopListening = pageEngine.listen(hear);
  document.addEventListener("cubewright-solution", store);
  hear();
}

// The bundle may have been fetched before there was a service worker to store it.
function storePocketOnceShown(): void {
  const cube = document.querySelector("cubewright-cube")!;
  const look = () => {
    if (cube.puzzle !== "2x2x2") return;
    cube.removeEventListener("cubewright-change", look);
    void storeForLater(bundleFiles("pocket"));
  };
  cube.addEventListener("cubewright-change", look);
  look();
}
