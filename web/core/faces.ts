// The six faces and the colours that a cube usually has on them.

/** A face by the initial of its position: up, right, front, down, left, back. */
export type Face = "U" | "R" | "F" | "D" | "L" | "B";

/** The faces in the order in which a facelet string lists them. */
export const FACES: readonly Face[] = ["U", "R", "F", "D", "L", "B"];

export type ColorName = "White" | "Red" | "Green" | "Orange" | "Yellow" | "Blue";

/** The colour of each face of a cube held white up and green in front (the Western scheme). */
export const COLOR_NAMES: Readonly<Record<Face, ColorName>> = {
  U: "White",
  R: "Red",
  F: "Green",
  D: "Yellow",
  L: "Orange",
  B: "Blue",
};

/** The letters of these colours, in the order of the faces. */
export const COLOR_LETTERS = "WRGYOB";

/** Whether `letter` names a face. */
export function isFace(letter: string): letter is Face {
  return letter.length === 1 && "URFDLB".includes(letter);
}
