// The 54 stickers of a cube as a string: nine letters per face in the order U R F D L B, each face
// row by row in the standard net, every sticker named by the face whose centre has its colour.
//
// A screen needs this reading at once, while a person types. Whether the pieces can exist only the C++
// core tells. A test runs both readers on the same texts.

import { checkCubeText } from "./arguments";
import { SolverError } from "./errors";
import { COLOR_LETTERS, FACES, isFace, type Face } from "./faces";
import { centerSticker, faceAt, indexOnFace } from "./geometry";
import { FRAMES, USUAL_FRAME, type Frame } from "./orientation";

export const SOLVED_FACELETS = FACES.map((face) => face.repeat(9)).join("");

/** Where the six centres stand in a facelet string, in the order of `FACES`. */
export const CENTER_INDEXES: readonly number[] = FACES.map(centerSticker);

/** What a person calls the sticker at `index` (0..53): "U1" to "B9", in reading order. */
export function stickerLabel(index: number): string {
  return `${faceAt(index)}${indexOnFace(index) + 1}`;
}

/** Whether each face shows one colour; it need not be the usual one. */
export function isSolved(facelets: string): boolean {
  return /^(?:([A-Z])\1{8}(?!.*\1)){6}$/.test(facelets);
}

/** How many stickers have each colour; other characters are not counted. */
export function countColors(facelets: string): Record<Face, number> {
  const counts: Record<Face, number> = { U: 0, R: 0, F: 0, D: 0, L: 0, B: 0 };
  for (const letter of facelets) if (isFace(letter)) ++counts[letter];
  return counts;
}

/** Whether each colour has its nine stickers. */
export function hasAllColors(facelets: string): boolean {
  const counts = countColors(facelets);
  return FACES.every((face) => counts[face] === 9);
}

/** A cube as it was written down. */
export interface ParsedFacelets {
  /** The cube in normal form. */
  facelets: string;
  /** How it is held, 0..23 (orientation.ts); 0 also if its letters do not tell. */
  orientation: number;
}

const STICKER_COUNT = 54;

/**
 * Reads a cube in any accepted form: 54 letters or digits of six kinds, upper or lower case, white
 * space anywhere. The six centres say which letter belongs to which face. Letters of faces
 * (U R F D L B) and of the usual colours (W R G Y O B) also tell which way up the cube is held.
 * @throws SolverError "length", "color-count" or "center". `details.stickers` has the stickers concerned;
 * `details.found` says what was found, except for "center" and for too many stickers. "option" if this is
 * no text.
 */
export function readFacelets(text: string): ParsedFacelets {
  const letters = readLetters(checkCubeText(text));
  checkColorCounts(letters);
  const centers = CENTER_INDEXES.map((index) => letters[index]!).join("");
  return {
    facelets: letters.map((letter) => FACES[centers.indexOf(letter)]!).join(""),
    orientation: readOrientation(centers),
  };
}

/**
 * Reads a cube in any accepted form: 54 letters or digits of six kinds, upper or lower case, white
 * space anywhere, each face row by row in the order U R F D L B. The six centres say which letter
 * belongs to which face.
 * @returns the cube in normal form: each sticker named by the face whose centre has its colour.
 * @throws SolverError "length", "color-count" or "center", with the stickers concerned in
 * `details.stickers` and what was found in `details.found`; "option" if this is no text.
 */
export function parseFacelets(text: string): string {
  return readFacelets(text).facelets;
}

function readLetters(text: string): string[] {
  const letters: string[] = [];
  for (const character of text) {
    if (/\s/u.test(character)) continue;
    if (letters.length === STICKER_COUNT) {
      throw new SolverError("length", `A cube has ${STICKER_COUNT} stickers; these are more.`);
    }
    letters.push(/[a-z]/.test(character) ? character.toUpperCase() : character);
  }
  if (letters.length < STICKER_COUNT) {
    throw new SolverError(
      "length",
      `A cube has ${STICKER_COUNT} stickers; these are ${letters.length}.`,
      { found: String(letters.length) },
    );
  }
  return letters;
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
  const namesFaces = isArrangementOf(USUAL_FRAME, centers);
  const namesColors = isArrangementOf(COLOR_LETTERS, centers);
  if (!namesFaces && !namesColors) return 0;
  const frame = namesFaces
    ? centers
    : Array.from(centers, (color) => FACES[COLOR_LETTERS.indexOf(color)]!).join("");
  const orientation = FRAMES.indexOf(frame);
  if (namesFaces && orientation < 0) {
    throw new SolverError("center", "No cube has its centres in this order.", {
      stickers: CENTER_INDEXES,
    });
  }
  // The usual colours in another order are another colour scheme, such as the Japanese one.
  return Math.max(orientation, 0);
}

function isArrangementOf(letters: string, others: string): boolean {
  return Array.from(letters).sort().join("") === Array.from(others).sort().join("");
}
