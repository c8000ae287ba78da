// The eighteen turns as permutations of the 54 stickers, worked out from where the stickers lie in
// space (geometry.ts).

import { describe, optionError } from "./arguments";
import { SolverError } from "./errors";
import { FACES, type Face } from "./faces";
import {
  faceToward,
  isInLayer,
  NORMALS,
  STICKER_PLACES,
  stickerAt,
  turnedClockwise,
} from "./geometry";
import { stickersAlone, withPlaces } from "./pocket-stickers";

/** A turn of one face: a quarter clockwise, a half, or a quarter anticlockwise. */
export type Move = Face | `${Face}2` | `${Face}'`;

/**
 * What a move turns, without how far: a face (`R`), two layers (`r` or `Rw`), or as many as a number says (`3r`), the
 * layer between two faces (`M`), or the whole cube (`x`).
 */
export type Turned =
  | Face
  | Lowercase<Face>
  | `${Face}w`
  | `${"2" | "3"}${Lowercase<Face> | `${Face}w`}`
  | ("M" | "E" | "S")
  | ("x" | "y" | "z");

/**
 * A move as a person makes it, named as the cube is held then: a turn of a face, of two layers (`r` or
 * `Rw`), of the layer between two faces (`M`), or of the whole cube (`x`).
 */
export type WrittenMove = Turned | `${Turned}2` | `${Turned}'`;

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
export function quarterTurnsOf(move: WrittenMove): number {
  return move.endsWith("2") ? 2 : move.endsWith("'") ? -1 : 1;
}

/** `face` turned clockwise by a whole number of quarters; `undefined` if that changes nothing. */
export function moveBy(face: Face, quarterTurns: number): Move | undefined {
  const index = FACES.indexOf(face);
  const quarters = ((quarterTurns % 4) + 4) % 4;
  return quarters === 0 ? undefined : MOVES[3 * index + quarters - 1];
}

// For a clockwise quarter turn: each place on the layer gets the sticker that moves there.
function quarterTurn(face: Face): number[] {
  const axis = NORMALS[face];
  const permutation = STICKER_PLACES.map((_, index) => index);
  STICKER_PLACES.forEach(({ cubie, normal }, index) => {
    if (!isInLayer(cubie, face)) return;
    const turnedFace = faceToward(turnedClockwise(normal, axis));
    permutation[stickerAt(turnedFace, turnedClockwise(cubie, axis))] = index;
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

/** The facelet string after `moves` are done to the cube `facelets` (54 characters, or 24 of the 2x2x2). */
export function applyMoves(facelets: string, moves: readonly Move[]): string {
  let stickers = Array.from(withPlaces(facelets));
  for (const move of moves) stickers = movePermutation(move).map((index) => stickers[index]!);
  const turned = stickers.join("");
  return turned.length === facelets.length ? turned : stickersAlone(turned);
}

/**
 * The moves, if this is a list of moves.
 * @throws SolverError "notation" if an element of the list is not a move; "option" if it is not a list.
 */
export function checkMoves(
  moves: unknown,
  expected = "an array of moves, each a text",
): readonly Move[] {
  if (!Array.isArray(moves)) throw optionError("moves", moves, expected);
  for (const move of moves as readonly unknown[]) {
    if (typeof move === "string" && isMove(move)) continue;
    const found = typeof move === "string" ? move : describe(move);
    const details = { reason: "no-move", found } as const;
    throw new SolverError("notation", `${describe(move)} is not a move.`, details);
  }
  return moves as readonly Move[];
}

/**
 * The moves that undo `moves`, a list such as a solution's.
 * @throws SolverError "notation" if an element of the list is not a move; "option" if it is not a list.
 */
export function inverseMoves(moves: readonly Move[]): Move[] {
  return checkMoves(moves).map(inverseMove).reverse();
}

function inverseMove(move: Move): Move {
  return moveBy(faceOf(move), -quarterTurnsOf(move))!;
}
