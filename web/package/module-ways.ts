// How the package starts the workers of modules other than the two-phase search, in place of the site's ways
// (web/engine/connection/module-ways.ts).

import type { TableSetName } from "../core/table-sets";
import type { WorkerWay } from "../engine/connection/engine-worker";

/** It has none yet. */
export const MODULE_WAYS: Readonly<Partial<Record<TableSetName, () => WorkerWay[]>>> = {};
