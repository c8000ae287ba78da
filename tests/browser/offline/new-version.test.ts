// A new version of the page: offered, and taken when the user wants it.

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { BrowserContext, Locator } from "playwright-core";
import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { siteDirectory } from "../../../web/build/directories.mjs";
import { axeFindings } from "../accessibility";
import { it as browserTest } from "../browsers/running";
import type { ProfileOptions } from "../browsers/tab";
import { reportFailure } from "../failure-report";
import { CubePage, DESKTOP, PHONE } from "../page/cube-page";
import { isLongRun, ofThisRun } from "../long-run";
import { makeNextRelease, NEXT_TAGLINE } from "../site/next-release";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { ReleaseServer } from "../site/release-server";
import { saveData } from "../site/save-data";
import { placeInMoves } from "../page/place-in-moves";

const OTHER_POSITION = applyMoves(SOLVED_FACELETS, ["F", "D2", "L'"]);

interface OpenPage {
  /** The context of the only profile. */
  context: BrowserContext;
  cube: CubePage;
}

const it = browserTest
  .extend("next", { scope: "file" }, ({}, { onCleanup }) => {
    const directory = mkdtempSync(join(tmpdir(), "cubewright-next-"));
    onCleanup(() => rmSync(directory, { recursive: true }));
    return { directory, styles: makeNextRelease(directory) };
  })
  .extend("host", async ({}, { onCleanup }) => {
    const host = await ReleaseServer.start();
    onCleanup(() => host.goAway());
    return host;
  })
  /** Opens the page and waits until it is served from the browser's storage. */
  .extend("open", ({ browsers, host, needs, task, onTestFinished }, { onCleanup }) => {
    const opened: OpenPage[] = [];
    onCleanup(async () => {
      await reportFailure(
        task,
        opened.map(({ cube }) => cube.page),
      );
      for (const { context } of opened) await context.close();
    });
    onTestFinished(() => {
      expect(opened.flatMap(({ cube }) => cube.noise)).toEqual([]);
    });
    return async (
      options: ProfileOptions = DESKTOP,
      prepare?: (context: BrowserContext) => Promise<unknown>,
    ) => {
      const browser = await browsers.chromium(needs);
      const context = await browser.newContext(options);
      await context.addInitScript(saveData);
      await prepare?.(context);
      const cube = await CubePage.inNewTab(context);
      opened.push({ context, cube });
      await cube.visit(host.url);
      await becomesServed(cube);
      return cube;
    };
  })
  .extend("cube", ({ open }) => open())
  .extend("publishNext", ({ host, next }) => async (cube: CubePage) => {
    host.publish(next.directory);
    await comesIntoView(cube);
  });

async function becomesServed({ page }: CubePage): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
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

/** The paths, relative to the site, of everything stored for the page. */
async function storedPaths({ page }: CubePage, { url: siteUrl }: ReleaseServer): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });
  return urls.map((url) => url.slice(siteUrl.length).replace(/\?.*/, "")).sort();
}

