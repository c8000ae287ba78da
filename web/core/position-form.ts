// Whether a text that stands for a cube gives its stickers or the moves that lead to it. The C++
// (solver/text/position_form.h) is the authority; tests/data/position-forms.tsv holds the two together.

import type { Puzzle } from "./puzzles";
import { readFacelets } from "./facelets";
import { MAX_NOTATION_LENGTH } from "./notation";
import { POCKET_STICKER_COUNT } from "./pocket-stickers";
import { hasPicture, isNet, readSymbols } from "./sticker-symbols";
import { unwrapped } from "./written-text";

export type PositionForm = "facelets" | "moves";

// Moves that people write without signs and spaces are no longer than this, and facelets of which
// only a few are missing are longer.
const MOST_CHARACTERS_OF_BARE_MOVES = { "3x3x3": 40, "2x2x2": 17 } as const;
// A face of one colour is written like this, and nobody turns one face that often in a row.
const RUN_OF_FACELETS = { "3x3x3": /([A-Za-z])\1{8}/, "2x2x2": /([A-Za-z])\1{3}/ } as const;
// Longer than moves may be, in UTF-16 units. Its beginning shows what such a text was meant to be; it is refused anyway.
const LONGEST_TEXT_READ = 2 * MAX_NOTATION_LENGTH;
// How often each colour is there, and the letters of stickers of which some are unknown.
const STICKERS_OF_COLOR = { "3x3x3": 9, "2x2x2": 4 } as const;
const PAINTED_LETTERS = /^(?:[URFDLBX]+|[WRGYOBX]+)$/;
const SIGNS_OF_MOVES = /['’‘′`´()[\]:/]/;
// A turn, the number of an item of a list, or both without a space between them.
const SINGLE_TURN = /^(?:\d+\.|(?:\d+\.|[23])?[A-Za-z][w0-9]*)$/;

/**
 * Quotation marks around the text do not count, and commas count as white space. A text is facelets if it can be read
 * as such, or has nothing but white space, or has a coloured square or disc. Otherwise it is moves if it has a sign
 * that only moves have (an apostrophe, a bracket, a comment). It is incomplete facelets if nine consecutive letters are
 * the same (four for the 2x2x2), or if it is 54 (24) single letters with white space between them, none too often, of
 * which some are x, for unknown, or if its lines are the rows of a net. It is moves if it has at most 40 characters (17
 * for the 2x2x2), or white space between single turns, which may be numbered. Any other text is facelets with a mistake.
 */
export function formOf(text: string, puzzle: Puzzle = "3x3x3"): PositionForm {
  if (text.length > LONGEST_TEXT_READ) return formOf(text.slice(0, LONGEST_TEXT_READ), puzzle);
  const inner = unwrapped(text);
  const isReadable = puzzle === "3x3x3" ? canBeRead(text) : isPocketText(text);
  if (text.trim() === "" || isReadable || hasPicture(inner)) return "facelets";
  if (SIGNS_OF_MOVES.test(inner)) return "moves";
  if (RUN_OF_FACELETS[puzzle].test(inner)) return "facelets";
  const words = inner.split(/[\s,，]+/).filter((word) => word !== "");
  const perColor = STICKERS_OF_COLOR[puzzle];
  if (arePaintedLetters(words, perColor) || isNet(text, 6 * perColor)) return "facelets";
  const characterCount = words.reduce((count, word) => count + Array.from(word).length, 0);
  if (characterCount <= MOST_CHARACTERS_OF_BARE_MOVES[puzzle]) return "moves";
  return words.every((word) => SINGLE_TURN.test(word)) ? "moves" : "facelets";
}

// As moves, these would be that many quarter turns of single faces and of the whole cube, with no other turn among them.
function arePaintedLetters(words: readonly string[], perColor: number): boolean {
  const letters = words.join("").toUpperCase();
  if (words.length !== 6 * perColor || letters.length !== words.length) return false;
  const isFitting = (letter: string) => letters.split(letter).length - 1 <= perColor;
  const known = [...new Set(letters.replaceAll("X", ""))];
  return letters.includes("X") && PAINTED_LETTERS.test(letters) && known.every(isFitting);
}

/** What to do if the text is a 2x2x2 and a 3x3x3 was asked for. */
export const POCKET_HINT = ' For a 2x2x2, pass the option puzzle: "2x2x2".';

/** Whether a text consists of 24 symbols: six kinds, four of each. */
export function isPocketText(text: string): boolean {
  try {
    const symbols = readSymbols(text, POCKET_STICKER_COUNT).sort().join("");
    return /^(?:([A-Z0-9])\1{3}(?!\1)){6}$/.test(symbols);
  } catch {
    return false;
  }
}

function canBeRead(text: string): boolean {
  try {
    readFacelets(text);
    return true;
  } catch {
    return false;
  }
}
