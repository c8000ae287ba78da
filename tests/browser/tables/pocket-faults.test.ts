// What can befall the tables of the 2x2x2 in the browser's storage, and their module.

import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import {
  readStoredChunks,
  spoilStorage,
  upgradeDatabase,
  type StorageFault,
} from "../faults/stored-chunks";
import type { CubePage } from "../page/cube-page";
import { it } from "../page/page-test";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { MADE, prepare } from "./pocket-visit";

const DATABASE_NAME = "cubewright-tables-pocket";
const PATIENCE = { timeout: 60_000 };

async function solves(cube: CubePage<Tab>): Promise<void> {
  await cube.enterPosition(NEAR_POSITION);
  const moves = (await cube.solve()) as Move[];
  expect(isSolved(applyMoves(NEAR_POSITION, moves))).toBe(true);
}

async function expectAllStored({ page }: CubePage<Tab>): Promise<void> {
  const stored = await readStoredChunks(page, DATABASE_NAME);
  expect(stored.map(({ isRight }) => isRight)).toEqual([true, true]);
}

describe("the stored tables of the 2x2x2", () => {
  it("are made again, whatever the storage has made of them", async ({ cube }) => {
    expect(await prepare(cube)).toEqual(MADE);
    await expectAllStored(cube);
    const kinds: StorageFault["kind"][] = ["drop", "flip", "shorten", "replace", "spoil-manifest"];
    for (const kind of kinds) {
      await spoilStorage(cube.page, { kind }, DATABASE_NAME);
      await cube.reload();
      expect(await prepare(cube), kind).toEqual(MADE);
      await expectAllStored(cube);
    }
    await cube.reload();
    expect(await prepare(cube)).toEqual({ ...MADE, source: "storage" });
  });

  it("are made for this visit where a newer release has changed the database", async ({ cube }) => {
    await upgradeDatabase(cube.page, DATABASE_NAME);
    const unstored = { ...MADE, cached: false, storageProblem: "unavailable" };
    expect(await prepare(cube)).toEqual(unstored);
    const panel = cube.page.locator("table-panel");
    await panel.locator("summary").click();
    await panel.getByText("3.7 MB, in memory only").waitFor(PATIENCE);
    await solves(cube);
  });
});

describe("the module of the 2x2x2", () => {
  it("is prepared by the next call where the script for that did not come at first", async ({
    cube,
    site,
  }) => {
    cube.forgive(/modules-/);
    site.withheld = "/assets/modules-";
    await expect(prepare(cube)).rejects.toThrow("The solver's modules cannot be had.");
    await solves(cube);
    site.withheld = "";
    expect(await prepare(cube)).toEqual(MADE);
  });

  it("is asked for again when it could not be had, and the cube is solved meanwhile", async ({
    cube,
    site,
  }) => {
    // The browser itself reports what it could not fetch.
    cube.forgive(/cubewright-pocket/);
    site.withheld = "/wasm/cubewright-pocket";
    await expect(prepare(cube)).rejects.toThrow("could not be started");
    await solves(cube);
    site.withheld = "";
    await cube.reload();
    expect(await prepare(cube)).toEqual(MADE);
  });
});
