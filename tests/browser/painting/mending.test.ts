// Cubes that cannot exist are explained and mended on the page, and whatever changes the cube is
// undone and redone.

import { describe, expect } from "vitest";

import { FACES } from "../../../web/core/faces";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it } from "../page/page-test";
import { CUBE } from "../puzzles/cube";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { withStickers, withUnknown } from "../puzzles/stickers";
import { placeInMoves } from "../page/place-in-moves";

describe.each(PUZZLES.filter(isTriedFully))("an impossible $name", (puzzle) => {
  it.override("puzzle", puzzle);
  const { solved, turnedPiece, turnedFace, ambiguous, exchanged } = puzzle;
  const perColor = solved.length / FACES.length;
  const oneRedForWhite = `needed; now: white ${perColor - 1}, red ${perColor + 1}.`;

  it("is mended by keyboard with a repair previewed on focus, and undone", async ({ cube }) => {
    const { facelets, said, likelyCount, hiddenCount } = turnedPiece;
    await cube.enterPosition(facelets);
    await cube.alert.filter({ hasText: said }).waitFor();
    const advice = cube.page.getByText("it was put together wrongly");
    const likely = cube.page.getByRole("list", {
      name: `${likelyCount} that are equally likely`,
    });
    const [upper, lower] = [await advice.boundingBox(), await likely.boundingBox()];
    expect(upper!.y).toBeLessThan(lower!.y);
    expect(await axeFindings(cube.page)).toEqual([]);

    // A repair that came up under the pointer would be previewed, too.
    await cube.page.mouse.move(0, 0);
    const repair = cube.button(turnedPiece.repair);
    await repair.focus();
    await expect.poll(() => cube.readFacelets()).toBe(solved);
    await cube.button(`Show ${hiddenCount} more`).focus();
    await expect.poll(() => cube.readFacelets()).toBe(facelets);
    await repair.press("Enter");
    await cube.status.filter({ hasText: `Done: “${turnedPiece.repair}”` }).waitFor();
    expect(await cube.alert.isVisible()).toBe(false);
    expect(await cube.readFacelets()).toBe(solved);

    await cube.button("Undo").click();
    await cube.alert.filter({ hasText: said }).waitFor();
    expect(await cube.readFacelets()).toBe(facelets);
    await cube.button("Redo").click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await cube.readFacelets()).toBe(solved);
  });

  it.runIf(isLongRun)(
    "shows the focused repair again when the pointer leaves another",
    async ({ cube }) => {
      await cube.enterPosition(turnedPiece.facelets);
      const focused = cube.button(turnedPiece.repair);
      await focused.focus();
      await expect.poll(() => cube.readFacelets()).toBe(solved);

      const other = cube.page.getByRole("button", { name: turnedPiece.otherRepair }).first();
      await other.hover();
      await expect.poll(() => cube.readFacelets()).not.toBe(solved);
      expect(await cube.readFacelets()).not.toBe(turnedPiece.facelets);
      await cube.position.hover();
      await expect.poll(() => cube.readFacelets()).toBe(solved);

      // And the other way round, if one continues by keyboard while the pointer rests there.
      await other.hover();
      await expect.poll(() => cube.readFacelets()).not.toBe(solved);
      await cube.position.focus();
      await focused.focus();
      await expect.poll(() => cube.readFacelets()).toBe(solved);
      await cube.position.focus();
      await expect.poll(() => cube.readFacelets()).not.toBe(solved);
      expect(await cube.readFacelets()).not.toBe(turnedPiece.facelets);
    },
  );

  it("is mended by turning back a face that was painted turned", async ({ cube }) => {
    await cube.enterPosition(turnedFace.facelets);
    const repair = cube.button(turnedFace.repair);
    await repair.focus();
    await expect.poll(() => cube.readFacelets()).toBe(turnedFace.right);
    await repair.press("Enter");
    await cube.status.filter({ hasText: `Done: “${turnedFace.repair}”` }).waitFor();
    expect(await cube.readFacelets()).toBe(turnedFace.right);
    await cube.button("Undo").click();
    await cube.alert.filter({ hasText: turnedFace.said }).waitFor();
    expect(await cube.readFacelets()).toBe(turnedFace.facelets);
  });

  it("asks for the colour of one sticker if several repairs are equally likely", async ({
    cube,
  }) => {
    await cube.enterPosition(ambiguous.facelets);
    const question = cube.page.getByRole("group", {
      name: `To find out which, look at ${ambiguous.asked} on your cube. What colour is it?`,
    });
    await question.waitFor();
    await cube.page.getByText(ambiguous.hold).waitFor();
    await cube.page.getByRole("list", { name: "2 that are equally likely" }).waitFor();
    expect(await axeFindings(cube.page, cube.page.locator("cubewright-repairs"))).toEqual([]);
    await question.getByRole("button", { name: ambiguous.answer }).press("Enter");
    const likeliest = cube.page.getByRole("list", { name: "Likeliest" });
    await likeliest.waitFor();
    await likeliest.getByRole("button").click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await cube.readFacelets()).toBe(ambiguous.right);
  });

  it.runIf(isLongRun)(
    "reports wrong colour counts as soon as the last sticker is painted",
    async ({ cube }) => {
      await cube.enterPosition(withUnknown(solved, ["U4"]));
      await cube.radio("R").click();
      await cube.stickerNamed("U4").click();
      await cube.alert.filter({ hasText: oneRedForWhite }).waitFor();
      await cube.button("Paint U4 white instead of red.").click();
      await cube.alert.waitFor({ state: "hidden" });
      expect(await cube.readFacelets()).toBe(solved);
    },
  );

  // In the usual run painting/illegal-cubes.test.ts has the words, and learning/lesson.test.ts the click.
  it.runIf(isLongRun)("is described in words, and repaired by a click", async ({ cube }) => {
    await cube.enterPosition(withStickers(solved, { U4: "R" }));
    await cube.button("Solve").click();
    await cube.alert.filter({ hasText: oneRedForWhite }).waitFor();
    await cube.button("Paint U4 white instead of red.").waitFor();

    await cube.enterPosition(exchanged.facelets);
    await cube.alert.filter({ hasText: exchanged.said }).waitFor();
    await cube.button(exchanged.repair).click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await cube.readFacelets()).toBe(solved);
  });
});

