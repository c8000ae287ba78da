// The symbols with which people write stickers, before it is known whether they make a cube. The C++
// (solver/text/sticker_symbols.h) is the authority; tests/data/facelets.tsv holds the two together.

import { SolverError } from "./errors";
import { COLOR_LETTERS, FACES } from "./faces";
import { centerSticker } from "./geometry";
import { FRAMES } from "./orientation";
import { fromNet, netSymbols } from "./written-net";
import { unwrapped } from "./written-text";

/** Where the six centres stand in a facelet string, in the order of `FACES`. */
export const CENTER_INDEXES: readonly number[] = FACES.map(centerSticker);

const STICKER_COUNT = 54;
// White space, commas, and the selector that asks for the preceding picture in colour.
const LEFT_OUT = /[\s,，\ufe0f]/u;
const PICTURES: readonly (readonly [letter: string, pictures: string])[] = [
  ["W", "⬜◻◽□▫⚪"],
  ["R", "🟥🔴"],
  ["G", "🟩🟢"],
  ["Y", "🟨🟡"],
  ["O", "🟧🟠"],
  ["B", "🟦🔵"],
  ["?", "⬛◼◾■▪⚫"],
];
const LETTERS_OF_PICTURES = new Map(
  PICTURES.flatMap(([letter, pictures]) => Array.from(pictures, (each) => [each, letter])),
);
// Where the faces U R F D L B stand in the order U L F R B D, which some write.
const PLACES_IN_OTHER_ORDER = [0, 3, 2, 5, 1, 4];

/** Whether a text has a coloured square or disc, which only stickers have. */
export function hasPicture(text: string): boolean {
  return Array.from(text).some((character) => LETTERS_OF_PICTURES.has(character));
}

/** The symbols of a text, letters as capitals, those of a net in the usual order; one more than `most` if there are more. */
export function takeSymbols(text: string, most: number): string[] {
  return symbolsOfNet(text, most) ?? symbolsIn(unwrapped(text), most);
}

/** Whether the lines of a text are the rows of a net with this many stickers. */
export function isNet(text: string, count: number): boolean {
  return symbolsOfNet(text, count) !== undefined;
}

function symbolsOfNet(text: string, count: number): string[] | undefined {
  return netSymbols(unwrapped(text), count, (line) => symbolsIn(line, count));
}

function symbolsIn(text: string, most: number): string[] {
  const symbols: string[] = [];
  for (const character of text) {
    if (LEFT_OUT.test(character)) continue;
    const capital = /[a-z]/.test(character) ? character.toUpperCase() : character;
    symbols.push(LETTERS_OF_PICTURES.get(character) ?? capital);
    if (symbols.length > most) break;
  }
  return symbols;
}

/**
 * The 54 symbols of a text, letters as capitals, in the order of the faces U R F D L B. Pictures of
 * colours stand for letters. The centres show whether the faces are written in the order U L F R B D, or as a net whose
 * line ends were lost.
 * @param count 24 for the 2x2x2, which has no centres
 * @throws SolverError "length".
 */
export function readSymbols(text: string, count = STICKER_COUNT): string[] {
  const net = symbolsOfNet(text, count);
  if (net) return net;
  const symbols = symbolsIn(unwrapped(text), count);
  const { length } = symbols;
  // Named, since the text may be of the other puzzle.
  const needed = `A ${count < STICKER_COUNT ? "2x2x2" : "3x3x3"} has ${count} stickers; these are `;
  if (length > count) throw new SolverError("length", `${needed}more.`);
  if (length < count) {
    const found = String(length);
    throw new SolverError("length", `${needed}${found}.`, { found });
  }
  if (count < STICKER_COUNT) return symbols;
  const reordered = PLACES_IN_OTHER_ORDER.flatMap((face) => symbols.slice(9 * face, 9 * face + 9));
  if (haveCentersOfACube(reordered)) return reordered;
  // In any order of the faces the centres are all different.
  if (new Set(centersOf(symbols)).size === FACES.length) return symbols;
  const ordered = fromNet(symbols, 3);
  return haveCentersOfACube(ordered) ? ordered : symbols;
}

function haveCentersOfACube(symbols: readonly string[]): boolean {
  return FRAMES.includes(facesNamed(centersOf(symbols)));
}

/** The six symbols on the centres. */
export function centersOf(symbols: readonly string[]): string {
  return CENTER_INDEXES.map((index) => symbols[index]!).join("");
}

/** The faces of six different colour letters; other symbols unchanged. */
export function facesNamed(centers: string): string {
  const sorted = (letters: string) => Array.from(letters).sort().join("");
  return sorted(centers) === sorted(COLOR_LETTERS)
    ? Array.from(centers, (color) => FACES[COLOR_LETTERS.indexOf(color)]!).join("")
    : centers;
}
