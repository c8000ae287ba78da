// Where the 54 stickers lie in space: x to the right, y up, z to the front, the cube's centre at
// the origin and its cubies one unit wide, so that the cube reaches from -1.5 to 1.5.

import { FACES, type Face } from "../core/faces";

export type Vector = readonly [x: number, y: number, z: number];

/** The way out of each face. */
export const NORMALS: Readonly<Record<Face, Vector>> = {
  U: [0, 1, 0],
  R: [1, 0, 0],
  F: [0, 0, 1],
  D: [0, -1, 0],
  L: [-1, 0, 0],
  B: [0, 0, -1],
};

export interface StickerPlace {
  face: Face;
  /** The middle of the sticker's cubie; each coordinate is -1, 0 or 1. */
  cubie: Vector;
  /** Out of the face, along its rows to the right, and against its columns, as the net shows it. */
  normal: Vector;
  right: Vector;
  up: Vector;
}

// Where a face's rows lead to and where its upper edge is, the standard net folded up.
const NET_AXES: Readonly<Record<Face, { right: Face; up: Face }>> = {
  U: { right: "R", up: "B" },
  R: { right: "B", up: "U" },
  F: { right: "R", up: "U" },
  D: { right: "R", up: "F" },
  L: { right: "F", up: "U" },
  B: { right: "L", up: "U" },
};

/** The place of every sticker, in the order of a facelet string. */
export const STICKER_PLACES: readonly StickerPlace[] = FACES.flatMap((face) =>
  Array.from({ length: 9 }, (_, index): StickerPlace => {
    const normal = NORMALS[face];
    const right = NORMALS[NET_AXES[face].right];
    const up = NORMALS[NET_AXES[face].up];
    const column = (index % 3) - 1;
    const row = 1 - Math.floor(index / 3);
    const along = (axis: 0 | 1 | 2) => normal[axis] + column * right[axis] + row * up[axis];
    return { face, cubie: [along(0), along(1), along(2)], normal, right, up };
  }),
);

/** The inner product. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Whether a cubie is one of the nine that turn with `face`. */
export function isInLayer(cubie: Vector, face: Face): boolean {
  return dot(cubie, NORMALS[face]) > 0;
}

/** A layer on its way. */
export interface LayerTurn {
  face: Face;
  /** How far it is turned clockwise. */
  quarterTurns: number;
}
