// The pieces of a cube by their places, and the stickers on them.

import type { Face } from "./faces";
import { NORMALS, stickerAt, sum } from "./geometry";

/** The edges by their places; the side named first decides whether an edge counts as flipped. */
export const EDGES: readonly string[] = "UR UF UL UB DR DF DL DB FR FL BL BR".split(" ");

/** The corners by their places, their sides clockwise. */
export const CORNERS: readonly string[] = "URF UFL ULB UBR DFR DLF DBL DRB".split(" ");

/** The stickers (0..53) of the piece in `place`, such as "UR" or "DLF", in the order of its letters. */
export function stickersOfPiece(place: string): readonly number[] {
  const faces = Array.from(place) as Face[];
  const cubie = sum(...faces.map((face) => NORMALS[face]));
  return faces.map((face) => stickerAt(face, cubie));
}

/** The colours of the piece in `place` of the cube `facelets`, in the order of its letters. */
export function colorsOfPiece(facelets: string, place: string): string {
  return stickersOfPiece(place)
    .map((sticker) => facelets.charAt(sticker))
    .join("");
}
