// A person who comes from the last release finds everything in use.

import { expect } from "vitest";

import type { Tab } from "../browsers/tab";
import { DESKTOP, type CubePage } from "../page/cube-page";
import { it as pageTest } from "../page/page-test";
import { LAST_RELEASE, leaveStored, LEFT, openNothing, readLeft, readShown } from "./last-release";
import { storedTablesInUse } from "./stored-tables-in-use";

// Not an override of the test that all files share: those that come later in this thread would have it, too.
const it = pageTest.extend("metered", false);

// The page may speak any language.
async function isUsable({ page }: CubePage<Tab>): Promise<void> {
  await page.locator("cubewright-cube [role=grid]").waitFor();
}

it("the page takes over tables, cube and settings of the last release, and fetches nothing", async ({
  openCube,
  site,
}) => {
  const cube = await openNothing(openCube);
  await leaveStored(cube.page);
  site.requests.length = 0;
  await cube.visit(site.url, isUsable);
  await expect.poll(() => readShown(cube)).toEqual(LAST_RELEASE.shown);
  await storedTablesInUse(cube);
  expect(await cube.page.evaluate(() => location.hash)).toBe(LAST_RELEASE.address);
  expect(site.requestsBelow("/tables/")).toEqual([]);
  // And could go back.
  expect(await readLeft(cube.page)).toEqual(LEFT);
});

it("the page opens an address of the last release in another browser", async ({ openCube }) => {
  const cube = await openCube(DESKTOP, { address: LAST_RELEASE.address });
  const { facelets, alg, index } = LAST_RELEASE.shown;
  expect(await readShown(cube)).toMatchObject({ facelets, alg, index });
  expect(await cube.page.evaluate(() => location.hash)).toBe(LAST_RELEASE.address);
});
