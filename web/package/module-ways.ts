// How the package starts the workers of modules other than the two-phase search, in place of the site's ways
// (web/engine/connection/module-ways.ts).

import type { ModuleWays } from "../engine/connection/engine-worker";
import { canWorkersShareMemory, waysOf } from "./worker-ways";

export const MODULE_WAYS: ModuleWays = {
  goals: () => waysOf("goals", () => import("embedded:worker-goals")),
  korf: () => waysOf("korf", () => import("embedded:worker-korf")),
  methods: () => waysOf("methods", () => import("embedded:worker-methods")),
  metrics: () => waysOf("metrics", () => import("embedded:worker-metrics")),
  optimal: (withThreads) => [
    ...(withThreads && canWorkersShareMemory()
      ? waysOf("optimal-threads", () => import("embedded:worker-optimal-threads"))
      : []),
    ...waysOf("optimal", () => import("embedded:worker-optimal")),
  ],
  pocket: () => waysOf("pocket", () => import("embedded:worker-pocket")),
  scan: () => waysOf("scan", () => import("embedded:worker-scan")),
};
