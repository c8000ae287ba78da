// How letters turn within their stickers while a layer turns. Where the sticker goes, upright may be another direction,
// and the letter has to be upright there.

import { FACES, type Face } from "../../core/faces";
import {
  dot,
  faceToward,
  NORMALS,
  STICKER_PLACES,
  stickerAt,
  turnedClockwise,
} from "../../core/geometry";

/** What a quarter turn clockwise about a face does to one sticker that turns with it. */
interface Passage {
  /** The sticker that comes to this place, and the place to which this sticker goes. */
  from: number;
  to: number;
  /** The angle by which its letter turns to be upright there, anticlockwise. */
  spin: number;
}

const PASSAGES = Object.fromEntries(
  FACES.map((face): [Face, Passage[]] => {
    const axis = NORMALS[face];
    const targets = STICKER_PLACES.map(({ cubie, normal }) =>
      stickerAt(faceToward(turnedClockwise(normal, axis)), turnedClockwise(cubie, axis)),
    );
    const passages = STICKER_PLACES.map(({ right, up }, index): Passage => {
      const to = targets[index]!;
      const upright = STICKER_PLACES[to]!.up;
      const spin = Math.atan2(
        -dot(turnedClockwise(right, axis), upright),
        dot(turnedClockwise(up, axis), upright),
      );
      return { from: targets.indexOf(index), to, spin };
    });
    return [face, passages];
  }),
) as unknown as Readonly<Record<Face, readonly Passage[]>>;

/**
 * The angle, anticlockwise in radians, by which the letter of the sticker at `index` is turned
 * within its sticker when its layer is turned clockwise by this many quarter turns.
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
