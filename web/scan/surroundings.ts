// What scanning needs from the place where it is offered.

import type { Puzzle } from "../core/puzzles";
import type { CubeScan, ScanReadings } from "../core/scan";
import type { PictureReader } from "../engine/picture-faces";

export interface ScanSurroundings {
  puzzle: Puzzle;
  /** The likeliest cube, from faces in any order for a 3x3x3, in the order asked for a 2x2x2. @throws SolverError */
  scan(readings: ScanReadings): Promise<CubeScan>;
  /** Starts the reader that finds faces in pictures. */
  openReader(): Promise<PictureReader>;
  /** Shows the cube that was found. The dialog is closed by then. */
  show(scan: CubeScan): void;
}
