// How scanning comes into the element. It is a script of its own, which is loaded when somebody presses Scan; whoever
// offers the element sets how.

import { SolverError } from "../../core/errors";
import type { Puzzle } from "../../core/puzzles";
import type { CubeScan, ScanReadings } from "../../core/scan";

/** What scanning needs of the element. */
export interface ScanTask {
  /** Where its dialog is put. */
  root: DocumentFragment;
  /** The folder that has `wasm/`; `undefined`: where the script came from. */
  baseUrl: string | undefined;
  puzzle: Puzzle;
  /** The likeliest cube: the faces of a 3x3x3 come in any order, those of a 2x2x2 in theirs. @throws SolverError */
  scan(readings: ScanReadings): Promise<CubeScan>;
  /**
   * Shows the cube, with the text that `say` gives in the language of the page as long as the cube stays, in the colours
   * that `recolor` makes of the element's `color-scheme`.
   */
  show(
    scan: CubeScan,
    say: (language: string, maySolve: boolean) => string,
    recolor: (colorScheme: string) => string,
  ): void;
}

interface Scanner {
  openScan: (task: ScanTask) => Promise<void>;
}

let load: (() => Promise<Scanner>) | undefined;

/** Sets how to load the script that opens the dialog. */
export function offerScans(loading: () => Promise<Scanner>): void {
  load = loading;
}

/** Whether there is such a script. */
export function hasScans(): boolean {
  return load !== undefined;
}

/** Loads that script. @throws SolverError "fetch-failed". */
export async function loadScanner(): Promise<Scanner> {
  try {
    return await load!();
  } catch (error) {
    const message = `The script for scanning could not be fetched: ${String(error)}`;
    throw new SolverError("fetch-failed", message);
  }
}
