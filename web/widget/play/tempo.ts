// How fast moves are played.

import { optionError } from "../../core/arguments";
import { readNumber } from "../element/setting";

const DEFAULT_TEMPO = 1.5;
// Below this the cube seems to stand still; above it single turns cannot be seen.
const TEMPO_LIMITS = { slowest: 0.1, fastest: 20 } as const;

/**
 * Moves a second, as a number or as text; the usual tempo if nothing is given.
 * @throws SolverError "option" if it is not a number from 0.1 to 20.
 */
export function readTempo(given: unknown): number {
  if (given === null || given === undefined) return DEFAULT_TEMPO;
  const tempo = readNumber(given);
  const { slowest, fastest } = TEMPO_LIMITS;
  if (typeof tempo === "number" && tempo >= slowest && tempo <= fastest) return tempo;
  throw optionError("tempo", given, `a number of moves a second, ${slowest} to ${fastest}`);
}
