// The panel of the search tables: what it shows as they come, are deleted, and are fetched again.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect } from "vitest";

import { siteDirectory } from "../../../web/build/directories.mjs";
import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { TableManifest } from "../../../web/engine/tables/table-manifest";
import { axeFindings } from "../accessibility";
import type { Part, Tab } from "../browsers/tab";
import { isLongRun, isLongRunAnywhere } from "../long-run";
import { type CubePage, PHONE } from "../page/cube-page";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { it } from "../page/page-test";
import { neverTooSlow } from "../site/never-too-slow";
import { storedChunkCount } from "./stored-tables";

const { facelets } = OPTIMAL_POSITIONS[0]!;
const TABLES_SIZE = "63.1 MB";
// Enough for fetching and storing the tables on a busy machine.
const PATIENCE = { timeout: 90_000 };

function publishedManifest(): TableManifest {
  const text = readFileSync(join(siteDirectory, "tables/manifest.json"), "utf8");
  return JSON.parse(text) as TableManifest;
}

function panel({ page }: CubePage<Tab>): Part {
  return page.locator("table-panel");
}

function unfold(cube: CubePage<Tab>): Promise<void> {
  return panel(cube).locator("summary").click();
}

function says(cube: CubePage<Tab>, text: string | RegExp): Promise<void> {
  return panel(cube).getByText(text).first().waitFor(PATIENCE);
}

// Waits for the word beside a name in the panel, such as "Stored".
async function waitForFact(cube: CubePage<Tab>, name: string, words: RegExp): Promise<void> {
  const facts = panel(cube)
    .locator("dl div")
    .filter({ hasText: new RegExp(`^\\s*${name}`) });
  await facts.filter({ hasText: words }).waitFor(PATIENCE);
}

async function solves(cube: CubePage<Tab>): Promise<void> {
  await cube.enterPosition(facelets);
  const moves = (await cube.solve()) as Move[];
  expect(isSolved(applyMoves(facelets, moves))).toBe(true);
}

describe("the panel of the search tables", () => {
  it.override("metered", false);

  it("shows tables being fetched and stored, deletes them, and fetches them again", async ({
    openCube,
    site,
  }) => {
    // The end of the largest table: so small that even a slow machine would not rather make it.
    site.prependToWorker(neverTooSlow);
    const { chunks } = publishedManifest().tables[0]!;
    site.hold(`/tables/chunks/${chunks.at(-1)!.sha256}`);
    const cube = await openCube();
    await unfold(cube);
    await waitForFact(cube, "In use", /Small tables/);
    await panel(cube).getByRole("progressbar", { name: "Full tables" }).waitFor(PATIENCE);
    expect(await cube.button("Fetch tables").getAttribute("aria-disabled")).toBe("true");
    expect(await axeFindings(cube.page, panel(cube))).toEqual([]);

    await cube.searchBriefly();
    site.release();
    await waitForFact(cube, "In use", /Full tables, fetched during this visit/);
    await waitForFact(cube, "Stored", new RegExp(TABLES_SIZE));
    await waitForFact(cube, "Kept", /./);

    await cube.button("Delete stored tables").click();
    await panel(cube).getByRole("status").filter({ hasText: "Deleted." }).waitFor();
    await waitForFact(cube, "Stored", /Nothing/);
    await waitForFact(cube, "In use", /Full tables/);
    expect(await storedChunkCount(cube.page)).toBe(0);
    await solves(cube);

    site.requests.length = 0;
    await cube.button("Fetch again").click();
    await panel(cube)
      .getByRole("status")
      .filter({ hasText: "in use and stored" })
      .waitFor(PATIENCE);
    await waitForFact(cube, "Stored", new RegExp(TABLES_SIZE));
    expect(site.requestsBelow("/tables/chunks/").length).toBe(await storedChunkCount(cube.page));
    await solves(cube);
  });

  it.runIf(isLongRun)("says why tables cannot be stored", async ({ openCube, site }) => {
    site.prepend(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
    });
    const cube = await openCube({ ...PHONE, colorScheme: "dark" });
    await unfold(cube);
    await says(cube, /no storage/);
    await waitForFact(cube, "Stored", /Cannot be read/);
    expect(await cube.button("Delete stored tables").getAttribute("aria-disabled")).toBe("true");
    expect(await axeFindings(cube.page)).toEqual([]);
    await solves(cube);
  });

  it.runIf(isLongRunAnywhere)(
    "can be used by keyboard alone, and does not scroll sideways on a phone",
    async ({ openCube }) => {
      const cube = await openCube({ ...PHONE, viewport: { width: 320, height: 640 } });
      await unfold(cube);
      await waitForFact(cube, "Stored", new RegExp(TABLES_SIZE));
      const remove = cube.button("Delete stored tables");
      await remove.focus();
      await cube.page.keyboard.press("Enter");
      await says(cube, "Deleted.");
      const keepsFocus = await remove.evaluate(
        // What :focus would match, but for windows that no system has brought to the front.
        (button) => (button.getRootNode() as ShadowRoot).activeElement === button,
      );
      expect(keepsFocus).toBe(true);
      const [width, viewWidth] = await cube.page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(width).toBe(viewWidth);
      for (const control of [remove, cube.button("Fetch again"), panel(cube).locator("summary")]) {
        expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

describe("the panel of the search tables in data-saving mode", () => {
  it.runIf(isLongRunAnywhere)(
    "fetches the full tables only on request",
    async ({ openCube, site }) => {
      const cube = await openCube();
      await unfold(cube);
      await says(cube, /Full tables were not fetched/);
      await cube.page
        .getByText(/small tables; to save data, the full ones \(26 MB\) are not fetched/)
        .waitFor();
      await solves(cube);
      expect(site.requestsBelow("/tables/chunks/")).toEqual([]);

      expect(await axeFindings(cube.page)).toEqual([]);

      await cube.button("Get full tables").click();
      await cube.tablesAreFull();
      await waitForFact(cube, "Stored", new RegExp(TABLES_SIZE));
      expect(await cube.button("Get full tables").count()).toBe(0);
      // From storage they cost nothing.
      site.requests.length = 0;
      await cube.reload();
      await cube.tablesAreFull();
      expect(site.requestsBelow("/tables/chunks/")).toEqual([]);
    },
  );
});
