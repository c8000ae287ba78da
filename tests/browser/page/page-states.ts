// What the page can look like: every state and a way to reach it, each from the previous one, as in
// one long session.

import type { Locator, Page } from "playwright-core";

import type { CubePage } from "./cube-page";
import { CUBE } from "../puzzles/cube";
import { POCKET } from "../puzzles/pocket";
import { withUnknown } from "../puzzles/stickers";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";

interface PageState {
  name: string;
  /** Resolves when the page shows it. */
  reach: (cube: CubePage) => Promise<unknown>;
  /** Prepares the next state; only where it needs that. */
  leave?: (cube: CubePage) => Promise<unknown>;
}

const { facelets: SCRAMBLED } = OPTIMAL_POSITIONS.at(-1)!;

function dialog(name: string, title: string): PageState {
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: title });
  return {
    name: name.toLowerCase(),
    async reach({ page }) {
      await page.getByRole("button", { name, exact: true }).click();
      await dialogOf(page).waitFor();
    },
    async leave({ page }) {
      await page.keyboard.press("Escape");
      await dialogOf(page).waitFor({ state: "hidden" });
    },
  };
}

/** A text in the position field, and what then shows that it was read. */
function pasted(name: string, text: string, heard: (cube: CubePage) => Locator): PageState {
  return {
    name,
    async reach(cube) {
      await cube.enterPosition(text);
      await heard(cube).waitFor();
    },
  };
}

export const PAGE_STATES: readonly PageState[] = [
  { name: "start", reach: (cube) => cube.stageIsLive() },
  {
    name: "painting",
    async reach(cube) {
      await cube.radio("R").click();
      await cube.sticker(0).click();
      await cube.status.filter({ hasText: "Face 1 of 6: hold white towards you" }).waitFor();
    },
  },
  pasted("several cubes", withUnknown(CUBE.mixed, CUBE.deciding.stickers), ({ status }) =>
    status.filter({ hasText: "2 cubes have these stickers." }),
  ),
  {
    name: "tour of a blank cube",
    async reach(cube) {
      await cube.button("Paint my cube").click();
      await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
    },
  },
  pasted("pasted in error", "nonsense", ({ alert }) => alert.filter({ hasText: /./ })),
  pasted("pasted moves", "R U2 F'", ({ page }) => page.getByText("Read as 3 moves")),
  pasted("cube that cannot be", CUBE.turnedPiece.facelets, ({ alert }) =>
    alert.filter({ hasText: "The red-white edge at UR is flipped." }),
  ),
  {
    name: "repair previewed",
    async reach(cube) {
      await cube.button("Flip the red-white edge at UR.").hover();
      await cube.net.getByRole("gridcell", { name: "U6, white" }).waitFor();
    },
  },
  {
    name: "mended",
    async reach(cube) {
      await cube.button("Flip the red-white edge at UR.").press("Enter");
      await cube.status.filter({ hasText: "Done:" }).waitFor();
    },
  },
  {
    name: "solving",
    async reach(cube) {
      await cube.page.getByRole("slider", { name: "Search for at most" }).press("End");
      await cube.enterPosition(SCRAMBLED);
      await cube.button("Solve").click();
      await cube.status.filter({ hasText: "moves so far" }).waitFor();
    },
    async leave(cube) {
      await cube.page
        .locator("cubewright-cube")
        .evaluate((element) => Object.assign(element, { timeMs: 1_000 }));
      // A search under way is not begun anew.
      await cube.button("Reset").click();
    },
  },
  {
    name: "solved",
    async reach(cube) {
      await cube.enterPosition(SCRAMBLED);
      await cube.solve();
    },
  },
  {
    name: "following",
    async reach(cube) {
      await cube.button("Next move").click();
      await cube.currentMove.waitFor();
    },
  },
  {
    name: "step by step",
    async reach(cube) {
      await cube.button("Step by step").click();
      await cube.button("Done, next").waitFor();
    },
  },
  {
    name: "wrong turn",
    async reach({ page, wrongTurn }) {
      await wrongTurn.click();
      await page.getByRole("combobox", { name: "At move" }).waitFor();
    },
  },
  dialog("Share", "Share this cube"),
  dialog("Embed", "Embed this cube"),
  {
    name: "search tables",
    async reach({ page }) {
      await page.locator("table-panel summary").click();
      await page.locator("table-panel dl").waitFor();
    },
  },
  {
    name: "played to the end",
    async reach(cube) {
      await cube.playToEnd();
      await cube.settle();
    },
  },
  {
    name: "2x2x2",
    async reach(cube) {
      await cube.choosePuzzle("2x2x2");
      await cube.button("One of the 2,644 that need 11 turns").waitFor();
    },
  },
  {
    name: "tour of a blank 2x2x2",
    async reach(cube) {
      await cube.button("Paint my cube").first().click();
      await cube.status.filter({ hasText: "Face 1 of 6: choose how to hold" }).waitFor();
    },
  },
  pasted("2x2x2 that cannot be", POCKET.turnedPiece.facelets, ({ alert }) =>
    alert.filter({ hasText: "corner at URF is twisted." }),
  ),
  {
    name: "2x2x2 solved",
    async reach(cube) {
      await cube.button("One of the 2,644 that need 11 turns").click();
      await cube.solve();
    },
  },
];
