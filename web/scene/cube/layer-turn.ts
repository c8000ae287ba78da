import type { Face } from "../../core/faces";

/** A layer that is being turned. */
export interface LayerTurn {
  face: Face;
  /** How far it is turned clockwise. */
  quarterTurns: number;
}
