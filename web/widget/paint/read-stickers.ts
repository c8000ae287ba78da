import { isPainting, UNKNOWN } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { CENTER_INDEXES, readFacelets } from "../../core/facelets";
import { FACES, type Face } from "../../core/faces";
import { FRAMES } from "../../core/orientation";

const UNKNOWN_SIGNS = /[._-]/g;

/**
 * Reads a written cube as the 54 letters to show, held as it was written. Unlike `readFacelets` it
 * accepts a half-painted cube, with too many or too few stickers of a colour and with unknown
 * stickers (`?`), so that it can be corrected on the screen.
 * @throws SolverError "length", "color-count" or "center".
 */
export function readStickers(text: string): string {
  try {
    const { facelets, orientation } = readFacelets(text);
    const frame = FRAMES[orientation]!;
    return Array.from(facelets, (letter) => frame[FACES.indexOf(letter as Face)]!).join("");
  } catch (error) {
    const letters = text.replaceAll(/\s/g, "").toUpperCase().replaceAll(UNKNOWN_SIGNS, UNKNOWN);
    const centers = CENTER_INDEXES.map((index) => letters[index]).join("");
    const isPainted = isPainting(letters) && FRAMES.includes(centers);
    if (error instanceof SolverError && error.code === "color-count" && isPainted) return letters;
    throw error;
  }
}
