// Where the faces and the 54 stickers of a cube lie in space: x to the right, y up, z to the front,
// the cube's centre at the origin and its cubies one unit wide, so that the cube reaches from -1.5 to
// 1.5. This determines what turns, how a cube is held, and which stickers a piece has.

import { FACES, type Face } from "./faces";

export type Vector = readonly [x: number, y: number, z: number];

/** The outward normal of each face. */
export const NORMALS: Readonly<Record<Face, Vector>> = {
  U: [0, 1, 0],
  R: [1, 0, 0],
  F: [0, 0, 1],
  D: [0, -1, 0],
  L: [-1, 0, 0],
  B: [0, 0, -1],
};

/** The faces above and to the right of each face in the standard net, once it is folded up. */
export const BESIDE: Readonly<Record<Face, { up: Face; right: Face }>> = {
  U: { up: "B", right: "R" },
  R: { up: "U", right: "B" },
  F: { up: "U", right: "R" },
  D: { up: "F", right: "R" },
  L: { up: "U", right: "F" },
  B: { up: "U", right: "L" },
};

export const STICKERS_PER_FACE = 9;
const CENTER = 4;

export interface StickerPlace {
  face: Face;
  /** The middle of the sticker's cubie; each coordinate is -1, 0 or 1. */
  cubie: Vector;
  /** Out of the face. */
  normal: Vector;
  /** Along the rows of the face, as the net shows it. */
  right: Vector;
  /** Against the columns of the face, as the net shows it. */
  up: Vector;
}

/** The places of all stickers, in the order of a facelet string. */
export const STICKER_PLACES: readonly StickerPlace[] = FACES.flatMap((face) =>
  Array.from({ length: STICKERS_PER_FACE }, (_, index): StickerPlace => {
    const normal = NORMALS[face];
    const right = NORMALS[BESIDE[face].right];
    const up = NORMALS[BESIDE[face].up];
    const column = (index % 3) - 1;
    const row = 1 - Math.floor(index / 3);
    return { face, cubie: sum(normal, scaled(right, column), scaled(up, row)), normal, right, up };
  }),
);

/** The sticker (0..53) on `face` of the cubie with this middle; -1 if there is none. */
export function stickerAt(face: Face, cubie: Vector): number {
  return STICKER_PLACES.findIndex(
    (place) => place.face === face && place.cubie.every((value, axis) => value === cubie[axis]),
  );
}

/** The face whose normal has this direction, which must be that of an axis. */
export function faceToward(direction: Vector): Face {
  return FACES.find((face) => dot(NORMALS[face], direction) > 0)!;
}

/** The face of the sticker at `index` (0..53). */
export function faceAt(index: number): Face {
  return FACES[Math.floor(index / STICKERS_PER_FACE)]!;
}

/** Which of the nine stickers of its face the one at `index` (0..53) is: 0..8, in reading order. */
export function indexOnFace(index: number): number {
  return index % STICKERS_PER_FACE;
}

/** The row of the sticker at `index` (0..53) on its face: 0 is the top one. */
export function rowOnFace(index: number): number {
  return Math.floor(indexOnFace(index) / 3);
}

/** The first of the nine stickers of `face`; the others follow it in reading order. */
export function firstSticker(face: Face): number {
  return STICKERS_PER_FACE * FACES.indexOf(face);
}

/** The sticker in the middle of `face`. */
export function centerSticker(face: Face): number {
  return firstSticker(face) + CENTER;
}

/** The nine characters of `face` in a text of 54, in reading order. */
export function stickersOf(facelets: string, face: Face): string {
  const first = firstSticker(face);
  return facelets.slice(first, first + STICKERS_PER_FACE);
}

/**
 * Whether a cubie turns with `face`: with its own layer, or with the layers from `outer` to `inner`,
 * where 1 is the face's own, 0 the middle one and -1 the opposite one.
 */
export function isInLayer(cubie: Vector, face: Face, outer = 1, inner = 1): boolean {
  const height = dot(cubie, NORMALS[face]);
  return inner <= height && height <= outer;
}

/** The dot product. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The cross product: at right angles to both, by the right-hand rule. */
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function sum(...vectors: readonly Vector[]): Vector {
  const along = (axis: 0 | 1 | 2) => vectors.reduce((total, vector) => total + vector[axis], 0);
  return [along(0), along(1), along(2)];
}

export function scaled(vector: Vector, factor: number): Vector {
  return [factor * vector[0], factor * vector[1], factor * vector[2]];
}

/** `vector` after a quarter turn about `axis` (of length 1), clockwise as seen from its tip. */
export function turnedClockwise(vector: Vector, axis: Vector): Vector {
  return sum(scaled(axis, dot(vector, axis)), cross(vector, axis));
}
