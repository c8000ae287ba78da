// Stores what a person wants to have counted.

import { DEFAULT_CHOICE, METRICS, type Metric } from "../../core/choices";
import { keepLasting, readLasting } from "../../site/lasting";

const STORAGE_KEY = "cubewright.metric";

/** The metric that was chosen; the usual one if none was. */
export function readStoredMetric(): Metric {
  const stored = readLasting(STORAGE_KEY);
  return METRICS.find((metric) => metric === stored) ?? DEFAULT_CHOICE.metric;
}

export function storeMetric(metric: Metric): void {
  keepLasting(STORAGE_KEY, metric);
}
