// A clock on which pauses take no time, and limits are reached when a test says so.

import type { Clock } from "../../../../web/engine/platform/clock";

export class FakeClock implements Clock {
  /** The lengths of the pauses so far. */
  readonly pausesMs: number[] = [];
  /** If set, pauses do not end by themselves. */
  holdsPauses = false;
  #timeMs = 1_000;
  readonly #limits = new Set<{ durationMs: number; onLate: () => void }>();

  nowMs(): number {
    return this.#timeMs;
  }

  pause(durationMs: number, onEnd: () => void): () => void {
    this.pausesMs.push(durationMs);
    let isOver = this.holdsPauses;
    setImmediate(() => {
      if (isOver) return;
      isOver = true;
      this.#timeMs += durationMs;
      onEnd();
    });
    return () => (isOver = true);
  }

  limit(durationMs: number, onLate: () => void): () => void {
    const limit = { durationMs, onLate };
    this.#limits.add(limit);
    return () => this.#limits.delete(limit);
  }

  /** How many things have to happen within this time. */
  limitCount(durationMs: number): number {
    return [...this.#limits].filter((limit) => limit.durationMs === durationMs).length;
  }

  /** Makes the present limits of this duration expire. */
  reachLimits(durationMs: number): void {
    this.#timeMs += durationMs;
    for (const limit of [...this.#limits]) {
      if (limit.durationMs !== durationMs) continue;
      this.#limits.delete(limit);
      limit.onLate();
    }
  }
}
