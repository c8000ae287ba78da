// Two-phase searches go before solves that may take hours: these rest meanwhile, since both want all processors.

import type { WorkerConnection } from "../connection/worker-connection";

export class TwoPhaseFirst {
  readonly #solves = new Set<{ connection: WorkerConnection }>();
  #searches = 0;

  /** Settles as `result`, a two-phase search, does; until then all the solves rest. */
  async search<Result>(result: Promise<Result>): Promise<Result> {
    if (++this.#searches === 1) this.#tell(true);
    try {
      return await result;
    } finally {
      if (--this.#searches === 0) this.#tell(false);
    }
  }

  /** Settles as `result` does: a solve in another worker, which rests while a two-phase search runs. */
  async solve<Result>(connection: WorkerConnection, result: Promise<Result>): Promise<Result> {
    const solve = { connection };
    this.#solves.add(solve);
    if (this.#searches > 0) rest(connection, true);
    try {
      return await result;
    } finally {
      this.#solves.delete(solve);
    }
  }

  #tell(isResting: boolean): void {
    for (const { connection } of this.#solves) rest(connection, isResting);
  }
}

// A worker that ends needs no rest.
function rest(connection: WorkerConnection, isResting: boolean): void {
  connection.request<"rest">({ type: "rest", isResting }).result.catch(() => undefined);
}
