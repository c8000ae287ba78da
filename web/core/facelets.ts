// The 54 stickers of a cube as a string: nine letters per face in the order U R F D L B, each face
// row by row in the standard net, every sticker named by the face whose centre has its colour.
//
// A screen needs the result at once, while a person types. Only the C++ core checks whether the pieces can exist. A
// test runs both readers on the same texts.

import { checkCube, type GivenCube } from "./arguments";
import type { Puzzle } from "./puzzles";
import { SolverError } from "./errors";
import { FACES, isFace, type Face } from "./faces";
import { faceAt, indexOnFace } from "./geometry";
import { FRAMES, USUAL_FRAME, type Frame } from "./orientation";
import {
  CORNERS_OF_FACE,
  isPocket,
  SOLVED_POCKET,
  stickersAlone,
  stickersInRow,
  withPlaces,
} from "./pocket-stickers";
import { CENTER_INDEXES, centersOf, facesNamed, readSymbols } from "./sticker-symbols";

export { CENTER_INDEXES };

/** The stickers of the solved cube, in the order U R F D L B. */
export const SOLVED_FACELETS = FACES.map((face) => face.repeat(9)).join("");

/** Each puzzle solved; the 2x2x2 in the 54 places of a 3x3x3 (pocket-stickers.ts). */
export const SOLVED: Readonly<Record<Puzzle, string>> = {
  "3x3x3": SOLVED_FACELETS,
  "2x2x2": withPlaces(SOLVED_POCKET),
};

/** What a person calls the sticker at `index` (0..53): "U1" to "B9", in reading order. */
export function stickerLabel(index: number): string {
  return `${faceAt(index)}${indexOnFace(index) + 1}`;
}

/** The same for the cube `facelets`; the labels of a 2x2x2 end at "B4". */
export function stickerLabelOn(facelets: string, index: number): string {
  if (!isPocket(facelets)) return stickerLabel(index);
  return `${faceAt(index)}${CORNERS_OF_FACE.indexOf(indexOnFace(index)) + 1}`;
}

/** Whether each face of either puzzle shows one colour; it need not be the usual one. */
export function isSolved(facelets: string): boolean {
  return /^(?:([A-Z])(?:\1{8}|\1{3})(?!.*\1)){6}$/.test(stickersAlone(facelets));
}

/** The same for the 24 stickers of a 2x2x2. */
export function isSolvedPocket(facelets: string): boolean {
  return /^(?:(.)\1{3}(?!.*\1)){6}$/u.test(facelets);
}

/** How many stickers have each colour; other characters are not counted. */
export function countColors(facelets: string): Record<Face, number> {
  const counts: Record<Face, number> = { U: 0, R: 0, F: 0, D: 0, L: 0, B: 0 };
  for (const letter of facelets) if (isFace(letter)) ++counts[letter];
  return counts;
}

/** How many stickers each colour should have: nine, or four on the 2x2x2. */
export function stickersOfColor(facelets: string): number {
  return stickersInRow(facelets) ** 2;
}

/** Whether each colour has that many. */
export function hasAllColors(facelets: string): boolean {
  const counts = countColors(facelets);
  return FACES.every((face) => counts[face] === stickersOfColor(facelets));
}

/** A cube as it was written down. */
export interface ParsedFacelets {
  /** The cube in normal form. */
  facelets: string;
  /** How it is held, 0..23 (orientation.ts); also 0 if the letters do not show it. */
  orientation: number;
}

/**
 * Reads a cube in any accepted form: 54 letters or digits of six kinds, upper or lower case, or coloured squares; white
 * space and commas anywhere. The six centres say which letter belongs to which face. Letters of faces (U R F D L B) and
 * of the usual colours (W R G Y O B) also show which way up the cube is held, and whether the faces are written in the
 * order U L F R B D. A net is read by its lines (written-net.ts).
 * @throws SolverError "length", "color-count" or "center". `details.stickers` has the stickers concerned;
 * `details.found` says what was found, except for "center" and for too many stickers. "option" if this is not a cube.
 */
export function readFacelets(cube: GivenCube): ParsedFacelets {
  const letters = readSymbols(checkCube(cube));
  checkColorCounts(letters);
  const centers = centersOf(letters);
  return {
    facelets: letters.map((letter) => FACES[centers.indexOf(letter)]!).join(""),
    orientation: readOrientation(centers),
  };
}

/**
 * Reads a cube in any accepted form: 54 letters or digits of six kinds, upper or lower case, or
 * coloured squares; white space and commas anywhere, quotation marks around; each face row by row in
 * the order U R F D L B, or U L F R B D if the centres are letters of faces or colours that say so; or a net, whose
 * lines are the rows of U, below them those of L, F, R and B side by side, below them those of D. The six centres say
 * which letter belongs to which face.
 * @returns the cube in normal form: each sticker named by the face whose centre has its colour.
 * @throws SolverError "length", "color-count" or "center", with the stickers concerned in
 * `details.stickers` and what was found in `details.found`; "option" if this is neither a text nor a `Cube`.
 */
export function parseFacelets(cube: GivenCube): string {
  return readFacelets(cube).facelets;
}

function checkColorCounts(letters: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const isFaulty = (letter: string) => !/[A-Z0-9]/.test(letter) || counts.get(letter)! > 9;
  const stickers = letters.flatMap((letter, index) => (isFaulty(letter) ? [index] : []));
  if (stickers.length === 0 && counts.size === 6) return;
  const found = Array.from(counts, ([letter, count]) => `${count} ${letter}`).join(", ");
  throw new SolverError(
    "color-count",
    `A cube has six colours, nine stickers of each; this one has ${found}.`,
    { stickers, found },
  );
}

function readOrientation(centers: Frame): number {
  if (new Set(centers).size < 6) {
    const isAlone = (center: string) => centers.indexOf(center) === centers.lastIndexOf(center);
    throw new SolverError("center", "Two centres have the same colour.", {
      stickers: CENTER_INDEXES.filter((_, face) => !isAlone(centers[face]!)),
    });
  }
  const frame = facesNamed(centers);
  const orientation = FRAMES.indexOf(frame);
  if (orientation < 0 && centers === frame && hasFacesOnly(centers)) {
    throw new SolverError("center", "No cube has its centres in this order.", {
      stickers: CENTER_INDEXES,
    });
  }
  // The usual colours in another order are another colour scheme, such as the Japanese one.
  return Math.max(orientation, 0);
}

function hasFacesOnly(centers: Frame): boolean {
  return Array.from(USUAL_FRAME).every((face) => centers.includes(face));
}
