// Moves as they stand in the address of a page: "_" for a space and "-" for a prime, as
// alg.cubing.net has them, so that no program that shows or sends a link has to escape anything.

import type { Move } from "./moves";

/** Such as "R_U2_F-". */
export function writeAddressMoves(moves: readonly Move[]): string {
  return moves.join("_").replaceAll("'", "-");
}

/** The moves in the form that `parseMoves` reads; moves in the usual notation stay as they are. */
export function readAddressMoves(text: string): string {
  return text.replaceAll("_", " ").replaceAll("-", "'");
}
