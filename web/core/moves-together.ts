// Moves written for a machine that turns opposite faces at once. The command has the same (solver/methods/together.h).

import { FACES } from "./faces";
import { checkMoves, faceOf, type Move } from "./moves";

/**
 * The moves in order, with each two consecutive turns of opposite faces in brackets: `axial-htm` and `axial-qtm` count
 * these as one. `parseMoves` reads the brackets too.
 * @returns such as `(U D2) R (F B')`; "" for no moves
 * @throws SolverError "notation" if an element of the list is not a move; "option" if it is not a list.
 */
export function movesTogether(moves: readonly Move[]): string {
  checkMoves(moves);
  const words: string[] = [];
  for (let index = 0; index < moves.length; ++index) {
    const [move, next] = [moves[index]!, moves[index + 1]];
    const isPair = next !== undefined && areOpposite(move, next);
    words.push(isPair ? `(${move} ${next})` : move);
    if (isPair) ++index;
  }
  return words.join(" ");
}

// Faces come in the order U R F D L B.
function areOpposite(one: Move, other: Move): boolean {
  return Math.abs(FACES.indexOf(faceOf(one)) - FACES.indexOf(faceOf(other))) === FACES.length / 2;
}
