// The panel of the search tables: what it shows as they come, are deleted, and are fetched again.

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Browser, BrowserContext, BrowserContextOptions, Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { siteDirectory } from "../../web/build/directories.mjs";
import { isSolved } from "../../web/core/facelets";
import { applyMoves, type Move } from "../../web/core/moves";
import { FULL_TABLES_DOWNLOAD_BYTES } from "../../web/widget/messages";
import { axeFindings } from "./accessibility";
import { CubePage, DESKTOP, launchBrowser, PHONE } from "./cube-page";
import { OPTIMAL_POSITIONS } from "./optimal-positions";
import { SiteServer } from "./site-server";
import { storedChunkCount } from "./stored-tables";

const { facelets } = OPTIMAL_POSITIONS[0]!;
const TABLES_SIZE = "63.1 MB";
// Fetching and storing the tables on a machine that has other things to do.
const PATIENCE = { timeout: 90_000 };

let browser: Browser;
let site: SiteServer;
let cube: CubePage;

async function open(
  options: BrowserContextOptions = DESKTOP,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<void> {
  cube = await CubePage.open(browser, site.url, options, prepare);
  await cube.page.getByText("Search tables", { exact: true }).click();
}

function panel(): Locator {
  return cube.page.locator("table-panel");
}

function says(text: string | RegExp): Promise<void> {
  return panel().getByText(text).first().waitFor(PATIENCE);
}

// The word beside a name of the panel, such as "Stored".
async function waitForFact(name: string, words: RegExp): Promise<void> {
  const facts = panel()
    .locator("dl div")
    .filter({ hasText: new RegExp(`^\\s*${name}`) });
  await facts.filter({ hasText: words }).waitFor(PATIENCE);
}

async function solves(): Promise<void> {
  await cube.position.fill(facelets);
  await cube.position.press("Enter");
  const moves = (await cube.solve()) as Move[];
  expect(isSolved(applyMoves(facelets, moves))).toBe(true);
}

async function savesData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

describe("the panel of the search tables", () => {
  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(() => browser.close());

  beforeEach(async () => {
    site = await SiteServer.start();
  });

  afterEach(async () => {
    expect(cube.noise).toEqual([]);
    await cube.context.close();
    await site.stop();
  });

  it("shows them coming and then stored, deletes them, and fetches them again", async () => {
    // Some of the chunks; they are named by their hash.
    site.hold(...Array.from("89abcdef", (digit) => `/tables/chunks/${digit}`));
    await open();
    await waitForFact("In use", /Small tables/);
    await panel().getByRole("progressbar", { name: "Full tables" }).waitFor(PATIENCE);
    expect(await cube.button("Fetch tables").getAttribute("aria-disabled")).toBe("true");
    expect(await axeFindings(cube.page)).toEqual([]);

    site.release();
    await waitForFact("In use", /Full tables, fetched at this visit/);
    await waitForFact("Stored", new RegExp(TABLES_SIZE));
    await waitForFact("Kept", /./);

    await cube.button("Delete stored tables").click();
    await panel().getByRole("status").filter({ hasText: "Deleted." }).waitFor();
    await waitForFact("Stored", /Nothing/);
    await waitForFact("In use", /Full tables/);
    expect(await storedChunkCount(cube.page)).toBe(0);
    await solves();

    site.requests.length = 0;
    await cube.button("Fetch again").click();
    await panel().getByRole("status").filter({ hasText: "in use and stored" }).waitFor(PATIENCE);
    await waitForFact("Stored", new RegExp(TABLES_SIZE));
    expect(site.requestsBelow("/tables/chunks/").length).toBe(await storedChunkCount(cube.page));
    await solves();
  });

  it("lets them wait where data is to be saved, until they are asked for", async () => {
    await open(DESKTOP, savesData);
    await says(/Full tables wait/);
    await cube.page.getByText(/small tables; to save data, the full ones \(26 MB\) wait/).waitFor();
    await solves();
    expect(site.requestsBelow("/tables/chunks/")).toEqual([]);

    expect(await axeFindings(cube.page)).toEqual([]);

    await cube.button("Get full tables").click();
    await cube.tablesAreFull();
    await waitForFact("Stored", new RegExp(TABLES_SIZE));
    expect(await cube.button("Get full tables").count()).toBe(0);
    // From storage they cost nothing.
    site.requests.length = 0;
    await cube.reload();
    await cube.tablesAreFull();
    expect(site.requestsBelow("/tables/chunks/")).toEqual([]);
  });

  it("says where they cannot be stored, and what of it", async () => {
    await open({ ...PHONE, colorScheme: "dark" }, (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, "indexedDB", { value: undefined });
      }),
    );
    await says(/no storage/);
    await waitForFact("Stored", /Cannot be read/);
    expect(await cube.button("Delete stored tables").getAttribute("aria-disabled")).toBe("true");
    expect(await axeFindings(cube.page)).toEqual([]);
    await solves();
  });

  it("can be used by keyboard alone, and does not scroll sideways on a phone", async () => {
    await open({ ...PHONE, viewport: { width: 320, height: 640 } });
    await waitForFact("Stored", new RegExp(TABLES_SIZE));
    const remove = cube.button("Delete stored tables");
    await remove.focus();
    await cube.page.keyboard.press("Enter");
    await says("Deleted.");
    expect(await remove.evaluate((button) => button.matches(":focus"))).toBe(true);
    const [width, viewWidth] = await cube.page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(width).toBe(viewWidth);
    for (const control of [remove, cube.button("Fetch again"), panel().locator("summary")]) {
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
});

describe("the size that is told before they are fetched", () => {
  it("is that of the files, to the megabyte", () => {
    const chunks = join(siteDirectory, "tables/chunks");
    const sizes = readdirSync(chunks).map((name) => statSync(join(chunks, name)).size);
    const sizeBytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(Math.round(sizeBytes / 1e6)).toBe(FULL_TABLES_DOWNLOAD_BYTES / 1e6);
  });
});
