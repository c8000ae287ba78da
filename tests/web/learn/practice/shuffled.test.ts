// Cubes in which all pieces that do not matter are in other places.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { CORNERS, stickersOfPiece } from "../../../../web/core/pieces";
import { shuffled } from "../../../../web/learn/practice/shuffled";

const ALL = Array.from(SOLVED_FACELETS, (_, sticker) => sticker);
const UPPER_EDGES = ["UR", "UF", "UL", "UB"].flatMap(stickersOfPiece);

/** All stickers except some. */
function allBut(stickers: readonly number[]): Set<number> {
  return new Set(ALL.filter((sticker) => !stickers.includes(sticker)));
}

/** The cubes that come out of many shuffles, with how often each does. */
function cubesFrom(shown: ReadonlySet<number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (let count = 0; count < 4_000; ++count) {
    const cube = shuffled(SOLVED_FACELETS, shown, () => Math.random());
    counts.set(cube, (counts.get(cube) ?? 0) + 1);
  }
  return counts;
}

describe("a shuffled cube", () => {
  it("stays as it is if every sticker matters", () => {
    const cube = applyMoves(SOLVED_FACELETS, ["R", "U", "F"]);
    expect(shuffled(cube, new Set(ALL), () => 0.5)).toBe(cube);
  });

  it("keeps what matters", () => {
    const shown = new Set(stickersOfPiece("UF"));
    const cube = shuffled(SOLVED_FACELETS, shown, () => Math.random());
    for (const sticker of shown) expect(cube.charAt(sticker)).toBe(SOLVED_FACELETS.charAt(sticker));
    expect(cube).not.toBe(SOLVED_FACELETS);
  });

  // Half of the 4! orders of four edges are legal, and half of their 2^4 orientations.
  it("is any of the legal cubes, about equally often", () => {
    const cubes = cubesFrom(allBut(UPPER_EDGES));
    expect(cubes.size).toBe(12 * 8);
    // Its mean is 42.
    expect(Math.max(...cubes.values())).toBeLessThan(90);
  });

  it("keeps the stickers that matter if other stickers of their pieces do not", () => {
    const sides = UPPER_EDGES.filter((_, place) => place % 2 === 1);
    const cubes = [...cubesFrom(allBut(sides)).keys()];
    expect(cubes).toHaveLength(12);
    for (const cube of cubes) expect(cube.slice(0, 9)).toBe("U".repeat(9));
  });

  it("exchanges only pieces whose shown stickers are the same", () => {
    const tops = new Set(CORNERS.map((corner) => stickersOfPiece(corner)[0]!));
    for (const cube of cubesFrom(tops).keys()) {
      for (const top of tops) expect(cube.charAt(top)).toBe(SOLVED_FACELETS.charAt(top));
    }
  });
});
