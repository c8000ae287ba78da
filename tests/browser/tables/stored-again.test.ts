// The full tables from one visit to the next, in one profile: fetched, found again in the browser's
// storage, and mended where that has spoiled them.

import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import { isLongRun } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { it } from "../page/page-test";
import type { SiteServer } from "../site/site-server";
import { OPTIMAL_POSITIONS, type OptimalPosition } from "../solving/optimal-positions";
import { corruptOneChunk, storedChunkCount } from "./stored-tables";

const PATIENCE = { timeout: 30_000 };

async function solves(cube: CubePage<Tab>, { facelets, length }: OptimalPosition): Promise<void> {
  await cube.tablesAreFull();
  await cube.enterPosition(facelets);
  const moves = await cube.solve();
  expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
  expect(moves.length).toBeGreaterThanOrEqual(length);
  expect(moves.length).toBeLessThanOrEqual(length + 2);
}

async function allIsStored({ page }: CubePage<Tab>, { url }: SiteServer): Promise<void> {
  const response = await fetch(`${url}tables/manifest.json`);
  const manifest = (await response.json()) as { tables: { chunks: unknown[] }[] };
  const count = manifest.tables.reduce((sum, { chunks }) => sum + chunks.length, 0);
  await expect.poll(() => storedChunkCount(page), PATIENCE).toBe(count);
}

describe("full tables", () => {
  it.override("metered", false);

  it.runIf(isLongRun)(
    "are fetched once, and again only where the storage has damaged them",
    async ({ cube, site }) => {
      const [first, second, third] = OPTIMAL_POSITIONS as [
        OptimalPosition,
        OptimalPosition,
        OptimalPosition,
      ];
      // The browser itself reports what it could not fetch.
      cube.forgive(/\/tables\//);
      await solves(cube, first);
      await allIsStored(cube, site);

      site.withheld = "/tables/";
      site.requests.length = 0;
      await cube.reload();
      await solves(cube, second);
      expect(site.requestsBelow("/tables/chunks/")).toEqual([]);

      site.withheld = "";
      const key = await corruptOneChunk(cube.page);
      await cube.reload();
      await solves(cube, third);
      const hash = key.split("/").at(-1)!;
      expect(site.requestsBelow("/tables/chunks/")).toEqual([`/tables/chunks/${hash}.gz`]);
      await allIsStored(cube, site);

      site.requests.length = 0;
      await cube.reload();
      await solves(cube, third);
      expect(site.requestsBelow("/tables/chunks/")).toEqual([]);
    },
  );
});
