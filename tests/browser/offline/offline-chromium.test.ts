// What Chromium alone lets a test do to the page without the network.
//
// A hard reload (Ctrl+Shift+R) is the one way to open the page that no service worker is asked
// about: the browser goes to the network and nowhere else. Without the network it shows its own
// page, from which an ordinary reload leads back.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { CHROMIUM_OPTIONS } from "../chromium.mjs";
import { CubePage, DESKTOP, launchBrowser } from "../page/cube-page";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { ReleaseServer } from "../site/release-server";
import { saveData } from "../site/save-data";
import { storedManifestCount } from "../tables/stored-tables";

const { facelets } = OPTIMAL_POSITIONS[0]!;

let browser: Browser;
let host: ReleaseServer;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  host = await ReleaseServer.start();
});

afterEach(async () => {
  await context.close();
  await host.goAway();
});

/** A visit that lasts until the page is stored. */
async function visit(): Promise<CubePage> {
  const cube = await CubePage.openIn(context, host.url);
  await cube.page.evaluate(() => navigator.serviceWorker.ready);
  await cube.enterPosition(facelets);
  return cube;
}

async function solveAndCheck(cube: CubePage): Promise<void> {
  expect(await cube.readFacelets()).toBe(facelets);
  const moves = (await cube.solve()) as Move[];
  expect(isSolved(applyMoves(facelets, moves))).toBe(true);
}

describe("after one visit, without the network", () => {
  it("opens after the browser was closed and started again", async () => {
    const profile = mkdtempSync(join(tmpdir(), "cubewright-profile-"));
    try {
      context = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
      const before = await visit();
      await before.tablesAreFull();
      await expect.poll(() => storedManifestCount(before.page), { timeout: 30_000 }).toBe(1);
      await context.close();
      await host.goAway();

      context = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
      const after = await CubePage.openIn(context, host.url);
      await after.tablesAreFull();
      await solveAndCheck(after);
      // What the browser itself says of tables that it could not fetch.
      after.forgive(/\/tables\//);
      expect(after.noise).toEqual([]);
    } finally {
      await context.close();
      rmSync(profile, { recursive: true });
    }
  });

  it("is not there for a hard reload, and is for the reload after it", async () => {
    context = await browser.newContext(DESKTOP);
    await context.addInitScript(saveData);
    const cube = await visit();
    const devTools = await context.newCDPSession(cube.page);
    const reloadHard = async () => {
      const loaded = cube.page.waitForEvent("load");
      await devTools.send("Page.reload", { ignoreCache: true });
      await loaded;
    };

    await reloadHard();
    await cube.net.waitFor();
    expect(await cube.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await solveAndCheck(cube);

    await host.goAway();
    await reloadHard();
    expect(await cube.net.count()).toBe(0);
    await cube.reload();
    await solveAndCheck(cube);
  });
});

describe("where there can be no service worker", () => {
  it("says nothing of it and works", async () => {
    context = await browser.newContext(DESKTOP);
    await context.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException("The user has forbidden it.", "SecurityError"));
    });
    const cube = await CubePage.openIn(context, host.url);
    await cube.enterPosition(facelets);
    await cube.tablesAreFull();
    await solveAndCheck(cube);
    expect(cube.noise).toEqual([]);
  });
});
