// The WebAssembly bundles, best first, and which of them can run here. What a bundle needs is found
// out by trying the thing itself: some browsers say that a page is isolated and share no memory.

import type { CubewrightModule } from "../../../wasm/cubewright";
import { SolverError } from "../../core/errors";
import { environment } from "../platform/environment";

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

export interface StartedBundle {
  module: CubewrightModule;
  bundle: Bundle;
}

/** Loads a bundle, if need be from below `baseUrl`, with room for `threads` threads. */
export type ImportBundle = (
  baseUrl: string | undefined,
  bundle: Bundle,
  threads: number,
) => Promise<CubewrightModule>;

/** Whether memory can be shared between threads here. */
export function canShareMemory(): boolean {
  if (typeof SharedArrayBuffer === "undefined" || !environment.crossOriginIsolated) return false;
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
  let failure: unknown;
  for (const bundle of BUNDLES.filter(({ threaded }) => shared || !threaded)) {
    try {
      return { module: await importBundle(baseUrl, bundle, threads), bundle };
    } catch (error) {
      failure = error;
    }
  }
  throw new SolverError(
    "bundle-failed",
    `The solver's engine could not be started: ${String(failure)}`,
    {},
    { cause: failure },
  );
}
