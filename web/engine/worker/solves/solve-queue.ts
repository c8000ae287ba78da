// The queue of the solves: the module works on one cube at a time.

/** Searches until `isCancelled`, which it calls now and then, returns true; null: nothing was found. */
export type Solve<Result> = (isCancelled: () => boolean) => Promise<Result | null>;

interface QueuedSolve {
  id: number;
  isCancelled: boolean;
  /** Never rejects. */
  run(): Promise<void>;
  /** Answers without running. */
  drop(): void;
}

export class SolveQueue {
  readonly #waiting: QueuedSolve[] = [];
  #running: QueuedSolve | undefined;

  /**
   * Runs `solve` after all that wait, or before them if it is urgent. Resolves to its result, or at once
   * to null if it is cancelled while it waits.
   */
  add<Result>(id: number, urgent: boolean, solve: Solve<Result>): Promise<Result | null> {
    return new Promise((resolve, reject) => {
      const queued: QueuedSolve = {
        id,
        isCancelled: false,
        run: () => solve(() => queued.isCancelled).then(resolve, reject),
        drop: () => resolve(null),
      };
      if (urgent) this.#waiting.unshift(queued);
      else this.#waiting.push(queued);
      void this.#serve();
    });
  }

  /** Ends the solve with this `id` if it runs, or removes it from the queue if it waits. */
  cancel(id: number): void {
    if (this.#running?.id === id) {
      this.#running.isCancelled = true;
      return;
    }
    const index = this.#waiting.findIndex((queued) => queued.id === id);
    for (const queued of index < 0 ? [] : this.#waiting.splice(index, 1)) queued.drop();
  }

  async #serve(): Promise<void> {
    if (this.#running) return;
    while ((this.#running = this.#waiting.shift())) await this.#running.run();
  }
}
