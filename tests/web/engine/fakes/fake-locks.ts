// Web Locks of one browser, shared by the tabs of a test: all exclusive, in the order asked for.

type Holder = () => unknown;

export class FakeLocks {
  /** Requests that have not been granted. */
  waiting = 0;
  readonly #held = new Set<string>();
  readonly #last = new Map<string, Promise<unknown>>();

  request(name: string, { signal }: { signal: AbortSignal }, hold: Holder): Promise<unknown> {
    const before = this.#last.get(name) ?? Promise.resolve();
    ++this.waiting;
    let isWaiting = true;
    const outcome = new Promise((resolve, reject) => {
      const give = async () => {
        if (signal.aborted) return;
        --this.waiting;
        isWaiting = false;
        this.#held.add(name);
        try {
          resolve(await hold());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        } finally {
          this.#held.delete(name);
        }
      };
      void before.then(give);
      // Does nothing to a lock that is held, as in browsers.
      signal.addEventListener("abort", () => {
        if (!isWaiting) return;
        --this.waiting;
        reject(signal.reason as Error);
      });
    });
    this.#last.set(name, Promise.allSettled([before, outcome]));
    return outcome;
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [...this.#held].map((name) => ({ name })), pending: [] });
  }
}
