// Whether fetching the tables is worth it: making them takes a time that is known, and a slow
// connection can take longer.

import type { Clock } from "./clock";
import { SolverError } from "../core/errors";

// What making all tables may take on one thread, which the benchmarks hold; measured at 6 to 10 s on
// machines of ten years' age and in browsers.
export const GENERATION_ESTIMATE_MS = 12_000;
// By then a connection has got over its start.
export const FIRST_ESTIMATE_MS = 5_000;
const ESTIMATE_INTERVAL_MS = 1_000;

/** Measures one transfer from its beginning, requests that precede it included. */
export class TransferWatch {
  private readonly tooSlow = new AbortController();
  private readonly startMs: number;
  private receivedBytes = 0;
  private stopClock: () => void;

  /**
   * `remainingBytes` says how much is still to come, Infinity if that is not known yet, and
   * `remainingPart` how much of the tables, 0..1, would have to be made instead.
   */
  constructor(
    private readonly clock: Clock,
    private readonly remainingBytes: () => number,
    private readonly remainingPart: () => number,
  ) {
    this.startMs = clock.nowMs();
    this.stopClock = clock.limit(FIRST_ESTIMATE_MS, () => this.estimate());
  }

  /** Aborted, with SolverError "fetch-slow", when what is left takes longer than making it would. */
  get signal(): AbortSignal {
    return this.tooSlow.signal;
  }

  /** Hears that more bytes have come, in the measure of `remainingBytes`. */
  hear(bytes: number): void {
    this.receivedBytes += bytes;
  }

  end(): void {
    this.stopClock();
  }

  private estimate(): void {
    const elapsedMs = this.clock.nowMs() - this.startMs;
    const remainingMs = (this.remainingBytes() / this.receivedBytes) * elapsedMs;
    if (remainingMs > GENERATION_ESTIMATE_MS * this.remainingPart()) {
      const message = "Fetching the tables would take longer than making them.";
      this.tooSlow.abort(new SolverError("fetch-slow", message));
      return;
    }
    this.stopClock = this.clock.limit(ESTIMATE_INTERVAL_MS, () => this.estimate());
  }
}
