// Goals with stickers that may be anything. C++ says which of them can be met (solver/goals).

import { UNKNOWN } from "./completion";
import { COLOR_LETTERS, FACES } from "./faces";
import { otherFrameError } from "./goal";
import { FRAMES } from "./orientation";
import { SolverError } from "./errors";
import { CENTER_INDEXES, centersOf, readSymbols, takeSymbols } from "./sticker-symbols";

const UNKNOWN_SYMBOL = /[?._-]/;

/** Whether a text has 54 stickers, some of which may be anything: `?`, `.`, `-` or `_`. */
export function isOpenGoal(text: string): boolean {
  return UNKNOWN_SYMBOL.test(text) && takeSymbols(text, 54).length === 54;
}

/** Whether a cube has all known stickers of a goal; both are 54 letters, in the same frame. */
export function meetsGoal(facelets: string, goal: string): boolean {
  return Array.from(goal).every(
    (letter, place) => letter === UNKNOWN || letter === facelets[place],
  );
}

/**
 * The goal as 54 letters of faces or `?`, in the frame of a cube.
 * @param goal in the symbols of the cube, in letters of faces or in letters of colours
 * @param cube the cube's stickers as they were written
 * @param orientation how the cube is held
 * @throws SolverError "length"; "color-count" for a symbol that is not a colour; "frame".
 */
export function readOpenGoal(goal: string, cube: string, orientation: number): string {
  const symbols = readSymbols(goal);
  const known = symbols.filter((symbol) => !UNKNOWN_SYMBOL.test(symbol));
  const frame = FRAMES[orientation]!;
  const naming = [
    centersOf(readSymbols(cube)),
    frame,
    Array.from(frame, (face) => COLOR_LETTERS[FACES.indexOf(face as (typeof FACES)[number])]).join(
      "",
    ),
  ].find((centers) => known.every((symbol) => centers.includes(symbol)));
  if (naming === undefined) {
    const found = known.find((symbol) => !frame.includes(symbol))!;
    throw new SolverError(
      "color-count",
      `The goal: ${found} stands for no colour of the cube, nor for a sticker that may be anything.`,
      { found },
    );
  }
  const letters = symbols.map((symbol) =>
    UNKNOWN_SYMBOL.test(symbol) ? UNKNOWN : FACES[naming.indexOf(symbol)]!,
  );
  const isInFrame = CENTER_INDEXES.every((center, face) =>
    [UNKNOWN, FACES[face]].includes(letters[center]),
  );
  if (!isInFrame) throw otherFrameError();
  return letters.join("");
}
