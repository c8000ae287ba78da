// The sets of tables, by their names, and which of them a solve needs. A set is made or fetched, stored,
// verified and deleted as one, and nothing that is done to one touches another.

import type { Method, Puzzle } from "./choices";

/** `two-phase`, `korf`: the tables of these methods; `pocket`: the exact distances of the 2x2x2. */
export const TABLE_SET_NAMES = ["two-phase", "pocket", "korf"] as const;
export type TableSetName = (typeof TABLE_SET_NAMES)[number];

/** The set that a method needs for a puzzle; undefined if there is no such method for it yet. */
export function tableSetOf(method: Method, puzzle: Puzzle): TableSetName | undefined {
  if (puzzle === "2x2x2") return method === "optimal" ? "pocket" : undefined;
  return method === "two-phase" || method === "korf" ? method : undefined;
}
