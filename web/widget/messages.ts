// What the element says, in one place.

import type { SolverErrorCode } from "../core/errors";
import { countColors, hasAllColors, SOLVED_FACELETS } from "../core/facelets";
import { FACES } from "../core/faces";
import type { Solution, SolverProgress, SolverStatus } from "../core/solution";
import type { ColorNames } from "./color-scheme";
import type { CubeMode } from "./cube-settings";
import type { Activity } from "./solving";

export const MESSAGES = {
  welcome: "Paint your cube, then solve.",
  welcomeToPaint: "Paint your cube.",
  movesToCome: "Solve, and the moves appear here, one by one.",
  painted: "All colours are there.",
  readyToSolve: "All colours are there. Ready to solve.",
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
function movesToPlay(count: number): string {
  return `${movesInWords(count)} to follow.`;
}

/** What a solution is worth, such as "19 moves, at least 17 needed". */
export function solutionInWords(length: number, lowerBound: number): string {
  const moves = movesInWords(length);
  if (length <= lowerBound) return `${moves}, and no solution is shorter.`;
  return `${moves}, at least ${lowerBound} needed.`;
}

/** What is under way, and what has come of it so far. */
export function activityInWords({
  activity,
  best,
  lowerBound,
}: {
  activity: Activity;
  best: Solution | undefined;
  lowerBound: number;
}): string {
  switch (activity) {
    case "starting":
      return MESSAGES.starting;
    case "scrambling":
      return MESSAGES.scrambling;
    case "solving":
      return best ? improvedInWords(best, lowerBound) : MESSAGES.searching;
    case "checking":
    case "idle":
      return "";
  }
}

/** What to do next, where nothing else is to be said. */
export function idleInWords(
  { mode, facelets, colorNames }: { mode: CubeMode; facelets: string; colorNames: ColorNames },
  moveCount: number,
): string {
  if (mode === "view") return "";
  if (moveCount > 0) return movesToPlay(moveCount);
  const mayBeSolved = mode === "solve";
  if (facelets === SOLVED_FACELETS) return mayBeSolved ? MESSAGES.welcome : MESSAGES.welcomeToPaint;
  if (!hasAllColors(facelets)) return countsInWords(facelets, colorNames);
  return mayBeSolved ? MESSAGES.readyToSolve : MESSAGES.painted;
}

/** The best so far and what is proven so far, while the search goes on. */
function improvedInWords({ length }: Solution, lowerBound: number): string {
  return `${movesInWords(length)} so far, at least ${lowerBound} needed…`;
}

// Which colours are used too often or too seldom.
function countsInWords(facelets: string, names: ColorNames): string {
  const counts = countColors(facelets);
  const wrong = FACES.filter((face) => counts[face] !== 9);
  const parts = wrong.map((face) => `${names[face].toLowerCase()} ${counts[face]}`);
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

/** What is fetched for the full tables, compressed. */
export const FULL_TABLES_DOWNLOAD_BYTES = 26_000_000;

const MEGABYTE_BYTES = 1_000_000;

/** Such as "63.1 MB"; with `digits` 0 "63 MB". */
export function sizeInWords(sizeBytes: number, digits = 1): string {
  return `${(sizeBytes / MEGABYTE_BYTES).toFixed(digits)} MB`;
}

/** How far the full tables are, such as "Fetching full tables: 12.4 of 63.1 MB". */
export function progressInWords({ phase, loaded, total }: SolverProgress): string {
  const action = {
    fetch: "Fetching full tables",
    generate: "Making full tables",
    load: "Reading full tables",
  }[phase];
  return `${action}: ${(loaded / MEGABYTE_BYTES).toFixed(1)} of ${sizeInWords(total)}`;
}

// Often enough to know that it goes on, seldom enough not to talk all the time.
const SPOKEN_STEP_PERCENT = 10;

/** How far the full tables are, for who hears each change, such as "Full tables: 20 %". */
export function spokenProgressInWords({ loaded, total }: SolverProgress): string {
  const percent = Math.floor((100 * loaded) / total / SPOKEN_STEP_PERCENT) * SPOKEN_STEP_PERCENT;
  return `Full tables: ${percent} %`;
}

/** Which tables the engine solves with, and why not with others. */
export function tablesInWords(status: SolverStatus): string {
  const { tier, tablesDeferred, tablesError, storageProblem } = status;
  if (tier === "full") {
    return storageProblem
      ? "Solves with full tables. They cannot be stored for the next visit."
      : "Solves with full tables.";
  }
  if (tablesDeferred) {
    const size = sizeInWords(FULL_TABLES_DOWNLOAD_BYTES, 0);
    return `Solves with small tables; to save data, the full ones (${size}) wait.`;
  }
  if (tablesError === undefined) return "Solves with small tables.";
  return `Solves with small tables; ${withoutFullTablesInWords(tablesError)}.`;
}

/** Why there are no full tables, as a part of a sentence. */
export function withoutFullTablesInWords(code: SolverErrorCode): string {
  if (code === "memory") return "there is not enough memory for the full ones";
  if (code === "worker-crashed") return "getting the full ones has broken the solver off";
  return `the full ones cannot be had (${code})`;
}
