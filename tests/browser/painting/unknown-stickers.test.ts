// Stickers that nobody has painted: those that follow from the others are filled in, and otherwise the
// page says which ones would decide.

import { describe, expect } from "vitest";

import { isSolved } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { turnWhole, USUAL_FRAME } from "../../../web/core/orientation";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it } from "../page/page-test";
import { CUBE } from "../puzzles/cube";
import { POCKET } from "../puzzles/pocket";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { withUnknown } from "../puzzles/stickers";

describe.each(PUZZLES.filter(isTriedFully))("a $name with unknown stickers", (puzzle) => {
  it.override("puzzle", puzzle);
  const { solved, mixed, deciding } = puzzle;

  it("is completed from the other stickers, and solved", async ({ cube }) => {
    await cube.enterPosition(mixed);
    await cube.stickerNamed("U1").focus();
    await cube.page.keyboard.press("0");
    await cube.page.keyboard.press("Enter");
    await cube.page.getByRole("gridcell", { name: /^U1, .*, follows from the others$/ }).waitFor();
    await cube.status.filter({ hasText: "follows from the others. Ready to solve." }).waitFor();
    expect(await cube.position.inputValue()).toBe(withUnknown(mixed, ["U1"]));
    expect(await cube.readFacelets()).toBe(mixed);
    expect(await axeFindings(cube.page, cube.net)).toEqual([]);

    await cube.searchBriefly();
    const moves = await cube.solve();
    expect(isSolved(applyMoves(mixed, moves as Move[]))).toBe(true);
    expect(await cube.position.inputValue()).toBe(mixed);
  });

  it("shows how many cubes fit, and marks the stickers that would decide", async ({ cube }) => {
    await cube.enterPosition(withUnknown(mixed, deciding.stickers));
    const said = `${deciding.count} cubes have these stickers.`;
    await cube.status
      .filter({ hasText: new RegExp(`^${said} .* would tell which one is yours\\.$`) })
      .waitFor();
    const marked = await cube.net.locator(".deciding").count();
    expect(marked).toBeGreaterThan(0);
    const inQuestion = cube.page.getByRole("gridcell", { name: /, in question$/ });
    expect(await inQuestion.count()).toBe(marked);
    await cube.button("Solve").click();
    await cube.alert.filter({ hasText: said }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
  });

  it.runIf(isLongRun)("is solved with yellow up, too", async ({ cube }) => {
    const over = Array.from(solved, (face) => "DLFURB"["URFDLB".indexOf(face)]).join("");
    const turned = applyMoves(over, ["U"]);
    await cube.enterPosition(turned);
    expect(await cube.readFacelets()).toBe(turned);
    expect(await cube.solve()).toEqual(["U'"]);
  });
});

describe("a 2x2x2", () => {
  it.override("puzzle", POCKET);

  it.runIf(isLongRun)(
    "has dots where stickers follow in the arrangement of colours that is chosen",
    async ({ cube }) => {
      const painted = "????LDDBRFRL????????RRUL";
      const filled = cube.page.getByRole("gridcell", { name: /, follows from the others$/ });
      await cube.enterPosition(painted);
      await cube.button("Solve").click();
      await cube.button("Opposite each other: white–yellow, red–orange and green–blue.").click();
      await cube.status
        .filter({ hasText: "Dots: these stickers follow from the others." })
        .waitFor();
      expect(await filled.count()).toBe(6);
      expect(await cube.position.inputValue()).toBe(painted);

      await cube.button("Undo").click();
      await expect.poll(() => filled.count()).toBe(0);
      await cube.button("Redo").click();
      await expect.poll(() => filled.count()).toBe(6);
    },
  );
});

describe("a 3x3x3", () => {
  // In the usual run painting/face-tour.test.ts paints a centre.
  it.runIf(isLongRun)("is turned as a whole when a centre is painted", async ({ cube }) => {
    const { mixed } = CUBE;
    await cube.enterPosition(mixed);
    await cube.radio("D").click();
    await cube.stickerNamed("U5").click();
    await cube.status.filter({ hasText: "Held with yellow up and green in front." }).waitFor();
    const held = await cube.readFacelets();
    expect([held[4], held[22], held[31]]).toEqual(["D", "F", "U"]);
    // It is the same cube, turned as a whole.
    expect(held).toBe(turnWhole(mixed, USUAL_FRAME, "DLFURB"));
    await cube.button("Undo").click();
    await expect.poll(() => cube.readFacelets()).toBe(mixed);
  });
});
