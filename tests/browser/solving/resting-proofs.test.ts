// A proof of a shortest solution, or a list of all of them, that is left in the middle: it rests, is listed, and goes on
// at a later visit.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { parseMoves } from "../../../web/core/notation";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { type CubePage, PHONE } from "../page/cube-page";

// Every edge flipped: the proof takes hours.
const SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
// One of its solutions; none is shorter.
const TWENTY = parseMoves("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2").moves;
const PATIENCE = { timeout: 120_000 };
const PROGRESS = /Ruling out solutions of (\d+) moves: (\d+) % done/;
const ROW = /Ruling out solutions of (\d+) moves: (\d+) % done/;
const LISTING = /Looking through solutions of (\d+) moves: \d+ % done/;

// Of tests/data/optimal-random.tsv, with a shortest solution of 17 moves: 110 million positions.
const SEVENTEEN = applyMoves(
  SOLVED_FACELETS,
  parseMoves("R' B2 L2 B2 U F2 D F2 U2 F2 L2 D B D' U R' U L U' B2").moves,
);

const CHEQUERBOARD = applyMoves(SOLVED_FACELETS, ["U2", "D2", "R2", "L2", "F2", "B2"]);

// Of a solution that leads from one turn away to the chequerboard.
const OF_PATTERN = {
  ...{ facelets: applyMoves(CHEQUERBOARD, ["R"]), goal: CHEQUERBOARD, checkpoint: "unreadable" },
  ...{ length: 5, depth: 1, refuted: 0.5 },
};
// As an earlier visit leaves it that has proven the solution, and listed nothing.
const OF_SUPERFLIP = { facelets: SUPERFLIP, goal: "", moves: TWENTY };

/** Stores a proof as an earlier visit. */
async function storeProof({ page }: CubePage, proof: object): Promise<void> {
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("cubewright-proofs", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("proofs", { keyPath: ["facelets", "goal"] });
        };
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("proofs", "readwrite");
          transaction.objectStore("proofs").put(stored);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { ...proof, savedMs: Date.now() },
  );
}

/** What is stored of a proof or a list; one that is under way is stored every second. */
interface Kept {
  checkpoint?: string;
  listing?: string;
  depth?: number;
}

async function readKept({ page }: CubePage): Promise<readonly Kept[]> {
  return page.evaluate(async () => {
    const name = "cubewright-proofs";
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
    return new Promise<Kept[]>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const reading = opening.result.transaction("proofs").objectStore("proofs").getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result as Kept[]);
        };
      };
    });
  });
}

/** Resolves when the proof under way is kept. */
async function untilKept(cube: CubePage): Promise<void> {
  await expect.poll(async () => (await readKept(cube)).length, PATIENCE).toBeGreaterThan(0);
}

/** Resolves when the list under way is kept with the proof. */
async function untilListKept(cube: CubePage): Promise<void> {
  const isKept = async () => (await readKept(cube)).some(({ listing }) => listing !== undefined);
  await expect.poll(isKept, PATIENCE).toBe(true);
}

