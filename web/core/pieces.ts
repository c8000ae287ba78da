// The pieces of a cube by their places, and the stickers on them.

import { FACES, type Face } from "./faces";

/** The edges by their places; the side named first is the one that tells how an edge is flipped. */
export const EDGES: readonly string[] = "UR UF UL UB DR DF DL DB FR FL BL BR".split(" ");

/** The corners by their places, their sides clockwise. */
export const CORNERS: readonly string[] = "URF UFL ULB UBR DFR DLF DBL DRB".split(" ");

// The faces around each face, as the net shows it: above, on the right, below, on the left.
const AROUND: Readonly<Record<Face, string>> = {
  U: "BRFL",
  R: "UBDF",
  F: "URDL",
  D: "FRBL",
  L: "UFDB",
  B: "ULDR",
};
// Where on a face the sticker beside one neighbour lies, in reading order, and that between two.
const BESIDE = [1, 5, 7, 3];
const BETWEEN = [2, 8, 6, 0];

/** The stickers (0..53) of the piece in `place`, such as "UR" or "DLF", side by side as it is named. */
export function stickersOfPiece(place: string): readonly number[] {
  return Array.from(place, (letter) => {
    const around = AROUND[letter as Face];
    const neighbours = Array.from(place.replace(letter, ""), (other) => around.indexOf(other));
    const onFace =
      neighbours.length === 1
        ? BESIDE[neighbours[0]!]!
        : BETWEEN.find((_, i) => neighbours.every((n) => n === i || n === (i + 1) % 4))!;
    return 9 * FACES.indexOf(letter as Face) + onFace;
  });
}

/** The colours of the piece in `place` of the cube `facelets`, side by side as the place is named. */
export function colorsOfPiece(facelets: string, place: string): string {
  return stickersOfPiece(place)
    .map((sticker) => facelets.charAt(sticker))
    .join("");
}
