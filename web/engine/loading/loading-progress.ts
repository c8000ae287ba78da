// How far the tables are, told so that it never falls within a phase.

import type { SolverProgress } from "../../core/solution";

export class LoadingProgress {
  readonly #totalSizeBytes: number;
  readonly #tell: (progress: SolverProgress) => void;
  readonly #highest = new Map<SolverProgress["phase"], number>();

  constructor(totalSizeBytes: number, tell: (progress: SolverProgress) => void) {
    this.#totalSizeBytes = totalSizeBytes;
    this.#tell = tell;
  }

  /** `loaded` in bytes of the tables as they lie in memory, whatever the phase. */
  reach(phase: SolverProgress["phase"], loaded: number): void {
    if (loaded <= (this.#highest.get(phase) ?? -1)) return;
    this.#highest.set(phase, loaded);
    this.#tell({ phase, loaded, total: this.#totalSizeBytes });
  }
}
