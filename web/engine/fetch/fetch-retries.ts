// Further attempts, after pauses that grow. A pause ends early when the machine is online again, and is at
// least as long as the server asks for. Libraries for retries do neither.

import type { Clock } from "../platform/clock";
import { environment } from "../platform/environment";
import { FetchFailure } from "./fetch-failure";

/** The pauses before the further attempts. Together they bridge a short loss of the network, as in a tunnel. */
export const RETRY_PAUSES_MS = [500, 1_000, 2_000, 4_000];
// Each pause is this much shorter or longer by chance, so that clients which failed together do not try
// again together.
const JITTER = 0.25;
// A server that asks for a longer pause is not tried again.
const LONGEST_PAUSE_MS = 10_000;

/** How often fetching the manifest is tried: if it is unavailable, making the tables should begin soon. */
export const MANIFEST_ATTEMPTS = 3;

export interface RetryOptions {
  clock: Clock;
  /** The most attempts while the machine is online; if omitted, as many as the pauses allow. */
  attempts?: number;
  /** Ends pauses. An attempt must listen to it by itself. */
  signal: AbortSignal;
}

/**
 * Resolves with the result of the first attempt that succeeds; `attempt` receives how many have failed.
 * @throws what the last attempt threw, also if the signal ends the pause after it.
 */
export async function withRetries<Value>(
  { clock, signal, attempts = Infinity }: RetryOptions,
  attempt: (failedAttempts: number) => Promise<Value>,
): Promise<Value> {
  for (let failedAttempts = 0; ; ++failedAttempts) {
    try {
      return await attempt(failedAttempts);
    } catch (error) {
      const pauseMs = RETRY_PAUSES_MS[failedAttempts];
      if (pauseMs === undefined || !(error instanceof FetchFailure && error.mayPass)) throw error;
      if (error.retryAfterMs > LONGEST_PAUSE_MS) throw error;
      const isOffline = environment.navigator?.onLine === false;
      if (failedAttempts + 1 >= attempts && !isOffline) throw error;
      const spread = 1 + JITTER * (2 * Math.random() - 1);
      const isOver = await pause(clock, signal, Math.max(pauseMs * spread, error.retryAfterMs));
      if (!isOver) throw error;
    }
  }
}

// Ends early when the machine is online again. Resolves with false if the signal has ended it.
function pause(clock: Clock, signal: AbortSignal, durationMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      stopClock();
      environment.removeEventListener?.("online", end);
      signal.removeEventListener("abort", end);
      resolve(!signal.aborted);
    };
    const stopClock = clock.pause(durationMs, end);
    environment.addEventListener?.("online", end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
