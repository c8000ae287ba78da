// The page without the network, after one visit, in any browser.

import { describe, expect, inject } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type WrittenMove } from "../../../web/core/moves";
import { plainMoves } from "../../../web/core/written-moves";
import type { Tab } from "../browsers/tab";
import { reportFailure } from "../failure-report";
import { isLongRun, ofThisRun } from "../long-run";
import { CubePage, DESKTOP } from "../page/cube-page";
import { it as pageTest } from "../page/page-test";
import { CUBE } from "../puzzles/cube";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import type { TestedPuzzle } from "../puzzles/tested-puzzle";
import { ReleaseServer } from "../site/release-server";
import { storedManifestCount } from "../tables/stored-tables";

const PATIENCE = { timeout: 30_000 };

const it = pageTest
  .extend("isolated", true as boolean)
  .extend("host", async ({ isolated }, { onCleanup }) => {
    const host = await ReleaseServer.start({ isolated });
    onCleanup(() => host.goAway());
    return host;
  })
  /** Opens another tab of the only profile. */
  .extend("openTab", async ({ browser, host, task }, { onCleanup }) => {
    const profile = await browser.newContext(DESKTOP);
    const tabs: Tab[] = [];
    onCleanup(async () => {
      await reportFailure(task, tabs);
      await profile.close();
    });
    return async (suffix = "") => {
      const cube = await CubePage.openIn<Tab>(profile, host.url + suffix);
      tabs.push(cube.page);
      // What the browser itself says of tables and methods that it could not fetch.
      cube.forgive(/\/tables\/|\/cubewright-(goals|methods|pocket)\./);
      return cube;
    };
  })
  /** Visits the page until it is stored, tables aside, and leaves a cube to be solved. */
  .extend("visit", ({ openTab }) => async ({ near }: TestedPuzzle = CUBE) => {
    const cube = await openTab();
    await cube.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await cube.enterPosition(near.facelets);
    return cube;
  });

async function solveAndCheck(cube: CubePage<Tab>, { near } = CUBE): Promise<void> {
  expect(await cube.readFacelets()).toBe(near.facelets);
  expect(await cube.solve()).toEqual(near.solution);
}

/** How many files are stored that a first visit does without: the methods by stages and the 2x2x2, or one of them. */
function countStoredModules(
  { page }: CubePage<Tab>,
  which: "methods" | "pocket" | "" = "",
): Promise<number> {
  return page.evaluate(async (name) => {
    const stored = await (await caches.open("cubewright-methods")).keys();
    return stored.filter(({ url }) => url.includes(`cubewright-${name}`)).length;
  }, which);
}

/** Deletes the stored WebAssembly bundle that this page does not use. */
async function dropOtherBundle({ page }: CubePage<Tab>): Promise<void> {
  const dropped = await page.evaluate(async () => {
    const sharesMemory = crossOriginIsolated && typeof SharedArrayBuffer !== "undefined";
    const isThreaded = sharesMemory && navigator.hardwareConcurrency > 1;
    const other = `/wasm/cubewright${isThreaded ? "" : "-threads"}.wasm`;
    const name = (await caches.keys()).find((key) => key.includes("precache"));
    const cache = await caches.open(name!);
    const requests = await cache.keys();
    return cache.delete(requests.find(({ url }) => new URL(url).pathname.endsWith(other))!);
  });
  expect(dropped).toBe(true);
}

describe.each(
  ofThisRun([
    { how: "from a host that isolates the page", isolated: true, isLong: true },
    { how: "from a host that sends no such headers", isolated: false },
  ]),
)("after one visit, without the network ($how)", ({ isolated }) => {
  it.override("isolated", isolated);
  it.override("needs", { picture: true });

  it("the page opens and solves as before, with or without threads", async ({ host, visit }) => {
    const cube = await visit();
    await cube.tablesAreFull();
    await expect.poll(() => storedManifestCount(cube.page), PATIENCE).toBe(1);
    // Nothing was solved yet.
    await expect.poll(() => countStoredModules(cube), PATIENCE).toBe(6);
    // Firefox sometimes hangs when threads start, and the page goes on with the other bundle (life-watch.ts).
    const mayNeedOther = isolated && inject("browserName") === "firefox";
    if (!mayNeedOther) await dropOtherBundle(cube);

    await host.goAway();
    await cube.reload();
    await cube.tablesAreFull();
    await solveAndCheck(cube);
    expect(await cube.page.evaluate(() => crossOriginIsolated)).toBe(isolated);
    await cube.stageIsLive();
    expect(cube.noise).toEqual([]);
  });
});

describe.each(PUZZLES.filter(isTriedFully))(
  "after one visit with a $name, without the network",
  (puzzle) => {
    it.runIf(isLongRun)(
      "the page solves as before, also in another tab with a longer address",
      async ({ host, openTab, visit }) => {
        const cube = await visit(puzzle);
        const stored = expect.poll(() => countStoredModules(cube, "pocket"), PATIENCE);
        await stored.toBeGreaterThanOrEqual(puzzle.moduleFiles);
        await host.goAway();
        await cube.reload();
        await solveAndCheck(cube, puzzle);
        expect(cube.noise).toEqual([]);
        // WebKitGTK's driver has one tab.
        if (inject("browserName") === "webkit") return;
        for (const suffix of ["index.html", "?from=home#help"]) {
          const other = await openTab(suffix);
          await solveAndCheck(other, puzzle);
          expect(other.noise).toEqual([]);
        }
      },
    );
  },
);

describe("after one visit, without the network", () => {
  it.runIf(isLongRun)(
    "the page solves by stages if any cube was solved before",
    async ({ host, visit }) => {
      // With the full tables these modules would come as well.
      host.held = "/tables/";
      const cube = await visit();
      expect(await countStoredModules(cube)).toBe(0);
      await solveAndCheck(cube);
      // A script and its WebAssembly each, of the methods and of the 2x2x2.
      await expect.poll(() => countStoredModules(cube), PATIENCE).toBe(6);

      await host.goAway();
      await cube.reload();
      await cube.page.evaluate(() => {
        document.querySelector("cubewright-cube")!.method = "beginner";
      });
      await cube.button("Solve").click();
      await cube.page.getByRole("list", { name: "Stages" }).waitFor();
      const moves = (await cube.moves.allInnerTexts()) as WrittenMove[];
      expect(isSolved(applyMoves(CUBE.near.facelets, plainMoves(moves)))).toBe(true);
      expect(cube.noise).toEqual([]);
    },
  );

  it.runIf(isLongRun)(
    "the page solves with small tables if the visit was too short for the full ones",
    async ({ host, visit }) => {
      host.held = "/tables/";
      const cube = await visit();
      await host.goAway();
      await cube.reload();
      await solveAndCheck(cube);
      await cube.page.getByText("Making full tables").first().waitFor();
      // To make all of them takes long.
      if (isLongRun) {
        await cube.tablesAreFull();
        await solveAndCheck(cube);
      }
      expect(cube.noise).toEqual([]);
    },
  );
});