describe("an interrupted proof", () => {
  it.runIf(isLongRun)(
    "can be resumed at a later visit, until it is deleted",
    PATIENCE,
    async ({ openCube }) => {
      const cube = await openCube(PHONE);
      const { page } = cube;
      const title = page.getByRole("heading", { name: "Proofs to go on with" });
      const progress = page.locator("cubewright-cube").getByText(PROGRESS);
      await cube.enterPosition(SUPERFLIP);
      await cube.solve();
      // A browser without a screen grants no lock.
      const isAwake = await page.evaluateHandle(() => {
        let heldCount = 0;
        navigator.wakeLock.request = () => {
          heldCount += 1;
          const release = () => Promise.resolve(void (heldCount -= 1));
          return Promise.resolve({ release } as WakeLockSentinel);
        };
        return () => heldCount > 0;
      });
      const readAwake = () => isAwake.evaluate((ask) => ask());
      await cube.button("Find the shortest").tap();
      await progress.waitFor(PATIENCE);
      expect(await readAwake()).toBe(false);
      await cube.button("Keep the screen on").tap();
      await expect.poll(readAwake).toBe(true);
      await untilKept(cube);
      expect(await title.count()).toBe(0);
      await cube.button("Stop").tap();
      await cube.status.filter({ hasText: /kept, to be resumed later\.$/ }).waitFor();
      expect(await progress.count()).toBe(0);
      await expect.poll(readAwake).toBe(false);
      await title.waitFor();

      await cube.reload();
      await title.waitFor(PATIENCE);
      const row = page.getByRole("listitem").filter({ hasText: ROW });
      const [, depth] = ROW.exec(await row.innerText())!;
      // The picture and its description show which cube it is.
      const picture = row.getByRole("img", { name: "The cube: its up, right and front faces" });
      const colors = await picture
        .locator("polygon:not(.body)")
        .evaluateAll((stickers) => stickers.map((sticker) => sticker.getAttribute("class")));
      const faces = (letters: string) =>
        Array.from(letters, (letter) => `face-${letter.toLowerCase()}`);
      expect(colors).toEqual(faces(SUPERFLIP.slice(0, 27)));
      const goOn = row.getByRole("button", { name: /^Go on: Solution of \d+ moves; stopped .*\d/ });
      await goOn.tap();
      await progress.waitFor(PATIENCE);
      const [, depthNow] = PROGRESS.exec(await progress.innerText())!;
      expect(Number(depthNow)).toBeGreaterThanOrEqual(Number(depth));
      // The list offers nothing for a proof that is under way.
      await title.waitFor({ state: "detached", ...PATIENCE });
      await progress.filter({ hasText: /[\d,]+ positions a second$/ }).waitFor(PATIENCE);

      await cube.reload();
      await row.getByRole("button", { name: "Delete" }).tap();
      await title.waitFor({ state: "detached" });
      await cube.reload();
      await cube.solve();
      await cube.button("Find the shortest").waitFor(PATIENCE);
      expect(await title.count()).toBe(0);
    },
  );

  it.runIf(isLongRun)(
    "leads to its pattern, once no other tab is proving it",
    PATIENCE,
    async ({ openCube }) => {
      const cube = await openCube(PHONE);
      const { page } = cube;
      await storeProof(cube, OF_PATTERN);
      await cube.reload();
      const row = page.getByRole("listitem").filter({ hasText: "Your pattern: Chequerboard" });
      const goOn = row.getByRole("button", {
        name: /^Go on: Your pattern: Chequerboard: Solution /,
      });
      await goOn.waitFor(PATIENCE);
      // As if another tab had begun with it meanwhile.
      const otherTab = await page.evaluateHandle(
        ([facelets, goal]) => {
          const ending = new AbortController();
          const ended = new Promise((resolve) => ending.signal.addEventListener("abort", resolve));
          void navigator.locks.request(`cubewright-proof htm ${facelets} ${goal}`, () => ended);
          return ending;
        },
        [applyMoves(CHEQUERBOARD, ["R"]), CHEQUERBOARD],
      );
      await goOn.tap();
      await row.getByText("Another tab is proving this.").waitFor();
      expect(await row.getByRole("button").count()).toBe(0);
      await otherTab.evaluate((ending) => ending.abort());
      await goOn.tap();
      await page.getByRole("img", { name: "Your pattern: Chequerboard" }).waitFor();
      await cube.status
        .filter({ hasText: "1 move, and no solution is shorter." })
        .waitFor(PATIENCE);
      await row.waitFor({ state: "detached" });
    },
  );

  it.runIf(isLongRun)(
    "is not said to be kept if it cannot be stored",
    PATIENCE,
    async ({ openCube }) => {
      const cube = await openCube(PHONE);
      const { page } = cube;
      await cube.enterPosition(SUPERFLIP);
      await cube.solve();
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("The storage is full.", "QuotaExceededError");
        };
      });
      await cube.button("Find the shortest").tap();
      const alert = page
        .getByRole("alert")
        .filter({ hasText: "The progress of the search cannot be kept" });
      await alert.waitFor(PATIENCE);
      await cube.button("Stop").tap();
      await cube.searchEnds();
      expect(await cube.status.allInnerTexts()).not.toContainEqual(
        expect.stringMatching(/is kept/),
      );
      await alert.waitFor();
    },
  );

  // The proof takes a minute.
  it.runIf(isLongRun)(
    "is finished after a reload, and is not repeated",
    { timeout: 900_000 },
    async ({ openCube, site }) => {
      const patience = { timeout: 800_000 };
      const cube = await openCube(PHONE);
      const { page } = cube;
      const proven = cube.status.filter({ hasText: /^17 moves, and no solution is shorter\.$/ });
      await cube.enterPosition(SEVENTEEN);
      await cube.solve();
      await cube.button("Find the shortest").tap();
      await untilKept(cube);
      await cube.reload();
      await page.getByRole("button", { name: "Go on" }).tap(patience);
      await proven.waitFor(patience);
      expect(await page.getByRole("heading", { name: "Proofs to go on with" }).count()).toBe(0);
      await cube.reload();
      const askedBefore = site.requests.length;
      await cube.button("Solve").tap();
      await cube.button("Find the shortest").tap();
      await proven.waitFor();
      const asked = site.requests.slice(askedBefore);
      expect(asked.filter((path) => path.includes("optimal"))).toEqual([]);
    },
  );
});

describe("an interrupted list of all shortest solutions", () => {
  it.runIf(isLongRun)("can be resumed at a later visit", PATIENCE, async ({ openCube }) => {
    const cube = await openCube(PHONE);
    const { page } = cube;
    const title = page.getByRole("heading", { name: "Proofs to go on with" });
    const row = page.getByRole("listitem").filter({ hasText: "Listing all shortest solutions:" });
    const proven = cube.status.filter({ hasText: /^20 moves, and no solution is shorter\.$/ });
    const progress = page.getByText(LISTING);
    await storeProof(cube, OF_SUPERFLIP);
    await cube.enterPosition(SUPERFLIP);
    await cube.solve();
    await cube.button("Find the shortest").tap(PATIENCE);
    await proven.waitFor(PATIENCE);
    await cube.button("All shortest solutions").tap(PATIENCE);
    await progress.waitFor(PATIENCE);
    await untilListKept(cube);
    expect(await title.count()).toBe(0);
    await cube.button("Stop").tap();
    await row.waitFor(PATIENCE);
    expect(await progress.count()).toBe(0);

    await cube.reload();
    const goOn = row.getByRole("button", { name: /^Go on: Solution of 20 moves; stopped .*\d/ });
    await goOn.waitFor(PATIENCE);
    const [kept] = await readKept(cube);
    // The one press shows the solution, and goes on with the list below it.
    await goOn.tap();
    await proven.waitFor(PATIENCE);
    await progress.waitFor(PATIENCE);
    const [, depthNow] = LISTING.exec(await progress.innerText())!;
    expect(Number(depthNow)).toBeGreaterThanOrEqual(kept!.depth!);
    await title.waitFor({ state: "detached", ...PATIENCE });
    await cube.button("Stop").tap();
    await row.waitFor(PATIENCE);
  });
});
