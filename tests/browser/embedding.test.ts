// The cube on pages of other origins, by a script: under a strict policy, and in a sandbox.

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../web/core/facelets";
import { applyMoves, type Move } from "../../web/core/moves";
import { scriptSnippet } from "../../web/page/embed-snippets";
import type { Tab } from "./browsers/tab";
import { CubePage } from "./cube-page";
import { ForeignPage } from "./foreign-page";
import { it } from "./page-test";

const facelets = applyMoves(SOLVED_FACELETS, ["F2", "R2"]);

/** All that a page has to allow which embeds the cube by a script from `siteUrl`. */
function policyFor(siteUrl: string, workerSource: string): string {
  const origin = new URL(siteUrl).origin;
  return (
    `default-src 'none'; img-src data:; script-src ${origin} 'wasm-unsafe-eval'; ` +
    `connect-src ${origin}; worker-src ${workerSource} ${origin}`
  );
}

async function expectMainJob(cube: CubePage<Tab>): Promise<void> {
  await cube.paint(facelets);
  expect(await cube.readFacelets()).toBe(facelets);
  const moves = await cube.solve();
  expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
  await cube.playToEnd();
  expect(isSolved(await cube.readFacelets())).toBe(true);
}

describe("the element on a page of another origin", () => {
  it.for([
    ["under a strict policy", "", "blob:"],
    ["in a sandbox", "sandbox allow-scripts; ", "data:"],
  ] as const)(
    "paints, solves and plays %s",
    async ([, sandbox, workerSource], { browser, site }) => {
      const body = scriptSnippet(site.url, { mode: "solve" });
      const policy = sandbox + policyFor(site.url, workerSource);
      const foreign = await ForeignPage.serve(body, policy);
      try {
        const cube = await CubePage.open(browser, foreign.url);
        await expectMainJob(cube);
        expect(cube.noise).toEqual([]);
        await cube.context.close();
      } finally {
        await foreign.stop();
      }
    },
  );
});
