// The puzzles of the page, for tests that mean the same for both.

import { isLongRun, isLongRunAnywhere } from "../long-run";
import { CUBE } from "./cube";
import { POCKET } from "./pocket";
import type { TestedPuzzle } from "./tested-puzzle";

export const PUZZLES: readonly TestedPuzzle[] = [CUBE, POCKET];

/** Whether this run tries `puzzle` with tests that mean the same for both; the long run tries both. */
export function isTriedFully(puzzle: TestedPuzzle): boolean {
  return isLongRun || puzzle === CUBE;
}

/** The same for tests that the long run tries in all browsers. */
export function isTriedAnywhere(puzzle: TestedPuzzle): boolean {
  return isLongRunAnywhere || puzzle === CUBE;
}
