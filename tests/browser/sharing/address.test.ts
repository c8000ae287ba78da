// Cubes that come and go by the address of the page.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { CubePage, DESKTOP } from "../page/cube-page";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { hashOf, PATIENCE, SETUP, setUp, shows, SOLUTION } from "./shown-cube";
import { placeInMoves } from "../page/place-in-moves";

describe.each(PUZZLES.filter(isTriedFully))("the address of a $name", (puzzle) => {
  it.override("puzzle", puzzle);
  const { inLinks, solved, turnedPiece } = puzzle;
  const near = puzzle.near.facelets;

  it("holds the cube and its moves, and restores both elsewhere", async ({ cube, openCube }) => {
    await cube.enterPosition(near);
    expect(await hashOf(cube.page)).toBe(`#${inLinks}facelets=${near}`);
    const moves = (await cube.solve()) as Move[];
    await cube.button("Next move").click();
    await cube.page.getByText(placeInMoves(1, moves.length)).waitFor();
    const alg = moves.join("_").replaceAll("'", "-");
    const address = await hashOf(cube.page);
    expect(address).toBe(`#${inLinks}facelets=${near}&alg=${alg}&index=1`);

    const other = await openCube(DESKTOP, { address });
    await shows(other, applyMoves(near, moves.slice(0, 1)), moves);
    await other.page.getByText(placeInMoves(1, moves.length)).waitFor();
    await other.button("Reset").click();
    await expect.poll(() => hashOf(other.page), PATIENCE).toBe(`#${inLinks}facelets=${solved}`);
  });

  it.runIf(isLongRun)(
    "has an impossible cube reported at once, also in the middle of its moves",
    async ({ openCube, site }) => {
      const moves: Move[] = ["R", "U2"];
      const address = `#${inLinks}facelets=${turnedPiece.facelets}&alg=R_U2`;
      const cube = await openCube(DESKTOP, { address: `${address}&index=1` });
      expect(await cube.readFacelets()).toBe(applyMoves(turnedPiece.facelets, ["R"]));
      // Once other pieces are out of place, too, nobody can tell which one it is.
      await cube.alert.filter({ hasText: turnedPiece.saidOfSome }).waitFor();

      await cube.enterPosition(site.url + address);
      await cube.alert.filter({ hasText: turnedPiece.said }).waitFor();
      await cube.sticker(0).focus();
      await cube.page.keyboard.press("r");
      await cube.alert.filter({ hasText: turnedPiece.saidOfSome }).waitFor();
      // Not the next of the moves: another cube, just as wrong.
      await cube.page.keyboard.press("d");
      await shows(cube, applyMoves(turnedPiece.facelets, ["R", "D"]), []);
      await cube.alert.filter({ hasText: turnedPiece.saidOfSome }).waitFor();

      await cube.page.evaluate((hash) => (location.hash = hash), `${address}&index=2`);
      await shows(cube, applyMoves(turnedPiece.facelets, moves), []);
      await cube.page.getByRole("button", { name: turnedPiece.otherRepair }).first().click();
      await cube.status.filter({ hasText: "Done:" }).waitFor();
    },
  );

  it.runIf(isLongRun)(
    "overrides the cube of the last visit, which is kept until something is done",
    async ({ cube, site }) => {
      await cube.enterPosition(near);
      const guest = await CubePage.openIn(
        cube.context,
        `${site.url}#${inLinks}setup=F_U2_R-&alg=R_U2_F-`,
      );
      await shows(guest, setUp(puzzle), SOLUTION);
      const next = await CubePage.openIn(cube.context, site.url);
      await shows(next, near, []);
      expect(await hashOf(next.page)).toBe(`#${inLinks}facelets=${near}`);

      await guest.button("Next move").click();
      await guest.page.getByText(placeInMoves(1, 3)).waitFor();
      await guest.reload();
      await shows(guest, applyMoves(setUp(puzzle), ["R"]), SOLUTION);
      expect([...guest.noise, ...next.noise]).toEqual([]);
    },
  );
});

