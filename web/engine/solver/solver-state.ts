// The status of a solver: its parts change it, and its user is notified.

import type { SolverProgress, SolverStatus, TableSetStatus } from "../../core/solution";
import type { TableSetName } from "../../core/table-sets";
import type { GivenSolverOptions } from "./options";

type OwnStatus = Omit<SolverStatus, "tables">;

/** The part of a status about the full tables while none are in use or being loaded. */
export const WITHOUT_FULL_TABLES = {
  tier: "mini",
  tablesSource: undefined,
  tablesLoading: false,
} as const;

const INITIAL_STATUS: OwnStatus = {
  ...WITHOUT_FULL_TABLES,
  threads: 1,
  isolated: false,
  tablesCached: false,
  tablesDeferred: false,
  tablesError: undefined,
  storageProblem: undefined,
};

const NOTHING_LOADED = { sizeBytes: 0, progress: 0 };

export class SolverState {
  #status = INITIAL_STATUS;
  #loaded = NOTHING_LOADED;
  readonly #hearing = new Set<(progress: SolverProgress) => void>();
  readonly #watching = new Set<(status: SolverStatus) => void>();
  readonly #onStatus: GivenSolverOptions["onStatus"];
  /** The status of the sets that other modules work with. Call `tell` after a change. */
  readonly otherTables: Partial<Record<TableSetName, TableSetStatus>> = {};

  constructor(onStatus: GivenSolverOptions["onStatus"]) {
    this.#onStatus = onStatus;
  }

  /** The status at this moment. */
  get status(): SolverStatus {
    // Copies, which the solver's user may change.
    const others = Object.entries<TableSetStatus>(this.otherTables).map(
      ([set, status]) => [set, { ...status }] as const,
    );
    const tables = { "two-phase": this.#describeFullTables(), ...Object.fromEntries(others) };
    return Object.freeze({ ...this.#status, tables });
  }

  change(change: Partial<OwnStatus>): void {
    this.#status = { ...this.#status, ...change };
    this.tell();
  }

  /** Calls `watch` with each new status; returns a function that ends this. */
  hearStatus(watch: (status: SolverStatus) => void): () => void {
    this.#watching.add(watch);
    return () => this.#watching.delete(watch);
  }

  /** Calls `hear` with the progress of loading the full tables; returns a function that ends this. */
  hearProgress(hear: (progress: SolverProgress) => void): () => void {
    this.#hearing.add(hear);
    return () => this.#hearing.delete(hear);
  }

  /** Reports the progress of loading the full tables. */
  tellProgress(progress: SolverProgress): void {
    this.reach(progress.total, progress.loaded / progress.total);
    for (const hear of this.#hearing) hear(progress);
  }

  /** Sets the size and the progress of the full tables, without notifying anybody. */
  reach(sizeBytes: number, progress: number): void {
    this.#loaded = { sizeBytes, progress };
  }

  tell(): void {
    this.#onStatus?.(this.status);
    for (const watch of this.#watching) watch(this.status);
  }

  #describeFullTables(): TableSetStatus {
    const own = this.#status;
    const isInUse = own.tier === "full";
    return {
      state: isInUse ? "in-use" : own.tablesLoading ? "loading" : "absent",
      source: own.tablesSource,
      ...(isInUse || own.tablesLoading ? this.#loaded : NOTHING_LOADED),
      cached: own.tablesCached,
      error: own.tablesError,
      storageProblem: own.storageProblem,
    };
  }
}
