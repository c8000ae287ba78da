// A tab of the last release that stays open beside the page: neither takes anything from the other.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import { isLongRun, isLongRunAnywhere } from "../long-run";
import { CubePage } from "../page/cube-page";
import type { WithSolver } from "../page/page-solver";
import { it as pageTest } from "../page/page-test";
import { LAST_RELEASE, leaveStored, LEFT, openNothing, readLeft, readShown } from "./last-release";
import { OldTab } from "./old-tab";
import { MADE, prepare } from "./pocket-visit";
import { storedChunkCount } from "./stored-tables";
import { readTables, storedTablesInUse } from "./stored-tables-in-use";

const CHUNK_COUNT = LAST_RELEASE.database.chunkKeys.length;
const CUBE_KEY = "cubewright.cube";
const LANGUAGE_KEY = "cubewright.language";
const PATIENCE = { timeout: 90_000 };

const it = pageTest
  .extend("metered", false)
  .extend("old", async ({ openCube, site }) => {
    const { page } = await openNothing(openCube);
    await leaveStored(page);
    site.requests.length = 0;
    return OldTab.openIn(page);
  })
  /** The page, in the front tab. */
  .extend("cube", async ({ old, site, onTestFinished }) => {
    await old.store({ [LANGUAGE_KEY]: "en" });
    const cube = await CubePage.openIn<Tab>(old.page.context(), site.url);
    onTestFinished(() => {
      expect(cube.noise).toEqual([]);
      expect(site.requestsBelow("/tables/")).toEqual([]);
    });
    await storedTablesInUse(cube);
    return cube;
  });

const UNTOLD = { heardCount: 0, wasAskedToClose: false };

describe("a tab of the last release beside the page", () => {
  it.runIf(isLongRunAnywhere)(
    "keeps its tables, and deletes none that it does not know",
    async ({ old, cube }) => {
      expect(await prepare(cube)).toEqual(MADE);
      expect(await old.settle()).toBe(0);
      expect((await readLeft(cube.page)).database).toEqual(LEFT.database);
      await cube.reload();
      await storedTablesInUse(cube);
      expect(await prepare(cube)).toEqual({ ...MADE, source: "storage" });

      const panel = cube.page.locator("table-panel");
      await panel.locator("summary").click();
      await cube.button("Delete 2x2x2 tables").click();
      await panel.getByRole("status").filter({ hasText: "Deleted." }).waitFor(PATIENCE);
      expect(await storedChunkCount(cube.page, "pocket")).toBe(0);
      expect(await storedChunkCount(cube.page)).toBe(CHUNK_COUNT);
      expect(await old.told()).toEqual(UNTOLD);
    },
  );

  it.runIf(isLongRun)(
    "notifies the page when it deletes shared tables, and vice versa",
    async ({ old, cube }) => {
      expect(await prepare(cube)).toEqual(MADE);
      await old.deleteTables();
      await expect.poll(() => readTables(cube)).toMatchObject({ state: "in-use", cached: false });
      expect(await storedChunkCount(cube.page, "pocket")).toBe(2);

      // Those in memory are stored again, where the tab finds them.
      await cube.page.evaluate(async () => {
        await (await (window as object as WithSolver).pageSolver).ready("full");
      });
      expect((await readLeft(cube.page)).database).toEqual(LEFT.database);

      await cube.page.locator("table-panel summary").click();
      // What comes with the first unfolding is above the button, and moves it.
      await cube.button("Delete 2x2x2 tables").waitFor(PATIENCE);
      await cube.button("Delete stored tables").click();
      await expect.poll(() => old.told()).toEqual({ ...UNTOLD, heardCount: 1 });
    },
  );

  it.runIf(isLongRun)(
    "exchanges the stored cube with the page in both directions",
    async ({ old, cube }) => {
      const facelets = applyMoves(SOLVED_FACELETS, ["R", "U2"]);
      const alg = "U2 R'";
      await old.store({ [CUBE_KEY]: JSON.stringify({ facelets, alg, index: 1 }) });
      // The cube in its own address would have priority.
      await cube.page.evaluate(() => history.replaceState(null, "", location.pathname));
      await cube.reload();
      expect(await readShown(cube)).toMatchObject({ alg, index: 1 });
      await cube.button("Next move").click();
      const storedCube = async () => (await readLeft(cube.page)).localStorage[CUBE_KEY]!;
      await expect
        .poll(async () => JSON.parse(await storedCube()) as unknown)
        .toEqual({ facelets, alg, index: 2 });
      expect(await old.told()).toEqual(UNTOLD);
    },
  );
});
