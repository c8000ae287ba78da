// The order in which a person paints the faces of the cube in their hand: around the cube, turning
// it to the left each time, then the top and the bottom. Each face is held as the net shows it.

import { hasUnknown, UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES, hasAllColors, isSolved } from "../../core/facelets";
import type { Face } from "../../core/faces";
import { centerSticker, faceAt, stickersOf } from "../../core/geometry";
import { NO_STICKER } from "../../core/pocket-stickers";

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

/** The tour of an incomplete cube that began with the face `first`; `undefined` if it is whole, or that is no face. */
export function tourFrom(first: unknown, facelets: string): FaceTour | undefined {
  const face = hasUnknown(facelets) ? TOUR.find((each) => each === first) : undefined;
  return face && { ...EMPTY_CUBE_TOUR, first: face };
}

/** Whether one of the faces has nothing painted but its centre. */
export function hasEmptyFace(facelets: string): boolean {
  const blank = blankCube(facelets);
  return TOUR.some((face) => stickersOf(facelets, face) === stickersOf(blank, face));
}

/** Whether nothing is painted on the faces beside this one but their centres. */
export function isBlankBeside(facelets: string, face: Face): boolean {
  const blank = blankCube(facelets);
  return TOUR.every(
    (each) => each === face || stickersOf(facelets, each) === stickersOf(blank, each),
  );
}

/** Whether nothing is painted but the centres. */
export function isBlank(facelets: string): boolean {
  return facelets === blankCube(facelets);
}

/** The cube with every sticker unknown but the centres. */
export function blankCube(facelets: string): string {
  return withUnknown(facelets, new Set(stickersToPaint(facelets)));
}

// Centres show how the cube is held; the 2x2x2 has none.
function stickersToPaint(facelets: string): number[] {
  return Array.from(facelets, (letter, index) => (letter === NO_STICKER ? -1 : index)).filter(
    (index) => index >= 0 && !CENTER_INDEXES.includes(index),
  );
}

/**
 * The tour of a solved cube that is painted over. It begins with the face on which the sticker at
 * `index` lies; with the first in the order if that is a centre, which shows how the cube is held.
 */
export function tourOver(facelets: string, index: number): FaceTour {
  const isCenter = CENTER_INDEXES.includes(index);
  return {
    first: isCenter ? TOUR[0]! : faceAt(index),
    unpainted: new Set(stickersToPaint(facelets)),
  };
}

/** The tour after the sticker at `index` was painted. */
export function tourAfter(tour: FaceTour, index: number): FaceTour {
  if (!tour.unpainted.has(index)) return tour;
  const unpainted = new Set(tour.unpainted);
  unpainted.delete(index);
  return { ...tour, unpainted };
}

/** The tour as it goes on with the cube `facelets`; `undefined` once it is over. */
export function tourOn(tour: FaceTour | undefined, facelets: string): FaceTour | undefined {
  const isThrough = tour?.unpainted.size === 0 && !hasUnknown(facelets);
  if (!tour || isThrough) return undefined;
  // Who paints a sticker here and there paints what differs from the solved cube, and is done when the colours are
  // right. Who paints face by face has yet to come to the other faces.
  const mayBeDone = hasAllColors(facelets) && !isSolved(facelets);
  return mayBeDone && !isFaceByFace(withUnknown(facelets, tour.unpainted)) ? undefined : tour;
}

// Whether no face is painted in part but the one that is being painted.
function isFaceByFace(painted: string): boolean {
  const blank = blankCube(painted);
  const inPart = TOUR.filter((face) => {
    const stickers = stickersOf(painted, face);
    return stickers.includes(UNKNOWN) && stickers !== stickersOf(blank, face);
  });
  return inPart.length <= 1;
}

/** The cube with the solved one underneath held as its centres are. */
export function heldUnderneath(facelets: string, { unpainted }: FaceTour): string {
  const centerOf = (index: number) => facelets.charAt(centerSticker(faceAt(index)));
  return Array.from(facelets, (letter, index) =>
    unpainted.has(index) ? centerOf(index) : letter,
  ).join("");
}

/** The cube with these stickers unknown. */
export function withUnknown(facelets: string, stickers: ReadonlySet<number>): string {
  if (stickers.size === 0) return facelets;
  return Array.from(facelets, (letter, index) => (stickers.has(index) ? UNKNOWN : letter)).join("");
}

/** The stickers in which two cubes differ. */
export function stickersThatDiffer(facelets: string, other: string): number[] {
  return Array.from(facelets, (_, index) => index).filter(
    (index) => facelets[index] !== other[index],
  );
}

// Stands for a sticker that is unknown and not asked for.
const PASSED_OVER = "-";

/** The cube with these stickers no longer to paint, where they are unknown. */
export function passingOver(facelets: string, stickers: ReadonlySet<number>): string {
  if (stickers.size === 0) return facelets;
  return Array.from(facelets, (letter, index) =>
    letter === UNKNOWN && stickers.has(index) ? PASSED_OVER : letter,
  ).join("");
}

/**
 * The next sticker on the same face of the cube `facelets`, skipping the centre; `undefined` after the last. Who has just
 * filled a gap, so that the sticker at `index` was unknown until then, is also through once none after it is unknown.
 */
export function stickerAfter(
  facelets: string,
  index: number,
  hasFilledGap = false,
): number | undefined {
  const after = stickersToPaint(facelets).filter(
    (next) => next > index && faceAt(next) === faceAt(index),
  );
  const isThrough = hasFilledGap && !after.some((next) => facelets.charAt(next) === UNKNOWN);
  return isThrough ? undefined : after[0];
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

/** The first unknown sticker on that face. */
export function firstToPaint(facelets: string, last: Face): number | undefined {
  const face = faceToPaint(facelets, last);
  return stickersToPaint(facelets).find(
    (index) => faceAt(index) === face && facelets.charAt(index) === UNKNOWN,
  );
}

/**
 * What a person who types paints after the sticker at `index`: the next on its face (see `stickerAfter`); at the end of
 * the face, the first unknown sticker that they have left out there, or else on another face.
 */
export function nextToPaint(
  facelets: string,
  index: number,
  hasFilledGap: boolean,
): number | undefined {
  return stickerAfter(facelets, index, hasFilledGap) ?? firstToPaint(facelets, faceAt(index));
}
