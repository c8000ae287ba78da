// Web Locks of one browser, shared by the tabs of a test: exclusive ones, in the order asked for.

type Holder = () => Promise<unknown>;

export class FakeLocks {
  /** Requests that have not been granted. */
  waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  request(_name: string, { signal }: { signal: AbortSignal }, hold: Holder): Promise<unknown> {
    const before = this.#last;
    ++this.waiting;
    const outcome = new Promise((resolve, reject) => {
      const give = () => {
        if (signal.aborted) return;
        --this.waiting;
        hold().then(resolve, reject);
      };
      before.then(give, give);
      signal.addEventListener("abort", () => {
        --this.waiting;
        reject(signal.reason as Error);
      });
    });
    this.#last = Promise.allSettled([before, outcome]);
    return outcome;
  }
}
