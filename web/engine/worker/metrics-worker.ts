// The script of the site's workers for the two-phase search in metrics other than half turns.

import type { MetricsModule } from "../../../wasm/metrics";
import { METRIC_SETS } from "../tables/table-sets";
import { METRICS_BUNDLES } from "./bundle/bundle";
import { importFromUrl } from "./bundle/bundle-from-url";
import type { WorkerReply, WorkerRequest } from "./messages/protocol";
import { TableMethodHost } from "./hosts/table-method-host";

declare const self: DedicatedWorkerGlobalScope;

// A worker loads the set of one metric: the one that it is asked for.
const host = new TableMethodHost(
  (reply) => self.postMessage(reply),
  Object.values(METRIC_SETS),
  METRICS_BUNDLES,
  importFromUrl<MetricsModule>,
);
self.onmessage = (event: MessageEvent<WorkerRequest>) => void host.handle(event.data);
self.postMessage({ id: 0, type: "alive" } satisfies WorkerReply);
