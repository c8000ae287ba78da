// The workers of this page that are kept although nobody waits for them, so that the next caller finds them ready. They
// end when memory is short: when a browser refuses it, or when a worker dies, since no browser reports why.

import { SolverError } from "../../core/errors";

const idle = new Set<() => void>();

/**
 * Keeps a worker until somebody needs it, or memory is short.
 *
 * @param end ends the worker when memory is short
 * @returns a function to call when the worker is no longer idle
 */
export function keepIdle(end: () => void): () => void {
  idle.add(end);
  return () => idle.delete(end);
}

/** Ends them all; returns whether there were any. */
export function endIdleWorkers(): boolean {
  const ends = [...idle];
  idle.clear();
  for (const end of ends) end();
  return ends.length > 0;
}

/**
 * Calls `load`, and once more if memory was refused and idle workers could be ended. A browser may free their memory
 * too late for that; then the next call finds it.
 */
export async function withRoom<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    const isRefused = error instanceof SolverError && error.code === "memory";
    if (!isRefused || !endIdleWorkers()) throw error;
    return load();
  }
}
