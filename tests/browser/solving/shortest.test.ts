// A shortest solution, looked for by the button that stands beside a solution: found and proven, or stopped.

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import type { Tab } from "../browsers/tab";
import { isLongRun, ofThisRun } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { it } from "../page/page-test";

// The first of tests/data/optimal-random.tsv with a shortest solution of 16 moves.
const SIXTEEN = "UDLLUUFDRBLFRRDDBBUFDFFFDBLFUBUDDLBLBBRRLLDFRURRLBUURF";
// Every edge flipped. It needs 20 moves, and hours to rule out fewer.
const SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
const PATIENCE = { timeout: 120_000 };
const BUTTON = "Find the shortest";
const ALL = "All shortest solutions";
const PROGRESS = /Ruling out solutions of \d+ moves: \d+ % done/;

async function solvesSolution({ moves }: CubePage<Tab>, facelets: string): Promise<number> {
  const found = (await moves.allInnerTexts()) as Move[];
  expect(isSolved(applyMoves(facelets, found))).toBe(true);
  return found.length;
}

declare global {
  /** Of the page: how far the listing was when it was stopped. */
  var toldOfListing: string | undefined;
}

/** Runs in the page: presses Stop as soon as the listing tells how far it is. A moment later it may have ended. */
function stopOnceTold(): void {
  new MutationObserver((_, observer) => {
    const listing = document.querySelector(".offered-search");
    const told = listing?.querySelector("p")?.textContent;
    if (!told?.includes("%")) return;
    observer.disconnect();
    globalThis.toldOfListing = told;
    listing!.querySelector("button")!.click();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

describe("a shortest solution", () => {
  it("is found and proven, and then no longer offered", PATIENCE, async ({ cube, site }) => {
    const ofOptimal = () => site.requestsBelow("/").filter((path) => path.includes("optimal"));
    await cube.searchBriefly();
    await cube.enterPosition(SIXTEEN);
    await cube.solve();
    await cube.button(BUTTON).waitFor(PATIENCE);
    expect(ofOptimal()).toEqual([]);
    await cube.button(BUTTON).click();
    await cube.status
      .filter({ hasText: /^16 moves, and no solution is shorter\.$/ })
      .waitFor(PATIENCE);
    expect(ofOptimal().length).toBeGreaterThan(0);
    expect(await solvesSolution(cube, SIXTEEN)).toBe(16);
    expect(await cube.button(BUTTON).count()).toBe(0);
    // Listing the others may take long, and can be abandoned.
    await cube.page.evaluate(stopOnceTold);
    await cube.button(ALL).click();
    await expect
      .poll(() => cube.page.evaluate(() => globalThis.toldOfListing), PATIENCE)
      .toMatch(/Looking through solutions of \d+ moves: \d+ % done/);
    await cube.button(ALL).waitFor();
    // They are not mistaken for moves of a method that is not chosen.
    expect(await cube.page.getByText(/^The moves shown are still those of/).count()).toBe(0);
  });

  it.runIf(isLongRun)("is listed with all others on request", PATIENCE, async ({ cube, site }) => {
    const several = applyMoves(SOLVED_FACELETS, parseMoves("R2 L2 U D' F2 B2 U D'").moves);
    await cube.enterPosition(several);
    const first = (await cube.solve()).join(" ");
    await cube.status.filter({ hasText: /no solution is shorter/ }).waitFor(PATIENCE);
    expect(site.requestsBelow("/wasm/").filter((path) => path.includes("optimal"))).toEqual([]);
    await cube.button(ALL).click();
    const choice = cube.page.getByRole("radiogroup", { name: "Shortest solutions" });
    await choice.waitFor(PATIENCE);
    expect(await cube.button(ALL).count()).toBe(0);
    const listed = await cube.page.getByText(/^Shortest solutions \(\d+\)$/).innerText();
    const solutions = await choice
      .getByRole("radio")
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
    expect(solutions).toHaveLength(Number(/\d+/.exec(listed)![0]));
    expect(new Set(solutions).size).toBe(solutions.length);
    expect(solutions).toContain(first);
    const other = solutions.find((moves) => moves !== first)!;
    await choice.getByRole("radio", { name: other, exact: true }).click();
    await expect.poll(async () => (await cube.moves.allInnerTexts()).join(" ")).toBe(other);
    expect(await solvesSolution(cube, several)).toBe(8);

    // The ones that the user prefers come first.
    const readFirst = async () => (await choice.getByRole("radio").first().getAttribute("value"))!;
    const backTurns = (moves: string) => moves.split("B").length - 1;
    const fewest = Math.min(...solutions.map(backTurns));
    await cube.page.getByRole("combobox", { name: "Order" }).press("End");
    await expect.poll(async () => backTurns(await readFirst())).toBe(fewest);

    // After a reload they are there without another search.
    await cube.reload();
    await cube.solve();
    const askedBefore = site.requests.length;
    await cube.button(ALL).click();
    await choice.waitFor();
    const asked = site.requests.slice(askedBefore);
    expect(asked.filter((path) => path.includes("optimal"))).toEqual([]);

    // They belong to this cube.
    await cube.enterPosition(applyMoves(SOLVED_FACELETS, parseMoves("R U F").moves));
    await choice.waitFor({ state: "detached" });
    await cube.solve();
    await cube.button(ALL).click();
    await cube.page.getByText("No other solution is as short.").waitFor(PATIENCE);
  });

  it("shows the progress of its search, which can be stopped", PATIENCE, async ({ cube }) => {
    await cube.searchBriefly();
    await cube.enterPosition(SUPERFLIP);
    await cube.solve();
    const moveCount = await solvesSolution(cube, SUPERFLIP);
    await cube.button(BUTTON).click();
    const progress = cube.page.locator("cubewright-cube").getByText(PROGRESS);
    await progress.waitFor(PATIENCE);
    // WebKitGTK cannot keep it on.
    const hasLocks = await cube.page.evaluate(() => "wakeLock" in navigator);
    expect(await cube.button("Keep the screen on").count()).toBe(hasLocks ? 1 : 0);
    await cube.button("Stop").click();
    await cube.button("Stop").waitFor({ state: "detached" });
    expect(await progress.count()).toBe(0);
    expect(await cube.button("Keep the screen on").count()).toBe(0);
    expect(await solvesSolution(cube, SUPERFLIP)).toBeLessThanOrEqual(moveCount);
    await cube.button(BUTTON).waitFor();
  });

  it("is offered below the cube without covering it", PATIENCE, async ({ openCube }) => {
    for (const { width, height } of ofThisRun([
      { width: 360, height: 640 },
      { width: 390, height: 844, isLong: true },
      { width: 1280, height: 800, isLong: true },
    ])) {
      const cube = await openCube({ viewport: { width, height }, deviceScaleFactor: 0.5 });
      await cube.searchBriefly();
      await cube.enterPosition(SUPERFLIP);
      await cube.solve();
      const stage = (await cube.page.locator("cubewright-stage").boundingBox())!;
      const button = (await cube.button(BUTTON).boundingBox())!;
      expect(button.y).toBeGreaterThan(stage.y + stage.height);
      expect(button.x + button.width).toBeLessThanOrEqual(width);
    }
  });

  it.runIf(isLongRun)(
    "is not offered if the cube is solved, the solution is proven, or a move is made",
    PATIENCE,
    async ({ cube }) => {
      expect(await cube.button(BUTTON).count()).toBe(0);
      await cube.enterPosition(applyMoves(SOLVED_FACELETS, parseMoves("R U F").moves));
      await cube.solve();
      await cube.status.filter({ hasText: /no solution is shorter/ }).waitFor();
      expect(await cube.button(BUTTON).count()).toBe(0);
      await cube.enterPosition(SUPERFLIP);
      await cube.solve();
      await cube.button(BUTTON).waitFor(PATIENCE);
      await cube.button("Next move").click();
      await cube.button(BUTTON).waitFor({ state: "detached" });
    },
  );
});
