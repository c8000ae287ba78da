// The stickers of pieces, against the turns, which carry a piece's stickers along together.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, MOVES } from "../../../web/core/moves";
import { colorsOfPiece, CORNERS, EDGES, stickersOfPiece } from "../../../web/core/pieces";

const PLACES = [...EDGES, ...CORNERS];

function rotations(name: string): string[] {
  return Array.from(name, (_, i) => name.slice(i) + name.slice(0, i));
}

describe("pieces", () => {
  it("are in their places on a solved cube", () => {
    for (const place of PLACES) expect(colorsOfPiece(SOLVED_FACELETS, place)).toBe(place);
  });

  it("have all stickers but the centres, each once", () => {
    const stickers = PLACES.flatMap(stickersOfPiece).toSorted((a, b) => a - b);
    expect(stickers).toEqual(Array.from({ length: 54 }, (_, i) => i).filter((i) => i % 9 !== 4));
  });

  it("stay whole in every turn, and corners are never mirrored", () => {
    const whole = new Set(PLACES.flatMap(rotations));
    for (const move of MOVES) {
      const turned = applyMoves(SOLVED_FACELETS, [move]);
      for (const place of PLACES) expect(whole).toContain(colorsOfPiece(turned, place));
    }
  });
});
