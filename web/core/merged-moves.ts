// Moves as they are counted: adjoining turns of a face are one. In a file of its own, since the element loads this only
// for a lesson (web/build/package).

import { FACES } from "./faces";
import { faceOf, moveBy, quarterTurnsOf, type Move } from "./moves";

/**
 * The same moves, with turns of a face merged if nothing but turns of the opposite face is between them. A test
 * compares this with what the solver does.
 */
export function mergedMoves(moves: readonly Move[]): Move[] {
  // Consecutive turns of two opposite faces, in quarter turns.
  const merged: { axis: number; quarterTurns: [number, number] }[] = [];
  for (const move of moves) {
    const place = FACES.indexOf(faceOf(move));
    const axis = place % 3;
    let last = merged.at(-1);
    if (last?.axis !== axis) merged.push((last = { axis, quarterTurns: [0, 0] }));
    const side = place < 3 ? 0 : 1;
    last.quarterTurns[side] = (last.quarterTurns[side] + quarterTurnsOf(move)) & 3;
    // When turns cancel out, those on both sides of them meet.
    if (last.quarterTurns.every((turns) => turns === 0)) merged.pop();
  }
  return merged.flatMap(({ axis, quarterTurns }) =>
    quarterTurns.flatMap((turns, side) => moveBy(FACES[axis + 3 * side]!, turns) ?? []),
  );
}
