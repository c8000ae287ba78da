// What Chromium alone lets a test do to the page without the network.
//
// A hard reload (Ctrl+Shift+R) is the one way to open the page that no service worker is asked
// about: the browser goes to the network and nowhere else. Without the network it shows its own
// page, from which an ordinary reload leads back.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type BrowserContext } from "playwright-core";
import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { it as browserTest } from "../browsers/running";
import { CHROMIUM_OPTIONS } from "../chromium.mjs";
import { isLongRun } from "../long-run";
import { CubePage, DESKTOP } from "../page/cube-page";
import { ReleaseServer } from "../site/release-server";
import { saveData } from "../site/save-data";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { storedManifestCount } from "../tables/stored-tables";

const it = browserTest
  .extend("needs", isLongRun ? { wholeBrowser: true } : {})
  .extend("host", async ({}, { onCleanup }) => {
    const host = await ReleaseServer.start();
    onCleanup(() => host.goAway());
    return host;
  })
  .extend("context", async ({ browsers, needs }, { onCleanup }) => {
    const browser = await browsers.chromium(needs);
    const context = await browser.newContext(DESKTOP);
    onCleanup(() => context.close());
    return context;
  })
  /** The folder of a profile. */
  .extend("profile", ({}, { onCleanup }) => {
    const profile = mkdtempSync(join(tmpdir(), "cubewright-profile-"));
    onCleanup(() => rmSync(profile, { recursive: true }));
    return profile;
  });

/** A visit that lasts until the page is stored. */
async function visit(context: BrowserContext, { url }: ReleaseServer): Promise<CubePage> {
  const cube = await CubePage.openIn(context, url);
  await cube.page.evaluate(() => navigator.serviceWorker.ready);
  await cube.enterPosition(NEAR_POSITION);
  return cube;
}

async function solveAndCheck(cube: CubePage): Promise<void> {
  expect(await cube.readFacelets()).toBe(NEAR_POSITION);
  const moves = (await cube.solve()) as Move[];
  expect(isSolved(applyMoves(NEAR_POSITION, moves))).toBe(true);
}

describe("after one visit, without the network", () => {
  it.runIf(isLongRun)(
    "the page opens after the browser was restarted",
    async ({ host, profile }) => {
      const first = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
      try {
        const before = await visit(first, host);
        await before.tablesAreFull();
        await expect.poll(() => storedManifestCount(before.page), { timeout: 30_000 }).toBe(1);
      } finally {
        await first.close();
      }
      await host.goAway();

      const second = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
      try {
        const after = await CubePage.openIn(second, host.url);
        await after.tablesAreFull();
        // Chromium may end its storage process before it has written the last minute's local storage, so the first
        // visit's cube need not be there.
        await after.enterPosition(NEAR_POSITION);
        await solveAndCheck(after);
        // What the browser itself says of tables that it could not fetch.
        after.forgive(/\/tables\/|\/cubewright-(goals|methods|pocket)\./);
        expect(after.noise).toEqual([]);
      } finally {
        await second.close();
      }
    },
  );

  it.runIf(isLongRun)(
    "the page fails a hard reload, but opens on the reload after it",
    async ({ context, host }) => {
      await context.addInitScript(saveData);
      const cube = await visit(context, host);
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
    },
  );
});

// Runs in the page of lessons.
async function areLessonsStored(): Promise<boolean> {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const needed = [location.href, ...files.filter((name) => name.includes("/learn-"))];
  const found = await Promise.all(needed.map((name) => caches.match(name)));
  return found.every(Boolean);
}

describe("another page of the site, without the network", () => {
  it.runIf(isLongRun)(
    "opens if it was opened before, and otherwise the cube stays",
    async ({ context, host }) => {
      await context.addInitScript(saveData);
      const cube = await visit(context, host);
      const { page } = cube;
      const lessons = page.getByRole("link", { name: "Learn" });
      await context.setOffline(true);
      await lessons.click();
      await page.getByRole("alert").getByText("Check the connection and try again").waitFor();
      await cube.net.waitFor();

      await context.setOffline(false);
      await lessons.click();
      await page.waitForURL(/learn\.html/);
      await expect.poll(() => page.evaluate(areLessonsStored)).toBe(true);
      await page.goBack();
      await cube.net.waitFor();
      await context.setOffline(true);
      await lessons.click();
      await page.waitForURL(/learn\.html/);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  );
});

describe("without a service worker", () => {
  it("the page works without complaint", async ({ context, host }) => {
    await context.addInitScript(saveData);
    await context.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException("The user has forbidden it.", "SecurityError"));
    });
    const cube = await CubePage.openIn(context, host.url);
    await cube.enterPosition(NEAR_POSITION);
    await solveAndCheck(cube);
    expect(cube.noise).toEqual([]);
  });
});