describe("a new version", () => {
  it.runIf(isLongRun)(
    "is offered while a solution is followed, and disturbs nothing",
    async ({ cube, publishNext }) => {
      expect(await offer(cube).count()).toBe(0);
      await cube.enterPosition(NEAR_POSITION);
      const moves = await cube.solve();
      await cube.button("Next move").click();
      await cube.page.getByText(placeInMoves(1, moves.length)).waitFor();

      await publishNext(cube);
      await offer(cube).waitFor();
      await cube.button("Next move").click();
      await cube.page.getByText(placeInMoves(2, moves.length)).waitFor();
      expect(await cube.moves.allInnerTexts()).toEqual(moves);
      expect(await nextTagline(cube).count()).toBe(0);
    },
  );

  it("replaces the old one when accepted, and keeps the painted cube", async ({
    cube,
    host,
    next: { styles },
    publishNext,
  }) => {
    const before = await storedPaths(cube, host);
    expect(before).toContain(styles.before);
    await cube.enterPosition(NEAR_POSITION);
    await publishNext(cube);
    await cube.button("Reload").click();

    await nextTagline(cube).waitFor();
    await cube.net.waitFor();
    expect(await cube.readFacelets()).toBe(NEAR_POSITION);
    expect(await offer(cube).count()).toBe(0);
    await expect
      .poll(() => storedPaths(cube, host))
      .toEqual(before.map((path) => (path === styles.before ? styles.after : path)).sort());
  });

  it.runIf(isLongRun)(
    "can be postponed, and is offered again at the next visit",
    async ({ cube, publishNext }) => {
      await publishNext(cube);
      await cube.button("Later").click();
      await offer(cube).waitFor({ state: "detached" });
      expect(await cube.button("Reload").count()).toBe(0);

      await cube.reload();
      await offer(cube).waitFor();
      expect(await nextTagline(cube).count()).toBe(0);
    },
  );

  it.runIf(isLongRun)(
    "takes over by itself once no tab shows the old one",
    async ({ cube, host, publishNext }) => {
      await publishNext(cube);
      await offer(cube).waitFor();
      const outside = await cube.context.newPage();
      await outside.goto(host.outsideUrl);
      await cube.page.close();
      const stateOfOnlyVersion = () =>
        outside.evaluate(async (url) => {
          const registration = await navigator.serviceWorker.getRegistration(url);
          return registration?.waiting === null && registration.active?.state;
        }, host.url);
      await expect.poll(stateOfOnlyVersion).toBe("activated");
      const later = await CubePage.openIn(cube.context, host.url);
      await nextTagline(later).waitFor();
      expect(await offer(later).count()).toBe(0);
      expect(later.noise).toEqual([]);
    },
  );

  it.runIf(isLongRun)(
    "leaves other tabs as they are until they accept it",
    async ({ cube, host, publishNext }) => {
      await cube.enterPosition(NEAR_POSITION);
      const other = await CubePage.openIn(cube.context, host.url);
      await other.enterPosition(OTHER_POSITION);
      const moves = await other.solve();
      await publishNext(cube);
      await other.button("Later").click();

      await cube.button("Reload").click();
      await nextTagline(cube).waitFor();
      await offer(other).waitFor();
      expect(await nextTagline(other).count()).toBe(0);
      expect(await other.moves.allInnerTexts()).toEqual(moves);
      await other.button("Next move").click();
      await other.page.getByText(placeInMoves(1, moves.length)).waitFor();

      await other.button("Reload").click();
      await nextTagline(other).waitFor();
      expect(other.noise).toEqual([]);
    },
  );

  it.runIf(isLongRun)(
    "is not installed while the host has only a part of it",
    async ({ cube, host, next, publishNext }) => {
      const half = mkdtempSync(join(tmpdir(), "cubewright-half-"));
      try {
        cpSync(next.directory, half, { recursive: true });
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
        await publishNext(cube);
        await offer(cube).waitFor();
      } finally {
        rmSync(half, { recursive: true });
      }
    },
  );

  it.runIf(isLongRun)(
    "is found by a page that stays open for an hour",
    async ({ host, next, open }) => {
      const cube = await open(DESKTOP, ({ clock }) => clock.install());
      host.publish(next.directory);
      await cube.context.clock.fastForward("01:00:00");
      await offer(cube).waitFor();
    },
  );

  it.runIf(isLongRun)(
    "is found after a check without the network, which fails silently",
    async ({ cube, host, publishNext }) => {
      await host.goAway();
      await comesIntoView(cube);
      await host.comeBack();
      await publishNext(cube);
      await offer(cube).waitFor();
    },
  );
});

const LOOKS: { theme: string; options: ProfileOptions; isLong?: boolean }[] = [
  { theme: "light", options: { ...DESKTOP, colorScheme: "light" }, isLong: true },
  { theme: "dark", options: { ...DESKTOP, colorScheme: "dark" }, isLong: true },
  { theme: "dark, on a phone", options: { ...PHONE, colorScheme: "dark" } },
  {
    theme: "forced colours",
    options: { ...DESKTOP, forcedColors: "active" },
    isLong: true,
  },
];

describe.each(ofThisRun(LOOKS))("the bar that offers a new version ($theme)", ({ options }) => {
  it.runIf(isLongRun)(
    "passes axe, and has buttons large enough to touch",
    async ({ open, publishNext }) => {
      const cube = await open({ ...options, reducedMotion: "reduce" });
      await publishNext(cube);
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
    },
  );
});

describe("the bar that offers a new version", () => {
  it.runIf(isLongRun)("is reached by keyboard before the cube", async ({ cube, publishNext }) => {
    await publishNext(cube);
    await offer(cube).waitFor();
    await cube.page.getByRole("link", { name: "Help" }).focus();
    await cube.page.keyboard.press("Tab");
    await cube.page.keyboard.press("Enter");
    await nextTagline(cube).waitFor();
  });
});
