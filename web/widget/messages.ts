// What the element says, in one place.

import type { SolverErrorCode } from "../core/errors";
import { countColors } from "../core/facelets";
import { COLOR_NAMES, FACES } from "../core/faces";
import type { Solution, SolverProgress, SolverStatus } from "../core/solution";

export const MESSAGES = {
  welcome: "Paint your cube, then solve.",
  movesToCome: "Solve, and the moves appear here, one by one.",
  painted: "All colours are there. Ready to solve.",
  alreadySolved: "Already solved: 0 moves.",
  starting: "Waiting for the solver to start…",
  searching: "Looking for a short solution…",
  scrambling: "Mixing the cube…",
  scrambled: "A random cube, every one as likely as any other.",
  centerFixed: "Centres stay: they tell which face is which.",
} as const;

function movesInWords(count: number): string {
  return count === 1 ? "1 move" : `${count} moves`;
}

/** What there is to follow, of which nothing else is known. */
export function movesToPlay(count: number): string {
  return `${movesInWords(count)} to follow.`;
}

/** What a solution is worth, such as "19 moves, at least 17 needed". */
export function solutionInWords(length: number, lowerBound: number): string {
  const moves = movesInWords(length);
  if (length <= lowerBound) return `${moves}, and no solution is shorter.`;
  return `${moves}, at least ${lowerBound} needed.`;
}

/** The best so far and what is proven so far, while the search goes on. */
export function improvedInWords({ length }: Solution, lowerBound: number): string {
  return `${movesInWords(length)} so far, at least ${lowerBound} needed…`;
}

/** Which colours are used too often or too seldom; "" if each has nine stickers. */
export function countsInWords(facelets: string): string {
  const counts = countColors(facelets);
  const wrong = FACES.filter((face) => counts[face] !== 9);
  if (wrong.length === 0) return "";
  const parts = wrong.map((face) => `${COLOR_NAMES[face].toLowerCase()} ${counts[face]}`);
  return `Nine stickers of each colour are needed; now: ${parts.join(", ")}.`;
}

// What has befallen the engine, and what to do. The codes that are missing are those of cubes and
// texts, whose messages say where the fault lies.
const ENGINE_PROBLEMS: Partial<Record<SolverErrorCode, string>> = {
  "bundle-failed":
    "The solver could not be started: its files did not come, or this browser cannot run them. Check the connection and try again.",
  "worker-crashed":
    "The solver has broken off. Your cube is still here: try again, and it starts afresh.",
  memory: "The browser has not enough memory for the solver. Close other tabs and try again.",
  internal: "Something went wrong inside the solver. Try again; if that fails, reload the page.",
};

/** What is wrong, and for what befalls the engine also what to do. */
export function problemInWords({
  code,
  message,
}: {
  code: SolverErrorCode;
  message: string;
}): string {
  return ENGINE_PROBLEMS[code] ?? message;
}

const MEBIBYTE_BYTES = 1024 * 1024;

/** How far the full tables are, such as "Fetching full tables: 12.4 of 60.2 MB". */
export function progressInWords({ phase, loaded, total }: SolverProgress): string {
  const action = {
    fetch: "Fetching full tables",
    generate: "Making full tables",
    load: "Reading full tables",
  }[phase];
  const megabytes = (bytes: number) => (bytes / MEBIBYTE_BYTES).toFixed(1);
  return `${action}: ${megabytes(loaded)} of ${megabytes(total)} MB`;
}

/** Which tables the engine solves with. */
export function tablesInWords({ tier, tablesDeferred, tablesError }: SolverStatus): string {
  if (tier === "full") return "Solves with full tables.";
  if (tablesDeferred) return "Solves with small tables; to save data, the full ones wait.";
  if (tablesError === undefined) return "Solves with small tables.";
  const reason = tablesError === "memory" ? "not enough memory" : tablesError;
  return `Solves with small tables; the full ones cannot be had: ${reason}.`;
}
