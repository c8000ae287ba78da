// The status of a solver, which its parts change, and which its user is told.

import type { SolverStatus } from "../../core/solution";
import type { GivenSolverOptions } from "./options";

/** The part of a status about the full tables while none are in use or being loaded. */
export const WITHOUT_FULL_TABLES = {
  tier: "mini",
  tablesSource: undefined,
  tablesLoading: false,
} as const;

const INITIAL_STATUS: SolverStatus = Object.freeze({
  ...WITHOUT_FULL_TABLES,
  threads: 1,
  isolated: false,
  tablesCached: false,
  tablesDeferred: false,
  tablesError: undefined,
  storageProblem: undefined,
});

export class SolverState {
  #status = INITIAL_STATUS;
  readonly #onStatus: GivenSolverOptions["onStatus"];

  constructor(onStatus: GivenSolverOptions["onStatus"]) {
    this.#onStatus = onStatus;
  }

  get status(): SolverStatus {
    return this.#status;
  }

  change(change: Partial<SolverStatus>): void {
    this.#status = Object.freeze({ ...this.#status, ...change });
    this.#onStatus?.(this.#status);
  }
}
