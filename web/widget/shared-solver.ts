// One engine for all cubes of a page: its tables are large, and a second worker would only compete
// with the first.

import type { SolverProgress } from "../core/solution";
import { Solver } from "../engine";

type ProgressListener = (progress: SolverProgress) => void;

const listeners = new Set<ProgressListener>();
let starting: Promise<Solver> | undefined;

function start(): Promise<Solver> {
  return Solver.create({
    baseUrl: new URL(".", document.baseURI).href,
    onProgress: (progress) => {
      for (const listener of listeners) listener(progress);
    },
  });
}

/**
 * The page's engine, started by the first call. A start that failed is not remembered, so that the
 * next call tries again.
 * @throws SolverError with an engine's code, such as "fetch-failed" or "bundle-failed".
 */
export function sharedSolver(): Promise<Solver> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

/** Hears how far the tables are; returns the way to stop hearing it. */
export function listenToSolverProgress(listener: ProgressListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
