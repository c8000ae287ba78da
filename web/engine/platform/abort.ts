// Calls that their caller aborts.

/**
 * What an aborted call rejects with: the reason of the signal, such as the TimeoutError of
 * `AbortSignal.timeout`; an AbortError if there is none, as in browsers that do not support reasons.
 */
export function abortError(signal?: AbortSignal): Error {
  const reason = signal?.reason as Error | undefined;
  return reason ?? new DOMException("The operation was aborted.", "AbortError");
}

const waiting = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls `react` when `signal` is aborted. However many wait for a signal, it has one listener: Node warns of a leak if
 * there are more than ten.
 * @returns a function that ends the wait.
 */
export function onAbort(signal: AbortSignal, react: () => void): () => void {
  const reactions = waiting.get(signal) ?? new Set();
  if (!waiting.has(signal)) {
    waiting.set(signal, reactions);
    signal.addEventListener("abort", () => reactions.forEach((each) => each()), { once: true });
  }
  const own = () => react();
  reactions.add(own);
  return () => reactions.delete(own);
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
