// The whole page in Chromium, from the navigation to the first solution: with nothing in the
// browser's caches and storage, and again by a new browser process with what the first has stored.
import { mkdtempSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright-core";

import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";

const DATABASE_NAME = "cubewright-tables";

/**
 * @typedef {object} Visit times since the navigation began
 * @property {number} usableMs the cube can be used
 * @property {number} firstSolutionMs of a cube to be solved as soon as the page can be told so
 */

/**
 * @param {string} scratchDirectory
 * @param {string} serverUrl
 * @returns {import("./targets.mjs").Measure}
 */
export function measurePage(scratchDirectory, serverUrl) {
  return async (_part, { cubes: [facelets = ""] }) => {
    const profileDirectory = mkdtempSync(join(scratchDirectory, "profile-"));
    const empty = await visit(profileDirectory, serverUrl, facelets);
    const stored = await visit(profileDirectory, serverUrl, facelets);
    return {
      start: {
        emptyProfileUsableMs: empty.usableMs,
        emptyProfileFirstSolutionMs: empty.firstSolutionMs,
        storedTablesUsableMs: stored.usableMs,
        storedTablesFirstSolutionMs: stored.firstSolutionMs,
      },
    };
  };
}

/**
 * @param {string} profileDirectory
 * @param {string} url
 * @param {string} facelets
 * @returns {Promise<Visit>} once the tables are stored
 */
async function visit(profileDirectory, url, facelets) {
  const context = await chromium.launchPersistentContext(profileDirectory, CHROMIUM_OPTIONS);
  try {
    await context.addInitScript(solveAtOnce, facelets);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(url);
    const times = await page.evaluate(
      () => /** @type {Window & { visit?: Promise<Visit> }} */ (window).visit,
    );
    await page.waitForFunction(areTablesStored, DATABASE_NAME, { polling: 100 });
    if (times === undefined) throw new Error("The page was not measured.");
    return times;
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before its own scripts.
 *
 * @param {string} facelets
 */
function solveAtOnce(facelets) {
  /** @param {string} type */
  const timeOf = (type) =>
    new Promise((resolve) => {
      addEventListener(type, () => resolve(performance.now()), { once: true });
    });
  const usable = timeOf("cubewright-ready");
  const solved = timeOf("cubewright-improved");
  const visit = Promise.all([usable, solved]).then(([usableMs, firstSolutionMs]) => ({
    usableMs,
    firstSolutionMs,
  }));
  Object.assign(window, { visit });
  void customElements.whenDefined("cubewright-cube").then(() => {
    const cube = document.querySelector("cubewright-cube");
    if (cube === null) return;
    Object.assign(cube, { facelets });
    void (/** @type {HTMLElement & { solve(): Promise<unknown> }} */ (cube).solve());
  });
}

/**
 * Runs in the page. The list of the tables is stored after them.
 *
 * @param {string} databaseName
 * @returns {Promise<boolean>}
 */
async function areTablesStored(databaseName) {
  // To open it before the page has made it would be to make another.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName)) return false;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName);
    opening.onerror = () => reject(new Error(String(opening.error)));
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction("manifests").objectStore("manifests").count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result > 0);
      };
    };
  });
}
