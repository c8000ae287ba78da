// A cube that is written as a person writes it: by its stickers, or by moves from the solved one, as the command reads it
// (solver/cli/cubes/position.h).

import { SOLVED_FACELETS } from "../../core/facelets";
import { faceletsHeld } from "../../core/held";
import { applyMoves } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { cornersAlone } from "../../core/pocket-stickers";
import { formOf } from "../../core/position-form";
import type { Puzzle } from "../../core/puzzles";

/**
 * The text itself if it is not of moves, else the stickers after them, as the cube is held then.
 * @throws SolverError "notation".
 */
export function stickersWritten(text: string, puzzle: Puzzle): string {
  if (formOf(text, puzzle) === "facelets") return text;
  const { moves, orientation } = parseMoves(text);
  const held = faceletsHeld(applyMoves(SOLVED_FACELETS, moves), orientation);
  return puzzle === "2x2x2" ? cornersAlone(held) : held;
}
