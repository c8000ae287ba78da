// Reads cubes that other programs write piece by piece, as their 54 stickers. The C++ core decides
// whether such a cube can exist.

import { SolverError } from "./errors";
import { CENTER_INDEXES, SOLVED_FACELETS } from "./facelets";
import { FACES } from "./faces";
import { CORNERS, EDGES, stickersOfPiece } from "./pieces";

/** The places in the order of M. Reid's programs. */
const REID_PLACES = "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR".split(
  " ",
);

const REID_TEXT = /^(?:[URFDLB]{2}\s+){12}(?:[URFDLB]{3}\s+){7}[URFDLB]{3}$/;

/** Whether `text` is a cube in Reid's order, such as "UF UR UB UL ... DLB DBR" for the solved one. */
export function isReidText(text: string): boolean {
  return REID_TEXT.test(text);
}

/** The stickers of a text for which `isReidText` holds: for each place the colours in it. */
export function readReidText(text: string): string {
  const stickers = Array.from(SOLVED_FACELETS);
  text.split(/\s+/).forEach((colors, index) => put(stickers, REID_PLACES[index]!, colors));
  return stickers.join("");
}

/**
 * The stickers of a cube such as `{"cp":[0,...],"co":[0,...],"ep":[0,...],"eo":[0,...]}`: which piece
 * is in each place, in the order of core/pieces.ts, and how far it is twisted clockwise or flipped.
 * The optional `center`, which cubejs writes, says which face's centre is in each place.
 * @throws SolverError "notation".
 */
export function readPieceNumbers(text: string): string {
  const cube = parseObject(text);
  const stickers = Array.from(SOLVED_FACELETS);
  const centers = cube.center === undefined ? [0, 1, 2, 3, 4, 5] : numbers(cube.center, 6, 6);
  CENTER_INDEXES.forEach((sticker, place) => (stickers[sticker] = FACES[centers[place]!]!));
  for (const [places, permutation, orientation, sides] of [
    [CORNERS, cube.cp, cube.co, 3],
    [EDGES, cube.ep, cube.eo, 2],
  ] as const) {
    const pieces = numbers(permutation, places.length, places.length);
    const turns = numbers(orientation, places.length, sides);
    places.forEach((place, index) => {
      const piece = places[pieces[index]!]!;
      const first = sides - turns[index]!;
      put(stickers, place, piece.slice(first) + piece.slice(0, first));
    });
  }
  return stickers.join("");
}

function put(stickers: string[], place: string, colors: string): void {
  stickersOfPiece(place).forEach((sticker, side) => (stickers[sticker] = colors.charAt(side)));
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new SolverError("notation", "This is no JSON.", { position: 0 });
  }
}

function numbers(value: unknown, count: number, limit: number): number[] {
  const isFitting = (each: unknown) =>
    Number.isInteger(each) && Number(each) >= 0 && Number(each) < limit;
  if (Array.isArray(value) && value.length === count && value.every(isFitting)) {
    return value as number[];
  }
  throw new SolverError("notation", `${count} whole numbers below ${limit} are needed here.`);
}
