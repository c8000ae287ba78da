// The cube of a solve, and its goal, either of which may be given by moves.

import { DEFAULT_CHOICE, type Puzzle } from "../../core/choices";
import { loadedScript } from "./loaded-script";

// A text of this length without spaces, signs or brackets is never read as moves (core/position-form.ts).
const STICKERS: Readonly<Record<Puzzle, RegExp>> = {
  "3x3x3": /^[\w?.-]{54}$/,
  "2x2x2": /^[\w?.-]{24}$/,
};

/**
 * The stickers of the cube, as a text that is not read yet: `text` itself, or the stickers after its moves, as the cube
 * is then held. The script that reads moves is loaded only if it is needed, which it is not for most solves.
 * @throws SolverError "notation", "length", "bundle-failed".
 */
export async function stickersOf(
  text: string,
  puzzle: Puzzle = DEFAULT_CHOICE.puzzle,
): Promise<string> {
  if (STICKERS[puzzle].test(text)) return text;
  const { stickersWritten } = await loadedScript(import("./written-position"));
  return stickersWritten(text, puzzle);
}

/**
 * The same for a goal.
 * @throws SolverError "notation", "length", with a message that names the goal; "bundle-failed".
 */
export async function goalStickersOf(
  goal: string,
  puzzle: Puzzle = DEFAULT_CHOICE.puzzle,
): Promise<string> {
  if (STICKERS[puzzle].test(goal)) return goal;
  const { goalStickersWritten } = await loadedScript(import("./written-position"));
  return goalStickersWritten(goal, puzzle);
}
