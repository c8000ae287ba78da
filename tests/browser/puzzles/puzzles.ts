// The puzzles of the page, for tests that mean the same for both.

import { isLongRun } from "../long-run";
import { CUBE } from "./cube";
import { POCKET } from "./pocket";
import type { TestedPuzzle } from "./tested-puzzle";

export const PUZZLES: readonly TestedPuzzle[] = [CUBE, POCKET];

/** Whether this run tries with `puzzle` what hardly depends on which one it is; the long run tries it with both. */
export function isTriedFully(puzzle: TestedPuzzle): boolean {
  return isLongRun || puzzle === CUBE;
}
