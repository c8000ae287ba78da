// Reads a cube as a person writes it: by its stickers, or by moves from the solved one. The command reads the same
// (solver/cli/cubes/position.h).

import { UNKNOWN } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { SOLVED_FACELETS } from "../../core/facelets";
import { goalError } from "../../core/goal";
import { faceletsHeld } from "../../core/held";
import { applyMoves } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { cornersAlone, POCKET_STICKER_COUNT } from "../../core/pocket-stickers";
import { formOf, isPocketText, POCKET_HINT } from "../../core/position-form";
import type { Puzzle } from "../../core/puzzles";
import { isNet, readSymbols } from "../../core/sticker-symbols";

/**
 * The text itself if it is not moves, else the stickers after its moves, as the cube is then held.
 * @throws SolverError "notation"; "length" if it has the stickers of a 2x2x2 in place of a 3x3x3.
 */
export function stickersWritten(text: string, puzzle: Puzzle): string {
  if (formOf(text, puzzle) === "facelets") return text;
  // Nobody writes 24 turns of all faces, four of each, as one word or in the shape of a net.
  const areNoMoves = !text.includes(" ") || isNet(text, POCKET_STICKER_COUNT);
  if (puzzle === "3x3x3" && areNoMoves && isPocketText(text)) {
    throw new SolverError("length", `These are the 24 stickers of a 2x2x2.${POCKET_HINT}`);
  }
  const { moves, orientation } = parseMoves(text);
  const held = faceletsHeld(applyMoves(SOLVED_FACELETS, moves), orientation);
  return puzzle === "2x2x2" ? cornersAlone(held) : held;
}

/**
 * The same for a goal, some of whose stickers may be anything.
 * @throws SolverError "notation", "length", with a message that names the goal.
 */
export function goalStickersWritten(goal: string, puzzle: Puzzle): string {
  try {
    // A text with open stickers is never moves, however few stickers it has.
    if (goal.includes(UNKNOWN)) readSymbols(goal);
    return stickersWritten(goal, puzzle);
  } catch (error) {
    throw goalError(error);
  }
}
