// All sets of tables. Solving cubes at once needs only the first, so that a page can load this file later.

import type { Metric } from "../../core/choices";
import type { TableSetName } from "../../core/table-sets";
import { TWO_PHASE_SET, type TableSet } from "./table-set";

/** Takes some tenths of a second to make. */
export const POCKET_SET: TableSet = {
  name: "pocket",
  storageName: "cubewright-tables-pocket",
  manifestPath: undefined,
};

/** Takes some ten seconds to make, and would take longer to fetch: it hardly gets smaller by compression. */
export const KORF_SET: TableSet = {
  name: "korf",
  storageName: "cubewright-tables-korf",
  manifestPath: undefined,
};

/** Takes a minute or two to make, and would take longer to fetch: 235 MB that hardly get smaller by compression. */
export const OPTIMAL_LARGE_SET: TableSet = {
  name: "optimal-large",
  storageName: "cubewright-tables-optimal-large",
  manifestPath: undefined,
};

/** Each takes some ten seconds to make; they are rarely asked for, so they are not published. */
export const METRIC_SETS: Readonly<Record<Exclude<Metric, "htm">, TableSet>> = {
  qtm: metricSet("two-phase-qtm"),
  "axial-htm": metricSet("two-phase-axial-htm"),
  "axial-qtm": metricSet("two-phase-axial-qtm"),
};

function metricSet(name: TableSetName): TableSet {
  return { name, storageName: `cubewright-tables-${name}`, manifestPath: undefined };
}

export const TABLE_SETS: Readonly<Record<TableSetName, TableSet>> = {
  "two-phase": TWO_PHASE_SET,
  pocket: POCKET_SET,
  korf: KORF_SET,
  "optimal-large": OPTIMAL_LARGE_SET,
  "two-phase-qtm": METRIC_SETS.qtm,
  "two-phase-axial-htm": METRIC_SETS["axial-htm"],
  "two-phase-axial-qtm": METRIC_SETS["axial-qtm"],
};
