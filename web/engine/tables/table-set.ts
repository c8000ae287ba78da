// Where a set of tables is kept and fetched. The bundle that works with the tables describes them: their kinds, sizes,
// entries and hashes.

import type { TableSetName } from "../../core/table-sets";

export interface TableSet {
  readonly name: TableSetName;
  /**
   * The name of its database in the browser's storage, and of the lock that the site's tabs take for it. The name of
   * the channel for news of it begins with this.
   */
  readonly storageName: string;
  /** Its list of tables, below the base URL; undefined if it is not published, but always made here. */
  readonly manifestPath: string | undefined;
}

/** The names are those of the first release: its tables are still used, and it may still run in another tab. */
export const TWO_PHASE_SET: TableSet = {
  name: "two-phase",
  storageName: "cubewright-tables",
  manifestPath: "tables/manifest.json",
};
