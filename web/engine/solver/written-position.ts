// A cube that is written as a person writes it: by its stickers, or by moves from the solved one, as the command reads it
// (solver/cli/cubes/position.h).

import { UNKNOWN } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { SOLVED_FACELETS } from "../../core/facelets";
import { goalError } from "../../core/goal";
import { faceletsHeld } from "../../core/held";
import { applyMoves } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { cornersAlone } from "../../core/pocket-stickers";
import { formOf, isPocketText, POCKET_HINT } from "../../core/position-form";
import type { Puzzle } from "../../core/puzzles";
import { readSymbols } from "../../core/sticker-symbols";

/**
 * The text itself if it is not of moves, else the stickers after them, as the cube is held then.
 * @throws SolverError "notation"; "length" if they are the stickers of the 2x2x2.
 */
export function stickersWritten(text: string, puzzle: Puzzle): string {
  if (formOf(text, puzzle) === "facelets") return text;
  // Nobody writes 24 turns of all faces, four of each, as one word.
  if (puzzle === "3x3x3" && !text.includes(" ") && isPocketText(text)) {
    throw new SolverError("length", `These are the 24 stickers of a 2x2x2.${POCKET_HINT}`);
  }
  const { moves, orientation } = parseMoves(text);
  const held = faceletsHeld(applyMoves(SOLVED_FACELETS, moves), orientation);
  return puzzle === "2x2x2" ? cornersAlone(held) : held;
}

/**
 * The same of a goal, of which some stickers may be anything.
 * @throws SolverError "notation", "length", which say that it is the goal.
 */
export function goalStickersWritten(goal: string, puzzle: Puzzle): string {
  try {
    // Those that may be anything are told from moves, however few there are.
    if (goal.includes(UNKNOWN)) readSymbols(goal);
    return stickersWritten(goal, puzzle);
  } catch (error) {
    throw goalError(error);
  }
}
