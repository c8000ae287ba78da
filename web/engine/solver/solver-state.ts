// The status of a solver, which its parts change, and which its user is told.

import type { SolverStatus, TableSetStatus } from "../../core/solution";
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

const ABSENT: TableSetStatus = {
  state: "absent",
  source: undefined,
  sizeBytes: 0,
  progress: 0,
  cached: false,
  error: undefined,
  storageProblem: undefined,
};

export class SolverState {
  #status = INITIAL_STATUS;
  /** How much of the set `two-phase` is loaded, and how large it is. */
  #twoPhase = { sizeBytes: 0, progress: 0 };
  #others: Partial<Record<TableSetName, TableSetStatus>> = {};
  readonly #onStatus: GivenSolverOptions["onStatus"];

  constructor(onStatus: GivenSolverOptions["onStatus"]) {
    this.#onStatus = onStatus;
  }

  /** The status at this moment. */
  get status(): SolverStatus {
    const tables = { "two-phase": this.#describeTwoPhase(), ...this.#others };
    return Object.freeze({ ...this.#status, tables });
  }

  change(change: Partial<OwnStatus>): void {
    this.#status = { ...this.#status, ...change };
    this.#tell();
  }

  /** How far the set `two-phase` is loaded, of which nobody is told. */
  reach(sizeBytes: number, progress: number): void {
    this.#twoPhase = { sizeBytes, progress };
  }

  /** Changes what is said of another set. */
  changeSet(name: TableSetName, change: Partial<TableSetStatus>): void {
    this.changeQuietly(name, change);
    this.#tell();
  }

  /** The same, of which nobody is told. */
  changeQuietly(name: TableSetName, change: Partial<TableSetStatus>): void {
    this.#others = { ...this.#others, [name]: { ...ABSENT, ...this.#others[name], ...change } };
  }

  #tell(): void {
    this.#onStatus?.(this.status);
  }

  #describeTwoPhase(): TableSetStatus {
    const { tier, tablesLoading, tablesSource, tablesCached, tablesError, storageProblem } =
      this.#status;
    const isAbsent = tier === "mini" && !tablesLoading;
    return {
      ...ABSENT,
      ...(isAbsent ? {} : this.#twoPhase),
      state: tier === "full" ? "in-use" : tablesLoading ? "loading" : "absent",
      source: tablesSource,
      cached: tablesCached,
      error: tablesError,
      storageProblem,
    };
  }
}
