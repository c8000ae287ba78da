// The 24 ways to hold a cube. A way is numbered 4 * t + k: t is the face (in the order of FACES)
// whose centre is brought to the top, by nothing, z', x, x2, z or x', and k the number of quarter
// turns y of the whole cube that follow.

import { FACES, type Face } from "./faces";
import {
  centerSticker,
  faceToward,
  NORMALS,
  scaled,
  STICKER_PLACES,
  stickerAt,
  sum,
  turnedClockwise,
  type Vector,
} from "./geometry";

/** An axis of whole-cube rotations: x turns as R does, y as U does, z as F does. */
export type Axis = "x" | "y" | "z";

/** Which face's centre is in each of the places U R F D L B, as six letters. */
export type Frame = string;

/** The frame of a cube held the usual way. */
export const USUAL_FRAME: Frame = FACES.join("");

// For each place: the place its face came from after a quarter turn of the whole cube, clockwise about
// this axis.
const TAKEN_FROM: Readonly<Record<Axis, readonly number[]>> = {
  x: placesTakenFrom("R"),
  y: placesTakenFrom("U"),
  z: placesTakenFrom("F"),
};

function placesTakenFrom(turned: Face): number[] {
  const axis = NORMALS[turned];
  const targets = FACES.map((face) => faceToward(turnedClockwise(NORMALS[face], axis)));
  return FACES.map((face) => targets.indexOf(face));
}

/** The frame after `quarterTurns` (any whole number) of the whole cube about `axis`. */
export function rotateFrame(frame: Frame, axis: Axis, quarterTurns: number): Frame {
  let turned = frame;
  for (let left = ((quarterTurns % 4) + 4) % 4; left > 0; --left) {
    turned = TAKEN_FROM[axis].map((place) => turned[place]!).join("");
  }
  return turned;
}

const BROUGHT_TO_TOP: readonly [axis: Axis, quarterTurns: number][] = [
  ["x", 0],
  ["z", -1],
  ["x", 1],
  ["x", 2],
  ["z", 1],
  ["x", -1],
];

/** The frames of all 24 ways, in the order of their numbers. */
export const FRAMES: readonly Frame[] = BROUGHT_TO_TOP.flatMap(([axis, quarterTurns]) =>
  [0, 1, 2, 3].map((turnsOfY) =>
    rotateFrame(rotateFrame(USUAL_FRAME, axis, quarterTurns), "y", turnsOfY),
  ),
);

// A person says how a cube is held by its top, then by its front.
const PLACE_WEIGHTS = [4, 1, 3, 1, 1, 1];

/**
 * The frame in which `face` is in the place with this index (in the order of `FACES`) and as many
 * other faces as possible stay where they are in `frame`: the top before the front, both before the
 * others.
 */
export function frameWith(frame: Frame, place: number, face: Face): Frame {
  const kept = (other: Frame) =>
    PLACE_WEIGHTS.reduce((sum, weight, i) => sum + (other[i] === frame[i] ? weight : 0), 0);
  const fitting = FRAMES.filter((other) => other[place] === face);
  return fitting.reduce((best, other) => (kept(other) > kept(best) ? other : best));
}

/** The 54 stickers after a turn of the whole cube that brings its centres from `before` to `after`. */
export function turnWhole(facelets: string, before: Frame, after: Frame): string {
  const placeOf = (face: Face) => FACES[after.indexOf(before[FACES.indexOf(face)]!)]!;
  const [x, y, z] = (["R", "U", "F"] as const).map((face) => NORMALS[placeOf(face)]);
  const turned = (cubie: Vector) =>
    sum(scaled(x!, cubie[0]), scaled(y!, cubie[1]), scaled(z!, cubie[2]));
  const stickers = Array.from(facelets);
  STICKER_PLACES.forEach(({ face, cubie }, index) => {
    stickers[stickerAt(placeOf(face), turned(cubie))] = facelets.charAt(index);
  });
  return stickers.join("");
}

/**
 * What `readFacelets` gives for 54 letters of faces: each sticker named by the face whose centre has its colour, and
 * which of the 24 ways the cube is held. `undefined` if the text is not such letters, or no cube has these centres.
 * This does not check whether such a cube exists.
 */
export function readHeldLetters(
  text: string,
): { facelets: string; orientation: number } | undefined {
  if (!/^[URFDLB]{54}$/.test(text)) return undefined;
  const frame = FACES.map((face) => text.charAt(centerSticker(face))).join("");
  const orientation = FRAMES.indexOf(frame);
  if (orientation < 0) return undefined;
  const facelets = text.replace(/./g, (letter) => FACES[frame.indexOf(letter)]!);
  return { facelets, orientation };
}
