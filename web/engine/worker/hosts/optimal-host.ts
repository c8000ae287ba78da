// Answers the requests of one page about the method "optimal", in the worker of its module.

import type { OptimalModule } from "../../../../wasm/optimal";
import { systemClock } from "../../platform/clock";
import { TWO_PHASE_SET } from "../../tables/table-set";
import { METRIC_SETS, OPTIMAL_LARGE_SET } from "../../tables/table-sets";
import { OPTIMAL_BUNDLES, type ImportBundle } from "../bundle/bundle";
import type { WorkerReply } from "../messages/protocol";
import { TableMethodHost } from "./table-method-host";

// A worker loads the sets of one metric: the one in which it is asked to solve.
const OPTIMAL_SETS = [TWO_PHASE_SET, OPTIMAL_LARGE_SET, METRIC_SETS.qtm];

export function createOptimalHost(
  send: (reply: WorkerReply) => void,
  importBundle: ImportBundle<OptimalModule>,
  clock = systemClock,
): TableMethodHost<OptimalModule> {
  const importing: typeof importBundle = async (baseUrl, bundle, threads) => {
    const { module, threadsStarted } = await importBundle(baseUrl, bundle, threads);
    return {
      module,
      threadsStarted: threadsStarted.then(() => module.useThreads(bundle.threaded ? threads : 1)),
    };
  };
  return new TableMethodHost(send, OPTIMAL_SETS, OPTIMAL_BUNDLES, importing, clock);
}
