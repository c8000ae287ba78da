// Random cubes: legal, and each as likely as any other, as far as counts can show.

import { describe, expect, it } from "vitest";

import { Cube } from "../../../web/core/cube";
import { colorsOfPiece, CORNERS, EDGES } from "../../../web/core/pieces";

const COUNT = process.env.CUBEWRIGHT_LONG === "1" ? 10_000 : 1_000;
const cubes = Array.from({ length: COUNT }, () => Cube.random().facelets);

function place(facelets: string, places: readonly string[], names: readonly string[]): number[] {
  return places.map((each) => {
    const colors = Array.from(colorsOfPiece(facelets, each)).sort().join("");
    return names.findIndex((name) => Array.from(name).sort().join("") === colors);
  });
}

function isOdd(order: readonly number[]): boolean {
  const inversions = order.flatMap((one, index) => order.slice(index).filter((each) => each < one));
  return inversions.length % 2 === 1;
}

describe("a random cube", () => {
  it("is legal: each piece once, twists and flips that add up, and equal parities", () => {
    for (const facelets of cubes) {
      const edges = place(facelets, EDGES, EDGES);
      const corners = place(facelets, CORNERS, CORNERS);
      expect(edges.toSorted((a, b) => a - b)).toEqual(EDGES.map((_, index) => index));
      expect(corners.toSorted((a, b) => a - b)).toEqual(CORNERS.map((_, index) => index));
      expect(isOdd(edges)).toBe(isOdd(corners));
      // The U or D side shows a piece's orientation; on an edge without one, the F or B side does.
      const twists = CORNERS.map((each) => colorsOfPiece(facelets, each).search(/[UD]/));
      expect(twists.reduce((sum, twist) => sum + twist) % 3).toBe(0);
      const flips = EDGES.map((each) => {
        const colors = colorsOfPiece(facelets, each);
        return /[UD]/.test(colors) ? colors.search(/[UD]/) : colors.search(/[FB]/);
      });
      expect(flips.reduce((sum, flip) => sum + flip) % 2).toBe(0);
    }
  });

  it("has every piece in every orientation equally often at a place", () => {
    const often = (names: readonly string[], sides: number) => {
      const expected = COUNT / (names.length * sides);
      const counts = new Map<string, number>();
      for (const facelets of cubes) {
        const colors = colorsOfPiece(facelets, names[0]!);
        counts.set(colors, (counts.get(colors) ?? 0) + 1);
      }
      expect(counts.size).toBe(names.length * sides);
      // Each count is within six standard deviations, so this fails by chance once in ten million runs.
      for (const count of counts.values()) {
        expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
      }
    };
    often(EDGES, 2);
    often(CORNERS, 3);
  });
});
