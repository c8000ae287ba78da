// Calls that their caller aborts.

/**
 * What an aborted call rejects with: the reason of the signal, such as the TimeoutError of
 * `AbortSignal.timeout`; an AbortError if there is none, as in browsers that do not support reasons.
 */
export function abortError(signal?: AbortSignal): Error {
  const reason = signal?.reason as Error | undefined;
  return reason ?? new DOMException("The operation was aborted.", "AbortError");
}

// One listener on each signal, since Node warns of a leak if a signal has more than ten.
interface AbortListener {
  reactions: Set<() => void>;
  stop: () => void;
}

const listeners = new WeakMap<AbortSignal, AbortListener>();

function listenTo(signal: AbortSignal): AbortListener {
  const reactions = new Set<() => void>();
  const listener = () => {
    for (const react of [...reactions]) react();
  };
  signal.addEventListener("abort", listener);
  const stop = () => {
    signal.removeEventListener("abort", listener);
    listeners.delete(signal);
  };
  return { reactions, stop };
}

/**
 * Calls `react` when `signal` is aborted; any number may wait for the same signal.
 * @returns a function that ends the wait.
 */
export function onAbort(signal: AbortSignal, react: () => void): () => void {
  const listener = listeners.get(signal) ?? listenTo(signal);
  listeners.set(signal, listener);
  const { reactions, stop } = listener;
  const own = () => react();
  reactions.add(own);
  return () => {
    if (reactions.delete(own) && reactions.size === 0) stop();
  };
}

/** Settles as `start` does, but rejects with the reason of `signal` as soon as it is aborted. */
export function rejectOnAbort<Result>(
  signal: AbortSignal | undefined,
  start: () => Promise<Result>,
): Promise<Result> {
  if (!signal) return start();
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortError(signal));
    if (signal.aborted) {
      abort();
      return;
    }
    const forget = onAbort(signal, abort);
    start().then(resolve, reject).finally(forget);
  });
}
