// The workers of this page that are kept although nobody waits for them, so that the next who asks finds them
// ready. They end where memory is short: where a browser refuses it, or a worker dies, of which no browser tells
// the reason.

import { SolverError } from "../../core/errors";

const idle = new Set<() => void>();

/**
 * Keeps a worker until somebody needs it, or memory is short.
 *
 * @param end ends it, for the latter
 * @returns tells that it is idle no more
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
 * Does `load`, and once more where memory was refused for it and idle workers could be ended. A browser may free
 * their memory too late for that; then the next call finds it.
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
