// Another attempt, after a pause that grows each time, ends when the machine is online again, and is
// as long as the server wants it to be. The libraries for retries know neither of the last two.

import type { Clock } from "../platform/clock";
import { environment } from "../platform/environment";
import { FetchFailure } from "./fetch-failure";

/** What comes before each further attempt. With these a short gap in a tunnel is bridged. */
export const RETRY_PAUSES_MS = [500, 1_000, 2_000, 4_000];
// So that many clients that failed together do not come back together.
const JITTER = 0.25;
// Whoever wants to be left alone for longer is not waited for.
const LONGEST_PAUSE_MS = 10_000;

export interface RetryOptions {
  clock: Clock;
  /** Ends pauses; attempts have to see to it themselves. */
  signal: AbortSignal;
}

/**
 * What the first attempt that succeeds resolves with; `attempt` is told how many have failed.
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
