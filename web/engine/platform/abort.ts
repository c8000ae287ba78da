// Calls that their caller aborts.

/** The error with which an aborted call rejects. */
export function abortError(): DOMException {
  return new DOMException("The operation was aborted.", "AbortError");
}

/** Settles as `start` does, but rejects with AbortError as soon as `signal` is aborted. */
export function rejectOnAbort<Result>(
  signal: AbortSignal | undefined,
  start: () => Promise<Result>,
): Promise<Result> {
  if (!signal) return start();
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortError());
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
