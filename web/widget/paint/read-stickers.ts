import type { Puzzle } from "../../core/choices";
import { isPainting, UNKNOWN } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { readFacelets } from "../../core/facelets";
import { COLOR_LETTERS, FACES, type Face } from "../../core/faces";
import { FRAMES, USUAL_FRAME } from "../../core/orientation";
import { POCKET_STICKER_COUNT, withPlaces } from "../../core/pocket-stickers";
import { centersOf, readSymbols } from "../../core/sticker-symbols";

const UNKNOWN_SIGNS = "?._-X";

/**
 * Reads a text of the 2x2x2, in any colours, as the 54 characters of pocket-stickers.ts; the engine finds out the
 * scheme. Symbols other than the letters of faces or of colours stand for any six colours.
 * @throws SolverError "length" or "color-count".
 */
export function readPocketStickers(text: string): string {
  const symbols = readSymbols(text, POCKET_STICKER_COUNT);
  const known = knownOf(symbols);
  const named = [USUAL_FRAME, COLOR_LETTERS].find((letters) => areAmong(known, letters));
  // Beside five symbols of one's own, an X is the sixth, as in the C++ (solver/pocket/painting/pocket_painting.h).
  const painted = facesOf(symbols, named ?? known.join("") + (known.length === 5 ? "X" : ""));
  if (isPainting(painted)) return withPlaces(painted);
  const found = known.join(" ");
  throw new SolverError("color-count", `A cube has six colours, not ${found}.`, { found });
}

/** Reads a text of either puzzle. */
export function readStickersOf(puzzle: Puzzle, text: string): string {
  return puzzle === "2x2x2" ? readPocketStickers(text) : readStickers(text);
}

/**
 * Reads a written cube as the 54 letters to show, held as it was written. Unlike `readFacelets` it
 * accepts a half-painted cube, with too many or too few stickers of a colour and with unknown
 * stickers (`?`, `.`, `x`), so that it can be corrected on the screen.
 * @throws SolverError "length", "color-count" or "center".
 */
export function readStickers(text: string): string {
  try {
    const { facelets, orientation } = readFacelets(text);
    const frame = FRAMES[orientation]!;
    return Array.from(facelets, (letter) => frame[FACES.indexOf(letter as Face)]!).join("");
  } catch (error) {
    if (!(error instanceof SolverError) || error.code !== "color-count") throw error;
    const painted = readPainted(readSymbols(text));
    const isPainted = isPainting(painted) && FRAMES.includes(centersOf(Array.from(painted)));
    if (isPainted) return painted;
    throw error;
  }
}

// As the C++ reads it (solver/painting/painting.h), which is the authority: the symbols are letters of
// faces, or of colours, or mean what the centres say.
function readPainted(symbols: readonly string[]): string {
  const known = knownOf(symbols);
  const areFaces = areAmong(known, USUAL_FRAME);
  const areColors = areAmong(known, COLOR_LETTERS);
  const centers = centersOf(symbols);
  const named = areFaces ? USUAL_FRAME : COLOR_LETTERS;
  const isArranged = FRAMES.includes(facesOf(centers, named));
  const letters = areFaces || (areColors && isArranged) ? named : centers;
  return facesOf(symbols, letters);
}

function knownOf(symbols: readonly string[]): string[] {
  return [...new Set(symbols)].filter((symbol) => !UNKNOWN_SIGNS.includes(symbol));
}

function areAmong(symbols: readonly string[], letters: string): boolean {
  return symbols.every((symbol) => letters.includes(symbol));
}

// Writes "!" for a symbol without a colour, so that the result is not a valid painting.
function facesOf(symbols: Iterable<string>, letters: string): string {
  const faceOf = (symbol: string) =>
    FACES[letters.indexOf(symbol)] ?? (UNKNOWN_SIGNS.includes(symbol) ? UNKNOWN : "!");
  return Array.from(symbols, faceOf).join("");
}
