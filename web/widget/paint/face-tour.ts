// In which order the faces of a cube in the hand are painted, and how it is held for each: four turns
// of the whole cube to the left, then its top and its bottom. So held, a face is seen as the net
// shows it.

import { UNKNOWN } from "../../core/completion";
import { FACES, type Face } from "../../core/faces";

export const TOUR: readonly Face[] = ["F", "R", "B", "L", "U", "D"];

/** Which faces are seen above a face that is held towards the holder, and on its right. */
export const BESIDE: Readonly<Record<Face, { up: Face; right: Face }>> = {
  F: { up: "U", right: "R" },
  R: { up: "U", right: "B" },
  B: { up: "U", right: "L" },
  L: { up: "U", right: "F" },
  U: { up: "B", right: "R" },
  D: { up: "F", right: "R" },
};

/** The nine stickers of a face, as the holder reads them. */
export function stickersOn(facelets: string, face: Face): string {
  const first = 9 * FACES.indexOf(face);
  return facelets.slice(first, first + 9);
}

/** The face of the sticker at `index` (0..53). */
export function faceAt(index: number): Face {
  return FACES[Math.floor(index / 9)]!;
}

/**
 * The face to paint: the one that was painted last, or, once nothing of that is unknown, the next in
 * the order of which something is; `undefined` if there is none.
 */
export function faceToPaint(facelets: string, last: Face): Face | undefined {
  const begin = TOUR.indexOf(last);
  const inOrder = [...TOUR.slice(begin), ...TOUR.slice(0, begin)];
  return inOrder.find((face) => stickersOn(facelets, face).includes(UNKNOWN));
}
