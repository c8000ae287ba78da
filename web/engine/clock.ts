// Time, as whatever waits in the engine sees it; tests give a clock of their own.

export interface Clock {
  /** From some moment in the past, never falling. */
  nowMs(): number;
  /** Calls `callback` once after `durationMs`, unless the function returned is called before. */
  after(durationMs: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  after: (durationMs, callback) => {
    const timer = setTimeout(callback, durationMs);
    return () => clearTimeout(timer);
  },
};

/** Something took longer than it was given. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
}

/**
 * What `work` resolves or rejects with, if it does within `limitMs`.
 * @throws TimeLimitError else; `work` goes on unheard.
 */
export async function withinLimit<Value>(
  clock: Clock,
  limitMs: number,
  work: Promise<Value>,
): Promise<Value> {
  let stopClock: (() => void) | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    stopClock = clock.after(limitMs, () => {
      reject(new TimeLimitError(`It took longer than ${limitMs} ms.`));
    });
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    stopClock?.();
  }
}
