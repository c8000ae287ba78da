// What the page says of its tables when they change while it is open: because a person asked for
// them by a button, which then disappears, because another tab deleted them, or because they had to
// be made.

import { describe, expect } from "vitest";

import type { TableManifest } from "../../../web/engine/tables/table-manifest";
import type { Part, Tab } from "../browsers/tab";
import { isLongRun } from "../long-run";
import { CubePage } from "../page/cube-page";
import { it } from "../page/page-test";
import type { SiteServer } from "../site/site-server";
import { corruptOneChunk } from "./stored-tables";

// Enough for fetching or making the tables on a busy machine.
const PATIENCE = { timeout: 90_000 };

function summary({ page }: CubePage<Tab>): Part {
  return page.locator("table-panel summary");
}

function summarySays(cube: CubePage<Tab>, words: string): Promise<void> {
  return summary(cube).filter({ hasText: words }).waitFor(PATIENCE);
}

async function lastChunk(site: SiteServer): Promise<string> {
  const response = await fetch(`${site.url}tables/manifest.json`);
  const manifest = (await response.json()) as TableManifest;
  return manifest.tables.at(-1)!.chunks.at(-1)!.sha256;
}

describe("full tables fetched on request", () => {
  it("are announced, and keep the focus, if requested by keyboard", async ({ openCube, site }) => {
    // All but one arrive; if all were late, they would be made.
    site.hold(`/tables/chunks/${await lastChunk(site)}`);
    const cube = await openCube();
    await cube.button("Get full tables").focus();
    await cube.page.keyboard.press("Enter");
    const line = cube.page.locator("cubewright-tables");
    const spoken = line.locator("[aria-live=polite]");
    await spoken.filter({ hasText: /Full tables: \d+ %/ }).waitFor();
    const group = line.getByRole("group", { name: "Search tables" });
    expect(await group.evaluate((element) => element.matches(":focus"))).toBe(true);

    site.release();
    await spoken.filter({ hasText: "Solves with full tables." }).waitFor(PATIENCE);
    expect(await group.evaluate((element) => element.matches(":focus"))).toBe(true);
  });
});

describe("tables that another tab deletes", () => {
  it.override("metered", false);

  it.runIf(isLongRun)("are no longer called stored", async ({ cube, site }) => {
    await summarySays(cube, "full, stored");
    const other = await CubePage.openIn<Tab>(cube.context, site.url);
    await summarySays(other, "full, stored");
    await summary(other).click();
    await other.button("Delete stored tables").click();
    await summarySays(other, "full, in memory only");
    await summarySays(cube, "full, in memory only");
    expect(other.noise).toEqual([]);
  });
});

describe("tables that had to be made", () => {
  it.override("metered", false);

  it.runIf(isLongRun)("are shown with the reason", async ({ cube, site }) => {
    await summarySays(cube, "full, stored");
    await corruptOneChunk(cube.page);
    cube.forgive(/Failed to load resource/);
    site.withheld = "/tables/chunks/";
    await cube.reload();
    await summarySays(cube, "full, stored");
    await summary(cube).click();
    const panel = cube.page.locator("table-panel");
    await panel.getByText("Full tables, made on this device").waitFor();
    await panel
      .getByText(/^The connection failed, or the server does not have the tables/)
      .waitFor();
  });
});
