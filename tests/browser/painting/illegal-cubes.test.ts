// What the page says of cubes that cannot exist, and which stickers it marks.

import { describe, expect } from "vitest";

import { FACES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import { isLongRunAnywhere } from "../long-run";
import { it } from "../page/page-test";
import { isTriedAnywhere, PUZZLES } from "../puzzles/puzzles";
import { letterAt } from "../puzzles/stickers";

describe.each(PUZZLES.filter(isTriedAnywhere))("an impossible $name", (puzzle) => {
  it.override("puzzle", puzzle);
  const { solved, turnedPiece } = puzzle;
  const perColor = solved.length / FACES.length;

  // In the usual run painting/mending.test.ts and learning/lesson.test.ts have pieces that are turned in their places.
  it.for(isLongRunAnywhere ? puzzle.impossible : puzzle.impossible.slice(-1))(
    "is reported once fully painted, with its wrong stickers marked: $what",
    async ({ facelets, said, marked }, { cube }) => {
      await cube.paint(facelets);
      await cube.alert.filter({ hasText: said }).waitFor();
      expect(await cube.markedStickers()).toEqual(expect.arrayContaining([...marked]));
      expect(await cube.moves.count()).toBe(0);
    },
  );

  it("is reported when a sticker is painted wrongly, until it is corrected", async ({ cube }) => {
    const facelets = applyMoves(solved, ["R", "U"]);
    await cube.enterPosition(facelets);
    await cube.radio("R").click();
    await cube.stickerNamed("U1").click();
    await cube.alert
      .filter({ hasText: `needed; now: white ${perColor - 1}, red ${perColor + 1}` })
      .waitFor();
    expect(await cube.markedStickers()).toEqual(["U1"]);

    await cube.radio(letterAt(facelets, "U1")).click();
    await cube.stickerNamed("U1").click();
    await cube.alert.waitFor({ state: "hidden" });
    expect(await cube.markedStickers()).toEqual([]);
  });

  // In the usual run painting/mending.test.ts and sharing/pasted.test.ts enter such texts.
  it.runIf(isLongRunAnywhere)(
    "is reported when it is entered in the position field",
    async ({ cube }) => {
      await cube.enterPosition("R U Q");
      await cube.alert.filter({ hasText: /./ }).waitFor();
      expect(await cube.position.getAttribute("aria-invalid")).toBe("true");
      expect(await cube.readFacelets()).toBe(solved);

      await cube.enterPosition(solved.slice(1));
      await cube.alert.filter({ hasText: `A cube has ${solved.length} stickers` }).waitFor();

      await cube.enterPosition(turnedPiece.facelets);
      await cube.alert.filter({ hasText: turnedPiece.said }).waitFor();
    },
  );
});
