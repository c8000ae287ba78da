// Scan in the element, on somebody else's page.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { BASE, it } from "../element/element-test";
import { SMALL_WINDOW } from "../page/cube-page";
import { MIXING } from "../puzzles/described-cubes";
import { picturesOf, ROOM } from "./canvas-camera";
import { chooseFiles } from "./chosen-files";

const MIXED = applyMoves(SOLVED_FACELETS, MIXING);
const cubeWith = (attributes: string) =>
  `<cubewright-cube mode="paint" ${BASE} ${attributes}></cubewright-cube>`;

describe("the scan attribute", () => {
  it("adds a button, which loads the scanning code when pressed", async ({ openPage, site }) => {
    const page = await openPage(SMALL_WINDOW);
    const button = page.tab.getByRole("button", { name: "Scan", exact: true });
    await page.embed(cubeWith(""));
    expect(await button.count()).toBe(0);
    await page.embed(cubeWith("scan"));
    await page.listen("cubewright-change", "cubewright-error");
    const isLoaded = () => site.requests.some((path) => path.includes("scan"));
    expect(isLoaded()).toBe(false);
    await page.tab.evaluate(() => {
      Object.defineProperty(navigator, "mediaDevices", { value: undefined });
    });
    await button.click();
    await page.tab.getByRole("dialog", { name: "Scan your cube" }).waitFor();
    expect(isLoaded()).toBe(true);
    await chooseFiles(page.tab, picturesOf(MIXED).slice(0, ROOM));
    await page.cube.status.filter({ hasText: "This is your cube." }).waitFor();
    expect(await page.heard()).toEqual([["cubewright-change", { facelets: MIXED }]]);
  });
});
