// Stores the cube on the screen with its solution and the place in it: a phone that runs short of
// memory unloads the page while the person turns the cube in their hand.

import type { Puzzle } from "../../core/choices";
import { isPainting } from "../../core/completion";
import { isSolved } from "../../core/facelets";
import { isAtGoal } from "../../core/goal";
import { applyMoves, type WrittenMove } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { puzzleOf } from "../../core/pocket-stickers";
import { keepLasting, keyOf, readLasting } from "../../site/lasting";
import { writtenBy, type ShownCube } from "../position/shown-cube";

// All of it is in one entry for each puzzle, so that two tabs cannot mix theirs.
const STORAGE_KEY = "cubewright.cube";

/**
 * The puzzle's cube of the last visit before its moves, legal or not; `undefined` if there is none. Moves
 * that lead neither to its goal nor to the solved cube are left out.
 */
export function readStoredCube(puzzle: Puzzle = "3x3x3"): ShownCube | undefined {
  const stored = parseObject(readLasting(keyOf(STORAGE_KEY, puzzle)) ?? "");
  const { facelets, alg, index } = stored;
  const goal = typeof stored.goal === "string" && isPainting(stored.goal) ? stored.goal : "";
  if (typeof facelets !== "string" || !isPainting(facelets)) return undefined;
  if (puzzleOf(facelets) !== puzzle) return undefined;
  const moves = typeof alg === "string" ? leadingMoves(facelets, alg, goal) : [];
  const isPlace = Number.isInteger(index) && Number(index) >= 0 && Number(index) <= moves.length;
  return {
    facelets,
    alg: moves.join(" "),
    index: isPlace ? Number(index) : 0,
    ...(goal && { goal }),
  };
}

/**
 * Stores the cube that an element shows, with `facelets` after `index` moves of `alg`. Unlike the address, it
 * keeps the moves as they are written: a person who has turned the whole cube goes on holding it that way.
 */
export function storeCube(cube: Readonly<ShownCube>): void {
  const { goal } = cube;
  const stored = { ...writtenBy(cube), ...(goal && { goal }) };
  keepLasting(keyOf(STORAGE_KEY, puzzleOf(cube.facelets)), JSON.stringify(stored));
}

function leadingMoves(facelets: string, alg: string, goal: string): readonly WrittenMove[] {
  try {
    const { written, moves } = parseMoves(alg);
    const reached = applyMoves(facelets, moves);
    const isThere = isSolved(reached) || (goal !== "" && isAtGoal(reached, goal));
    return isThere ? written : [];
  } catch {
    return [];
  }
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
