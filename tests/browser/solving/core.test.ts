// The main job in every browser, isolated or not: what a person does who has a cube in their hand.

import { describe, expect, inject } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import { type CubePage, PHONE } from "../page/cube-page";
import { NEAR_POSITION, OPTIMAL_POSITIONS } from "./optimal-positions";
import { it as pageTest } from "../page/page-test";

const it = pageTest.extend("needs", { picture: true, wholeBrowser: true });

const browserName = inject("browserName");
const isolated = inject("isolated");

/** Nothing of the page is to be looked for at a side. */
async function fitsIntoWindow({ page }: CubePage<Tab>): Promise<void> {
  const { width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(width).toBe(room);
}

describe(`the main job in ${browserName}, ${isolated ? "isolated" : "not isolated"}`, () => {
  describe("with full tables", () => {
    it.override("metered", false);

    it("paints a cube by clicking, solves it, plays to the end, and is kept", async ({ cube }) => {
      await cube.paint(NEAR_POSITION);
      expect(await cube.readFacelets()).toBe(NEAR_POSITION);
      expect(await cube.position.inputValue()).toBe(NEAR_POSITION);
      expect(await cube.solve()).toEqual(["D2", "L'", "F", "U2", "R'"]);

      await cube.button("Next move").click();
      await cube.page.getByText("1 of 5").waitFor();
      const turned = applyMoves(NEAR_POSITION, ["D2"]);
      await expect.poll(() => cube.readFacelets()).toBe(turned);
      await cube.playToEnd();
      expect(isSolved(await cube.readFacelets())).toBe(true);
      expect(await cube.currentMove.textContent()).toBe(await cube.moves.last().textContent());

      const { facelets, length } = OPTIMAL_POSITIONS[0]!;
      await cube.tablesAreFull();
      await cube.enterPosition(facelets);
      const moves = await cube.solve();
      expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
      expect(moves.length).toBeGreaterThanOrEqual(length);

      await cube.button("Scramble").click();
      await expect.poll(() => cube.readFacelets()).not.toBe(facelets);
      const scrambled = await cube.readFacelets();
      await cube.reload();
      await expect.poll(() => cube.readFacelets()).toBe(scrambled);
      await fitsIntoWindow(cube);
    });
  });

  it("paints, solves and follows a 2x2x2, and keeps it beside the other puzzle", async ({
    cube,
  }) => {
    await cube.choosePuzzle("2x2x2");
    const painted = applyMoves("UUUURRRRFFFFDDDDLLLLBBBB", ["F2", "R2"]);
    await cube.paint(painted);
    expect(await cube.readFacelets()).toBe(painted);
    expect(await cube.position.inputValue()).toBe(painted);
    const moves = (await cube.solve()) as Move[];
    expect(moves).toHaveLength(2);
    await cube.status.filter({ hasText: "2 moves, and no solution is shorter." }).waitFor();
    await cube.button("Next move").click();
    await cube.page.getByText("1 of 2").waitFor();
    const turned = applyMoves(painted, moves.slice(0, 1));
    await expect.poll(() => cube.readFacelets()).toBe(turned);

    await cube.choosePuzzle("3x3x3");
    await expect.poll(() => cube.readFacelets()).toBe(SOLVED_FACELETS);
    await cube.choosePuzzle("2x2x2");
    await cube.reload();
    await expect.poll(() => cube.readFacelets()).toBe(turned);
    await cube.button("Next move").click();
    await cube.page.getByText("2 of 2").waitFor();
    await expect.poll(async () => isSolved(await cube.readFacelets())).toBe(true);
    await fitsIntoWindow(cube);
  });

  it("uses threads where the browser lets them share memory, and only there", async ({
    cube,
    site,
  }) => {
    const { headers } = await fetch(site.url);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
    );
    expect(headers.has("cross-origin-embedder-policy")).toBe(isolated);
    await cube.enterPosition(OPTIMAL_POSITIONS[1]!.facelets);
    await cube.solve();
    const { processors, sharesMemory } = await cube.page.evaluate(() => ({
      processors: navigator.hardwareConcurrency,
      sharesMemory: crossOriginIsolated && typeof SharedArrayBuffer !== "undefined",
    }));
    // WebKitGTK says that it isolates, and has no shared memory all the same.
    expect(sharesMemory).toBe(isolated && browserName !== "webkit");
    const isThreaded = sharesMemory && processors > 1;
    const isFetched = (path: string) => site.requestsBelow(path).length > 0;
    expect(isFetched("/wasm/cubewright-threads.wasm")).toBe(isThreaded);
    // In some of a hundred visits Firefox hangs while threads start (web/engine/connection/life-watch.ts).
    // The page then starts again without them.
    const mayDoWithout = isThreaded && browserName === "firefox";
    if (!mayDoWithout) expect(isFetched("/wasm/cubewright.wasm")).toBe(!isThreaded);
  });

  it("is done by keyboard alone", async ({ cube }) => {
    await cube.enterPosition("R U");
    await cube.page.getByText("Read as 2 moves").waitFor();
    // From the position field back to the Solve button.
    for (let count = 0; count < 10; ++count) {
      await cube.page.keyboard.press("Shift+Tab");
      const name = await cube.page.evaluate(() => {
        let focused = document.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        return focused?.textContent.trim();
      });
      if (name === "Solve") break;
    }
    await cube.page.keyboard.press("Enter");
    await cube.status.filter({ hasText: "2 moves, and no solution is shorter." }).waitFor();
    await cube.moves.first().getByRole("button").focus();
    await cube.page.keyboard.press("End");
    await cube.page.getByText("2 of 2").waitFor();
    expect(isSolved(await cube.readFacelets())).toBe(true);

    // Into the net, one sticker on, and painted orange: the fifth colour.
    await cube.page.getByRole("gridcell", { name: "U5, white" }).focus();
    await cube.page.keyboard.press("ArrowRight");
    await cube.page.keyboard.press("5");
    await cube.page.keyboard.press("Enter");
    await cube.page.getByRole("gridcell", { name: "U6, orange" }).waitFor();
  });

  // WebKitGTK's driver has no fingers.
  it.runIf(browserName !== "webkit")("is done by touch on a phone", async ({ openCube }) => {
    const cube = await openCube(PHONE);
    const target = applyMoves(SOLVED_FACELETS, ["F2"]);
    await cube.paint(target, (part) => part.tap());
    expect(await cube.readFacelets()).toBe(target);
    await cube.button("Solve").tap();
    await cube.status.filter({ hasText: "1 move, and no solution is shorter." }).waitFor();
    await cube.button("Play").tap();
    await cube.page.getByText("1 of 1").waitFor();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    await fitsIntoWindow(cube);
  });

  it("says what is wrong with a cube that cannot be", async ({ cube }) => {
    // U6 and R2 are the stickers of one edge, here the wrong way round.
    await cube.radio("R").click();
    await cube.sticker(5).click();
    await cube.radio("U").click();
    await cube.sticker(10).click();
    await cube.alert.filter({ hasText: /flip/i }).waitFor();
    const marked = await cube.net
      .locator("[aria-invalid=true]")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
    expect(marked).toEqual(expect.arrayContaining(["U6, red", "R2, white"]));
    expect(await cube.moves.count()).toBe(0);
  });
});
