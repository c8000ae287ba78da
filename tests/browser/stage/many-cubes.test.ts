// Many cubes on one page share one drawing context, which comes and goes with them.

import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { CubePage, launchBrowser, SMALL_WINDOW } from "../page/cube-page";
import {
  countDrawingContexts,
  loseDrawingContext,
  rememberDrawingContexts,
  restoreDrawingContext,
} from "./drawing-contexts";
import { countPageHoldings } from "../measuring/holdings";
import { isLongRun } from "../long-run";
import { SiteServer } from "../site/site-server";

const PATIENCE = { timeout: 60_000 };

let browser: Browser;
let site: SiteServer;
let cube: CubePage;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  site = await SiteServer.start();
  site.prepend(rememberDrawingContexts);
  cube = await CubePage.open(browser, site.url, SMALL_WINDOW);
  await cube.stageIsLive();
});

afterEach(async () => {
  expect(cube.noise).toEqual([]);
  await cube.context.close();
  await site.stop();
});

/** Puts stages at the beginning of the page, and takes away what was there of them before. */
function showStages(count: number): Promise<void> {
  return cube.page.evaluate(
    ({ count, facelets }) => {
      let shelf = document.querySelector("#shelf");
      if (!shelf) {
        shelf = document.body.insertAdjacentElement("afterbegin", document.createElement("div"))!;
        shelf.id = "shelf";
      }
      const stages = Array.from({ length: count }, () => {
        const stage = document.createElement("cubewright-stage");
        Object.assign(stage.style, { width: "120px", height: "120px", float: "left" });
        return Object.assign(stage, { facelets, open: true });
      });
      shelf.replaceChildren(...stages);
    },
    { count, facelets: SOLVED_FACELETS },
  );
}

/** Puts one element after another at the beginning of the page, and takes it away when it is live. */
function showOneByOne(count: number): Promise<void> {
  return cube.page.evaluate(async (count) => {
    for (let time = 0; time < count; ++time) {
      const element = document.createElement("cubewright-cube");
      element.alg = "R U R' U'";
      document.body.prepend(element);
      await element.updateComplete;
      const stage = element.shadowRoot!.querySelector("cubewright-stage")!;
      await stage.updateComplete;
      const otherSide = stage.shadowRoot!.querySelector("button")!;
      while (otherSide.hidden) await new Promise(requestAnimationFrame);
      element.remove();
    }
  }, count);
}

/** How many canvases show something. */
function countPictures(): Promise<number> {
  return cube.page.evaluate(() => {
    const canvases = [...document.querySelectorAll("#shelf cubewright-stage")].map((stage) =>
      stage.shadowRoot!.querySelector<HTMLCanvasElement>(".surface")!,
    );
    const reader = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    reader.globalCompositeOperation = "copy";
    return canvases.filter((canvas) => {
      const { width, height } = canvas;
      reader.drawImage(canvas, width / 2, height / 2, 1, 1, 0, 0, 1, 1);
      return canvas.clientWidth > 0 && reader.getImageData(0, 0, 1, 1).data[3] === 255;
    }).length;
  });
}

describe("many cubes on a page", () => {
  it("are all drawn, with one context: fifty of them", async () => {
    await showStages(50);
    // Those that are out of sight are drawn when they come into sight.
    await cube.page.setViewportSize({ width: 1280, height: 1200 });
    await expect.poll(countPictures, PATIENCE).toBe(50);
    expect(await countDrawingContexts(cube.page)).toEqual({ made: 1, alive: 1 });
  });

  it("come and go two hundred times with the same context, which goes with the last", async () => {
    for (let time = 0; time < 200; ++time) await showStages(1 + (time % 3));
    await expect.poll(countPictures, PATIENCE).toBe(2);
    expect(await countDrawingContexts(cube.page)).toEqual({ made: 1, alive: 1 });
    await cube.page.evaluate(() => {
      document.querySelector("#shelf")!.remove();
      document.querySelector("cubewright-cube")!.remove();
    });
    await expect
      .poll(() => countDrawingContexts(cube.page), PATIENCE)
      .toEqual({ made: 1, alive: 0 });
    await showStages(2);
    await expect.poll(countPictures, PATIENCE).toBe(2);
    expect(await countDrawingContexts(cube.page)).toEqual({ made: 2, alive: 1 });
  });

  it.runIf(isLongRun)("leave nothing behind, two hundred that were each shown", async () => {
    // What is made once, and what is kept for the next one.
    await showOneByOne(10);
    const before = await countPageHoldings(cube.page);
    await showOneByOne(200);
    const after = await countPageHoldings(cube.page);
    // One element has some 300 nodes, 100 listeners and 200 kB.
    for (const [name, count] of Object.entries(after.counts)) {
      const passing = name === "Nodes" || name === "JSEventListeners" ? 200 : 0;
      expect(count - before.counts[name]!, name).toBeLessThanOrEqual(passing);
    }
    expect(after.heapBytes - before.heapBytes).toBeLessThan(2e6);
    expect(await countDrawingContexts(cube.page)).toEqual({ made: 1, alive: 1 });
  });

  it("all become still pictures when the context is taken away, and live again", async () => {
    await showStages(3);
    await expect.poll(countPictures, PATIENCE).toBe(3);
    const notes = cube.page.getByText("This browser shows no 3D picture here");
    const visibleNotes = () =>
      notes.evaluateAll((all) => all.filter((note) => !(note as HTMLElement).hidden).length);
    await loseDrawingContext(cube.page);
    await expect.poll(visibleNotes, PATIENCE).toBe(4);
    expect(await countPictures()).toBe(0);
    await restoreDrawingContext(cube.page);
    await expect.poll(visibleNotes, PATIENCE).toBe(0);
    await expect.poll(countPictures, PATIENCE).toBe(3);
  });
});
