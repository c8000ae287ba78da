// Solving while the full tables are on their way, or cannot be had from the network.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { isSolved } from "../../web/core/facelets";
import { applyMoves, type Move } from "../../web/core/moves";
import type { Tab, TestBrowser } from "./browsers/tab";
import { CubePage, launchBrowserUnderTest } from "./cube-page";
import { OPTIMAL_POSITIONS } from "./optimal-positions";
import { SiteServer } from "./site-server";

const { facelets } = OPTIMAL_POSITIONS[0]!;

let browser: TestBrowser;
let site: SiteServer;
let cube: CubePage<Tab>;

beforeAll(async () => {
  browser = await launchBrowserUnderTest();
});

afterAll(() => browser.close());

beforeEach(async () => {
  site = await SiteServer.start();
});

afterEach(async () => {
  await cube.context.close();
  await site.stop();
});

async function open(): Promise<void> {
  cube = await CubePage.open(browser, site.url);
  await cube.position.fill(facelets);
  await cube.position.press("Enter");
}

// Shorter ones may take the place of those shown at any time.
async function shownMovesSolve(): Promise<void> {
  await expect
    .poll(async () => isSolved(applyMoves(facelets, (await cube.moves.allInnerTexts()) as Move[])))
    .toBe(true);
}

describe("while the full tables are on their way", () => {
  it("solves with small ones, and goes over in the middle of the search", async () => {
    site.hold("/tables/chunks/");
    await open();
    // Until something else is begun.
    await cube.page.locator("cubewright-cube").evaluate((element) => {
      Object.assign(element, { timeMs: Infinity });
    });
    await cube.button("Solve").click();
    const searching = cube.status.filter({ hasText: /\d+ moves so far, at least \d+ needed…$/ });
    await searching.waitFor();
    await shownMovesSolve();
    await cube.page.getByText("Solves with small tables.").waitFor();

    site.release();
    await cube.tablesAreFull();
    expect(await searching.count()).toBe(1);
    await shownMovesSolve();

    await cube.button("Reset").click();
    await searching.waitFor({ state: "detached" });
    expect(cube.noise).toEqual([]);
  });

  it("answers in the time given, also when neither they nor the scene have come", async () => {
    site.hold("/tables/", "/assets/cube-scene");
    await open();
    const moves = await cube.solve();
    expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
    await cube.page.getByText("Solves with small tables.").waitFor();

    await cube.button("Next move").click();
    await cube.page.getByText(`1 of ${moves.length}`).waitFor();
    site.release();
    await cube.stageIsLive();
    await cube.tablesAreFull();
    expect(cube.noise).toEqual([]);
  });
});

describe("where the full tables are not served", () => {
  it("solves with small ones while it makes the full ones", async () => {
    site.withheld = "/tables/";
    await open();
    await cube.page.getByText("Making full tables").first().waitFor();
    const moves = await cube.solve();
    expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
    await cube.page.getByText("Making full tables").first().waitFor();
  });
});
