// The modules that work with a set of tables, besides that of the two-phase search.

import { DEFAULT_CHOICE, type Method, type Metric, type Puzzle } from "../../core/choices";
import type { ModuleName } from "../connection/engine-worker";
import { TWO_PHASE_SET, type TableSet } from "../tables/table-set";
import { KORF_SET, METRIC_SETS, OPTIMAL_LARGE_SET, POCKET_SET } from "../tables/table-sets";

type MetricModuleName = `two-phase-${Exclude<Metric, "htm">}`;
export type TableModuleName = "korf" | "optimal" | "optimal-qtm" | "pocket" | MetricModuleName;

/** What a module works with. */
export interface TableModule {
  /** What its worker runs; "metrics" is started once for each metric. */
  worker: ModuleName;
  set: TableSet;
  /** A set that makes it faster; it also works without. */
  fasterSet?: TableSet;
  /** Whether it searches with several threads where it can. */
  isThreaded: boolean;
}

export const TABLE_MODULES: Readonly<Record<TableModuleName, TableModule>> = {
  korf: { worker: "korf", set: KORF_SET, isThreaded: false },
  // Memory is not shared with the worker of the two-phase search, so these tables are in memory twice.
  optimal: {
    worker: "optimal",
    set: TWO_PHASE_SET,
    fasterSet: OPTIMAL_LARGE_SET,
    isThreaded: true,
  },
  "optimal-qtm": { worker: "optimal", set: METRIC_SETS.qtm, isThreaded: true },
  pocket: { worker: "pocket", set: POCKET_SET, isThreaded: false },
  "two-phase-qtm": { worker: "metrics", set: METRIC_SETS.qtm, isThreaded: false },
  "two-phase-axial-htm": { worker: "metrics", set: METRIC_SETS["axial-htm"], isThreaded: false },
  "two-phase-axial-qtm": { worker: "metrics", set: METRIC_SETS["axial-qtm"], isThreaded: false },
};

/** The module whose tables a method needs; undefined if it is that of the two-phase search, or if it needs none. */
export function tableModuleOf(
  method: Method,
  puzzle: Puzzle = DEFAULT_CHOICE.puzzle,
  metric: Metric = DEFAULT_CHOICE.metric,
): TableModuleName | undefined {
  if (puzzle === "2x2x2") return method === "optimal" ? "pocket" : undefined;
  if (method === "two-phase") return metric === "htm" ? undefined : `two-phase-${metric}`;
  if (method === "optimal") return metric === "qtm" ? "optimal-qtm" : "optimal";
  return method === "korf" ? method : undefined;
}
