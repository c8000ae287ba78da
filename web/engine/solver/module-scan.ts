// Scans in a worker of its own, which starts for the first scan.

import type { CubeScan } from "../../core/scan";
import { checkReadings } from "../../core/scan";
import { MODULE_WAYS } from "../connection/module-ways";
import { rejectOnAbort } from "../platform/abort";
import { ModuleWorker } from "./module-worker";
import { checkScanOptions } from "./option-rules";
import type { GivenSolverOptions } from "./options";
import { askOneAlive } from "./questions";

export class ModuleScan {
  readonly #worker: ModuleWorker;

  /** @param lifetime aborted when the solver ends */
  constructor(options: GivenSolverOptions, lifetime: AbortSignal) {
    this.#worker = new ModuleWorker(MODULE_WAYS.scan, { ...options, threads: 1 }, lifetime);
  }

  /** @throws what `Solver.scan` throws. */
  async scan(given: unknown, options: unknown): Promise<CubeScan> {
    const { puzzle, anyOrder: isAnyOrder = false, signal } = checkScanOptions(options);
    const readings = checkReadings(given, puzzle);
    return rejectOnAbort(signal, () =>
      this.#worker.use((open) =>
        askOneAlive(
          open,
          ({ connection }) =>
            connection.request<"scan">({ type: "scan", readings, isAnyOrder }).result,
        ),
      ),
    );
  }
}
