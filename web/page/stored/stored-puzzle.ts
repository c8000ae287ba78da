// Stores which puzzle a person has chosen.

import { PUZZLES, type Puzzle } from "../../core/puzzles";
import { keepLasting, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.puzzle";

/** The puzzle that was chosen; the usual one if none was. */
export function readStoredPuzzle(): Puzzle {
  const stored = readLasting(STORAGE_KEY);
  return PUZZLES.find((puzzle) => puzzle === stored) ?? "3x3x3";
}

/**
 * The puzzle that the page is about to show: that of its address, or else the stored one.
 * @param hash of the address, such as "#puzzle=2x2x2"
 */
export function puzzleToShow(hash: string): Puzzle {
  // As when the cube is restored (kept-cube.ts), the address takes precedence over the last visit, and 24 stickers mean
  // the 2x2x2. This is part of the script that arrives first, so it knows stickers only as the page writes them.
  if (/[#&](?:puzzle=2x2x2|facelets=[^&]{24})(?:&|$)/.test(hash)) return "2x2x2";
  return /[#&](?:puzzle=3x3x3|facelets=|setup=|alg=|goal=)/.test(hash)
    ? "3x3x3"
    : readStoredPuzzle();
}

/** Stores the puzzle if it is not the stored one: a person who never leaves the usual puzzle has nothing stored. */
export function storePuzzle(puzzle: Puzzle): void {
  if (puzzle !== readStoredPuzzle()) keepLasting(STORAGE_KEY, puzzle);
}
