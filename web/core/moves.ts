// The eighteen turns as permutations of the 54 stickers, worked out from where the stickers lie in
// space: x to the right, y up, z to the front, the cube's centre at the origin.

import { FACES, type Face } from "./faces";

/** A turn of one face: a quarter clockwise, a half, or a quarter anticlockwise. */
export type Move = Face | `${Face}2` | `${Face}'`;

/** All moves, three for each face in the order of `FACES`. */
export const MOVES: readonly Move[] = FACES.flatMap((face): Move[] => [
  face,
  `${face}2`,
  `${face}'`,
]);

/** Whether `text` is a move as this project writes it. */
export function isMove(text: string): text is Move {
  return (MOVES as readonly string[]).includes(text);
}

/** The face that `move` turns. */
export function faceOf(move: Move): Face {
  return move.charAt(0) as Face;
}

/** Quarter turns clockwise: 1, 2 or -1. */
export function quarterTurnsOf(move: Move): number {
  return move.endsWith("2") ? 2 : move.endsWith("'") ? -1 : 1;
}

/** The turn of `face` by so many quarters clockwise, any whole number; `undefined` if none is left. */
export function moveBy(face: Face, quarterTurns: number): Move | undefined {
  const index = FACES.indexOf(face);
  const quarters = ((quarterTurns % 4) + 4) % 4;
  return quarters === 0 ? undefined : MOVES[3 * index + quarters - 1];
}

type Vector = readonly [x: number, y: number, z: number];

const NORMALS: Readonly<Record<Face, Vector>> = {
  U: [0, 1, 0],
  R: [1, 0, 0],
  F: [0, 0, 1],
  D: [0, -1, 0],
  L: [-1, 0, 0],
  B: [0, 0, -1],
};

// Where a face's rows and columns lead to, the standard net folded up.
const NET_AXES: Readonly<Record<Face, { down: Vector; right: Vector }>> = {
  U: { down: NORMALS.F, right: NORMALS.R },
  R: { down: NORMALS.D, right: NORMALS.B },
  F: { down: NORMALS.D, right: NORMALS.R },
  D: { down: NORMALS.B, right: NORMALS.R },
  L: { down: NORMALS.D, right: NORMALS.F },
  B: { down: NORMALS.D, right: NORMALS.L },
};

// Stickers stand out of their face by one, so that the three of a corner differ in place.
const STICKER_PLACES: readonly Vector[] = FACES.flatMap((face) =>
  Array.from({ length: 9 }, (_, index): Vector => {
    const { down, right } = NET_AXES[face];
    const [row, column] = [Math.floor(index / 3) - 1, (index % 3) - 1];
    const along = (axis: 0 | 1 | 2) =>
      2 * NORMALS[face][axis] + row * down[axis] + column * right[axis];
    return [along(0), along(1), along(2)];
  }),
);

const STICKER_AT = new Map(STICKER_PLACES.map((place, index) => [String(place), index]));

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

// A quarter turn about `axis`, clockwise as seen from its tip.
function rotate(place: Vector, axis: Vector): Vector {
  const [x, y, z] = place;
  const along = dot(place, axis);
  return [
    along * axis[0] - (axis[1] * z - axis[2] * y),
    along * axis[1] - (axis[2] * x - axis[0] * z),
    along * axis[2] - (axis[0] * y - axis[1] * x),
  ];
}

function quarterTurn(face: Face): number[] {
  const axis = NORMALS[face];
  const permutation = STICKER_PLACES.map((_, index) => index);
  STICKER_PLACES.forEach((place, index) => {
    if (dot(place, axis) > 0) permutation[STICKER_AT.get(String(rotate(place, axis)))!] = index;
  });
  return permutation;
}

function compose(first: readonly number[], second: readonly number[]): number[] {
  return second.map((index) => first[index]!);
}

const PERMUTATIONS = new Map<Move, readonly number[]>(
  FACES.flatMap((face): [Move, readonly number[]][] => {
    const once = quarterTurn(face);
    const twice = compose(once, once);
    return [
      [face, once],
      [`${face}2`, twice],
      [`${face}'`, compose(twice, once)],
    ];
  }),
);

/** Where each of the 54 stickers comes from: `after[i] = before[movePermutation(move)[i]]`. */
export function movePermutation(move: Move): readonly number[] {
  return PERMUTATIONS.get(move)!;
}

/** The facelet string after `moves` are done to the cube `facelets` (54 characters). */
export function applyMoves(facelets: string, moves: readonly Move[]): string {
  let stickers = Array.from(facelets);
  for (const move of moves) stickers = movePermutation(move).map((index) => stickers[index]!);
  return stickers.join("");
}

/** The moves that undo `moves`. */
export function inverseMoves(moves: readonly Move[]): Move[] {
  return moves.map(inverseMove).reverse();
}

function inverseMove(move: Move): Move {
  return moveBy(faceOf(move), -quarterTurnsOf(move))!;
}
