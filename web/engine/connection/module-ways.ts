// How the site starts the workers of the modules other than the two-phase search.

import type { TableSetName } from "../../core/table-sets";
import type { WorkerWay } from "./engine-worker";
import { waysFrom } from "./worker-ways";
import pocketWorkerUrl from "../worker/pocket-worker.ts?worker&url";

/** The ways to start each, by the set of tables that it works with. */
export const MODULE_WAYS: Readonly<Partial<Record<TableSetName, () => WorkerWay[]>>> = {
  pocket: () => waysFrom(pocketWorkerUrl),
};
