// Stickers that nobody has painted: those that follow from the others are filled in, and otherwise the
// page says which ones would decide.

import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { turnWhole, USUAL_FRAME } from "../../../web/core/orientation";
import { axeFindings } from "../accessibility";
import { it } from "../page/page-test";

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U", "F2", "L", "B'", "D"] as Move[]);

describe("a cube with stickers that nobody sees", () => {
  it("is filled in where the others tell, and solved", async ({ cube }) => {
    await cube.enterPosition(FACELETS);
    await cube.sticker(0).focus();
    await cube.page.keyboard.press("0");
    await cube.page.keyboard.press("Enter");
    await cube.page.getByRole("gridcell", { name: /^U1, .*, follows from the others$/ }).waitFor();
    await cube.status.filter({ hasText: "follows from the others. Ready to solve." }).waitFor();
    expect(await cube.position.inputValue()).toBe(`?${FACELETS.slice(1)}`);
    expect(await cube.readFacelets()).toBe(FACELETS);
    expect(await axeFindings(cube.page)).toEqual([]);

    const moves = await cube.solve();
    expect(applyMoves(FACELETS, moves as Move[])).toBe(SOLVED_FACELETS);
    expect(await cube.position.inputValue()).toBe(FACELETS);
  });

  it("is counted if several cubes fit, and the stickers that would decide are marked", async ({
    cube,
  }) => {
    // Two edges without any of their stickers, and a corner, so that none stands out by parity.
    const open = [1, 46, 5, 10].reduce(
      (text, index) => `${text.slice(0, index)}?${text.slice(index + 1)}`,
      FACELETS,
    );
    await cube.enterPosition(open);
    await cube.status
      .filter({ hasText: /^2 cubes have these stickers\. .* would tell which one is yours\.$/ })
      .waitFor();
    expect(await cube.net.locator(".deciding").count()).toBeGreaterThan(0);
    await cube.button("Solve").click();
    await cube.alert.filter({ hasText: "2 cubes have these stickers." }).waitFor();
    expect(await axeFindings(cube.page)).toEqual([]);
  });

  it("may be held any way up", async ({ cube }) => {
    await cube.enterPosition(FACELETS);
    await cube.radio("D").click();
    await cube.sticker(4).click();
    await cube.status.filter({ hasText: "Held with yellow up and green in front." }).waitFor();
    const held = await cube.readFacelets();
    expect([held[4], held[22], held[31]]).toEqual(["D", "F", "U"]);
    // It is the same cube, turned as a whole.
    expect(held).toBe(turnWhole(FACELETS, USUAL_FRAME, "DLFURB"));
    await cube.button("Undo").click();
    await expect.poll(() => cube.readFacelets()).toBe(FACELETS);

    // A cube that is solved but for one turn, with yellow up.
    const turned = applyMoves(
      Array.from(SOLVED_FACELETS, (face) => "DLFURB"["URFDLB".indexOf(face)]).join(""),
      ["U"],
    );
    await cube.enterPosition(turned);
    expect(await cube.readFacelets()).toBe(turned);
    expect(await cube.solve()).toEqual(["U'"]);
  });
});
