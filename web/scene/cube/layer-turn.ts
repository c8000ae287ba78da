import type { Face } from "../../core/faces";
import type { Layers } from "../../core/written-moves";

/** A layer that is being turned, or several together: only the layer of `face` unless `outer` and `inner` say more. */
export interface LayerTurn extends Partial<Layers> {
  face: Face;
  /** How far it is turned clockwise. */
  quarterTurns: number;
}
