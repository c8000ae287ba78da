// The clock of everything that waits in the engine. Pauses, which are meant to pass, differ from limits,
// which are not meant to be reached: tests skip all pauses, and reach only the limits that they test.

export interface Clock {
  /** Milliseconds since some moment in the past; never falls. */
  nowMs(): number;
  /** Calls `onEnd` once after `durationMs`, unless the returned function is called before. */
  pause(durationMs: number, onEnd: () => void): () => void;
  /** Calls `onLate` once after `durationMs`, unless the returned function is called before. */
  limit(durationMs: number, onLate: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  pause: startTimer,
  limit: (durationMs, onLate) => {
    const timer = setTimeout(onLate, durationMs);
    // In Node a timer is an object, and would keep the program from ending.
    (timer as { unref?: () => void }).unref?.();
    return () => clearTimeout(timer);
  },
};

function startTimer(durationMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, durationMs);
  return () => clearTimeout(timer);
}

/** Resolves after a pause. */
export function pausing(clock: Clock, durationMs: number): Promise<void> {
  return new Promise((resolve) => clock.pause(durationMs, resolve));
}

/** Something took longer than its limit. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
}

// A limit that passes so much later than it should: the page was frozen meanwhile, or the computer asleep.
const FROZEN_MS = 1_000;

/**
 * Settles as `work` does, if that happens within `limitMs`; after a time in which the page was frozen, it has that long
 * once more.
 * @throws TimeLimitError otherwise; `work` goes on, and its outcome is ignored.
 */
export function withinLimit<Value>(
  clock: Clock,
  limitMs: number,
  work: Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const startMs = clock.nowMs();
    const fail = () => reject(new TimeLimitError(`It took longer than ${limitMs} ms.`));
    // Nobody has been able to hear of an outcome while the page was frozen.
    let stopClock = clock.limit(limitMs, () => {
      if (clock.nowMs() - startMs < limitMs + FROZEN_MS) fail();
      else stopClock = clock.limit(limitMs, fail);
    });
    work.then(resolve, reject).finally(() => stopClock());
  });
}
