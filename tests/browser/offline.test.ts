// The page without the network, after one visit.
//
// A hard reload (Ctrl+Shift+R) is the one way to open the page that no service worker is asked
// about: the browser goes to the network and nowhere else. Without the network it shows its own
// page, from which an ordinary reload leads back.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { isSolved } from "../../web/core/facelets";
import { applyMoves, type Move } from "../../web/core/moves";
import { CHROMIUM_OPTIONS } from "./chromium.mjs";
import { CubePage, DESKTOP, launchBrowser } from "./cube-page";
import { OPTIMAL_POSITIONS } from "./optimal-positions";
import { ReleaseServer } from "./release-server";
import { storedManifestCount } from "./stored-tables";

const { facelets } = OPTIMAL_POSITIONS[0]!;

let browser: Browser;
let host: ReleaseServer;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

afterEach(async () => {
  await context.close();
  await host.goAway();
});

/** A visit that lasts until the page is stored. */
async function visit(): Promise<CubePage> {
  const cube = await CubePage.openIn(context, host.url);
  await cube.page.evaluate(() => navigator.serviceWorker.ready);
  return cube;
}

async function tablesAreStored(cube: CubePage): Promise<void> {
  await cube.tablesAreFull();
  await expect.poll(() => storedManifestCount(cube.page), { timeout: 30_000 }).toBe(1);
}

async function solveAndCheck(cube: CubePage): Promise<void> {
  expect(await cube.readFacelets()).toBe(facelets);
  const moves = (await cube.solve()) as Move[];
  expect(moves.length).toBeGreaterThan(0);
  expect(isSolved(applyMoves(facelets, moves))).toBe(true);
}

/** What the page has said, but for what the browser says of tables that it could not fetch. */
function noiseOf(cube: CubePage): string[] {
  return cube.noise.filter((text) => !text.includes("/tables/"));
}

describe.each([
  { how: "with threads, from a host that isolates the page", isolated: true },
  { how: "without threads, from a host that sends no such headers", isolated: false },
])("after one visit, without the network ($how)", ({ isolated }) => {
  it("opens and solves as before", async () => {
    host = await ReleaseServer.start({ isolated });
    context = await browser.newContext(DESKTOP);
    const cube = await visit();
    await cube.enterPosition(facelets);
    await tablesAreStored(cube);

    await host.goAway();
    const bundles: string[] = [];
    cube.page.on("response", (response) => {
      const [name] = /[\w-]+\.wasm$/.exec(response.url()) ?? [];
      if (name !== undefined && response.fromServiceWorker()) bundles.push(name);
    });
    await cube.reload();
    await cube.tablesAreFull();
    await solveAndCheck(cube);
    expect(await cube.page.evaluate(() => crossOriginIsolated)).toBe(isolated);
    expect(bundles).toEqual([isolated ? "cubewright-threads.wasm" : "cubewright.wasm"]);
    await cube.stageIsLive();
    expect(noiseOf(cube)).toEqual([]);
  });
});

describe("after one visit, without the network", () => {
  it("opens in another tab, also with more in the address", async () => {
    host = await ReleaseServer.start();
    context = await browser.newContext(DESKTOP);
    const before = await visit();
    await before.enterPosition(facelets);
    await host.goAway();
    for (const suffix of ["", "index.html", "?from=home#help"]) {
      const cube = await CubePage.openIn(context, host.url + suffix);
      await solveAndCheck(cube);
      expect(noiseOf(cube)).toEqual([]);
    }
  });

  it("opens after the browser was closed and started again", async () => {
    host = await ReleaseServer.start();
    const profile = mkdtempSync(join(tmpdir(), "cubewright-profile-"));
    try {
      context = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
      const before = await visit();
      await before.enterPosition(facelets);
      await tablesAreStored(before);
      await context.close();
      await host.goAway();

      context = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
      const after = await CubePage.openIn(context, host.url);
      await after.tablesAreFull();
      await solveAndCheck(after);
      expect(noiseOf(after)).toEqual([]);
    } finally {
      await context.close();
      rmSync(profile, { recursive: true });
    }
  });

  it("solves with small tables if the visit was too short for the full ones, and makes those", async () => {
    host = await ReleaseServer.start();
    host.held = "/tables/";
    context = await browser.newContext(DESKTOP);
    const cube = await visit();
    await cube.enterPosition(facelets);
    await host.goAway();
    await cube.reload();
    await solveAndCheck(cube);
    await cube.tablesAreFull();
    await solveAndCheck(cube);
    expect(noiseOf(cube)).toEqual([]);
  });

  it("is not there for a hard reload, and is for the reload after it", async () => {
    host = await ReleaseServer.start();
    context = await browser.newContext(DESKTOP);
    const cube = await visit();
    await cube.enterPosition(facelets);
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
    host = await ReleaseServer.start();
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
