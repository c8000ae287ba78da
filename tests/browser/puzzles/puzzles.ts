// The puzzles of the page, for tests that mean the same for both.

import { CUBE } from "./cube";
import { POCKET } from "./pocket";
import type { TestedPuzzle } from "./tested-puzzle";

export const PUZZLES: readonly TestedPuzzle[] = [CUBE, POCKET];
