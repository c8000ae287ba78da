// The moves of a solution as a person follows them, and how many to expect before there are any.

import { hasStages, type Choice } from "../../core/choices";
import type { WrittenMove } from "../../core/moves";
import type { Solution } from "../../core/solution";

// First solutions nearly always have at most this many moves.
const EXPECTED_MOVES = 21;
// No shortest solution of the 2x2x2 has more, however turns count (solver/pocket/README.md).
const MOST_MOVES_OF_POCKET = 14;

/** How many moves a solution has at most, nearly always. */
export function expectedMoves({ puzzle, method }: Pick<Choice, "puzzle" | "method">): number {
  return puzzle === "2x2x2" && !hasStages(method) ? MOST_MOVES_OF_POCKET : EXPECTED_MOVES;
}

/** The moves as a person makes them: as they are written, where a method by stages has written them. */
export function movesToFollow({ moves, written = moves }: Solution): readonly WrittenMove[] {
  return written;
}
