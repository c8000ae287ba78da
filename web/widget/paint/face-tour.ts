// The order in which a person paints the faces of the cube in their hand: around the cube, turning
// it to the left each time, then the top and the bottom. Each face is held as the net shows it.

import { UNKNOWN } from "../../core/completion";
import type { Face } from "../../core/faces";
import { stickersOf } from "../../core/geometry";

export const TOUR: readonly Face[] = ["F", "R", "B", "L", "U", "D"];

/**
 * The face to paint: the one that was painted last, if it has unknown stickers, or else the next
 * one in the order that has; `undefined` if none has.
 */
export function faceToPaint(facelets: string, last: Face): Face | undefined {
  const begin = TOUR.indexOf(last);
  const inOrder = [...TOUR.slice(begin), ...TOUR.slice(0, begin)];
  return inOrder.find((face) => stickersOf(facelets, face).includes(UNKNOWN));
}
