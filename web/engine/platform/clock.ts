// Time, as whatever waits in the engine sees it. What is meant to pass is told apart from what is
// not meant to be reached: tests let pauses pass at once, and reach the limits that they are about.

export interface Clock {
  /** From some moment in the past, never falling. */
  nowMs(): number;
  /** Calls `onEnd` once after `durationMs`, unless the function returned is called before. */
  pause(durationMs: number, onEnd: () => void): () => void;
  /** Calls `onLate` once after `durationMs`, unless the function returned is called before. */
  limit(durationMs: number, onLate: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  pause: startTimer,
  limit: startTimer,
};

function startTimer(durationMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, durationMs);
  return () => clearTimeout(timer);
}

/** Resolves after a pause. */
export function pausing(clock: Clock, durationMs: number): Promise<void> {
  return new Promise((resolve) => clock.pause(durationMs, resolve));
}

/** Something took longer than it was given. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
}

/**
 * What `work` resolves or rejects with, if it does within `limitMs`.
 * @throws TimeLimitError else; `work` goes on unheard.
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
