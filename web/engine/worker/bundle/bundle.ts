// The WebAssembly bundles, and which of them can run here. Whether memory can be shared is
// tried out, since some browsers call a page isolated and still refuse to share memory.

import type { CubewrightModule } from "../../../../wasm/cubewright";
import { SolverError } from "../../../core/errors";
import { environment } from "../../platform/environment";
import { isNode, nodeProcessors } from "../../platform/node";

export interface Bundle {
  /** The name of its files below `wasm/`, without extension. */
  name: string;
  threaded: boolean;
}

/** Those of the two-phase search, best first. */
export const BUNDLES: readonly Bundle[] = [
  { name: "cubewright-threads", threaded: true },
  { name: "cubewright", threaded: false },
];

export const METHODS_BUNDLES: readonly Bundle[] = [{ name: "cubewright-methods", threaded: false }];
export const METRICS_BUNDLES: readonly Bundle[] = [{ name: "cubewright-metrics", threaded: false }];
export const KORF_BUNDLES: readonly Bundle[] = [{ name: "cubewright-korf", threaded: false }];
export const POCKET_BUNDLES: readonly Bundle[] = [{ name: "cubewright-pocket", threaded: false }];
export const GOALS_BUNDLES: readonly Bundle[] = [{ name: "cubewright-goals", threaded: false }];
export const SCAN_BUNDLES: readonly Bundle[] = [{ name: "cubewright-scan", threaded: false }];
export const OPTIMAL_BUNDLES: readonly Bundle[] = [
  { name: "cubewright-optimal-threads", threaded: true },
  { name: "cubewright-optimal", threaded: false },
];

/** The bundle that draws the cubes of experiments and sums up the results. */
export const EXPERIMENTS_BUNDLES: readonly Bundle[] = [
  { name: "cubewright-experiments", threaded: false },
];

/** The limit for threads, since each takes a worker with a stack of its own. */
export const MAX_THREADS = 8;

/** A bundle that runs, at first with one thread. */
export interface ImportedBundle<Module extends object = CubewrightModule> {
  module: Module;
  /** Resolves when all wanted threads have started; rejects if one of them cannot be started. */
  threadsStarted: Promise<void>;
}

export interface StartedBundle<Module extends object> extends ImportedBundle<Module> {
  bundle: Bundle;
}

/** Loads a bundle and starts `threads` threads, the calling one included. Files lie below `baseUrl`. */
export type ImportBundle<Module extends object = CubewrightModule> = (
  baseUrl: string | undefined,
  bundle: Bundle,
  threads: number,
) => Promise<ImportedBundle<Module>>;

/** How many threads the machine can run at once, at most `MAX_THREADS`. */
export function availableThreads(): number {
  const { hardwareConcurrency = nodeProcessors() } = environment.navigator ?? {};
  return Math.min(hardwareConcurrency, MAX_THREADS);
}

/** Whether memory can be shared between threads here: on isolated pages, and in Node. */
export function canShareMemory(): boolean {
  const isIsolated = environment.crossOriginIsolated ?? isNode();
  if (typeof SharedArrayBuffer === "undefined" || !isIsolated) return false;
  try {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    return memory.buffer instanceof SharedArrayBuffer;
  } catch {
    return false;
  }
}

/**
 * Starts the first of the bundles that runs here; one with threads only if more than one is wanted.
 * @throws SolverError if none does: "memory" if there is not enough for any of them, or else "bundle-failed".
 */
export async function startBundle<Module extends object>(
  baseUrl: string | undefined,
  threads: number,
  importBundle: ImportBundle<Module>,
  bundles = BUNDLES,
): Promise<StartedBundle<Module>> {
  const shared = threads > 1 && canShareMemory();
  const failures: unknown[] = [];
  for (const bundle of bundles.filter(({ threaded }) => shared || !threaded)) {
    try {
      return {
        ...(await importBundle(baseUrl, bundle, bundle.threaded ? threads : 1)),
        bundle,
      };
    } catch (error) {
      failures.push(error);
    }
  }
  // The error with which the memory of a bundle is refused.
  const isMemory = failures.every((failure) => failure instanceof RangeError);
  throw new SolverError(
    isMemory ? "memory" : "bundle-failed",
    `The solver's engine could not be started: ${failures.join("; ")}`,
    {},
    { cause: failures[0] },
  );
}
