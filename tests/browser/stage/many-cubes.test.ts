// Many cubes on one page share one drawing context, which comes and goes with them.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { it as pageTest } from "../page/chromium-test";
import { type CubePage, SMALL_WINDOW } from "../page/cube-page";
import {
  countDrawingContexts,
  loseDrawingContext,
  rememberDrawingContexts,
  restoreDrawingContext,
} from "./drawing-contexts";
import { countPageHoldings } from "../measuring/holdings";
import { isLongRun } from "../long-run";

const PATIENCE = { timeout: 60_000 };

// How often they come and go: more often than a browser has contexts.
const TIMES = isLongRun ? 200 : 32;

// More than a browser has contexts, which are sixteen.
const SHOWN_COUNT = isLongRun ? 50 : 24;

// The browser keeps a few for a moment. If every cube left one behind, there would be two hundred.
const PASSING_COUNT = 100;

const it = pageTest
  .extend("needs", { picture: true })
  /** The page with its own cube, and with its drawing contexts remembered. */
  .extend("cube", async ({ openCube, site }) => {
    site.prepend(rememberDrawingContexts);
    const cube = await openCube(SMALL_WINDOW);
    await cube.stageIsLive();
    return cube;
  });

/** Puts stages at the beginning of the page, in place of earlier ones. */
function showStages({ page }: CubePage, count: number): Promise<void> {
  return page.evaluate(
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
function showOneByOne({ page }: CubePage, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let time = 0; time < count; ++time) {
      const element = document.createElement("cubewright-cube");
      element.alg = "R U R' U'";
      document.body.prepend(element);
      await element.updateComplete;
      const stage = element.shadowRoot!.querySelector("cubewright-stage")!;
      await stage.updateComplete;
      const otherSide = stage.shadowRoot!.querySelector<HTMLButtonElement>("button:not(.back)")!;
      while (otherSide.hidden) await new Promise(requestAnimationFrame);
      element.remove();
    }
  }, count);
}

/** How many canvases show something. */
function countPictures({ page }: CubePage): Promise<number> {
  return page.evaluate(() => {
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
  it("are all drawn with one context, even dozens of them", async ({ cube }) => {
    await showStages(cube, SHOWN_COUNT);
    // Those that are out of sight are drawn when they come into sight.
    await cube.page.setViewportSize({ width: 1280, height: 1200 });
    await expect.poll(() => countPictures(cube), PATIENCE).toBe(SHOWN_COUNT);
    expect(await countDrawingContexts(cube.page)).toEqual({ made: 1, alive: 1 });
  });

  it.runIf(isLongRun)(
    "share one context as they come and go, until the last is removed",
    async ({ cube }) => {
      for (let time = 0; time < TIMES; ++time) await showStages(cube, 1 + (time % 3));
      await expect.poll(() => countPictures(cube), PATIENCE).toBe(2);
      expect(await countDrawingContexts(cube.page)).toEqual({ made: 1, alive: 1 });
      await cube.page.evaluate(() => {
        document.querySelector("#shelf")!.remove();
        document.querySelector("cubewright-cube")!.remove();
      });
      await expect
        .poll(() => countDrawingContexts(cube.page), PATIENCE)
        .toEqual({ made: 1, alive: 0 });
      await showStages(cube, 2);
      await expect.poll(() => countPictures(cube), PATIENCE).toBe(2);
      expect(await countDrawingContexts(cube.page)).toEqual({ made: 2, alive: 1 });
    },
  );

  it.runIf(isLongRun)(
    "leave nothing behind after two hundred were shown one by one",
    async ({ cube }) => {
      // Leaves aside what is made once, and what is kept for the next one.
      await showOneByOne(cube, 10);
      const before = await countPageHoldings(cube.page);
      await showOneByOne(cube, 200);
      const left = async () => {
        const after = await countPageHoldings(cube.page);
        const growth = Object.entries(after.counts).map(
          ([name, count]) => [name, count - before.counts[name]!] as const,
        );
        growth.push(["heap, in 20 kB", (after.heapBytes - before.heapBytes) / 20_000]);
        return growth.filter(([, more]) => more > PASSING_COUNT);
      };
      await expect.poll(left, PATIENCE).toEqual([]);
      expect(await countDrawingContexts(cube.page)).toEqual({ made: 1, alive: 1 });
    },
  );

  it("are replaced by notes when the context is lost, and drawn again once it is back", async ({
    cube,
  }) => {
    await showStages(cube, 3);
    await expect.poll(() => countPictures(cube), PATIENCE).toBe(3);
    const notes = cube.page.getByText("This browser cannot show the 3D picture here");
    const visibleNotes = () =>
      notes.evaluateAll((all) => all.filter((note) => !(note as HTMLElement).hidden).length);
    await loseDrawingContext(cube.page);
    await expect.poll(visibleNotes, PATIENCE).toBe(4);
    expect(await countPictures(cube)).toBe(0);
    await restoreDrawingContext(cube.page);
    await expect.poll(visibleNotes, PATIENCE).toBe(0);
    await expect.poll(() => countPictures(cube), PATIENCE).toBe(3);
  });
});
