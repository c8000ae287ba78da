// Whether a text that stands for a cube gives its stickers or the moves that lead to it. The C++
// (solver/text/position_form.h) is the authority; tests/data/position-forms.tsv holds the two together.

import { readFacelets } from "./facelets";
import { hasPicture } from "./sticker-symbols";
import { unwrapped } from "./written-text";

export type PositionForm = "facelets" | "moves";

// Moves that people write without signs and spaces are no longer than this, and facelets of which
// only a few are missing are longer.
const MOST_CHARACTERS_OF_BARE_MOVES = 40;
// A face of one colour is written so, and nobody turns one face nine times.
const RUN_OF_FACELETS = /([A-Za-z])\1{8}/;
const SIGNS_OF_MOVES = /['’‘′`´()[\]:/]/;
const SINGLE_TURN = /^[23]?[A-Za-z][w0-9]*$/;

/**
 * Quotation marks around the text do not count, and commas count as white space. A text is facelets if
 * it can be read as such, or has nothing but white space, or has a coloured square or disc. Otherwise
 * it is moves if it has a sign that only moves have (an apostrophe, a bracket, a comment). It is
 * facelets, not all of them yet, if nine of its letters in a row are the same. It is moves if it has at
 * most 40 characters, or white space between single turns. Any other text is facelets with a mistake.
 */
export function formOf(text: string): PositionForm {
  const inner = unwrapped(text);
  if (text.trim() === "" || canBeRead(text) || hasPicture(inner)) return "facelets";
  if (SIGNS_OF_MOVES.test(inner)) return "moves";
  if (RUN_OF_FACELETS.test(inner)) return "facelets";
  const words = inner.split(/[\s,，]+/).filter((word) => word !== "");
  const characterCount = words.reduce((count, word) => count + Array.from(word).length, 0);
  if (characterCount <= MOST_CHARACTERS_OF_BARE_MOVES) return "moves";
  return words.every((word) => SINGLE_TURN.test(word)) ? "moves" : "facelets";
}

function canBeRead(text: string): boolean {
  try {
    readFacelets(text);
    return true;
  } catch {
    return false;
  }
}
