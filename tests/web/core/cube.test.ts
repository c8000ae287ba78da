import { describe, expect, it } from "vitest";

import { Cube } from "../../../web/core/cube";
import { SOLVED_FACELETS } from "../../../web/core/facelets";

const TURNED = "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB";

describe("a cube", () => {
  it("is solved at first, and is not changed by applying moves", () => {
    const turned = Cube.SOLVED.apply("R");
    expect(turned.facelets).toBe(TURNED);
    expect(turned.isSolved).toBe(false);
    expect(Cube.SOLVED.isSolved).toBe(true);
    expect(Cube.SOLVED.facelets).toBe(SOLVED_FACELETS);
    expect(turned.apply("R'").equals(Cube.SOLVED)).toBe(true);
    expect(turned.equals(Cube.SOLVED)).toBe(false);
  });

  it("is read from facelets in any form, and from moves in any notation", () => {
    const painted = TURNED.toLowerCase().replace(/.{9}/g, "$& ");
    expect(Cube.fromFacelets(painted).equals(Cube.fromMoves("R"))).toBe(true);
    expect(Cube.fromMoves("[R, U] (R U)2").equals(Cube.SOLVED.apply("R U R' U' R U R U"))).toBe(
      true,
    );
    expect(Cube.fromMoves("x y'").isSolved).toBe(true);
  });

  it("is solved by applying the moves of its solution", () => {
    expect(Cube.fromMoves("R U2 F'").apply(["F", "U2", "R'"]).isSolved).toBe(true);
  });

  it("is written as its facelets", () => {
    const cube = Cube.fromMoves("R");
    expect(String(cube)).toBe(TURNED);
    expect(JSON.stringify({ cube })).toBe(`{"cube":"${TURNED}"}`);
  });

  it("says what is wrong with a text", () => {
    expect(() => Cube.fromFacelets("U")).toThrow(expect.objectContaining({ code: "length" }));
    expect(() => Cube.fromMoves("Q")).toThrow(expect.objectContaining({ code: "notation" }));
  });

  it.each([undefined, "R U", "U".repeat(53), { facelets: TURNED }])(
    "cannot be made by its constructor, even from JavaScript: %o",
    (facelets) => {
      const Constructor = Cube as unknown as new (facelets: unknown) => Cube;
      expect(() => new Constructor(facelets)).toThrow(expect.objectContaining({ code: "option" }));
    },
  );

  it("cannot be changed, nor can Cube.SOLVED be replaced", () => {
    expect(() => Object.assign(Cube.SOLVED, { facelets: TURNED })).toThrow(TypeError);
    expect(() => Object.assign(Cube, { SOLVED: Cube.fromMoves("R") })).toThrow(TypeError);
    expect(Cube.fromMoves("").facelets).toBe(SOLVED_FACELETS);
  });
});
