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

const HALF_WIDTH = 1.5;

/**
 * The sticker that a ray meets first when it comes from outside of the cube; -1 if it misses. The
 * cube counts as a solid block, so that the gaps between stickers belong to them.
 */
export function stickerOnRay(origin: Vector, direction: Vector): number {
  let [enter, leave] = [-Infinity, Infinity];
  let entryAxis = 0;
  for (const axis of [0, 1, 2] as const) {
    if (direction[axis] === 0) {
      if (Math.abs(origin[axis]) > HALF_WIDTH) return -1;
      continue;
    }
    const toward = -Math.sign(direction[axis]) * HALF_WIDTH;
    const near = (toward - origin[axis]) / direction[axis];
    if (near > enter) [enter, entryAxis] = [near, axis];
    leave = Math.min(leave, (-toward - origin[axis]) / direction[axis]);
  }
  if (enter > leave || enter < 0) return -1;
  const cubie = ([0, 1, 2] as const).map((axis) => {
    if (axis === entryAxis) return -Math.sign(direction[axis]);
    const coordinate = Math.round(origin[axis] + enter * direction[axis]);
    return Math.max(-1, Math.min(1, coordinate));
  });
  return STICKER_PLACES.findIndex(
    (place) =>
      place.normal[entryAxis] === cubie[entryAxis] &&
      place.cubie.every((coordinate, axis) => coordinate === cubie[axis]),
  );
}
