// What scanning needs of the place where it is offered.

import type { CubeScan, ScanReadings } from "../core/scan";
import type { PictureReader } from "../engine/picture-faces";

export interface ScanSurroundings {
  /** The likeliest cube, of faces in any order. @throws SolverError */
  scan(readings: ScanReadings): Promise<CubeScan>;
  /** Starts what finds faces in pictures. */
  openReader(): Promise<PictureReader>;
  /** Shows the cube that was found. The dialog is closed by then. */
  show(scan: CubeScan): void;
}
