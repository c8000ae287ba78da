// Whether a text that stands for a cube gives its stickers or the moves that lead to it. The C++
// (solver/text/position_form.h) is the authority; tests/data/position-forms.tsv holds the two together.

import { readFacelets } from "./facelets";

export type PositionForm = "facelets" | "moves";

// No solution that anybody writes without signs and spaces is longer, and no cube that lacks a few
// stickers shorter.
const MOST_CHARACTERS_OF_BARE_MOVES = 40;
const SIGNS_OF_MOVES = /['’‘′`´()[\],:/]/;
const SINGLE_TURN = /^[A-Za-z][w0-9]*$/;

/**
 * Facelets are what can be read as such, and what was evidently meant so: nothing but white space, or
 * more than 40 characters without any sign that only moves have (apostrophes, brackets, comments),
 * unless white space parts them into single turns.
 */
export function formOf(text: string): PositionForm {
  if (canBeRead(text)) return "facelets";
  if (SIGNS_OF_MOVES.test(text)) return "moves";
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return "facelets";
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
