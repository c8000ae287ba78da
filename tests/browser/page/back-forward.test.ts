// Leaving the page for another and coming back to it. The browser may have kept it as it was, asleep,
// or load it anew; a person who comes back must not notice which.

import { describe, expect, inject } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "./cube-page";
import { isLongRun, isLongRunAnywhere } from "../long-run";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { it as itOnPage } from "./page-test";
import { SiteServer } from "../site/site-server";
import { placeInMoves } from "./place-in-moves";

const { facelets } = OPTIMAL_POSITIONS[0]!;
const OTHER_PAGE = "icons/logo.svg";
const PATIENCE = { timeout: 30_000 };

const it = itOnPage
  .extend("needs", { keptPages: true, wholeBrowser: true })
  // No browser keeps a page that it may not store.
  .extend("site", async ({}, { onCleanup }) => {
    const site = await SiteServer.start({ mayBeCached: true, metered: false });
    onCleanup(() => site.stop());
    return site;
  });

/** Goes to another page and back again; returns whether the browser kept this one as it was. */
async function leaveAndComeBack(cube: CubePage<Tab>, site: SiteServer): Promise<boolean> {
  const { page, net } = cube;
  // A picture opened on its own has no icon.
  cube.forgive(/favicon\.ico/);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  await page.goto(site.url + OTHER_PAGE);
  await page.evaluate(() => history.back());
  const isBack = () => page.evaluate(() => document.querySelector("cubewright-cube") !== null);
  await expect.poll(isBack, PATIENCE).toBe(true);
  await net.waitFor();
  return page.evaluate(() => (globalThis as { persisted?: boolean }).persisted ?? false);
}

async function paintsAndSolves(cube: CubePage<Tab>): Promise<void> {
  const painted = applyMoves(SOLVED_FACELETS, ["F2"]);
  await cube.button("Reset").click();
  await cube.paint(painted);
  expect(await cube.readFacelets()).toBe(painted);
  expect(await cube.solve()).toEqual(["F2"]);
  await cube.enterPosition(facelets);
  const moves = (await cube.solve()) as Move[];
  expect(isSolved(applyMoves(facelets, moves))).toBe(true);
}

function searchFor({ page }: CubePage<Tab>, timeMs: number): Promise<void> {
  return page.locator("cubewright-cube").evaluate((element, timeMs) => {
    Object.assign(element, { timeMs });
  }, timeMs);
}

// WebKitGTK's driver can do nothing on a picture, because the listening script is missing there.
describe.skipIf(inject("browserName") === "webkit")("the page when returned to", () => {
  it.runIf(isLongRunAnywhere)(
    "is as it was left, kept by the browser, and still solves",
    async ({ cube, site }) => {
      await cube.tablesAreFull();
      await cube.enterPosition(facelets);
      const moves = (await cube.solve()) as Move[];
      await cube.moves.nth(2).getByRole("button").click();
      const place = cube.page.getByText(placeInMoves(3, moves.length));
      await place.waitFor();

      expect(await leaveAndComeBack(cube, site)).toBe(true);
      await place.waitFor();
      expect(await cube.moves.allInnerTexts()).toEqual(moves);
      expect(await cube.readFacelets()).toBe(applyMoves(facelets, moves.slice(0, 3)));
      await paintsAndSolves(cube);
      await cube.tablesAreFull();
    },
  );

  it.runIf(isLongRun)(
    "paints and solves if it was left in the middle of a search",
    async ({ cube, site }) => {
      await cube.tablesAreFull();
      await cube.enterPosition(facelets);
      await searchFor(cube, 600_000);
      await cube.button("Solve").click();
      await cube.status.filter({ hasText: /\d+ moves so far/ }).waitFor();

      await leaveAndComeBack(cube, site);
      expect(await cube.readFacelets()).toBe(facelets);
      await searchFor(cube, 1_000);
      await paintsAndSolves(cube);
    },
  );

  it.runIf(isLongRun)(
    "gets its tables if it was left while they were being fetched",
    async ({ cube, site }) => {
      site.hold("/tables/chunks/");
      await cube.enterPosition(facelets);
      await leaveAndComeBack(cube, site);
      site.release();
      expect(await cube.readFacelets()).toBe(facelets);
      await cube.tablesAreFull();
      await paintsAndSolves(cube);
    },
  );
});
