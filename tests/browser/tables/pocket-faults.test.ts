// What can happen to the tables of the 2x2x2 while they are made and in the browser's storage, to their module
// and to its worker. The same scripts do it as for the tables of the two-phase search.

import { describe, expect, inject } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import { fillStorage } from "../faults/cases/injected-scripts";
import {
  countDeaths,
  describeDeath,
  dieWhenTold,
  listenForDeaths,
  type Death,
} from "../faults/cases/worker-death";
import {
  readStoredChunks,
  spoilStorage,
  upgradeDatabase,
  type StorageFault,
} from "../faults/stored-chunks";
import { isLongRun } from "../long-run";
import type { CubePage } from "../page/cube-page";
import { it } from "../page/page-test";
import type { SiteServer } from "../site/site-server";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { MADE, prepare } from "./pocket-visit";

const DATABASE_NAME = "cubewright-tables-pocket";
const PATIENCE = { timeout: 60_000 };
const WORKER = "pocket-worker";

async function solves(cube: CubePage<Tab>): Promise<void> {
  await cube.enterPosition(NEAR_POSITION);
  const moves = (await cube.solve()) as Move[];
  expect(isSolved(applyMoves(NEAR_POSITION, moves))).toBe(true);
}

async function expectAllStored({ page }: CubePage<Tab>): Promise<void> {
  const stored = await readStoredChunks(page, DATABASE_NAME);
  expect(stored.map(({ isRight }) => isRight)).toEqual([true, true]);
}

/** Runs `script` in later workers before their own script. */
function runInWorkers<Argument>(
  site: SiteServer,
  script: (argument: Argument) => void,
  argument: Argument,
): void {
  site.prependToWorker(`(${String(script)})(${JSON.stringify(argument)});`, WORKER);
}

describe("the stored tables of the 2x2x2", () => {
  it.runIf(isLongRun)("are made again, however the storage has damaged them", async ({ cube }) => {
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

  it.runIf(isLongRun)(
    "are made for this visit if a newer release has changed the database",
    async ({ cube }) => {
      await upgradeDatabase(cube.page, DATABASE_NAME);
      const unstored = { ...MADE, cached: false, storageProblem: "unavailable" };
      expect(await prepare(cube)).toEqual(unstored);
      const panel = cube.page.locator("table-panel");
      await panel.locator("summary").click();
      await panel.getByText("3.7 MB, in memory only").waitFor(PATIENCE);
      await solves(cube);
    },
  );

  it.runIf(isLongRun).for([
    ["there is no room", 0],
    ["the room is used up meanwhile", 1],
  ] as const)(
    "are made for this visit if %s, and stored in the next one",
    async ([, count], { cube, site }) => {
      runInWorkers(site, fillStorage, count);
      expect(await prepare(cube)).toEqual({ ...MADE, cached: false, storageProblem: "full" });
      const stored = await readStoredChunks(cube.page, DATABASE_NAME);
      expect(stored.filter(({ isRight }) => !isRight)).toEqual([]);
      await solves(cube);
      site.leaveWorkers();
      await cube.reload();
      expect(await prepare(cube)).toEqual(MADE);
      await expectAllStored(cube);
    },
  );
});

describe("the worker of the 2x2x2", () => {
  const stages: [inWords: string, stage: Death["stage"]][] = [
    ["while it starts", "starting"],
    ["while it makes tables", "making"],
    ["while it stores tables", "storing"],
  ];
  const deaths = stages.flatMap(([inWords, stage]) => [
    { name: `dies of an error ${inWords}`, stage, by: "error" as const },
    { name: `vanishes without a word ${inWords}`, stage, by: "vanishing" as const },
  ]);

  for (const { name, stage, by } of deaths) {
    // In WebKitGTK a write by a worker that ends meanwhile, by itself or by the page, can stay unfinished: nobody else
    // can read that database any more.
    const isShown = stage !== "storing" || inject("browserName") !== "webkit";
    // A silent death takes time to be noticed.
    it.runIf(isLongRun ? isShown : by === "error" && stage === "making")(
      `is reported if it ${name}, and the next worker stores the tables`,
      async ({ cube, site }) => {
        runInWorkers(site, dieWhenTold, describeDeath({ stage, by, untold: true }));
        await listenForDeaths(cube.page);
        await expect(prepare(cube)).rejects.toThrow("The solver's worker died");
        await expect.poll(() => countDeaths(cube.page)).toBe(1);
        const stored = await readStoredChunks(cube.page, DATABASE_NAME);
        expect(stored.filter(({ isRight }) => !isRight)).toEqual([]);
        site.leaveWorkers();
        await solves(cube);
        // The last of what it has sent to the storage may or may not be kept.
        const sources = stage === "storing" ? /^(?:generated|storage)$/ : /^generated$/;
        const source = expect.stringMatching(sources) as string;
        expect(await prepare(cube)).toEqual({ ...MADE, source });
        await expectAllStored(cube);
      },
    );
  }
});

describe("the module of the 2x2x2", () => {
  it("is prepared by the next call if its script could not be fetched at first", async ({
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

  it.runIf(isLongRun)(
    "is fetched at the next visit if that failed, and the 3x3x3 is solved meanwhile",
    async ({ cube, site }) => {
      // The browser itself reports what it could not fetch.
      cube.forgive(/cubewright-pocket/);
      site.withheld = "/wasm/cubewright-pocket";
      await expect(prepare(cube)).rejects.toThrow("could not be started");
      await solves(cube);
      site.withheld = "";
      await cube.reload();
      expect(await prepare(cube)).toEqual(MADE);
    },
  );
});
