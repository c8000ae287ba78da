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

export interface RetryOptions {
  clock: Clock;
  /** Ends pauses. An attempt must listen to it by itself. */
  signal: AbortSignal;
}

/**
 * Resolves with the result of the first attempt that succeeds; `attempt` is told how many have failed.
 * @throws what the last attempt threw, or the reason of the signal.
 */
export async function withRetries<Value>(
  { clock, signal }: RetryOptions,
  attempt: (failedAttempts: number) => Promise<Value>,
): Promise<Value> {
  for (let failedAttempts = 0; ; ++failedAttempts) {
    try {
      return await attempt(failedAttempts);
    } catch (error) {
      const pauseMs = RETRY_PAUSES_MS[failedAttempts];
      if (pauseMs === undefined || !(error instanceof FetchFailure && error.mayPass)) throw error;
      if (error.retryAfterMs > LONGEST_PAUSE_MS) throw error;
      const spread = 1 + JITTER * (2 * Math.random() - 1);
      await pause(clock, signal, Math.max(pauseMs * spread, error.retryAfterMs));
    }
  }
}

// Ends early when the machine is online again.
function pause(clock: Clock, signal: AbortSignal, durationMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stopClock();
      environment.removeEventListener?.("online", end);
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const stopClock = clock.pause(durationMs, end);
    environment.addEventListener?.("online", end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
