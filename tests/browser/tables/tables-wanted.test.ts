// The full tables are those of the two-phase search: people who use another method do not download them.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import type { CubePage } from "../page/cube-page";

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U", "F2", "L"]);

const it = pageTest.extend("metered", false);

const CHOICES = [
  ["a method by stages", "cubewright.method", "cfop"],
  ["the 2x2x2", "cubewright.puzzle", "2x2x2"],
] as const;

describe.each(isLongRun ? CHOICES : CHOICES.slice(0, 1))(
  "a page on which %s was chosen before",
  (_, key, chosen) => {
    it("fetches no full tables, until the two-phase search is chosen", async ({
      openCube,
      site,
    }) => {
      const choose = ({ page }: CubePage) =>
        page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, chosen] as const);
      // A page of the site without a choice of methods.
      const cube = await openCube(undefined, { address: "embed.html", isUsable: choose });
      await cube.visit(site.url);
      const { page } = cube;
      await cube.button("Scramble").click();
      await cube.button("Solve").click();
      await cube.moves.first().waitFor();
      expect(site.requestsBelow("/tables/")).toEqual([]);
      // Others wait until they have come.
      if (!isLongRun) site.hold("/tables/chunks/");
      if (chosen === "2x2x2") await cube.choosePuzzle("3x3x3");
      else await page.getByRole("combobox", { name: "Method" }).selectOption("two-phase");
      await cube.enterPosition(FACELETS);
      if (isLongRun) await cube.tablesAreFull();
      await expect.poll(() => site.requestsBelow("/tables/chunks/")).not.toEqual([]);
    });
  },
);
