// Stores how a person wants cubes to be solved, separately for each puzzle.

import type { Method, Puzzle } from "../../core/choices";
import { keepLasting, keyOf, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.method";

/** The method that was chosen; the first of `offered` if none was, or if it is not among them. */
export function readStoredMethod(puzzle: Puzzle, offered: readonly Method[]): Method {
  const stored = readLasting(keyOf(STORAGE_KEY, puzzle));
  return offered.find((method) => method === stored) ?? offered[0]!;
}

export function storeMethod(puzzle: Puzzle, method: Method): void {
  keepLasting(keyOf(STORAGE_KEY, puzzle), method);
}
