// From a scrambled cube to a solved one on the screen, and again without the network.

import { describe, expect, inject } from "vitest";

import { isSolved } from "../../web/core/facelets";
import { applyMoves, type Move } from "../../web/core/moves";
import type { Tab } from "./browsers/tab";
import { CubePage } from "./cube-page";
import { OPTIMAL_POSITIONS } from "./optimal-positions";
import { it } from "./page-test";
import { SiteServer } from "./site-server";
import { corruptOneChunk, storedChunkCount } from "./stored-tables";

let site: SiteServer;
let cube: CubePage<Tab>;

async function solveAndCheck(facelets: string, optimalLength: number): Promise<void> {
  await cube.tablesAreFull();
  const moves = await cube.solve();
  expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
  expect(moves.length).toBeGreaterThanOrEqual(optimalLength);
  expect(moves.length).toBeLessThanOrEqual(optimalLength + 2);
}

async function chunkCount(): Promise<number> {
  const response = await fetch(`${site.url}tables/manifest.json`);
  const manifest = (await response.json()) as { tables: { chunks: unknown[] }[] };
  return manifest.tables.reduce((sum, { chunks }) => sum + chunks.length, 0);
}

// One visit after another in one browser profile: each begins with what the last has stored.
describe("the main job", () => {
  const [first, second, third] = OPTIMAL_POSITIONS as [
    (typeof OPTIMAL_POSITIONS)[0],
    (typeof OPTIMAL_POSITIONS)[0],
    (typeof OPTIMAL_POSITIONS)[0],
  ];

  it.beforeAll(async ({ browser }) => {
    site = await SiteServer.start({ metered: false });
    cube = await CubePage.open(browser, site.url);
  });

  it.afterAll(async () => {
    await cube.context.close();
    await site.stop();
  });

  it.afterEach(() => {
    site.withheld = "";
    site.requests.length = 0;
    cube.noise.length = 0;
  });

  it("solves a scrambled cube with fetched tables, and plays to the end", async () => {
    await cube.enterPosition(first.facelets);

    await solveAndCheck(first.facelets, first.length);
    expect(await cube.readFacelets()).toBe(first.facelets);
    expect(await cube.currentMove.count()).toBe(0);

    await cube.playToEnd();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    expect(await cube.currentMove.textContent()).toBe(await cube.moves.last().textContent());
    expect(cube.noise).toEqual([]);
  });

  it("solves again from the browser's storage when the tables are no longer served", async () => {
    await expect
      .poll(() => storedChunkCount(cube.page), { timeout: 30_000 })
      .toBe(await chunkCount());
    site.withheld = "/tables/";
    await cube.reload();
    await cube.enterPosition(second.facelets);
    await solveAndCheck(second.facelets, second.length);
    expect(site.requestsBelow("/tables/chunks/")).toEqual([]);
    // The browser itself reports what it could not fetch.
    expect(cube.noise.filter((text) => !text.includes("/tables/"))).toEqual([]);
  });

  it("notices a corrupted table in the storage, drops it and fetches it again", async () => {
    const key = await corruptOneChunk(cube.page);
    await cube.reload();
    await cube.enterPosition(third.facelets);
    await solveAndCheck(third.facelets, third.length);
    const hash = key.split("/").at(-1)!;
    expect(site.requestsBelow("/tables/chunks/")).toEqual([`/tables/chunks/${hash}.gz`]);

    await expect
      .poll(() => storedChunkCount(cube.page), { timeout: 30_000 })
      .toBe(await chunkCount());
    site.requests.length = 0;
    await cube.reload();
    await solveAndCheck(third.facelets, third.length);
    expect(site.requestsBelow("/tables/chunks/")).toEqual([]);
    expect(cube.noise).toEqual([]);
  });

  // Only Chromium tells of long tasks.
  const seesLongTasks = inject("browserName") === "chromium";
  it.runIf(seesLongTasks)(
    "never blocks the main thread for longer than 50 ms while it solves",
    async () => {
      site.prepend(() => {
        const longTasks: { startTime: number; duration: number }[] = [];
        Object.assign(window, { longTasks });
        new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
          type: "longtask",
        });
      });
      await cube.reload();
      // So that what is measured only searches.
      await cube.tablesAreFull();
      await cube.stageIsLive();
      // The cube is drawn by software here, which takes long itself; without an arrow for the first
      // move nothing is drawn when there is a solution.
      await cube.page
        .locator("cubewright-cube")
        .evaluate((element) => element.setAttribute("hint", "none"));
      for (const { facelets } of [second, third]) {
        await cube.enterPosition(facelets);
        // The new cube is drawn before the time is taken.
        await cube.settle();
        const startMs = await cube.page.evaluate(() => performance.now());
        await cube.button("Solve").focus();
        await cube.page.keyboard.press("Enter");
        await cube.searchEnds();
        await cube.settle();
        const blockedMs = await cube.page.evaluate(
          (startMs) =>
            (window as unknown as { longTasks: PerformanceEntry[] }).longTasks
              .filter(({ startTime }) => startTime >= startMs)
              .map(({ duration }) => duration),
          startMs,
        );
        expect(blockedMs.filter((durationMs) => durationMs > 50)).toEqual([]);
      }
      const observed = await cube.page.evaluate(async () => {
        const { longTasks } = window as unknown as { longTasks: PerformanceEntry[] };
        const before = longTasks.length;
        await new Promise<void>((resolve) =>
          setTimeout(() => {
            const endMs = performance.now() + 80;
            while (performance.now() < endMs);
            resolve();
          }),
        );
        while (longTasks.length === before) await new Promise((resolve) => setTimeout(resolve));
        return longTasks.length - before;
      });
      // The observer would have seen it.
      expect(observed).toBeGreaterThan(0);
    },
  );
});
