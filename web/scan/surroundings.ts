// What scanning needs of the place where it is offered.

import type { Puzzle } from "../core/puzzles";
import type { CubeScan, ScanReadings } from "../core/scan";
import type { PictureReader } from "../engine/picture-faces";

export interface ScanSurroundings {
  puzzle: Puzzle;
  /** The likeliest cube: of a 3x3x3 from faces in any order, of a 2x2x2 from those in theirs. @throws SolverError */
  scan(readings: ScanReadings): Promise<CubeScan>;
  /** Starts what finds faces in pictures. */
  openReader(): Promise<PictureReader>;
  /** Shows the cube that was found. The dialog is closed by then. */
  show(scan: CubeScan): void;
}
