// A new version of the page: offered, and taken when the user wants it.

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, BrowserContext, BrowserContextOptions, Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { siteDirectory } from "../../../web/build/directories.mjs";
import { axeFindings } from "../accessibility";
import { CubePage, DESKTOP, launchBrowser, PHONE } from "../page/cube-page";
import { ofThisRun } from "../long-run";
import { makeNextRelease, NEXT_TAGLINE, type ReleaseStyles } from "../site/next-release";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { ReleaseServer } from "../site/release-server";
import { saveData } from "../site/save-data";

const { facelets } = OPTIMAL_POSITIONS[0]!;
const [, { facelets: otherFacelets }] = OPTIMAL_POSITIONS as [unknown, { facelets: string }];

let browser: Browser;
let host: ReleaseServer;
let context: BrowserContext;
let cube: CubePage;
let nextDirectory: string;
let styles: ReleaseStyles;

beforeAll(async () => {
  nextDirectory = mkdtempSync(join(tmpdir(), "cubewright-next-"));
  styles = makeNextRelease(nextDirectory);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(nextDirectory, { recursive: true });
});

beforeEach(async () => {
  host = await ReleaseServer.start();
});

afterEach(async () => {
  expect(cube.noise).toEqual([]);
  await context.close();
  await host.goAway();
});

/** Opens the page and waits until it is served from the browser's storage. */
async function open(
  options: BrowserContextOptions = DESKTOP,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<void> {
  context = await browser.newContext(options);
  await context.addInitScript(saveData);
  await prepare?.(context);
  cube = await CubePage.openIn(context, host.url);
  await becomesServed(cube);
}

async function becomesServed({ page }: CubePage): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

async function publishNext(): Promise<void> {
  host.publish(nextDirectory);
  await comesIntoView(cube);
}

/** As when the user comes back to the tab. */
async function comesIntoView({ page }: CubePage): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

function offer({ status }: CubePage): Locator {
  return status.filter({ hasText: "A new version is ready." });
}

function nextTagline({ page }: CubePage): Locator {
  return page.getByText(NEXT_TAGLINE);
}

/** The paths, below the site's, of all that is stored of the page. */
async function storedPaths(): Promise<string[]> {
  const urls = await cube.page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });
  return urls.map((url) => url.slice(host.url.length).replace(/\?.*/, "")).sort();
}

