// Moves as people make them: turns of a face, of two layers together, of the layer between two faces,
// and of the whole cube. Each is a plain turn of a face, or equals such turns, maybe none, followed by
// a turn of the whole cube, which changes what the letters of later moves mean.

import { FACES, type Face } from "./faces";
import { moveBy, quarterTurnsOf, type Move, type WrittenMove } from "./moves";
import { FRAMES, rotateFrame, USUAL_FRAME, type Frame } from "./orientation";

/** Adjacent layers that turn together, clockwise as seen from outside of `face`. */
export interface Layers {
  face: Face;
  /** The first and the last of them: 1 is the face's own layer, 0 the middle one, -1 the opposite one. */
  outer: number;
  inner: number;
}

// Middle layers and the whole cube, and the face with which each of them turns.
const OTHERS = "MESxyz";
const THEIR_FACES = "LDFRUF";

/** The layers that `move` turns, named as the cube is held before it. */
export function layersOf(move: WrittenMove): Layers {
  const [, count, letter, w] = /^([23]?)(.)(w?)/.exec(move) as unknown as string[];
  const other = OTHERS.indexOf(letter!);
  if (other >= 0) {
    const reach = other < 3 ? 0 : 1;
    return { face: THEIR_FACES.charAt(other) as Face, outer: reach, inner: 0 - reach };
  }
  const face = letter!.toUpperCase() as Face;
  const widest = count === "3" ? -1 : 0;
  return { face, outer: 1, inner: w !== "" || letter !== face ? widest : 1 };
}

/** `made` was turned instead of the move with index `at`; `undefined`: nothing was. */
export interface WrongTurn {
  at: number;
  made: WrittenMove | undefined;
}

/** The moves of a person who meant to make `moves`, but made one of them, or the one after them, wrong. */
export function withWrongTurn(
  moves: readonly WrittenMove[],
  { at, made }: WrongTurn,
): WrittenMove[] {
  return [...moves.slice(0, at), ...(made ? [made] : []), ...moves.slice(at + 1)];
}

/** What a written move does to the cube. */
export interface WrittenStep {
  /** Turns of faces, named as the cube was held at the start; none for a turn of the whole cube. */
  moves: readonly Move[];
  /** How the cube is held after it, 0..23 (orientation.ts). */
  orientation: number;
}

/** What each of the moves does to a cube that is held the usual way before the first. */
export function stepsOf(written: readonly WrittenMove[]): WrittenStep[] {
  let frame = USUAL_FRAME;
  return written.map((move) => {
    const { face, outer, inner } = layersOf(move);
    const place = FACES.indexOf(face);
    const quarterTurns = quarterTurnsOf(move);
    const turnOf = (at: number, turns: number) => moveBy(frame[at] as Face, turns)!;
    let moves = [turnOf(place, quarterTurns)];
    if (inner < 1) {
      // Turning the whole cube turns all layers. Those that are to stay are turned back.
      const back: [place: number, turns: number][] = [];
      if (outer < 1) back.push([place, -quarterTurns]);
      if (inner > -1) back.push([(place + 3) % 6, quarterTurns]);
      moves = back.sort(([one], [other]) => one - other).map(([at, turns]) => turnOf(at, turns));
      frame = turnedAbout(frame, place, quarterTurns);
    }
    return { moves, orientation: FRAMES.indexOf(frame) };
  });
}

function turnedAbout(frame: Frame, place: number, quarterTurns: number): Frame {
  const axis = (["y", "x", "z"] as const)[place % 3]!;
  return rotateFrame(frame, axis, place < 3 ? quarterTurns : -quarterTurns);
}

/** The turns of faces that all the moves make together, named as the cube was held at the start. */
export function plainMoves(written: readonly WrittenMove[]): Move[] {
  return stepsOf(written).flatMap(({ moves }) => moves);
}

/** The move that undoes `move`, made right after it. */
export function inverseOf(move: WrittenMove): WrittenMove {
  if (move.endsWith("2")) return move;
  return (move.endsWith("'") ? move.slice(0, -1) : `${move}'`) as WrittenMove;
}
