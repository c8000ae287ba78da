// How a call ends whose caller has no more use for it.

/** What whoever has ended something themselves is rejected with. */
export function abortError(): DOMException {
  return new DOMException("The operation was aborted.", "AbortError");
}

/** What `start` resolves or rejects with, or AbortError as soon as `signal` says so. */
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
