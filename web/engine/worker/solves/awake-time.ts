// What counts as the time of a solve.

// A step and the thread's other tasks take less: the tab was frozen, or the computer asleep.
const FROZEN_MS = 10_000;

/** The time from one step of a solve to the next, in milliseconds; 0 if the tab was frozen meanwhile. */
export function awakeTimeMs(beforeMs: number, nowMs: number): number {
  const timeMs = nowMs - beforeMs;
  return timeMs < FROZEN_MS ? timeMs : 0;
}
