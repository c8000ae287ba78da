// What counts as one move: chosen on the page, and used for solutions, in links and at the next visit.

import { expect } from "vitest";

import { goalHeldAs } from "../../../web/core/goal";
import { costOf } from "../../../web/core/cost";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { OPEN_GOALS, PATTERNS } from "../../../web/core/named-goals";
import { parseMoves } from "../../../web/core/notation";
import { meetsGoal } from "../../../web/core/open-goal";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import type { CubePage } from "../page/cube-page";

const SCRAMBLED = applyMoves(SOLVED_FACELETS, ["R", "U2", "F'", "L", "D", "B2"]);
const PATIENCE = { timeout: 120_000 };

const metricOf = ({ page }: CubePage) => page.getByRole("combobox", { name: "Counts as one" });

async function movesOf({ moves }: CubePage): Promise<Move[]> {
  return (await moves.allInnerTexts()) as Move[];
}

it.runIf(isLongRun)(
  "the way to a partial pattern is counted in quarter turns, also after a reload",
  async ({ cube }) => {
    await cube.enterPosition(SCRAMBLED);
    await metricOf(cube).selectOption("A quarter turn");
    await cube.button("Make this pattern").click();
    await cube.button("Cross (white)").click();
    await cube.searchEnds();
    const moves = await movesOf(cube);
    expect(meetsGoal(applyMoves(SCRAMBLED, moves), OPEN_GOALS.cross)).toBe(true);
    const cost = costOf(moves, "qtm");
    const counted = cube.status.filter({ hasText: new RegExp(`: ${cost} quarter turns`) });
    await counted.waitFor();
    const finder = cube.page
      .getByRole("status")
      .filter({ hasText: "Found by the search for parts" });
    await finder.waitFor();
    expect(new URL(cube.page.url()).hash).toContain("&metric=qtm");
    expect(await axeFindings(cube.page)).toEqual([]);

    await cube.reload();
    await counted.waitFor();
    expect(await metricOf(cube).inputValue()).toBe("qtm");
  },
);

it.runIf(isLongRun)(
  "a pattern in quarter turns makes its tables, which can be deleted",
  { timeout: 240_000 },
  async ({ cube }) => {
    const { page } = cube;
    await cube.enterPosition(SCRAMBLED);
    await metricOf(cube).selectOption("A quarter turn");
    await cube.button("Make this pattern").click();
    await cube.button("Chequerboard").click();
    await page
      .locator("cubewright-cube")
      .getByText(/Search tables \d+ %/)
      .waitFor(PATIENCE);
    await cube.searchEnds();
    const moves = await movesOf(cube);
    expect(applyMoves(SCRAMBLED, moves)).toBe(goalHeldAs(PATTERNS.chequerboard, SCRAMBLED));
    await cube.status.filter({ hasText: `: ${costOf(moves, "qtm")} quarter turns` }).waitFor();

    // More of them, the cheapest first.
    await cube.button("More solutions").press("Enter");
    const choice = page.getByRole("radiogroup", { name: "Solutions", exact: true });
    await choice.waitFor(PATIENCE);
    const texts = await choice
      .getByRole("radio")
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
    const costs = texts.map((text) => costOf(parseMoves(text).moves, "qtm"));
    expect(costs).toHaveLength(11);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    for (const cost of costs) await choice.getByText(`${cost} quarter turns`).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const panel = page.locator("table-panel");
    await panel.locator("summary").click();
    const row = panel.locator("dl div").filter({ hasText: "Tables for quarter turns" });
    await row.filter({ hasText: "63.1 MB" }).waitFor(PATIENCE);
    await row.getByRole("button", { name: "Delete the tables for quarter turns" }).click();
    await panel.getByText("Deleted").first().waitFor(PATIENCE);
  },
);
