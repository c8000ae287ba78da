// The colours that were read from a face, and how alike two faces are.

import type { StickerInPicture } from "../../core/picture-face";
import { oklabOf } from "./oklab";

/** Red, green and blue in sRGB, 0..255 each. */
export type StickerColor = NonNullable<StickerInPicture["color"]>;

/** The nine stickers of a face row by row as seen, or the four of a 2x2x2; `undefined` where none could be read. */
export type FaceColors = readonly (StickerColor | undefined)[];

/** In a face, the place of its centre; a 2x2x2 has none. */
export const CENTER = 4;

// In Oklab. Stickers of one face that is seen twice in the same light differ by 0.01 to 0.03.
const SAME_FACE = 0.04;
// The weight of lightness beside hue. Lightness changes with every tilt of the face, but in poor light red and orange
// may differ in little else.
const LIGHTNESS_WEIGHT = 0.5;
const LARGEST_CHANGE_OF_LIGHT = 0.06;
// Plastic has less than this share of the light of a face's lightest sticker. No sticker of 10,000 rendered cubes
// (tests/cpp/scan/rendered_scan.h) and of 28 real ones has less than 0.15 of it.
const BLACK_SHARE = 0.1;
// Two faces cannot be compared unless more than this share of their stickers was read on both.
const LEAST_COMPARED_SHARE = 0.5;

/** The face as seen after a quarter turn clockwise of the cube, as one looks at that face. */
export function turnedClockwise<Sticker>(stickers: readonly Sticker[]): Sticker[] {
  const size = Math.sqrt(stickers.length);
  return stickers.map(
    (_, place) => stickers[(size - 1 - (place % size)) * size + Math.floor(place / size)]!,
  );
}

/** The same after `quarterTurns` of them. */
export function turned<Sticker>(
  stickers: readonly Sticker[],
  quarterTurns: number,
): readonly Sticker[] {
  let seen = stickers;
  for (let quarter = 0; quarter < quarterTurns; ++quarter) seen = turnedClockwise(seen);
  return seen;
}

/** Whether as many stickers as a row has are black: then the face was found a row too high, too low or beside itself. */
export function hasBlackRow(colors: FaceColors): boolean {
  const lights = colors.flatMap((color) => (color ? [Math.max(...color)] : []));
  const limit = BLACK_SHARE * Math.max(...lights);
  return lights.filter((light) => light < limit).length >= Math.sqrt(colors.length);
}

/** Whether both are most likely the same face, held in whichever way. */
export function isSameFace(one: FaceColors, other: FaceColors): boolean {
  let turned: FaceColors = other;
  for (let quarter = 0; quarter < 4; ++quarter) {
    if (isAlike(one, turned)) return true;
    turned = turnedClockwise(turned);
  }
  return false;
}

// No two faces have the same centre, so it has to be alike, and so do all stickers on average.
function isAlike(one: FaceColors, other: FaceColors): boolean {
  const pairs = one.flatMap((color, place) => {
    const second = other[place];
    return color && second ? [{ place, one: oklabOf(color), other: oklabOf(second) }] : [];
  });
  if (pairs.length <= LEAST_COMPARED_SHARE * one.length) return false;
  // The whole face may be in another light.
  const lighter = mean(pairs.map((pair) => pair.other.l - pair.one.l));
  if (Math.abs(lighter) > LARGEST_CHANGE_OF_LIGHT) return false;
  const distances = pairs.map((pair) => ({
    place: pair.place,
    distance: Math.hypot(
      LIGHTNESS_WEIGHT * (pair.other.l - pair.one.l - lighter),
      pair.other.a - pair.one.a,
      pair.other.b - pair.one.b,
    ),
  }));
  const center = distances.find(({ place }) => place === CENTER)?.distance ?? 0;
  return center < SAME_FACE && mean(distances.map(({ distance }) => distance)) < SAME_FACE;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
