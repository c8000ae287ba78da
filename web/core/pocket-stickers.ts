// The 2x2x2 as a screen represents it: a 3x3x3 that has only its corners. Its 24 stickers are the corner stickers of a
// 3x3x3 in the same order (solver/pocket/pocket_facelets.h). In a text of 54 characters the others are NO_STICKER, and
// no turn mixes the two. So places, turns, rotations and pieces are those of the 3x3x3, and the text itself shows which
// puzzle it is of.

import type { Puzzle } from "./puzzles";
import { FACES } from "./faces";

/** Where a 3x3x3 has a sticker and the 2x2x2 has none. */
export const NO_STICKER = ".";

export const POCKET_STICKER_COUNT = 24;

/** The solved 2x2x2 by its 24 stickers. */
export const SOLVED_POCKET = FACES.map((face) => face.repeat(4)).join("");

/** Which of the nine places of a face have stickers on the 2x2x2, in the order of these stickers. */
export const CORNERS_OF_FACE: readonly number[] = [0, 2, 6, 8];

/** The puzzle of a text of 24 stickers, or of 54 characters. */
export function puzzleOf(facelets: string): Puzzle {
  return facelets.length === POCKET_STICKER_COUNT || isPocket(facelets) ? "2x2x2" : "3x3x3";
}

/** Whether 54 characters are those of a 2x2x2. */
export function isPocket(facelets: string): boolean {
  return facelets.charAt(1) === NO_STICKER;
}

/** How many stickers a row of a face has. */
export function stickersInRow(facelets: string): 2 | 3 {
  return isPocket(facelets) ? 2 : 3;
}

/** The 54 characters for a text of 24 stickers; any other text unchanged. */
export function withPlaces(facelets: string): string {
  return facelets.length === POCKET_STICKER_COUNT
    ? facelets.replace(/(.)(.)(.)(.)/g, "$1.$2...$3.$4")
    : facelets;
}

/** The stickers alone: 24 for a text of the 2x2x2, 54 for one of the 3x3x3. */
export function stickersAlone(facelets: string): string {
  return facelets.replaceAll(NO_STICKER, "");
}

/** The 24 stickers on the corners of a 3x3x3, in their order. */
export function cornersAlone(facelets: string): string {
  return Array.from(SOLVED_POCKET, (_, sticker) =>
    facelets.charAt(placeOfPocketSticker(sticker)),
  ).join("");
}

/** The place, 0..53, of the sticker 0..23 of the 2x2x2. */
export function placeOfPocketSticker(sticker: number): number {
  return 9 * Math.floor(sticker / 4) + CORNERS_OF_FACE[sticker % 4]!;
}
