// How the site starts the workers of the modules other than the two-phase search.

import type { ModuleWays } from "./engine-worker";
import { waysFrom } from "./worker-ways";
import goalsWorkerUrl from "../worker/goals-worker.ts?worker&url";
import korfWorkerUrl from "../worker/korf-worker.ts?worker&url";
import methodsWorkerUrl from "../worker/methods-worker.ts?worker&url";
import metricsWorkerUrl from "../worker/metrics-worker.ts?worker&url";
import optimalWorkerUrl from "../worker/optimal-worker.ts?worker&url";
import pocketWorkerUrl from "../worker/pocket-worker.ts?worker&url";
import scanWorkerUrl from "../worker/scan-worker.ts?worker&url";

export const MODULE_WAYS: ModuleWays = {
  goals: () => waysFrom(goalsWorkerUrl),
  korf: () => waysFrom(korfWorkerUrl),
  methods: () => waysFrom(methodsWorkerUrl),
  metrics: () => waysFrom(metricsWorkerUrl),
  optimal: () => waysFrom(optimalWorkerUrl),
  pocket: () => waysFrom(pocketWorkerUrl),
  scan: () => waysFrom(scanWorkerUrl),
};
