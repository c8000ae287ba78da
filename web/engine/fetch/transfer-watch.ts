// Whether fetching the tables is faster than making them, which takes a known time. On a slow connection
// it is not.

import type { Clock } from "../platform/clock";
import { SolverError } from "../../core/errors";

// Enough for making all tables on one thread, which the benchmarks check; it took 5 s when measured.
const USUAL_GENERATION_MS = 12_000;
// Making all tables was measured to take 25 times as long as making those of the `mini` tier.
const GENERATION_PER_PREPARATION = 25;
// After this time the first slow moments of a connection no longer distort the estimate.
export const FIRST_ESTIMATE_MS = 5_000;
const ESTIMATE_INTERVAL_MS = 1_000;

/**
 * An upper estimate of how long making all tables takes on this machine, in milliseconds.
 * @param preparationMs how long making the tables of the `mini` tier took.
 */
export function estimateGenerationMs(preparationMs: number): number {
  return Math.max(USUAL_GENERATION_MS, GENERATION_PER_PREPARATION * preparationMs);
}

/** Measures how fast a transfer is while its requests are under way. */
export class TransferWatch {
  readonly #clock: Clock;
  readonly #remainingBytes: () => number;
  readonly #remainingGenerationMs: () => number;
  readonly #tooSlow = new AbortController();
  #startMs = 0;
  #receivedBytes = 0;
  #stopClock: (() => void) | undefined;

  /**
   * `remainingBytes` returns how many bytes are still to come, or Infinity if that is not known yet;
   * `remainingGenerationMs` returns how long making the same would take.
   */
  constructor(clock: Clock, remainingBytes: () => number, remainingGenerationMs: () => number) {
    this.#clock = clock;
    this.#remainingBytes = remainingBytes;
    this.#remainingGenerationMs = remainingGenerationMs;
  }

  /** To be called before each request. */
  begin(): void {
    if (this.#stopClock) return;
    this.#startMs = this.#clock.nowMs();
    this.#receivedBytes = 0;
    this.#stopClock = this.#clock.limit(FIRST_ESTIMATE_MS, () => this.#estimate());
  }

  /** To be called when no request is under way. The next one begins a new measurement. */
  rest(): void {
    this.#stopClock?.();
    this.#stopClock = undefined;
  }

  /** Aborted with SolverError "fetch-slow" when fetching the rest would take longer than making it. */
  get signal(): AbortSignal {
    return this.#tooSlow.signal;
  }

  /** Counts bytes that have come, in the same unit as `remainingBytes`. */
  hear(bytes: number): void {
    this.#receivedBytes += bytes;
  }

  #estimate(): void {
    const elapsedMs = this.#clock.nowMs() - this.#startMs;
    const remainingMs = (this.#remainingBytes() / this.#receivedBytes) * elapsedMs;
    if (remainingMs > this.#remainingGenerationMs()) {
      const message = "Fetching the tables would take longer than making them.";
      this.#tooSlow.abort(new SolverError("fetch-slow", message));
      return;
    }
    this.#stopClock = this.#clock.limit(ESTIMATE_INTERVAL_MS, () => this.#estimate());
  }
}
