// Makes the page one that opens without the network from the second visit on.

import { bundleFiles, startServiceWorker, storeForLater } from "../../site/service-worker";
import { offerNewVersion } from "./update-bar";

// As web/build/site/web-app.mjs names it.
const STORED_LESSONS = "cubewright-lessons";

/** Has the page stored, and offers its new versions as they come. */
export async function workOffline(): Promise<void> {
  document.addEventListener("cubewright-solution", () => void storeModules(), { once: true });
  storePocketOnceShown();
  await startServiceWorker(offerNewVersion);
  await renewLessons();
}

// Of who has been at one.
async function renewLessons(): Promise<void> {
  const isStored = "caches" in globalThis && (await caches.has(STORED_LESSONS));
  if (!isStored) return;
  const { renewStoredLessons } = await import("../../site/stored-lessons");
  await renewStoredLessons(STORED_LESSONS);
}

// Nobody waits for these bundles, and who never solves anything does without.
async function storeModules(): Promise<void> {
  await storeForLater([...bundleFiles("methods"), ...bundleFiles("pocket")]);
}

// It was fetched before there was a service worker, perhaps.
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
