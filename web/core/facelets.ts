// The 54 stickers of a cube as a string: nine letters per face in the order U R F D L B, each face
// row by row in the standard net, every sticker named by the face whose centre has its colour.
//
// Reading is what a screen needs at once, while a person types. Whether the pieces can exist is for
// the C++ core to say; a test runs both readers on the same texts.

import { SolverError } from "./errors";
import { FACES, isFace, type Face } from "./faces";

export const SOLVED_FACELETS = FACES.map((face) => face.repeat(9)).join("");

/** Where the six centres stand in a facelet string, in the order of `FACES`. */
export const CENTER_INDEXES: readonly number[] = FACES.map((_, index) => 9 * index + 4);

/** What a person calls the sticker at `index` (0..53): "U1" to "B9", in reading order. */
export function stickerLabel(index: number): string {
  return `${FACES[Math.floor(index / 9)]!}${(index % 9) + 1}`;
}

/** Whether each face shows one colour; it need not be the usual one. */
export function isSolved(facelets: string): boolean {
  return /^(?:(.)\1{8}){6}$/u.test(facelets) && facelets.length === 54;
}

/** How many stickers have each colour; other characters are not counted. */
export function countColors(facelets: string): Record<Face, number> {
  const counts: Record<Face, number> = { U: 0, R: 0, F: 0, D: 0, L: 0, B: 0 };
  for (const letter of facelets) if (isFace(letter)) ++counts[letter];
  return counts;
}
