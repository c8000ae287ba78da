// A proof of a shortest solution that is left in the middle: it rests, is listed, and goes on at a later visit.

import { describe, expect } from "vitest";

import { it } from "../page/chromium-test";
import { PHONE } from "../page/cube-page";

// Every edge flipped: the proof takes hours.
const SUPERFLIP = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
const PATIENCE = { timeout: 120_000 };
const PROGRESS = /(\d+) % of (\d+) moves ruled out/;
const ROW = /of (\d+) moves, (\d+) % ruled out/;

describe("a proof that is left", () => {
  it("goes on at a later visit, until it is deleted", PATIENCE, async ({ openCube }) => {
    const cube = await openCube(PHONE);
    const { page } = cube;
    const title = page.getByRole("heading", { name: "Proofs to go on with" });
    const progress = page.getByText(PROGRESS);
    await cube.enterPosition(SUPERFLIP);
    await cube.solve();
    await cube.button("Find the shortest").tap();
    await progress.waitFor(PATIENCE);
    expect(await title.count()).toBe(0);
    // It is kept every five seconds.
    await expect
      .poll(
        () =>
          page.evaluate(async () =>
            (await indexedDB.databases()).some(({ name }) => name === "cubewright-proofs"),
          ),
        PATIENCE,
      )
      .toBe(true);
    await cube.reload();
    await title.waitFor(PATIENCE);
    const row = page.getByRole("listitem").filter({ hasText: ROW });
    const [, depth] = ROW.exec(await row.innerText())!;

    await row.getByRole("button", { name: "Go on" }).tap();
    await progress.waitFor(PATIENCE);
    const [, , depthNow] = PROGRESS.exec(await progress.innerText())!;
    expect(Number(depthNow)).toBeGreaterThanOrEqual(Number(depth));
    await cube.button("Stop").tap();
    await progress.waitFor({ state: "detached" });

    await cube.reload();
    await row.getByRole("button", { name: "Delete" }).tap();
    await title.waitFor({ state: "detached" });
    await cube.reload();
    await cube.solve();
    await cube.button("Find the shortest").waitFor(PATIENCE);
    expect(await title.count()).toBe(0);
  });
});
