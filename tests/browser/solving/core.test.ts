// The main job in every browser, isolated or not: what a person does with a cube in their hand.

import { describe, expect, inject } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { BrowserNeeds } from "../browsers/chromium";
import type { Tab } from "../browsers/tab";
import { type CubePage, DESKTOP, PHONE, SMALL_WINDOW } from "../page/cube-page";
import { it as pageTest } from "../page/page-test";
import { isLongRun } from "../long-run";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { OPTIMAL_POSITIONS } from "./optimal-positions";
import { placeInMoves } from "../page/place-in-moves";

const WHOLE: BrowserNeeds = { picture: true, wholeBrowser: true };
const it = pageTest.extend("needs", WHOLE);

const browserName = inject("browserName");
const isolated = inject("isolated");

// To paint all that NEAR_POSITION asks for takes a quarter of a minute.
const NEARER = {
  facelets: applyMoves(SOLVED_FACELETS, ["F2", "B"]),
  solution: ["F2", "B'"],
};

/** Nothing on the page requires sideways scrolling. */
async function fitsIntoWindow({ page }: CubePage<Tab>): Promise<void> {
  const { width, room } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(width).toBe(room);
}

describe(`the main job in ${browserName}, ${isolated ? "isolated" : "not isolated"}`, () => {
  describe.each(PUZZLES.filter(isTriedFully))("with a $name", (puzzle) => {
    it.override("puzzle", puzzle);

    it.runIf(isLongRun || browserName === "chromium")(
      "is done by mouse, and the cube outlasts a change of puzzle and a reload",
      async ({ openCube }) => {
        const cube = await openCube(isLongRun ? DESKTOP : SMALL_WINDOW);
        const { facelets, solution } = isLongRun ? puzzle.near : NEARER;
        await cube.paint(facelets);
        expect(await cube.readFacelets()).toBe(facelets);
        expect(await cube.position.inputValue()).toBe(facelets);
        expect(await cube.solve()).toEqual(solution);
        await cube.status
          .filter({ hasText: `${solution.length} moves, and no solution is shorter.` })
          .waitFor();

        await cube.button("Next move").click();
        await cube.page.getByText(placeInMoves(1, solution.length)).waitFor();
        const turned = applyMoves(facelets, solution.slice(0, 1) as Move[]);
        await expect.poll(() => cube.readFacelets()).toBe(turned);

        const other = PUZZLES.find(({ name }) => name !== puzzle.name)!;
        await cube.choosePuzzle(other.name);
        await expect.poll(() => cube.readFacelets()).toBe(other.solved);
        await cube.choosePuzzle(puzzle.name);
        await cube.reload();
        await expect.poll(() => cube.readFacelets()).toBe(turned);
        await cube.playToEnd();
        expect(isSolved(await cube.readFacelets())).toBe(true);
        expect(await cube.currentMove.textContent()).toBe(await cube.moves.last().textContent());

        await cube.button("Scramble").click();
        await expect.poll(() => cube.readFacelets()).not.toBe(puzzle.solved);
        const scrambled = await cube.readFacelets();
        await cube.reload();
        await expect.poll(() => cube.readFacelets()).toBe(scrambled);
        await fitsIntoWindow(cube);
      },
    );

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
      await cube.page.getByText(placeInMoves(2, 2)).waitFor();
      expect(isSolved(await cube.readFacelets())).toBe(true);

      // Into the net, one sticker on, and painted orange: the fifth colour.
      await cube.page.getByRole("gridcell", { name: "U1, white" }).focus();
      await cube.page.keyboard.press("ArrowRight");
      await cube.page.keyboard.press("5");
      await cube.page.keyboard.press("Enter");
      await cube.page.getByRole("gridcell", { name: "U2, orange" }).waitFor();
    });

    // WebKitGTK's driver has no fingers. In the short run Chromium has.
    const hasFingers = isLongRun ? browserName !== "webkit" : browserName === "chromium";
    describe("with a finger", () => {
      // In the usual run stage/ has the picture under a finger.
      if (!isLongRun) it.override("needs", {});

      it.runIf(hasFingers)("is done by touch on a phone", async ({ openCube }) => {
        const cube = await openCube(PHONE);
        const target = applyMoves(puzzle.solved, ["F2"]);
        await cube.paint(target, (part) => part.tap());
        await expect.poll(() => cube.readFacelets()).toBe(target);
        await cube.button("Solve").tap();
        await cube.status.filter({ hasText: "1 move, and no solution is shorter." }).waitFor();
        await cube.button("Play").tap();
        await cube.page.getByText(placeInMoves(1, 1)).waitFor();
        expect(isSolved(await cube.readFacelets())).toBe(true);
        await fitsIntoWindow(cube);
      });
    });

    it.runIf(isLongRun)("reports what is wrong with an impossible cube", async ({ cube }) => {
      const { facelets, said, marked } = puzzle.turnedPiece;
      await cube.paint(facelets);
      await cube.alert.filter({ hasText: said }).waitFor();
      expect(await cube.markedStickers()).toEqual(expect.arrayContaining([...marked]));
      expect(await cube.moves.count()).toBe(0);
    });
  });

  describe("with full tables", () => {
    it.override("metered", false);

    // WebKitGTK has no threads, and takes longer than the others to unpack and store the tables.
    const isTried = isLongRun || browserName !== "webkit";
    it.runIf(isTried)(
      "solves with threads if the browser lets them share memory, and only then",
      async ({ cube, site }) => {
        const { headers } = await fetch(site.url);
        expect(headers.get("content-security-policy")).toBe(
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
        );
        expect(headers.has("cross-origin-embedder-policy")).toBe(isolated);
        const { facelets, length } = OPTIMAL_POSITIONS[0]!;
        await cube.tablesAreFull();
        await cube.enterPosition(facelets);
        const moves = await cube.solve();
        expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
        expect(moves.length).toBeGreaterThanOrEqual(length);
        const { processors, sharesMemory } = await cube.page.evaluate(() => ({
          processors: navigator.hardwareConcurrency,
          sharesMemory: crossOriginIsolated && typeof SharedArrayBuffer !== "undefined",
        }));
        // WebKitGTK claims to isolate, but shares no memory.
        expect(sharesMemory).toBe(isolated && browserName !== "webkit");
        const isThreaded = sharesMemory && processors > 1;
        const isFetched = (path: string) => site.requestsBelow(path).length > 0;
        expect(isFetched("/wasm/cubewright-threads.wasm")).toBe(isThreaded);
        // If threads do not start in time (web/engine/connection/life-watch.ts), the page starts again without them: Firefox
        // hangs in some of a hundred visits, and any browser may be late on a busy machine.
        if (!isThreaded) expect(isFetched("/wasm/cubewright.wasm")).toBe(true);
      },
    );
  });
});
