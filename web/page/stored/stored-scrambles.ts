// Stores the cubes that were scrambled last, separately for each puzzle.

import type { Puzzle } from "../../core/choices";
import { puzzleOf } from "../../core/pocket-stickers";
import { keepLasting, keyOf, readLasting } from "../../site/lasting";

export interface StoredScramble {
  facelets: string;
  /** When it was scrambled, in milliseconds since 1970. */
  timeMs: number;
}

const STORAGE_KEY = "cubewright.scrambles";
const MOST_SCRAMBLES = 20;

/** Stores one more, and forgets the oldest if there are more than twenty. */
export function storeScramble(facelets: string, timeMs: number): void {
  const puzzle = puzzleOf(facelets);
  const scrambles = [{ facelets, timeMs }, ...readScrambles(puzzle)].slice(0, MOST_SCRAMBLES);
  keepLasting(keyOf(STORAGE_KEY, puzzle), JSON.stringify(scrambles));
}

/** The newest first. */
export function readScrambles(puzzle: Puzzle): readonly StoredScramble[] {
  try {
    const stored: unknown = JSON.parse(readLasting(keyOf(STORAGE_KEY, puzzle)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => isScrambleOf(puzzle, each)) : [];
  } catch {
    return [];
  }
}

function isScrambleOf(puzzle: Puzzle, stored: unknown): stored is StoredScramble {
  const { facelets, timeMs } = Object(stored) as Partial<StoredScramble>;
  if (typeof facelets !== "string" || typeof timeMs !== "number") return false;
  return /^([URFDLB]{24}|[URFDLB]{54})$/.test(facelets) && puzzleOf(facelets) === puzzle;
}
