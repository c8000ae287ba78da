// Measures the whole page in Chromium. From the navigation to the first solution: with an empty
// profile, and in a new browser process with what that visit has stored. From the navigation until the
// stored full tables are in use: in a new browser process, and in another tab of it.
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { chromium } from "playwright-core";

import { CHROMIUM_OPTIONS } from "../../browser/chromium.mjs";

const DATABASE_NAME = "cubewright-tables";

/**
 * @typedef {import("playwright-core").BrowserContext} BrowserContext
 * @typedef {object} Visit times since the navigation began
 * @property {number} usableMs the cube can be used
 * @property {number} firstSolutionMs of a cube that the page is told to solve as soon as it can be;
 *   NaN without one
 * @property {number} fullMs the page says that it solves with the full tables
 */

/**
 * @param {string} scratchDirectory
 * @param {string} serverUrl
 * @returns {import("./targets.mjs").Measure}
 */
export function measurePage(scratchDirectory, serverUrl) {
  return async (_part, { cubes: [facelets = ""] }) => {
    const profileDirectory = mkdtempSync(join(scratchDirectory, "profile-"));
    /** @param {(context: BrowserContext) => Promise<Visit>} measureVisit */
    const inNewBrowser = async (measureVisit) => {
      const context = await chromium.launchPersistentContext(profileDirectory, CHROMIUM_OPTIONS);
      try {
        return await measureVisit(context);
      } finally {
        await context.close();
      }
    };
    const solving = (/** @type {BrowserContext} */ context) => visit(context, serverUrl, facelets);
    const idle = (/** @type {BrowserContext} */ context) => visit(context, serverUrl);
    const empty = await inNewBrowser(solving);
    const stored = await inNewBrowser(solving);
    const waiting = await inNewBrowser(idle);
    const tab = await inNewBrowser(async (context) => {
      await idle(context);
      return idle(context);
    });
    return {
      start: {
        emptyProfileUsableMs: empty.usableMs,
        emptyProfileFirstSolutionMs: empty.firstSolutionMs,
        storedTablesUsableMs: stored.usableMs,
        storedTablesFirstSolutionMs: stored.firstSolutionMs,
        storedTablesFullMs: waiting.fullMs,
        anotherTabFullMs: tab.fullMs,
      },
    };
  };
}

/**
 * @param {BrowserContext} context
 * @param {string} url
 * @param {string} [facelets] solved as soon as it can be
 * @returns {Promise<Visit>} once the tables are stored
 */
async function visit(context, url, facelets) {
  const page = await context.newPage();
  await page.addInitScript(watchVisit, facelets !== undefined);
  if (facelets !== undefined) await page.addInitScript(solveAtOnce, facelets);
  await page.goto(url);
  const times = await page.evaluate(
    () => /** @type {Window & { visit?: Promise<Visit> }} */ (window).visit,
  );
  while (!(await page.evaluate(areTablesStored, DATABASE_NAME))) await setTimeout(100);
  await page.close();
  if (times === undefined) throw new Error("The page was not measured.");
  return times;
}

/**
 * Runs in the page before its own scripts.
 *
 * @param {boolean} willSolve whether the page is told to solve, which may take longer than all else
 */
function watchVisit(willSolve) {
  let usableMs = NaN;
  let firstSolutionMs = NaN;
  const solved = new Promise((resolve) => {
    const hear = () => resolve((firstSolutionMs = performance.now()));
    addEventListener("cubewright-improved", hear, { once: true });
  });
  const visit = new Promise((resolve) => {
    addEventListener("cubewright-ready", ({ target }) => {
      usableMs = performance.now();
      const cube = /** @type {HTMLElement} */ (target);
      const line = cube.shadowRoot?.querySelector("cubewright-tables")?.shadowRoot;
      if (!line) throw new Error("The page has no line about its tables.");
      const hear = () => {
        if (!line.textContent.includes("Solves with full tables.")) return;
        const fullMs = performance.now();
        void Promise.resolve(willSolve && solved).then(() => {
          resolve({ usableMs, firstSolutionMs, fullMs });
        });
      };
      const changes = { subtree: true, childList: true, characterData: true };
      new MutationObserver(hear).observe(line, changes);
    });
  });
  Object.assign(window, { visit });
}

/**
 * Runs in the page before its own scripts.
 *
 * @param {string} facelets
 */
function solveAtOnce(facelets) {
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
  // Opening a database that the page has not made yet would make an empty one.
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
