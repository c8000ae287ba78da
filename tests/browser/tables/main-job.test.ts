// From a scrambled cube to a solved one on the screen, and again without the network.

import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import { CubePage } from "../page/cube-page";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { it } from "../page/page-test";
import { SiteServer } from "../site/site-server";
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
});
