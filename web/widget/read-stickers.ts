import { SolverError } from "../core/errors";
import { CENTER_INDEXES, parseFacelets, SOLVED_FACELETS } from "../core/facelets";

const ALL_FACE_LETTERS = /^[URFDLB]{54}$/;

/**
 * The stickers to show for a written cube, 54 letters. Unlike `parseFacelets` it lets a half-painted
 * cube pass, in which colours are used too often or too seldom, so that it can be mended on the
 * screen.
 * @throws SolverError "length", "color-count" or "center".
 */
export function readStickers(text: string): string {
  try {
    return parseFacelets(text);
  } catch (error) {
    const letters = text.replaceAll(/\s/g, "").toUpperCase();
    const isPainted =
      ALL_FACE_LETTERS.test(letters) &&
      CENTER_INDEXES.every((index) => letters[index] === SOLVED_FACELETS[index]);
    if (error instanceof SolverError && error.code === "color-count" && isPainted) return letters;
    throw error;
  }
}
