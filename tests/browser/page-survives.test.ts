// What of the page survives: a reload, a browser that forbids storage, files that do not come.

import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves, type Move } from "../../web/core/moves";
import { CubePage, DESKTOP, launchBrowser } from "./cube-page";
import { OPTIMAL_POSITIONS } from "./optimal-positions";
import { SiteServer } from "./site-server";

const { facelets } = OPTIMAL_POSITIONS[0]!;

let browser: Browser;
let site: SiteServer;
let cube: CubePage;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  site = await SiteServer.start();
});

afterEach(async () => {
  await cube.context.close();
  await site.stop();
});

async function applyPosition(text: string): Promise<void> {
  await cube.position.fill(text);
  await cube.position.press("Enter");
}

describe("a reload", () => {
  it("brings the solution back, the place in it, and the speed", async () => {
    cube = await CubePage.open(browser, site.url);
    await applyPosition(facelets);
    const moves = (await cube.solve()) as Move[];
    const speed = cube.page.getByRole("slider", { name: "Speed" });
    await speed.fill("5");
    await cube.moves.nth(6).getByRole("button").click();
    const shown = applyMoves(facelets, moves.slice(0, 7));
    expect(await cube.readFacelets()).toBe(shown);

    await cube.reload();
    await cube.page.getByText(`7 of ${moves.length}`).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
    expect(await cube.readFacelets()).toBe(shown);
    expect(await cube.position.inputValue()).toBe(shown);
    expect(await speed.inputValue()).toBe("5");

    await cube.playToEnd();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    await cube.moves.first().getByRole("button").click();
    await cube.button("Previous move").click();
    await cube.page.getByText(`0 of ${moves.length}`).waitFor();
    expect(await cube.readFacelets()).toBe(facelets);
    expect(cube.noise).toEqual([]);
  });
});

describe("a browser that forbids storage", () => {
  it("begins with a solved cube, and solves", async () => {
    cube = await CubePage.open(browser, site.url, DESKTOP, (context) =>
      context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
      }),
    );
    await applyPosition(facelets);
    const moves = (await cube.solve()) as Move[];
    expect(isSolved(applyMoves(facelets, moves))).toBe(true);
    await cube.button("Next move").click();
    await cube.page.getByText(`1 of ${moves.length}`).waitFor();
    await cube.reload();
    expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
    expect(cube.noise).toEqual([]);
  });
});

describe("files that do not come", () => {
  // The browser itself reports what it could not fetch.
  const ownNoise = () => cube.noise.filter((text) => !text.includes("Failed to load resource"));

  it("leaves everything to the net without those of the scene", async () => {
    site.withheld = "/assets/cube-scene";
    cube = await CubePage.open(browser, site.url);
    await cube.page.getByText("This browser shows no 3D picture here").waitFor();
    await applyPosition(facelets);
    const moves = (await cube.solve()) as Move[];
    expect(isSolved(applyMoves(facelets, moves))).toBe(true);
    expect(ownNoise()).toEqual([]);
  });

  it("says what to do without those of the engine, and starts it when they are there", async () => {
    site.withheld = "/wasm/";
    cube = await CubePage.open(browser, site.url);
    await applyPosition(facelets);
    const refused = cube.alert.filter({ hasText: "could not be started" });
    await refused.waitFor();
    await cube.button("Scramble").click();
    await refused.filter({ hasText: "try again" }).waitFor();
    expect(await cube.readFacelets()).toBe(facelets);

    site.withheld = "";
    const moves = (await cube.solve()) as Move[];
    expect(isSolved(applyMoves(facelets, moves))).toBe(true);
    expect(await cube.alert.textContent()).toBe("");
    await cube.tablesAreFull();
    expect(ownNoise()).toEqual([]);
  });
});
