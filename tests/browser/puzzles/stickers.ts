// The stickers of either puzzle by their names: "U1" to "B9" of the 3x3x3, "U1" to "B4" of the 2x2x2. Cubes are
// facelets: 54 letters of the one, 24 of the other.

import { FACES, type Face } from "../../../web/core/faces";

/** The names of `count` stickers, 54 or 24, in the order of facelets. */
export function stickerNames(count: number): string[] {
  return FACES.flatMap((face) => namesOnFace(count, face));
}

/** Those on one face that can be painted, in reading order: a centre keeps its colour. */
export function namesToPaint(facelets: string, face: Face): string[] {
  return namesOnFace(facelets.length, face).filter((name) => !isCenter(name));
}

/** Whether this is the centre of a face. A 2x2x2 has none. */
export function isCenter(name: string): boolean {
  return name.endsWith("5");
}

/** The letter of the sticker of this name. */
export function letterAt(facelets: string, name: string): Face {
  return facelets.charAt(stickerNames(facelets.length).indexOf(name)) as Face;
}

/** The cube with other letters on the stickers that `letters` names. */
export function withStickers(facelets: string, letters: Readonly<Record<string, string>>): string {
  return stickerNames(facelets.length)
    .map((name, index) => letters[name] ?? facelets.charAt(index))
    .join("");
}

/** The cube with the stickers of these names unknown. */
export function withUnknown(facelets: string, names: readonly string[]): string {
  return withStickers(facelets, Object.fromEntries(names.map((name) => [name, "?"])));
}

function namesOnFace(count: number, face: Face): string[] {
  return Array.from({ length: count / FACES.length }, (_, place) => `${face}${place + 1}`);
}
