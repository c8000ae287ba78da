// Faces as a reader of pictures finds them, for tests of what is done with them.

import { applyMoves, type Move } from "../../../web/core/moves";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES, type Face } from "../../../web/core/faces";
import type { FaceColors } from "../../../web/scan/taking/face-colors";
import type { FaceInPicture } from "../../../web/core/picture-face";
import type { StickerColor } from "../../../web/scan/taking/face-colors";

const COLORS: Readonly<Record<Face, StickerColor>> = {
  U: [235, 236, 230],
  R: [176, 30, 44],
  F: [24, 140, 80],
  D: [226, 196, 40],
  L: [232, 116, 32],
  B: [30, 72, 160],
};

export const MIXED = applyMoves(SOLVED_FACELETS, ["R", "U", "F2", "L", "B'", "D"] as Move[]);

/** The face of a cube of 54 stickers or 24, each sticker brighter or darker by a factor. */
export function colorsOf(facelets: string, face: Face, light = 1): FaceColors {
  const count = facelets.length / FACES.length;
  const first = count * FACES.indexOf(face);
  return Array.from(facelets.slice(first, first + count), (letter): StickerColor => {
    const [red, green, blue] = COLORS[letter as Face];
    return [red * light, green * light, blue * light];
  });
}

/** A face found in a frame, shifted by `right` pixels. */
export function found(
  colors: FaceColors,
  { right = 0, certainty = 0.9 }: { right?: number; certainty?: number } = {},
): FaceInPicture {
  const [left, top, side] = [200 + right, 120, 180];
  const inRow = Math.sqrt(colors.length);
  return {
    corners: [left, top, left + side, top, left + side, top + side, left, top + side],
    stickers: colors.map((color, place) => ({
      x: left + (side * (0.5 + (place % inRow))) / inRow,
      y: top + (side * (0.5 + Math.floor(place / inRow))) / inRow,
      ...(color && { color }),
    })),
    certainty,
  };
}
