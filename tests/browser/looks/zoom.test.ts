// The page and embedded cubes, zoomed: at 200 % a browser shows half as many CSS pixels of a
// window, each twice as large, at 400 % a quarter. Nothing may be cut off then, or need sideways
// scrolling (WCAG 1.4.4 and 1.4.10).

import { describe, expect } from "vitest";

import type { ProfileOptions } from "../browsers/tab";
import { it as pageTest } from "../page/chromium-test";
import type { CubePage } from "../page/cube-page";
import { isLongRun, ofThisRun } from "../long-run";
import { NEAR_POSITION } from "../solving/optimal-positions";

// For a window of 1280 by 1024 pixels; at half as many, there is less to draw.
const ZOOMS: { zoom: string; options: ProfileOptions; isLong?: boolean }[] = [
  {
    zoom: "200 %",
    options: { viewport: { width: 640, height: 512 }, deviceScaleFactor: 1 },
    isLong: true,
  },
  { zoom: "400 %", options: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 2 } },
];

/** Everything visible that extends beyond the window's sides, or is cut off by its container. */
function findCutOff({ page }: CubePage): Promise<string[]> {
  return page.evaluate(() => {
    const elementsWithin = (root: ParentNode): Element[] =>
      Array.from(root.querySelectorAll("*")).flatMap((element) => [
        element,
        ...(element.shadowRoot ? elementsWithin(element.shadowRoot) : []),
      ]);
    const roomPx = document.documentElement.clientWidth;
    const isCutOff = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // Texts for screen readers alone are one pixel wide.
      if (width <= 1) return false;
      const isBeside = left < 0 || right > roomPx;
      // The text of a field can be moved within it.
      const cuts = getComputedStyle(element).overflowX !== "visible" && !element.matches("input");
      return isBeside || (cuts && element.scrollWidth > element.clientWidth);
    };
    return elementsWithin(document)
      .filter((element) => element.checkVisibility() && isCutOff(element))
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

async function expectToFit(cube: CubePage): Promise<void> {
  expect(await findCutOff(cube)).toEqual([]);
  const [widthPx, roomPx] = await cube.page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widthPx).toBe(roomPx);
}

/** Buttons that cannot be pressed: those that do not come into sight, or are covered. */
function findUnreachable({ page }: CubePage): Promise<string[]> {
  return page.locator("button:visible").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        button.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = button.getBoundingClientRect();
        const root = button.getRootNode() as Document | ShadowRoot;
        const hit = root.elementFromPoint(x + width / 2, y + height / 2);
        return !button.contains(hit);
      })
      .map((button) => button.outerHTML.slice(0, 100)),
  );
}

const it = pageTest.extend("needs", { picture: true });

describe.each(ofThisRun(ZOOMS))("at a zoom of $zoom", ({ options }) => {
  it("the page fits into the window, before and after a solve", async ({ openCube }) => {
    const cube = await openCube(options, { isUsable: (page) => page.stageIsLive() });
    await expectToFit(cube);
    await cube.searchBriefly();
    await cube.enterPosition("R U2 F' L D B2 U' R2");
    await cube.solve();
    await expectToFit(cube);
    expect(await findUnreachable(cube)).toEqual([]);
  });

  it.runIf(isLongRun)("a frame that plays moves fits into the window", async ({ openCube }) => {
    const address = "embed.html?mode=view&alg=R+U2+F%27+L+D+B2+U%27+R2+D2";
    const cube = await openCube(options, { address, isUsable: (page) => page.stageIsLive() });
    await expectToFit(cube);
    expect(await findUnreachable(cube)).toEqual([]);
  });

  it.runIf(isLongRun)("a frame that solves a cube fits into the window", async ({ openCube }) => {
    const address = `embed.html?mode=solve&facelets=${NEAR_POSITION}`;
    const cube = await openCube(options, { address, isUsable: (page) => page.stageIsLive() });
    await cube.solve();
    await expectToFit(cube);
    expect(await findUnreachable(cube)).toEqual([]);
  });
});
