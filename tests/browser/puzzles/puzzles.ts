// The puzzles of the page, for tests that mean the same for both.

import { isLongRun } from "../long-run";
import { CUBE } from "./cube";
import { POCKET } from "./pocket";
import type { TestedPuzzle } from "./tested-puzzle";

export const PUZZLES: readonly TestedPuzzle[] = [CUBE, POCKET];

/** Whether this run tries `puzzle` with what hardly depends on the puzzle; the long run tries it with both. */
export function isTriedFully(puzzle: TestedPuzzle): boolean {
  return isLongRun || puzzle === CUBE;
}