describe("the centres of an impossible 3x3x3", () => {
  it.runIf(isLongRun)("stay when one is painted by mistake", async ({ cube }) => {
    await cube.enterPosition(CUBE.turnedPiece.facelets);
    await cube.alert.filter({ hasText: CUBE.turnedPiece.said }).waitFor();
    await cube.radio("D").click();
    await cube.sticker(4).click();
    await cube.status.filter({ hasText: "Centres say which colour each face has" }).waitFor();
    expect(await cube.readFacelets()).toBe(CUBE.turnedPiece.facelets);
    await cube.button(CUBE.turnedPiece.repair).waitFor();
  });
});

describe.each(PUZZLES.filter(isTriedFully))("undo and redo of a $name", (puzzle) => {
  it.override("puzzle", puzzle);

  it("cover painting, scrambling, resetting and pasting, by button and by key", async ({
    cube,
  }) => {
    const seen = [await cube.readFacelets()];
    const change = async (act: () => Promise<unknown>) => {
      await act();
      await expect.poll(() => cube.readFacelets()).not.toBe(seen.at(-1));
      seen.push(await cube.readFacelets());
    };
    await change(() => cube.stickerNamed("U1").click());
    await change(() => cube.button("Scramble").click());
    await change(() => cube.button("Reset").click());
    await change(() => cube.enterPosition("R U R' U'"));
    await change(() => cube.enterPosition(puzzle.turnedPiece.facelets));
    for (const facelets of seen.slice(0, -1).toReversed()) {
      await cube.button("Undo").click();
      await expect.poll(() => cube.readFacelets()).toBe(facelets);
    }
    expect(await cube.button("Undo").getAttribute("aria-disabled")).toBe("true");

    await cube.stickerNamed("U1").focus();
    for (const [step, facelets] of seen.slice(1).entries()) {
      await cube.page.keyboard.press(step % 2 === 0 ? "Control+y" : "Control+Shift+Z");
      await expect.poll(() => cube.readFacelets()).toBe(facelets);
    }
    await cube.page.keyboard.press("Control+z");
    await expect.poll(() => cube.readFacelets()).toBe(seen.at(-2));
  });

  it.runIf(isLongRun)(
    "restore a solution and the place in it after a sticker was painted",
    async ({ cube }) => {
      await cube.enterPosition("R U F");
      const moves = await cube.solve();
      await cube.button("Next move").click();
      await cube.page.getByText(placeInMoves(1, moves.length)).waitFor();
      await cube.stickerNamed("U1").click();
      await cube.status.filter({ hasText: "To paint instead, choose a colour first." }).waitFor();
      expect(await cube.moves.allInnerTexts()).toEqual(moves);
      await cube.radio("R").click();
      await cube.stickerNamed("U1").click();
      await expect.poll(() => cube.moves.count()).toBe(0);
      await cube.button("Undo").click();
      await cube.page.getByText(placeInMoves(1, moves.length)).waitFor();
      expect(await cube.moves.allInnerTexts()).toEqual(moves);
    },
  );
});
