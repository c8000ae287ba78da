// The cube of a solve, and its goal, which may be given by moves.

import { DEFAULT_CHOICE, type Puzzle } from "../../core/choices";

// Nothing of such a length is read as moves without spaces, signs or brackets (core/position-form.ts).
const STICKERS: Readonly<Record<Puzzle, RegExp>> = {
  "3x3x3": /^[\w?.-]{54}$/,
  "2x2x2": /^[\w?.-]{24}$/,
};

/**
 * The stickers of the cube, as a text that is not read yet: `text` itself, or those after its moves, as the cube is held
 * then. What reads moves is a script that a page may have later than this, and that most solves do without.
 * @throws SolverError "notation", "length".
 */
export async function stickersOf(
  text: string,
  puzzle: Puzzle = DEFAULT_CHOICE.puzzle,
): Promise<string> {
  if (STICKERS[puzzle].test(text)) return text;
  const { stickersWritten } = await import("./written-position");
  return stickersWritten(text, puzzle);
}

/**
 * The same of a goal.
 * @throws SolverError "notation", "length", which say that it is the goal.
 */
export async function goalStickersOf(
  goal: string,
  puzzle: Puzzle = DEFAULT_CHOICE.puzzle,
): Promise<string> {
  if (STICKERS[puzzle].test(goal)) return goal;
  const { goalStickersWritten } = await import("./written-position");
  return goalStickersWritten(goal, puzzle);
}
