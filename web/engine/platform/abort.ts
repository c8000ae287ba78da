// Calls that their caller aborts.

/**
 * What an aborted call rejects with: the reason of the signal, such as the TimeoutError of
 * `AbortSignal.timeout`; an AbortError if there is none, as in browsers that do not support reasons.
 */
export function abortError(signal?: AbortSignal): Error {
  const reason = signal?.reason as Error | undefined;
  return reason ?? new DOMException("The operation was aborted.", "AbortError");
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
    signal.addEventListener("abort", abort);
    start()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", abort));
  });
}
