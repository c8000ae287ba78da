// The bundle of experiments for the rest of the program: it draws the cubes and sums up the results. It runs in the
// calling thread, without a worker: it draws some thousand cubes in a millisecond, and solves none.

import type { ExperimentsModule } from "../../wasm/experiments";
import { EXPERIMENTS_BUNDLES, startBundle } from "./worker/bundle/bundle";
import { importFromUrl } from "./worker/bundle/bundle-from-url";

export { nextTask } from "./platform/next-task";
export type {
  BestSoFarPoint,
  DrawnCube,
  ExperimentPreset,
  ExperimentsModule,
  Figures,
  NotedCube,
  ResultRow,
} from "../../wasm/experiments";

/**
 * A new instance of the bundle, for one experiment.
 * @param baseUrl the whole URL of the folder that has `wasm/`
 * @throws SolverError "bundle-failed" or "memory" if it cannot be loaded.
 */
export async function openExperiments(baseUrl: string): Promise<ExperimentsModule> {
  const { module } = await startBundle(
    baseUrl,
    1,
    importFromUrl<ExperimentsModule>,
    EXPERIMENTS_BUNDLES,
  );
  return module;
}
