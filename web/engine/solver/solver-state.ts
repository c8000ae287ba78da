// The status of a solver, which its parts change, and which its user is told.

import type { SolverStatus } from "../../core/solution";
import type { SolverOptions } from "./options";

/** The part of a status about the full tables while none are in use or being loaded. */
export const WITHOUT_FULL_TABLES = {
  tier: "mini",
  tablesSource: undefined,
  tablesLoading: false,
} as const;

const INITIAL_STATUS: SolverStatus = {
  ...WITHOUT_FULL_TABLES,
  threads: 1,
  isolated: false,
  tablesCached: false,
  tablesDeferred: false,
  tablesError: undefined,
  storageProblem: undefined,
};

export class SolverState {
  #status = INITIAL_STATUS;
  readonly #onStatus: SolverOptions["onStatus"];

  constructor(onStatus: SolverOptions["onStatus"]) {
    this.#onStatus = onStatus;
  }

  get status(): SolverStatus {
    return this.#status;
  }

  change(change: Partial<SolverStatus>): void {
    this.#status = { ...this.#status, ...change };
    this.#onStatus?.(this.#status);
  }
}
