// What the element says, in one place.

import { countColors } from "../core/facelets";
import { COLOR_NAMES, FACES } from "../core/faces";
import type { Solution, SolverProgress } from "../core/solution";

export const MESSAGES = {
  welcome: "Paint your cube, then solve.",
  movesToCome: "Solve, and the moves appear here, one by one.",
  painted: "All colours are there. Ready to solve.",
  alreadySolved: "Already solved: 0 moves.",
  starting: "Waiting for the solver to start…",
  waitingForTables: "Your cube is next: solving begins as soon as the tables are here.",
  searching: "Looking for a short solution…",
  scrambling: "Mixing the cube…",
  scrambled: "A random cube, every one as likely as any other.",
  centerFixed: "Centres stay: they tell which face is which.",
} as const;

function movesInWords(count: number): string {
  return count === 1 ? "1 move" : `${count} moves`;
}

/** What a solution is worth, such as "19 moves, at least 17 needed". */
export function solutionInWords(length: number, lowerBound: number): string {
  const moves = movesInWords(length);
  if (length <= lowerBound) return `${moves}, and no solution is shorter.`;
  return `${moves}, at least ${lowerBound} needed.`;
}

/** The best so far, while the search goes on. */
export function improvedInWords({ length }: Solution): string {
  return `${movesInWords(length)} so far…`;
}

/** Which colours are used too often or too seldom; "" if each has nine stickers. */
export function countsInWords(facelets: string): string {
  const counts = countColors(facelets);
  const wrong = FACES.filter((face) => counts[face] !== 9);
  if (wrong.length === 0) return "";
  const parts = wrong.map((face) => `${COLOR_NAMES[face].toLowerCase()} ${counts[face]}`);
  return `Nine stickers of each colour are needed; now: ${parts.join(", ")}.`;
}

const MEBIBYTE_BYTES = 1024 * 1024;

/** How far the tables are, such as "Fetching tables: 12.4 of 26.8 MB". */
export function progressInWords({ phase, loaded, total }: SolverProgress): string {
  const action = {
    fetch: "Fetching tables",
    generate: "Making tables",
    load: "Reading tables",
  }[phase];
  const megabytes = (bytes: number) => (bytes / MEBIBYTE_BYTES).toFixed(1);
  return `${action}: ${megabytes(loaded)} of ${megabytes(total)} MB`;
}
