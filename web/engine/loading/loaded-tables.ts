// The result of loading a set of tables.

import type { SolverErrorCode } from "../../core/errors";
import type { StorageProblem, TablesSource } from "../../core/solution";

export interface KeptTables {
  /** Whether the next visit will find the tables in the browser's storage. */
  cached: boolean;
  storageProblem: StorageProblem | undefined;
}

/** How loading the tables of a set ended. */
export interface LoadedTables extends KeptTables {
  /** undefined: they are not in use, since only stored tables were wanted and some are not stored. */
  source: TablesSource | undefined;
  /** Why they had to be made. */
  error: SolverErrorCode | undefined;
}
