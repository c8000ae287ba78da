// A solution that the caller of a solve already knows.

import { SolverError } from "../../core/errors";
import { applyMoves, type Move } from "../../core/moves";
import { parseMoves, type ParsedMoves } from "../../core/notation";

/**
 * The turns of faces in `text`, which have to lead from the cube to the goal.
 * @throws SolverError "option" if they do not; what `parseMoves` throws, with a message that names the known moves.
 */
export function readKnownMoves(text: string, facelets: string, goal: string): readonly Move[] {
  const { moves } = parseKnown(text);
  if (applyMoves(facelets, moves) === goal) return moves;
  throw new SolverError("option", "The moves that are said to be known do not lead to the goal.");
}

function parseKnown(text: string): ParsedMoves {
  try {
    return parseMoves(text);
  } catch (error) {
    if (!(error instanceof SolverError)) throw error;
    throw new SolverError(error.code, `The moves that are known: ${error.message}`, error.details);
  }
}
