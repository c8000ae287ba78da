// Where proofs are kept, and the news of them. What reads and writes them is loaded only where it is needed.

import { systemClock, withinLimit } from "../platform/clock";

// A page of an earlier release knows only the first, and interferes with nothing.
export const DATABASE_NAMES = { htm: "cubewright-proofs", qtm: "cubewright-proofs-qtm" } as const;
export type DatabaseMetric = keyof typeof DATABASE_NAMES;

/** If the storage does not answer for so long, a proof goes on without it. */
export const LIMIT_MS = 5_000;

/**
 * Sends the event "change" when a proof is begun, interrupted or finished, and when one or a list can no longer be stored
 * or can again.
 */
export const proofNews = new EventTarget();

/** Whether proofs may be kept for this metric; opening its database would create one for everybody. */
export async function hasDatabase(metric: DatabaseMetric): Promise<boolean> {
  try {
    // Firefox lists them from 126 on.
    if (typeof indexedDB.databases !== "function") return true;
    const databases = await withinLimit(systemClock, LIMIT_MS, indexedDB.databases());
    return databases.some(({ name }) => name === DATABASE_NAMES[metric]);
  } catch {
    return false;
  }
}

/** Whether proofs may be kept for any metric. */
export async function mayHaveProofs(): Promise<boolean> {
  return (await hasDatabase("htm")) || (await hasDatabase("qtm"));
}
