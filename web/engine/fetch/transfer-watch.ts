// Whether fetching the tables is worth it: making them takes a time that is known, and a slow
// connection can take longer.

import type { Clock } from "../platform/clock";
import { SolverError } from "../../core/errors";

// What making all tables may take on one thread, which the benchmarks hold; 5 s were measured.
const USUAL_GENERATION_MS = 12_000;
// Making all tables was measured to take 25 times as long as making those of the `mini` tier.
const GENERATION_PER_PREPARATION = 25;
// By then a connection has got over its start.
export const FIRST_ESTIMATE_MS = 5_000;
const ESTIMATE_INTERVAL_MS = 1_000;

/**
 * How long making all tables may take on this machine, or more, in milliseconds.
 * @param preparationMs what making the tables of the `mini` tier took.
 */
export function estimateGenerationMs(preparationMs: number): number {
  return Math.max(USUAL_GENERATION_MS, GENERATION_PER_PREPARATION * preparationMs);
}

/** Measures one transfer from its beginning, requests that precede it included. */
export class TransferWatch {
  readonly #clock: Clock;
  readonly #remainingBytes: () => number;
  readonly #remainingGenerationMs: () => number;
  readonly #tooSlow = new AbortController();
  readonly #startMs: number;
  #receivedBytes = 0;
  #stopClock: () => void;

  /**
   * `remainingBytes` says how much is still to come, Infinity if that is not known yet, and
   * `remainingGenerationMs` how long making that would take instead.
   */
  constructor(clock: Clock, remainingBytes: () => number, remainingGenerationMs: () => number) {
    this.#clock = clock;
    this.#remainingBytes = remainingBytes;
    this.#remainingGenerationMs = remainingGenerationMs;

    this.#startMs = clock.nowMs();
    this.#stopClock = clock.limit(FIRST_ESTIMATE_MS, () => this.#estimate());
  }

  /** Aborted, with SolverError "fetch-slow", when what is left takes longer than making it would. */
  get signal(): AbortSignal {
    return this.#tooSlow.signal;
  }

  /** Hears that more bytes have come, in the measure of `remainingBytes`. */
  hear(bytes: number): void {
    this.#receivedBytes += bytes;
  }

  end(): void {
    this.#stopClock();
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
