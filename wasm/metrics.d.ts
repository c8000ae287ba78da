// The names that the bundle of the two-phase search in metrics other than half turns exports through Embind
// (wasm/metrics/bindings.cpp), for the engine's TypeScript. A test compares them with those of the loaded module.

import type { SeveralSolutionsModule, SolveModule } from "./solves";
import type { BundleOptions, TableSetModule } from "./table-set";

/** The two tables of each metric, which form one set. */
export type MetricTableKind =
  | "phase1-qtm"
  | "phase2-qtm"
  | "phase1-axial-htm"
  | "phase2-axial-htm"
  | "phase1-axial-qtm"
  | "phase2-axial-qtm";

/**
 * Its only method is "two-phase". A solve in a metric needs both tables of that metric to be in use, and ends when they
 * change.
 */
export interface MetricsModule
  extends TableSetModule<MetricTableKind>, SolveModule, SeveralSolutionsModule {
  /**
   * Of solutions that cost the same, later solves first give those that have fewest of something: "quarter-turns",
   * "faces" or "no-back"; "", the default: no preference. Returns false for any other.
   */
  preferSolutions(preference: string): boolean;
}

export default function createCubewrightMetrics(options?: BundleOptions): Promise<MetricsModule>;
