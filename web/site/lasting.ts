// Short texts in the browser's local storage. Where that is forbidden or full, nothing is kept from
// one visit to the next.

import type { Puzzle } from "../core/choices";

/** The text that is stored under `key`, if there is one. */
export function readLasting(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The key for what is stored for each puzzle by itself. */
export function keyOf(key: string, puzzle: Puzzle): string {
  return puzzle === "3x3x3" ? key : `${key}.${puzzle}`;
}

export function keepLasting(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The page works without storage.
  }
}