describe("a new version", () => {
  it("is offered while a solution is followed, and disturbs nothing", async () => {
    await open();
    expect(await offer(cube).count()).toBe(0);
    await cube.enterPosition(facelets);
    const moves = await cube.solve();
    await cube.button("Next move").click();
    await cube.page.getByText(`1 of ${moves.length}`).waitFor();

    await publishNext();
    await offer(cube).waitFor();
    await cube.button("Next move").click();
    await cube.page.getByText(`2 of ${moves.length}`).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
    expect(await nextTagline(cube).count()).toBe(0);
  });

  it("takes the place of the old one when it is taken, and keeps the painted cube", async () => {
    await open();
    const before = await storedPaths();
    expect(before).toContain(styles.before);
    await cube.enterPosition(facelets);
    await publishNext();
    await cube.button("Reload").click();

    await nextTagline(cube).waitFor();
    await cube.net.waitFor();
    expect(await cube.readFacelets()).toBe(facelets);
    expect(await offer(cube).count()).toBe(0);
    await expect
      .poll(storedPaths)
      .toEqual(before.map((path) => (path === styles.before ? styles.after : path)).sort());
  });

  it("can wait: it is offered again by the next visit, by the old version", async () => {
    await open();
    await publishNext();
    await cube.button("Later").click();
    await offer(cube).waitFor({ state: "detached" });
    expect(await cube.button("Reload").count()).toBe(0);

    await cube.reload();
    await offer(cube).waitFor();
    expect(await nextTagline(cube).count()).toBe(0);
  });

  it("is opened by itself once no tab shows the old one any more", async () => {
    await open();
    await publishNext();
    await offer(cube).waitFor();
    const { page } = cube;
    const outside = await context.newPage();
    await outside.goto(host.outsideUrl);
    await page.close();
    await outside.waitForFunction(async (url) => {
      const registration = await navigator.serviceWorker.getRegistration(url);
      return registration?.waiting === null && registration.active?.state === "activated";
    }, host.url);
    cube = await CubePage.openIn(context, host.url);
    await nextTagline(cube).waitFor();
    expect(await offer(cube).count()).toBe(0);
  });

  it("leaves other tabs as they are, until they take it too", async () => {
    await open();
    await cube.enterPosition(facelets);
    const other = await CubePage.openIn(context, host.url);
    await other.enterPosition(otherFacelets);
    const moves = await other.solve();
    await publishNext();
    await other.button("Later").click();

    await cube.button("Reload").click();
    await nextTagline(cube).waitFor();
    await offer(other).waitFor();
    expect(await nextTagline(other).count()).toBe(0);
    expect(await other.moves.allInnerTexts()).toEqual(moves);
    await other.button("Next move").click();
    await other.page.getByText(`1 of ${moves.length}`).waitFor();

    await other.button("Reload").click();
    await nextTagline(other).waitFor();
    expect(other.noise).toEqual([]);
  });

  it("is not taken for whole while the host still has some of the old one", async () => {
    await open();
    const half = mkdtempSync(join(tmpdir(), "cubewright-half-"));
    try {
      cpSync(nextDirectory, half, { recursive: true });
      cpSync(join(siteDirectory, "index.html"), join(half, "index.html"));
      host.publish(half);
      await cube.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await new Promise<void>((resolve) => {
          registration.addEventListener("updatefound", () => {
            const worker = registration.installing!;
            worker.addEventListener("statechange", () => {
              if (worker.state === "redundant") resolve();
            });
          });
          document.dispatchEvent(new Event("visibilitychange"));
        });
      });
      expect(await offer(cube).count()).toBe(0);
      await cube.reload();
      expect(await nextTagline(cube).count()).toBe(0);
      await publishNext();
      await offer(cube).waitFor();
    } finally {
      rmSync(half, { recursive: true });
    }
  });

  it("is looked for by a page that stays open for an hour", async () => {
    await open(DESKTOP, ({ clock }) => clock.install());
    host.publish(nextDirectory);
    await context.clock.fastForward("01:00:00");
    await offer(cube).waitFor();
  });

  it("is not looked for in vain: without the network nothing is said", async () => {
    await open();
    await host.goAway();
    await comesIntoView(cube);
    await host.comeBack();
    await publishNext();
    await offer(cube).waitFor();
  });
});

const LOOKS: { theme: string; options: BrowserContextOptions; isLong?: boolean }[] = [
  { theme: "light", options: { ...DESKTOP, colorScheme: "light" }, isLong: true },
  { theme: "dark", options: { ...DESKTOP, colorScheme: "dark" }, isLong: true },
  { theme: "dark, on a phone", options: { ...PHONE, colorScheme: "dark" } },
  { theme: "forced colours", options: { ...DESKTOP, forcedColors: "active" } },
];

describe.each(ofThisRun(LOOKS))("the bar that offers it ($theme)", ({ options }) => {
  it("leaves axe nothing to find, and is large enough to touch", async () => {
    await open({ ...options, reducedMotion: "reduce" });
    await publishNext();
    await offer(cube).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
    for (const name of ["Reload", "Later"]) {
      const { width, height } = (await cube.button(name).boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const [scrollWidth, viewWidth] = await cube.page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(scrollWidth).toBe(viewWidth);
  });
});

describe("the bar that offers it", () => {
  it("is reached by keyboard before the cube", async () => {
    await open();
    await publishNext();
    await offer(cube).waitFor();
    await cube.page.getByRole("link", { name: "Help" }).focus();
    await cube.page.keyboard.press("Tab");
    await cube.page.keyboard.press("Enter");
    await nextTagline(cube).waitFor();
  });
});
