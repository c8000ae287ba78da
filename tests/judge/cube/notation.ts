// Written moves, each as a turn of stickers. A parser of the judge's own.

import { FACES, OUTWARD, type Turn, turnOf, type Vector } from "./sticker-cube";

export interface Move {
  /** As it was written. */
  text: string;
  /** A face, such as R; two layers, such as r; a slice, M, E or S; or the whole cube, x, y or z. */
  letter: string;
  /** Clockwise, 1 to 3. */
  quarterTurns: number;
  turn: Turn;
}

const FACE_LAYERS = [1];
const WIDE_LAYERS = [1, 0];
const SLICE_LAYERS = [0];
const ALL_LAYERS = [1, 0, -1];

/** Which way the axis of each letter points, and what turns about it. */
const LETTERS = new Map<string, { axis: Vector; layers: number[] }>([
  ...FACES.map((face) => [face, { axis: OUTWARD[face], layers: FACE_LAYERS }] as const),
  ...FACES.map(
    (face) => [face.toLowerCase(), { axis: OUTWARD[face], layers: WIDE_LAYERS }] as const,
  ),
  ["M", { axis: OUTWARD.L, layers: SLICE_LAYERS }],
  ["E", { axis: OUTWARD.D, layers: SLICE_LAYERS }],
  ["S", { axis: OUTWARD.F, layers: SLICE_LAYERS }],
  ["x", { axis: OUTWARD.R, layers: ALL_LAYERS }],
  ["y", { axis: OUTWARD.U, layers: ALL_LAYERS }],
  ["z", { axis: OUTWARD.F, layers: ALL_LAYERS }],
]);

const knownMoves = new Map<string, Move>();

/** One move, such as R, r2, M' or y. Fails for anything else. */
export function readMove(text: string): Move {
  const known = knownMoves.get(text);
  if (known !== undefined) return known;
  const [, letter = "", suffix] = /^([A-Za-z])(2|')?$/.exec(text) ?? [];
  const meaning = LETTERS.get(letter);
  if (meaning === undefined) throw new Error(`"${text}" is no move`);
  const quarterTurns = suffix === undefined ? 1 : suffix === "2" ? 2 : 3;
  const turn = turnOf(meaning.axis, meaning.layers, quarterTurns);
  const move = { text, letter, quarterTurns, turn };
  knownMoves.set(text, move);
  return move;
}

/** Moves separated by spaces; brackets may be repeated: (R' D' R D)2. */
export function readMoves(text: string): Move[] {
  const writtenOut = text.replaceAll(/\(([^()]*)\)(\d+)/g, (_match, inner: string, times: string) =>
    Array<string>(Number(times)).fill(inner).join(" "),
  );
  return writtenOut.split(" ").map(readMove);
}

export function isRotation({ letter }: Move): boolean {
  return "xyz".includes(letter);
}

/** Whether it turns exactly one of the six outer layers. */
export function isFaceTurn({ letter }: Move): boolean {
  return "URFDLB".includes(letter);
}

const SUFFIXES = ["", "2", "'"];

export function inverseOf({ letter, quarterTurns }: Move): Move {
  return readMove(letter + SUFFIXES[3 - quarterTurns]!);
}

/** The move seen in a mirror that exchanges left and right. */
export function mirrorImageOf({ letter, quarterTurns }: Move): Move {
  const exchanged = { R: "L", L: "R", r: "l", l: "r" }[letter] ?? letter;
  // M, like x, turns about the mirror's axis: the mirror image turns the same way.
  const isSame = "Mx".includes(letter);
  return readMove(exchanged + SUFFIXES[isSame ? quarterTurns - 1 : 3 - quarterTurns]!);
}

export function textOf(moves: readonly Move[]): string {
  return moves.map(({ text }) => text).join(" ");
}
