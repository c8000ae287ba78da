// The 24 stickers of a 2x2x2 as a string: four letters for each face in the order U R F D L B, each face row by row. They
// are the corner stickers of a 3x3x3 in the same order.

import { FACES } from "./faces";
import { applyMoves, type Move } from "./moves";

export const SOLVED_POCKET = FACES.map((face) => face.repeat(4)).join("");

// Where the stickers of a 2x2x2 stand among the 54.
const PLACES = FACES.flatMap((_, face) => [0, 2, 6, 8].map((place) => 9 * face + place));

/** The 24 stickers after `moves`. */
export function applyPocketMoves(facelets: string, moves: readonly Move[]): string {
  const stickers = Array<string>(54).fill("?");
  PLACES.forEach((place, index) => (stickers[place] = facelets.charAt(index)));
  const turned = applyMoves(stickers.join(""), moves);
  return PLACES.map((place) => turned.charAt(place)).join("");
}
