// The script of the site's workers for the two-phase search in metrics other than half turns.

import type { MetricsModule } from "../../../wasm/metrics";
import { METRIC_SETS } from "../tables/table-sets";
import { METRICS_BUNDLES } from "./bundle/bundle";
import { importFromUrl } from "./bundle/bundle-from-url";
import { TableMethodHost } from "./hosts/table-method-host";
import { serve } from "./messages/serving";

// A worker loads the set of one metric: the one that it is asked for.
serve(
  (send) =>
    new TableMethodHost(
      send,
      Object.values(METRIC_SETS),
      METRICS_BUNDLES,
      importFromUrl<MetricsModule>,
    ),
);
