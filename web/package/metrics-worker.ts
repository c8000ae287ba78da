// The worker of the package for the two-phase search in metrics other than half turns: a script that needs no other
// file.

import type { MetricsModule } from "../../wasm/metrics";
import { METRIC_SETS } from "../engine/tables/table-sets";
import { METRICS_BUNDLES } from "../engine/worker/bundle/bundle";
import { TableMethodHost } from "../engine/worker/hosts/table-method-host";
import { importEmbedded } from "./embedded-bundle";
import { serve } from "./engine-service";

serve(
  (send) =>
    new TableMethodHost(
      send,
      Object.values(METRIC_SETS),
      METRICS_BUNDLES,
      importEmbedded<MetricsModule>,
    ),
);
