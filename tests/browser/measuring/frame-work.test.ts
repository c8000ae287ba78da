// What a cube costs while it turns, and that it costs nothing while it does not.

import { expect } from "vitest";

import type { CubewrightCube } from "../../../web/widget/cubewright-cube";
import { it as pageTest } from "../page/chromium-test";
import { DESKTOP, PHONE } from "../page/cube-page";
import { countDraws, letFramesPass, readCounts } from "./draw-counts";
import { frameWorkMs, WORK_CATEGORIES } from "./frame-work";
import { isLongRun } from "../long-run";
import { placeInMoves } from "../page/place-in-moves";

/** On a screen that shows sixty frames a second. */
const FRAME_TIME_MS = 1000 / 60;
const SHARE_IN_TIME = 0.95;

// Every face turns, by a quarter and by a half.
const ALG = "R U F D L B R2 U2 F2 D2 L2 B2 R' U' F' D' L' B'";

const it = pageTest
  .extend("needs", { picture: true })
  /** The page with moves to play. */
  .extend("cube", async ({ openCube, site }) => {
    site.prepend(countDraws);
    const cube = await openCube(PHONE);
    await cube.stageIsLive();
    await cube.page.locator("cubewright-cube").evaluate((element, alg) => {
      Object.assign(element, { alg, tempo: 3 });
    }, ALG);
    await cube.page.getByText(placeInMoves(0, 18)).waitFor();
    return cube;
  });

it.runIf(isLongRun)(
  "the cube draws nothing and requests no frame while nothing changes",
  async ({ cube }) => {
    await letFramesPass(cube.page, 10);
    const shown = await readCounts(cube.page);
    expect(shown.draws).toBeGreaterThan(0);
    await letFramesPass(cube.page, 60);
    expect(await readCounts(cube.page)).toEqual(shown);

    await cube.button("Next move").click();
    await cube.page.getByText(placeInMoves(1, 18)).waitFor();
    await letFramesPass(cube.page, 10);
    const turned = await readCounts(cube.page);
    expect(turned.draws).toBeGreaterThan(shown.draws);
    await letFramesPass(cube.page, 60);
    expect(await readCounts(cube.page)).toEqual(turned);

    // The sticker under the pointer is framed. On a phone the net is too far below the cube, which draws
    // nothing while it is out of sight.
    await cube.page.setViewportSize(DESKTOP.viewport!);
    await letFramesPass(cube.page, 10);
    const wide = await readCounts(cube.page);
    await cube.sticker(0).hover();
    await expect.poll(async () => (await readCounts(cube.page)).draws).toBeGreaterThan(wide.draws);
  },
);

// Times, which other processes may lengthen.
it.runIf(isLongRun)(
  "a turning cube takes less than a frame's time in almost all frames",
  async ({ browser, cube }) => {
    await browser.startTracing(cube.page, { categories: WORK_CATEGORIES });
    // Polling for the end would be work as well.
    await cube.page.locator("cubewright-cube").evaluate(
      (element: CubewrightCube) =>
        new Promise<void>((resolve) => {
          element.addEventListener("cubewright-step", ({ detail }) => {
            if (detail.index === 18) resolve();
          });
          element.play();
        }),
    );
    const workMs = frameWorkMs(await browser.stopTracing());
    expect(workMs.length).toBeGreaterThan(40);
    const inTime = workMs.filter((timeMs) => timeMs < FRAME_TIME_MS);
    expect(inTime.length / workMs.length, String(workMs)).toBeGreaterThanOrEqual(SHARE_IN_TIME);
  },
);
