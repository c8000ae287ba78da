// The cube on pages of other origins, by a script: under a strict policy, and in a sandbox.

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { isLongRunAnywhere } from "../long-run";
import { DESKTOP } from "../page/cube-page";
import { embeddingPolicy, ForeignPage } from "../site/foreign-page";
import { paintSolveAndPlay } from "../solving/paint-solve-play";
import { it } from "../page/page-test";
import { placeInMoves } from "../page/place-in-moves";

describe("the element on a page of another origin", () => {
  const policies = [
    ["under a strict policy", "", "blob:"],
    ["in a sandbox", "sandbox allow-scripts; ", "data:"],
  ] as const;
  it.for(isLongRunAnywhere ? policies : policies.slice(0, 1))(
    "paints, solves and plays %s",
    async ([, sandbox, workerSource], { openCube, site }) => {
      const policy = sandbox + embeddingPolicy(site.url, workerSource);
      const foreign = await ForeignPage.serveExample("plain-page", site.url, policy);
      try {
        await paintSolveAndPlay(await openCube(DESKTOP, { address: foreign.url }));
      } finally {
        await foreign.stop();
      }
    },
  );

  it("plays five patterns in an article", async ({ openCube, site }) => {
    const policy = embeddingPolicy(site.url, "blob:");
    const foreign = await ForeignPage.serveExample("blog-post", site.url, policy);
    try {
      const article = await openCube(DESKTOP, {
        address: foreign.url,
        isUsable: ({ page }) => page.getByRole("list", { name: "Solution" }).last().waitFor(),
      });
      const cubes = article.page.locator("cubewright-cube");
      expect(await cubes.count()).toBe(5);
      for (let index = 0; index < 5; ++index) {
        const cube = cubes.nth(index);
        const moves = cube.getByRole("list", { name: "Solution" }).getByRole("listitem");
        const count = await moves.count();
        await moves.last().click();
        await cube.getByText(placeInMoves(count, count)).waitFor();
      }
      const shown = await cubes.evaluateAll((elements) =>
        elements.map((element) => {
          const { setup, alg, facelets } = element as HTMLElementTagNameMap["cubewright-cube"];
          return { moves: `${setup} ${alg}`, facelets };
        }),
      );
      for (const { moves, facelets } of shown) {
        expect(facelets).toBe(applyMoves(SOLVED_FACELETS, parseMoves(moves).moves));
      }
      const solved = shown.map(({ facelets }) => isSolved(facelets));
      expect(solved).toEqual([false, false, false, false, true]);
    } finally {
      await foreign.stop();
    }
  });
});
