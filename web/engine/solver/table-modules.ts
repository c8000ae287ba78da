// The modules that work with a set of tables, besides that of the two-phase search.

import { DEFAULT_CHOICE, type Method, type Puzzle } from "../../core/choices";
import { TWO_PHASE_SET, type TableSet } from "../tables/table-set";
import { KORF_SET, OPTIMAL_LARGE_SET, POCKET_SET } from "../tables/table-sets";

export type TableModuleName = "korf" | "optimal" | "pocket";

/** What a module works with. */
export interface TableModule {
  set: TableSet;
  /** One without which it works too, but slower. */
  fasterSet?: TableSet;
  /** Whether it searches with several threads where it can. */
  isThreaded: boolean;
}

export const TABLE_MODULES: Readonly<Record<TableModuleName, TableModule>> = {
  korf: { set: KORF_SET, isThreaded: false },
  // Memory is not shared with the worker of the two-phase search, so these tables are there twice.
  optimal: { set: TWO_PHASE_SET, fasterSet: OPTIMAL_LARGE_SET, isThreaded: true },
  pocket: { set: POCKET_SET, isThreaded: false },
};

/** The module whose tables a method needs; undefined if it is that of the two-phase search, or if it needs none. */
export function tableModuleOf(
  method: Method,
  puzzle: Puzzle = DEFAULT_CHOICE.puzzle,
): TableModuleName | undefined {
  if (puzzle === "2x2x2") return method === "optimal" ? "pocket" : undefined;
  return method === "korf" || method === "optimal" ? method : undefined;
}
