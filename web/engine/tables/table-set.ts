// Where a set of tables is kept and fetched. What its tables are, their kinds, sizes, entries and hashes,
// the bundle describes that works with them.

import type { TableSetName } from "../../core/table-sets";

export interface TableSet {
  readonly name: TableSetName;
  /**
   * The name of its database in the browser's storage, and of the lock that the site's tabs take for it. The
   * channel for news of it has a name that begins so.
   */
  readonly storageName: string;
  /** Its list of tables, below the base URL; undefined if it is made here sooner than it could be fetched. */
  readonly manifestPath: string | undefined;
}

/** Its names are those of the first release, whose tables are still in use and which may run in another tab. */
export const TWO_PHASE_SET: TableSet = {
  name: "two-phase",
  storageName: "cubewright-tables",
  manifestPath: "tables/manifest.json",
};
