// A cube at one moment of a lesson, and how it is held then.

import type { Face } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { faceletsHeld, rotationsTo } from "../../core/held";
import { applyMoves, type WrittenMove } from "../../core/moves";
import { colorsOfPiece, CORNERS, EDGES } from "../../core/pieces";
import { isPocket } from "../../core/pocket-stickers";
import { stepsOf } from "../../core/written-moves";

export interface Moment {
  /**
   * 54 letters, or characters of core/pocket-stickers.ts, in the order of the cube held the usual way. Each letter
   * stands for a colour, that of a face's centre.
   */
  facelets: string;
  /** How it is held, 0..23 (core/orientation.ts). */
  orientation: number;
}

/** The same 54 letters as the cube is held: its upper face first, whichever colour that has. */
export function heldAt({ facelets, orientation }: Moment): string {
  return faceletsHeld(facelets, orientation);
}

/** The moments after each of the moves, which are named as the cube is held then; `start` comes first. */
export function momentsThrough(start: Moment, written: readonly WrittenMove[]): Moment[] {
  const hold = rotationsTo(start.orientation);
  let { facelets } = start;
  const later = stepsOf([...hold, ...written])
    .slice(hold.length)
    .map(({ moves, orientation }) => ({
      facelets: (facelets = applyMoves(facelets, moves)),
      orientation,
    }));
  return [start, ...later];
}

/** The moment after all of the moves. */
export function momentAfter(start: Moment, written: readonly WrittenMove[]): Moment {
  return momentsThrough(start, written).at(-1)!;
}

/** The place, named as the cube is held, of the piece with these colours, in any order: "UF", "DLF" or the like. */
export function placeOfPiece(held: string, colors: string): string {
  const places = colors.length === 2 ? EDGES : CORNERS;
  const wanted = sortedLetters(colors);
  return places.find((place) => sortedLetters(colorsOfPiece(held, place)) === wanted)!;
}

/** The colours of the centres around a place, side by side as it is named; "" where there are none. */
export function centersBeside(held: string, place: string): string {
  if (isPocket(held)) return "";
  return Array.from(place, (face) => held.charAt(centerSticker(face as Face))).join("");
}

/** The letters in one order, to compare pieces that are named in another one. */
export function sortedLetters(letters: string): string {
  return Array.from(letters).sort().join("");
}