describe("the address", () => {
  it.runIf(isLongRun)(
    "is followed when it changes, and keeps the cube on the way back from the help",
    async ({ openCube }) => {
      const cube = await openCube(DESKTOP, { address: `#facelets=${NEAR_POSITION}` });
      await shows(cube, NEAR_POSITION, []);
      await cube.page.evaluate(() => (location.hash = "#setup=F U2 R'&alg=R U2 F'&index=2"));
      await shows(cube, applyMoves(SETUP, ["R", "U2"]), SOLUTION);
      const link = `#facelets=${SETUP}&alg=R_U2_F-&index=2`;
      await expect.poll(() => hashOf(cube.page), PATIENCE).toBe(link);

      await cube.page.getByRole("link", { name: "Help" }).click();
      await expect.poll(() => cube.page.evaluate(() => scrollY), PATIENCE).toBeGreaterThan(0);
      await expect.poll(() => hashOf(cube.page), PATIENCE).toBe(link);

      // What is done to the cube meanwhile is not lost on the way back.
      await cube.page.locator("cubewright-cube").evaluate((element) => {
        (element as HTMLElement & { seek(index: number): void }).seek(1);
      });
      await shows(cube, applyMoves(SETUP, ["R"]), SOLUTION);
      await cube.page.goBack();
      await expect.poll(() => cube.page.evaluate(() => scrollY), PATIENCE).toBe(0);
      await shows(cube, applyMoves(SETUP, ["R"]), SOLUTION);
      const afterOne = `#facelets=${SETUP}&alg=R_U2_F-&index=1`;
      await expect.poll(() => hashOf(cube.page), PATIENCE).toBe(afterOne);

      // A link that is opened at the help is followed, too, and left by Back.
      await cube.page.getByRole("link", { name: "Help" }).click();
      await cube.page.evaluate((hash) => (location.hash = hash), `#facelets=${SETUP}`);
      await shows(cube, SETUP, []);
      await cube.page.goBack();
      await shows(cube, applyMoves(SETUP, ["R"]), SOLUTION);
      await cube.page.goBack();
      await shows(cube, applyMoves(SETUP, ["R"]), SOLUTION);
      await cube.page.goBack();
      await shows(cube, NEAR_POSITION, []);
    },
  );

  it.runIf(isLongRun)(
    "is left by Back if each of two cubes was left for the help",
    async ({ openCube }) => {
      const cube = await openCube(DESKTOP, { address: `#facelets=${NEAR_POSITION}` });
      const visitHelp = async () => {
        await cube.page.getByRole("link", { name: "Help" }).click();
        await expect.poll(() => cube.page.evaluate(() => scrollY), PATIENCE).toBeGreaterThan(0);
        await cube.page.goBack();
        await expect.poll(() => cube.page.evaluate(() => scrollY), PATIENCE).toBe(0);
      };
      await visitHelp();
      await cube.page.evaluate((hash) => (location.hash = hash), `#facelets=${SETUP}`);
      await shows(cube, SETUP, []);
      await visitHelp();
      await shows(cube, SETUP, []);
      await cube.page.goBack();
      await shows(cube, NEAR_POSITION, []);
      expect(await hashOf(cube.page)).toBe(`#facelets=${NEAR_POSITION}`);
    },
  );

  it("is reported if unreadable, and leaves the cube as it is", async ({ cube }) => {
    // A first visit writes nothing into it.
    expect(await hashOf(cube.page)).toBe("");
    await cube.enterPosition(NEAR_POSITION);
    const note = cube.page
      .getByRole("alert")
      .filter({ hasText: "The cube in the address of this page cannot be read" });
    const unreadable = [
      [`#facelets=${NEAR_POSITION.slice(1)}`, "A cube has 54 stickers; this text has 53."],
      [
        `#facelets=${SOLVED_FACELETS}&alg=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`,
        "“<” (character 1) is not a move.",
      ],
      ["#alg=R%2&setup=%FF%00", "is not a move."],
      [`#alg=${"R_".repeat(200_000)}`, ""],
    ] as const;
    // tests/web reads the others.
    for (const [link, why] of isLongRun ? unreadable : unreadable.slice(1, 2)) {
      await cube.page.evaluate((link) => (location.hash = link), link);
      await note.filter({ hasText: why }).waitFor();
      await cube.page.reload();
      await note.waitFor();
      await shows(cube, NEAR_POSITION, []);
      const elements = note.locator("*");
      expect(await elements.count(), link.slice(0, 100)).toBe(0);
      // A readable cube removes the note, so that the next note can be waited for.
      await cube.page.evaluate((link) => (location.hash = link), `#facelets=${NEAR_POSITION}`);
      await note.waitFor({ state: "hidden" });
    }
  });

  it("shows its cube without the pattern if only that is unreadable, and says so", async ({
    cube,
  }) => {
    const note = cube.page
      .getByRole("alert")
      .filter({ hasText: "The pattern in the address of this page cannot be read" });
    const link = `#facelets=${NEAR_POSITION}&goal=UUU`;
    const { href } = new URL(link, cube.page.url());
    await cube.page.evaluate((hash) => (location.hash = hash), link);
    await note.filter({ hasText: "this text has 3." }).waitFor();
    await shows(cube, NEAR_POSITION, []);
    await cube.page.goto("about:blank");
    await cube.page.goto(href);
    await note.filter({ hasText: "this text has 3." }).waitFor();
    await shows(cube, NEAR_POSITION, []);
    await cube.page.evaluate((hash) => (location.hash = hash), `#facelets=${SOLVED_FACELETS}`);
    await note.waitFor({ state: "hidden" });
  });
});
