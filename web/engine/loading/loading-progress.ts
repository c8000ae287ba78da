// Reports the progress of loading several times a second; the figure never falls within a phase.

import type { SolverProgress } from "../../core/solution";
import type { Clock } from "../platform/clock";

/** The pause between two reports. From a disk or a fast connection, tables arrive in thousands of pieces a second. */
export const REPORT_PAUSE_MS = 100;

export class LoadingProgress {
  readonly #totalSizeBytes: number;
  readonly #clock: Clock;
  readonly #tell: (progress: SolverProgress) => void;
  readonly #highest = new Map<SolverProgress["phase"], number>();
  #endPause: (() => void) | undefined;
  /** What to report when the pause is over. */
  #next: SolverProgress | undefined;

  constructor(totalSizeBytes: number, clock: Clock, tell: (progress: SolverProgress) => void) {
    this.#totalSizeBytes = totalSizeBytes;
    this.#clock = clock;
    this.#tell = tell;
  }

  /**
   * `loaded` counts bytes of the tables in memory in every phase. The beginning of a phase and the end of loading are
   * reported at once.
   */
  reach(phase: SolverProgress["phase"], loaded: number): void {
    const before = this.#highest.get(phase);
    if (before !== undefined && loaded <= before) return;
    this.#highest.set(phase, loaded);
    const total = this.#totalSizeBytes;
    this.#next = { phase, loaded, total };
    if (!this.#endPause || before === undefined || loaded === total) this.#tellNext();
  }

  #tellNext(): void {
    this.#endPause?.();
    this.#endPause = undefined;
    const progress = this.#next;
    if (!progress) return;
    this.#next = undefined;
    this.#endPause = this.#clock.pause(REPORT_PAUSE_MS, () => this.#tellNext());
    this.#tell(progress);
  }
}
