// The tables of the 2x2x2 from one visit to the next, in one profile: made, stored, found again, spoiled and
// mended, shown in the panel and deleted there; and what is stored of the other set stays as it is.

import { describe, expect } from "vitest";

import { axeFindings } from "../accessibility";
import type { Part, Tab } from "../browsers/tab";
import { isLongRunAnywhere } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { it } from "../page/page-test";
import { MADE, prepare, solveRandom } from "./pocket-visit";
import { corruptOneChunk, storedChunkCount } from "./stored-tables";

const SIZE = "3.7 MB";
const PATIENCE = { timeout: 60_000 };

/** Stores a chunk that no release knows among those of the two-phase search. */
function storeOther({ page }: CubePage<Tab>): Promise<void> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const database = await settled(indexedDB.open("cubewright-tables"));
    const chunks = database.transaction("chunks", "readwrite").objectStore("chunks");
    await settled(chunks.put(new Uint8Array(5), "phase1/1/of-another-release"));
    database.close();
  });
}

function panel({ page }: CubePage<Tab>): Part {
  return page.locator("table-panel");
}

function row(cube: CubePage<Tab>): Part {
  return panel(cube).locator("dl div").filter({ hasText: "2x2x2 tables" });
}

function unfold(cube: CubePage<Tab>): Promise<void> {
  return panel(cube).locator("summary").click();
}

describe("the tables of the 2x2x2", () => {
  it("are made, stored, mended and deleted independently of other tables", async ({
    cube,
    site,
  }) => {
    await unfold(cube);
    await panel(cube).getByText("Nothing").first().waitFor(PATIENCE);
    expect(await row(cube).count()).toBe(0);
    await storeOther(cube);
    site.requests.length = 0;
    expect(await prepare(cube)).toEqual(MADE);
    expect(site.requestsBelow("/tables/")).toEqual([]);
    expect(await solveRandom(cube)).toEqual({
      ...{ code: "", optimal: true, isListed: true },
      stages: ["first-face", "corner-oll", "pbl"],
    });
    expect(await storedChunkCount(cube.page, "pocket")).toBe(2);
    await row(cube).filter({ hasText: SIZE }).waitFor(PATIENCE);
    expect(await axeFindings(cube.page, panel(cube))).toEqual([]);

    // In the usual run they are read once they have been mended.
    if (isLongRunAnywhere) {
      await cube.reload();
      expect(await prepare(cube)).toEqual({ ...MADE, source: "storage" });
    }

    await corruptOneChunk(cube.page, "pocket");
    await cube.reload();
    expect(await prepare(cube)).toEqual(MADE);
    await cube.reload();
    expect(await prepare(cube)).toEqual({ ...MADE, source: "storage" });

    // Tables that are in use would be listed as in memory once they are deleted.
    await cube.reload();
    await unfold(cube);
    await row(cube).filter({ hasText: SIZE }).waitFor(PATIENCE);
    const remove = cube.button("Delete 2x2x2 tables");
    await remove.click();
    await panel(cube).getByRole("status").filter({ hasText: "Deleted." }).waitFor(PATIENCE);
    await row(cube).filter({ hasText: "Nothing" }).waitFor(PATIENCE);
    expect(await remove.getAttribute("aria-disabled")).toBe("true");
    expect(await storedChunkCount(cube.page, "pocket")).toBe(0);
    expect(await storedChunkCount(cube.page, "two-phase")).toBe(1);

    await cube.reload();
    await unfold(cube);
    await panel(cube).getByText("0.0 MB").first().waitFor(PATIENCE);
    expect(await row(cube).count()).toBe(0);
  });
});
