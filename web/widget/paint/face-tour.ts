// In which order the faces of a cube in the hand are painted, and how it is held for each: four turns
// of the whole cube to the left, then its top and its bottom. So held, a face is seen as the net
// shows it.

import { UNKNOWN } from "../../core/completion";
import type { Face } from "../../core/faces";
import { stickersOf } from "../../core/geometry";

export const TOUR: readonly Face[] = ["F", "R", "B", "L", "U", "D"];

/**
 * The face to paint: the one that was painted last, or, once nothing of that is unknown, the next in
 * the order of which something is; `undefined` if there is none.
 */
export function faceToPaint(facelets: string, last: Face): Face | undefined {
  const begin = TOUR.indexOf(last);
  const inOrder = [...TOUR.slice(begin), ...TOUR.slice(0, begin)];
  return inOrder.find((face) => stickersOf(facelets, face).includes(UNKNOWN));
}
