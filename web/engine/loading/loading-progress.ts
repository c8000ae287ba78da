// Reports how far loading is, so that the figure never falls within a phase.

import type { SolverProgress } from "../../core/solution";

export class LoadingProgress {
  readonly #totalSizeBytes: number;
  readonly #tell: (progress: SolverProgress) => void;
  readonly #highest = new Map<SolverProgress["phase"], number>();

  constructor(totalSizeBytes: number, tell: (progress: SolverProgress) => void) {
    this.#totalSizeBytes = totalSizeBytes;
    this.#tell = tell;
  }

  /** `loaded` counts bytes of the tables in memory in every phase. */
  reach(phase: SolverProgress["phase"], loaded: number): void {
    if (loaded <= (this.#highest.get(phase) ?? -1)) return;
    this.#highest.set(phase, loaded);
    this.#tell({ phase, loaded, total: this.#totalSizeBytes });
  }
}
