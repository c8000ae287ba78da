// The order in which a person paints the faces of the cube in their hand: around the cube, turning
// it to the left each time, then the top and the bottom. Each face is held as the net shows it.

import { UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES } from "../../core/facelets";
import type { Face } from "../../core/faces";
import { faceAt, stickersOf } from "../../core/geometry";

export const TOUR: readonly Face[] = ["F", "R", "B", "L", "U", "D"];

/** A cube that is being painted from the beginning, face by face. */
export interface FaceTour {
  /** The face with which it began. */
  readonly first: Face;
  /**
   * The stickers (0..53) that still show the solved cube that is painted over. An empty cube shows
   * what is to be painted by unknown stickers instead.
   */
  readonly unpainted: ReadonlySet<number>;
}

/** The tour of an empty cube. */
export const EMPTY_CUBE_TOUR: FaceTour = { first: TOUR[0]!, unpainted: new Set() };

/** Whether nobody has painted anything yet of one of the faces but its centre. */
export function hasEmptyFace(facelets: string): boolean {
  return TOUR.some((face) => {
    const known = Array.from(stickersOf(facelets, face)).filter((letter) => letter !== UNKNOWN);
    return known.length <= 1;
  });
}

/** Whether nobody has painted anything yet but the centres. */
export function isBlank(facelets: string): boolean {
  return Array.from(facelets).every(
    (letter, index) => letter === UNKNOWN || CENTER_INDEXES.includes(index),
  );
}

/**
 * The tour of a solved cube that is painted over. It begins with the face on which the sticker at
 * `index` lies; with the first in the order if that is a centre, which shows how the cube is held.
 */
export function tourOver(facelets: string, index: number): FaceTour {
  const isCenter = CENTER_INDEXES.includes(index);
  const stickers = Array.from(facelets, (_, sticker) => sticker);
  return {
    first: isCenter ? TOUR[0]! : faceAt(index),
    unpainted: new Set(stickers.filter((sticker) => !CENTER_INDEXES.includes(sticker))),
  };
}

/** The tour after the sticker at `index` was painted. */
export function tourAfter(tour: FaceTour, index: number): FaceTour {
  if (!tour.unpainted.has(index)) return tour;
  const unpainted = new Set(tour.unpainted);
  unpainted.delete(index);
  return { ...tour, unpainted };
}

/** The cube with these stickers unknown. */
export function withUnknown(facelets: string, stickers: ReadonlySet<number>): string {
  if (stickers.size === 0) return facelets;
  return Array.from(facelets, (letter, index) => (stickers.has(index) ? UNKNOWN : letter)).join("");
}

/** The next sticker of the face, its centre left out; `undefined` after the last. */
export function stickerAfter(index: number): number | undefined {
  const next = CENTER_INDEXES.includes(index + 1) ? index + 2 : index + 1;
  return next < 54 && faceAt(next) === faceAt(index) ? next : undefined;
}

/** The place of `face` in a tour that began with `first`: 1 to 6. */
export function placeInTour(face: Face, first: Face): number {
  return ((TOUR.indexOf(face) - TOUR.indexOf(first) + TOUR.length) % TOUR.length) + 1;
}

/**
 * The face to paint: the one that was painted last, if it has unknown stickers, or else the next
 * one in the order that has; `undefined` if none has.
 */
export function faceToPaint(facelets: string, last: Face): Face | undefined {
  const begin = TOUR.indexOf(last);
  const inOrder = [...TOUR.slice(begin), ...TOUR.slice(0, begin)];
  return inOrder.find((face) => stickersOf(facelets, face).includes(UNKNOWN));
}
