// Solving while the full tables are on their way, or cannot be had from the network.

import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import { isLongRun, isLongRunAnywhere } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { it as pageTest } from "../page/page-test";
import { neverTooSlow } from "../site/never-too-slow";
import { placeInMoves } from "../page/place-in-moves";

const { facelets } = OPTIMAL_POSITIONS[0]!;

// Shorter ones may replace those shown at any time.
async function shownMovesSolve(cube: CubePage<Tab>): Promise<void> {
  await expect
    .poll(async () => isSolved(applyMoves(facelets, (await cube.moves.allInnerTexts()) as Move[])))
    .toBe(true);
}

const it = pageTest.extend("metered", false);

describe("while the full tables are being fetched", () => {
  // For the case whose scene is late.
  if (isLongRun) it.override("needs", { picture: true });

  // In the usual run tests/wasm/twophase/tiers.test.ts lets the engine do this in Node.
  const switchesWhileSearching =
    "the page solves with small ones, and switches in the middle of the search";
  it.runIf(isLongRunAnywhere)(switchesWhileSearching, async ({ openCube, site }) => {
    site.prependToWorker(neverTooSlow);
    site.hold("/tables/chunks/");
    const cube = await openCube();
    await cube.enterPosition(facelets);
    // It searches until something else is begun.
    await cube.page.locator("cubewright-cube").evaluate((element) => {
      Object.assign(element, { timeMs: Infinity });
    });
    await cube.button("Solve").click();
    const searching = cube.status.filter({
      hasText: /\d+ moves so far; the shortest possible is .*\d+…$/,
    });
    await searching.waitFor();
    await shownMovesSolve(cube);
    await cube.page.getByText("Solves with small tables.").waitFor();

    site.release();
    await cube.tablesAreFull();
    expect(await searching.count()).toBe(1);
    await shownMovesSolve(cube);

    await cube.button("Reset").click();
    await searching.waitFor({ state: "detached" });
  });

  it.runIf(isLongRun)(
    "the page solves, even if the scene is not loaded either",
    async ({ openCube, site }) => {
      site.prependToWorker(neverTooSlow);
      site.hold("/tables/", "/assets/cube-scene");
      const cube = await openCube();
      await cube.enterPosition(facelets);
      const moves = await cube.solve();
      expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
      await cube.page.getByText("Solves with small tables.").waitFor();

      await cube.button("Next move").click();
      await cube.page.getByText(placeInMoves(1, moves.length)).waitFor();
      site.release();
      await cube.stageIsLive();
      await cube.tablesAreFull();
    },
  );
});

describe("if the full tables are not served", () => {
  it("the page solves with small ones while it makes the full ones", async ({ openCube, site }) => {
    site.withheld = "/tables/";
    const cube = await openCube();
    // The browser itself reports what it could not fetch.
    cube.forgive(/\/tables\//);
    await cube.enterPosition(facelets);
    await cube.page.getByText("Making full tables").first().waitFor();
    await cube.searchBriefly();
    const moves = await cube.solve();
    expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
    await cube.page.getByText("Making full tables").first().waitFor();
  });
});
