// Letters stay upright while a layer turns. A turn carries a sticker to another place, where upright
// may be another way; its letter gets there by turning in its sticker as the layer goes.

import { FACES, type Face } from "../../core/faces";
import { movePermutation } from "../../core/moves";
import { dot, NORMALS, STICKER_PLACES, turnedClockwise } from "../../core/geometry";

/** A quarter turn clockwise of a face, as it is for one sticker. */
interface Passage {
  /** The sticker that comes to this place, and the one whose place this one comes to. */
  from: number;
  to: number;
  /** By what angle its letter has to turn to be upright there, anticlockwise. */
  spin: number;
}

const PASSAGES = Object.fromEntries(
  FACES.map((face): [Face, Passage[]] => {
    const origins = movePermutation(face);
    const axis = NORMALS[face];
    const passages = STICKER_PLACES.map(({ right, up }, index): Passage => {
      const to = origins.indexOf(index);
      const upright = STICKER_PLACES[to]!.up;
      const spin = Math.atan2(
        -dot(turnedClockwise(right, axis), upright),
        dot(turnedClockwise(up, axis), upright),
      );
      return { from: origins[index]!, to, spin };
    });
    return [face, passages];
  }),
) as unknown as Readonly<Record<Face, readonly Passage[]>>;

/**
 * The angle by which the letter of the sticker at `index` is turned in its sticker, anticlockwise in
 * radians, when its layer is turned so far, clockwise in quarter turns.
 */
export function letterSpin(index: number, face: Face, quarterTurns: number): number {
  const passages = PASSAGES[face];
  let spin = 0;
  for (let left = quarterTurns; left > 0; --left) {
    spin += Math.min(1, left) * passages[index]!.spin;
    index = passages[index]!.to;
  }
  for (let left = -quarterTurns; left > 0; --left) {
    index = passages[index]!.from;
    spin -= Math.min(1, left) * passages[index]!.spin;
  }
  return spin;
}
