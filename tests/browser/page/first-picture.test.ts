// The first thing that the page shows is a picture of the cube, and nothing moves when the rest comes.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { ProfileOptions } from "../browsers/tab";
import { ofThisRun } from "../long-run";
import type { SiteServer } from "../site/site-server";
import { it } from "./chromium-test";
import { DESKTOP, PHONE } from "./cube-page";
import { layoutShifts, watchLayoutShifts } from "./layout-shifts";

// Where the cube's stickers and ground are on the screen, to half a pixel.
function shapesOf(page: Page, picture: string) {
  return page.locator(picture).evaluateAll((shapes) =>
    shapes.map((shape) => {
      const { x, y, width, height } = shape.getBoundingClientRect();
      return [x, y, width, height].map((px) => Math.round(2 * px) / 2);
    }),
  );
}

// Waits until the browser has painted something of the page.
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}

async function scriptsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const scripts = Array.from(html.matchAll(/(?:src|href)="\.(\/[^"]+\.js)"/g), ([, path]) => path!);
  expect(scripts.length).toBeGreaterThan(1);
  return scripts;
}

const WINDOWS: { window: string; options: ProfileOptions; isLong?: boolean }[] = [
  { window: "a desktop's", options: DESKTOP },
  { window: "a phone's", options: PHONE },
  {
    window: "a phone's that lies on its side",
    options: { ...PHONE, viewport: { width: 844, height: 390 } },
    isLong: true,
  },
  {
    window: "a tablet's",
    options: { ...PHONE, viewport: { width: 820, height: 1180 } },
    isLong: true,
  },
];

it.for(ofThisRun(WINDOWS))(
  "the first picture needs no script, and does not move in a window as wide as $window",
  async ({ options }, { browser, site }) => {
    site.prepend(watchLayoutShifts);
    site.hold(...(await scriptsOf(site.url)));
    const context = await browser.newContext({ serviceWorkers: "block", ...options });
    try {
      const page = await context.newPage();
      await page.goto(site.url, { waitUntil: "commit" });
      // Until then the styles may be missing.
      await page.evaluate(firstPaint);
      const stickers = await shapesOf(page, ".first-picture polygon");
      const ground = await shapesOf(page, ".first-picture circle");
      expect(stickers.length).toBe(54);

      // The scene, which takes the picture's place, stays away.
      site.release();
      site.hold("/assets/cube-scene");
      await page.getByRole("grid", { name: "Cube net" }).waitFor();
      expect(await shapesOf(page, "cubewright-stage .still polygon")).toEqual(stickers);
      expect(await shapesOf(page, "cubewright-stage .ground circle")).toEqual(ground);
      expect(await page.locator(".first-picture").isVisible()).toBe(false);
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      site.release();
      await context.close();
    }
  },
);

// Requests take longer than a frame, which is painted meanwhile if it may be.
async function countPaints(): Promise<number> {
  for (let times = 0; times < 20; times++) await (await fetch("./manifest.webmanifest")).text();
  return performance.getEntriesByType("paint").length;
}

it("nothing is shown of a masthead that is still arriving", async ({ browser, site }) => {
  site.prepend(watchLayoutShifts);
  site.breakPageAt('<button type="button" id="share">');
  const context = await browser.newContext({ serviceWorkers: "block", ...DESKTOP });
  try {
    const page = await context.newPage();
    const styles = page.waitForEvent("requestfinished", (request) =>
      request.url().endsWith(".css"),
    );
    await page.goto(site.url, { waitUntil: "commit" });
    await styles;
    expect(await page.evaluate(countPaints)).toBe(0);
    site.release();
    await page.getByRole("grid", { name: "Cube net" }).waitFor();
    expect(await layoutShifts(page)).toEqual([]);
  } finally {
    site.release();
    await context.close();
  }
});

/** Holds the page's scripts back, except the one that adapts the first picture. */
async function holdOwnScripts(site: SiteServer): Promise<void> {
  const scripts = await scriptsOf(site.url);
  const first = scripts.find((path) => path.includes("/first-looks-"));
  expect(first).toBeDefined();
  site.hold(...scripts.filter((path) => path !== first));
}

// Records in each frame how many stickers of a still picture are visible.
function watchStickers(): void {
  const seen = new Set<number>();
  Object.assign(window, { seen });
  const look = () => {
    const still = document.querySelector("cubewright-cube")?.shadowRoot ?? document;
    const inElement = still.querySelector("cubewright-stage")?.shadowRoot ?? document;
    const polygons = [...inElement.querySelectorAll(".still polygon, .first-picture polygon")];
    seen.add(
      polygons.filter((polygon) => polygon.checkVisibility({ checkVisibilityCSS: true })).length,
    );
    requestAnimationFrame(look);
  };
  look();
}

it.for([
  ["the last visit", ""],
  ["its address", "#puzzle=2x2x2&setup=R"],
] as const)(
  "the first picture shows no 3x3x3 if %s chose the 2x2x2",
  async ([, hash], { browser, site }) => {
    await holdOwnScripts(site);
    const context = await browser.newContext({ serviceWorkers: "block", ...DESKTOP });
    try {
      if (hash === "") {
        await context.addInitScript(() => localStorage.setItem("cubewright.puzzle", "2x2x2"));
      }
      const page = await context.newPage();
      await page.goto(site.url + hash, { waitUntil: "commit" });
      const polygon = page.locator(".first-picture polygon").first();
      await expect
        .poll(() => polygon.evaluate((shape) => getComputedStyle(shape).visibility))
        .toBe("hidden");
      await page.evaluate(watchStickers);
      site.release();
      await page.getByRole("grid", { name: "Cube net" }).waitFor();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const seen = await page.evaluate(() => [
        ...(window as unknown as { seen: Set<number> }).seen,
      ]);
      expect(Math.max(...seen)).toBeGreaterThan(0);
      expect(Math.max(...seen)).toBeLessThanOrEqual(24);
    } finally {
      site.release();
      await context.close();
    }
  },
);

it("the first picture has the chosen colours before the page's own scripts run", async ({
  browser,
  site,
}) => {
  await holdOwnScripts(site);
  const context = await browser.newContext({ serviceWorkers: "block", ...DESKTOP });
  try {
    await context.addInitScript(() => {
      localStorage.setItem("cubewright.colours", "U:#0a0b0c");
    });
    const page = await context.newPage();
    const noise: string[] = [];
    page.on("console", (message) => noise.push(message.text()));
    await page.goto(site.url, { waitUntil: "commit" });
    const colorOf = (face: string) =>
      page
        .locator(`.first-picture .face-${face}`)
        .first()
        .evaluate((sticker) => getComputedStyle(sticker).fill);
    await expect.poll(() => colorOf("u")).toBe("rgb(10, 11, 12)");
    // The colours that were not changed.
    expect(await colorOf("f")).not.toBe("rgb(10, 11, 12)");
    expect(noise).toEqual([]);
  } finally {
    site.release();
    await context.close();
  }
});
