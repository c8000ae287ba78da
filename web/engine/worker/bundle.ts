// The WebAssembly bundles, best first, and which of them can run here. What a bundle needs is found
// out by trying the thing itself: some browsers say that a page is isolated and share no memory.

import type { CubewrightModule } from "../../../wasm/cubewright";
import { SolverError } from "../../core/errors";
import { environment } from "../platform/environment";
import { isNode, nodeProcessors } from "../platform/node";

export interface Bundle {
  /** The name of its files below `wasm/`, without extension. */
  name: string;
  threaded: boolean;
}

export const BUNDLES: readonly Bundle[] = [
  { name: "cubewright-threads", threaded: true },
  { name: "cubewright", threaded: false },
];

/** The most threads that are started: each takes a worker with a stack of its own. */
export const MAX_THREADS = 8;

/** A bundle that runs, with one thread at first. */
export interface ImportedBundle {
  module: CubewrightModule;
  /** Resolves when all the threads that it was to have are there, and rejects if some cannot be had. */
  threadsStarted: Promise<void>;
}

export interface StartedBundle extends ImportedBundle {
  bundle: Bundle;
}

/** Loads a bundle, if need be from below `baseUrl`, with room for `threads` threads. */
export type ImportBundle = (
  baseUrl: string | undefined,
  bundle: Bundle,
  threads: number,
) => Promise<ImportedBundle>;

/** How many threads the machine runs at once, as far as they are of use. */
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
 * Starts the best bundle that runs here, threads only if there is more than one to use.
 * @throws SolverError "bundle-failed" if none does.
 */
export async function startBundle(
  baseUrl: string | undefined,
  threads: number,
  importBundle: ImportBundle,
): Promise<StartedBundle> {
  const shared = threads > 1 && canShareMemory();
  const failures: unknown[] = [];
  for (const bundle of BUNDLES.filter(({ threaded }) => shared || !threaded)) {
    try {
      return { ...(await importBundle(baseUrl, bundle, threads)), bundle };
    } catch (error) {
      failures.push(error);
    }
  }
  throw new SolverError(
    "bundle-failed",
    `The solver's engine could not be started: ${failures.join("; ")}`,
    {},
    { cause: failures[0] },
  );
}
