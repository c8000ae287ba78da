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

/**
 * Settles as `work` does, if that happens within `limitMs`.
 * @throws TimeLimitError otherwise; `work` goes on, and its outcome is ignored.
 */
export function withinLimit<Value>(
  clock: Clock,
  limitMs: number,
  work: Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stopClock = clock.limit(limitMs, () => {
      reject(new TimeLimitError(`It took longer than ${limitMs} ms.`));
    });
    work.then(resolve, reject).finally(stopClock);
  });
}
