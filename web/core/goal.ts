// Where moves are to lead.

import { SolverError } from "./errors";
import { UNKNOWN } from "./completion";
import { CENTER_INDEXES, isSolvedPocket, readFacelets, SOLVED_FACELETS } from "./facelets";
import type { Puzzle } from "./puzzles";
import { takeSymbols } from "./sticker-symbols";

/** Whether this text is the solved cube, in any form and however it is held. */
export function isSolvedGoal(text: string): boolean {
  try {
    return readFacelets(text).facelets === SOLVED_FACELETS;
  } catch {
    return false;
  }
}

/** The same for a 2x2x2. */
export function isSolvedPocketGoal(text: string): boolean {
  return isSolvedPocket(takeSymbols(text, 24).join(""));
}

/**
 * Whether a cube has all stickers that the goal names; `?` is any. Both are 54 letters, or 24 for a 2x2x2, held alike.
 */
export function isAtGoal(facelets: string, goal: string): boolean {
  return Array.from(goal).every((letter, place) =>
    [UNKNOWN, facelets.charAt(place)].includes(letter),
  );
}

/** The goal of 54 letters, for a cube that is held as `facelets` is: with the centres of `facelets`. */
export function goalHeldAs(goal: string, facelets: string): string {
  const letters = new Map(
    CENTER_INDEXES.map((center) => [goal.charAt(center), facelets.charAt(center)]),
  );
  return Array.from(goal, (letter) => letters.get(letter) ?? letter).join("");
}

/** Turns an error in reading a goal into one about the goal, not the cube. */
export function goalError(error: unknown): unknown {
  if (!(error instanceof SolverError)) return error;
  const { code, message, details } = error;
  return new SolverError(code, `The goal: ${message}`, details);
}

/** The error for a goal whose centres are not where the cube's are or, for a 2x2x2, with another corner at DBL. */
export function otherFrameError(puzzle: Puzzle = "3x3x3"): SolverError {
  const advice =
    puzzle === "3x3x3"
      ? "Write both with the same centres."
      : "Turn the goal until its lower back left corner looks like that of the cube.";
  return new SolverError("frame", `The goal is held another way up than the cube. ${advice}`);
}

/** The error for the goal of a 2x2x2 in another colour scheme than the cube, which no turns lead to. */
export function otherSchemeError(): SolverError {
  const message = "The colours of the goal are arranged in another way than those of the cube.";
  return new SolverError("frame", message);
}
