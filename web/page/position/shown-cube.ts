// What the page shows, as a value: a cube, its moves, and how many of them are done.

import type { Metric, Puzzle } from "../../core/choices";
import { isSolved, SOLVED } from "../../core/facelets";
import { mergedMoves } from "../../core/merged-moves";
import { applyMoves, inverseMoves, type Move } from "../../core/moves";
import { faceletsHeld } from "../../core/held";
import { puzzleOf, stickersAlone } from "../../core/pocket-stickers";
import { parseMoves } from "../../core/notation";
import { plainMoves } from "../../core/written-moves";

export interface ShownCube {
  /** 54 letters, or 24 of the 2x2x2: the cube before any of its moves. */
  facelets: string;
  /** The moves to play on it as they are written, such as "R U2 F'"; "" for none. */
  alg: string;
  /** How many of them are done, as they are written. */
  index: number;
  /** Where its moves lead, 54 letters with `?` for any, if that is not the solved cube. */
  goal?: string;
  /** What its turns cost; omitted: unchanged. */
  metric?: Metric;
}

/** What an element shows, with moves as they are written; the element's `facelets` are those after `index` moves. */
export function writtenBy({ facelets, alg, index }: Readonly<ShownCube>): ShownCube {
  const done = plainMoves(parseMoves(alg).written.slice(0, index));
  return { facelets: applyMoves(facelets, inverseMoves(done)), alg, index };
}

/** The same with plain turns of faces. */
export function inPlainTurns(shown: Readonly<ShownCube>): ShownCube {
  return withTurns(shown, (turns) => turns);
}

/** The same with adjoining turns of a face merged, unless only one of them is done. */
export function inMergedTurns(shown: Readonly<ShownCube>): ShownCube {
  return withTurns(shown, mergedMoves);
}

function withTurns(
  { facelets, alg, index }: Readonly<ShownCube>,
  change: (turns: readonly Move[]) => readonly Move[],
): ShownCube {
  const { written, moves } = parseMoves(alg);
  const { length } = plainMoves(written.slice(0, index));
  const done = change(moves.slice(0, length));
  const left = change(moves.slice(length));
  return { facelets, alg: [...done, ...left].join(" "), index: done.length };
}

export function areEqual(one: Readonly<ShownCube>, other: Readonly<ShownCube>): boolean {
  return one.facelets === other.facelets && one.alg === other.alg && one.index === other.index;
}

/** Whether they are the same turns on the same cube, however they are written and however many are done. */
export function haveSameTurns(one: Readonly<ShownCube>, other: Readonly<ShownCube>): boolean {
  const turnsOf = ({ alg }: Readonly<ShownCube>) => mergedMoves(parseMoves(alg).moves).join(" ");
  return one.facelets === other.facelets && turnsOf(one) === turnsOf(other);
}

/** The same, with the stickers of a solved cube that were not painted over yet as unknown. */
export function paintedBy({
  paintedFacelets: facelets,
  alg,
  index,
}: Readonly<ShownCube & { paintedFacelets: string }>): ShownCube {
  return { facelets, alg, index };
}

/**
 * What an element shows, with plain turns of faces; the element's `facelets` are those after `index` moves. In a
 * solution by stages, adjoining turns of a face from two steps are merged, as in the solution's own moves.
 */
export function shownBy(
  element: Readonly<ShownCube>,
  isByStages: (puzzle: Puzzle, alg: string) => boolean = () => false,
): ShownCube {
  const written = writtenBy(element);
  return isByStages(puzzleOf(element.facelets), element.alg)
    ? inMergedTurns(written)
    : inPlainTurns(written);
}

/**
 * The solved puzzle after `setup`, held as the setup leaves it, with `alg` to play; both in any notation. If
 * `endsWithSetup`, it is the cube from which `alg` leads to the setup.
 * @throws SolverError "notation".
 */
export function shownAfter(
  setup: string,
  alg: string,
  { endsWithSetup = false, puzzle = "3x3x3" }: { endsWithSetup?: boolean; puzzle?: Puzzle } = {},
): ShownCube {
  // Each is read by itself first, so that a bracket cannot begin in one and end in the other.
  parseMoves(setup);
  const { written } = parseMoves(alg);
  const { moves, orientation } = parseMoves(endsWithSetup ? `${setup}\n(${alg}\n)'` : setup);
  return {
    facelets: stickersAlone(faceletsHeld(applyMoves(SOLVED[puzzle], moves), orientation)),
    alg: written.join(" "),
    index: 0,
  };
}

/**
 * Moves that lead from the solved cube to it, if its own moves solve it; otherwise none are known.
 */
export function setupOf({ facelets, alg }: Readonly<ShownCube>): readonly Move[] | undefined {
  const { moves } = parseMoves(alg);
  return isSolved(applyMoves(facelets, moves)) ? inverseMoves(moves) : undefined;
}
