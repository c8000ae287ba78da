// Stores which puzzle a person has chosen.

import { PUZZLES, type Puzzle } from "../../core/puzzles";
import { keepLasting, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.puzzle";

/** The puzzle that was chosen; the usual one if none was. */
export function readStoredPuzzle(): Puzzle {
  const stored = readLasting(STORAGE_KEY);
  return PUZZLES.find((puzzle) => puzzle === stored) ?? "3x3x3";
}

/** Stores it, unless that is so already: who knows one puzzle alone has nothing stored of the other. */
export function storePuzzle(puzzle: Puzzle): void {
  if (puzzle !== readStoredPuzzle()) keepLasting(STORAGE_KEY, puzzle);
}
