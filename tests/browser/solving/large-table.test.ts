// The large table, offered while a slow search for a shortest solution runs: made, stored, and used at later visits.

import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { type CubePage, PHONE } from "../page/cube-page";
import { storedChunkCount } from "../tables/stored-tables";

// Every edge flipped: the proof takes hours.
const SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
const PATIENCE = { timeout: 120_000 };
const MAKING = /Search tables \d+ %/;
const TIME_LEFT = /Ruling out solutions of \d+ moves: \d+ % done, about [\d:]+ left/;
const OFFER = "Search faster";

// The clock of the search runs fast, so that the search is expected to take long as soon as anything is expected.
const FAST_CLOCK = `{
  const now = performance.now.bind(performance);
  performance.now = () => 20 * now();
}`;

async function findShortest(cube: CubePage): Promise<void> {
  await cube.searchBriefly();
  await cube.enterPosition(SUPERFLIP);
  await cube.solve();
  await cube.button("Find the shortest").click();
}

async function solvesSuperflip({ moves }: CubePage): Promise<boolean> {
  return isSolved(applyMoves(SUPERFLIP, (await moves.allInnerTexts()) as Move[]));
}

// Elsewhere the engine and the bundle are tried with it; each of these takes ten seconds or more.
describe.runIf(isLongRun)("the large table", () => {
  it("is made on request, and abandoned with the search", PATIENCE, async ({ cube, site }) => {
    site.prependToWorker(FAST_CLOCK, "optimal-worker");
    await findShortest(cube);
    await cube.button(OFFER).click(PATIENCE);
    const making = cube.page.locator("cubewright-cube").getByText(MAKING);
    await making.waitFor(PATIENCE);
    // What was found is there meanwhile, and the offer is taken.
    expect(await solvesSuperflip(cube)).toBe(true);
    expect(await cube.button(OFFER).count()).toBe(0);
    await cube.button("Stop").click();
    await making.waitFor({ state: "detached" });
    expect(await solvesSuperflip(cube)).toBe(true);
    await cube.button("Find the shortest").waitFor();
  });

  it("is not offered on a phone, which has less memory", PATIENCE, async ({ openCube }) => {
    const cube = await openCube(PHONE);
    await findShortest(cube);
    await cube.page.locator("cubewright-cube").getByText(TIME_LEFT).waitFor(PATIENCE);
    expect(await cube.button(OFFER).count()).toBe(0);
  });

  it(
    "is kept for later visits, until it is deleted",
    { timeout: 1_200_000 },
    async ({ openCube }) => {
      const long = { timeout: 600_000 };
      const cube = await openCube();
      const { page } = cube;
      const progress = page.locator("cubewright-cube").getByText(/Ruling out/);
      const making = page.locator("cubewright-cube").getByText(MAKING);
      await findShortest(cube);
      await cube.button(OFFER).click(PATIENCE);
      await making.waitFor(PATIENCE);
      await progress.waitFor(long);

      await page.reload();
      await cube.button("Find the shortest").click(PATIENCE);
      await progress.waitFor(PATIENCE);
      // While in use, it is not offered.
      await page.locator("cubewright-cube").getByText(TIME_LEFT).waitFor(long);
      expect(await cube.button(OFFER).count()).toBe(0);
      await cube.button("Stop").click();

      const panel = page.locator("table-panel");
      await panel.locator("summary").click();
      const row = panel.locator("dl div").filter({ hasText: "Large table" });
      await row.filter({ hasText: "235.1 MB" }).waitFor();
      await cube.button("Delete the large table").click();
      await row.filter({ hasText: "235.1 MB, in memory only" }).waitFor();
      expect(await storedChunkCount(page, "optimal-large")).toBe(0);
      await page.reload();
      await findShortest(cube);
      await cube.button(OFFER).waitFor(long);
    },
  );
});
