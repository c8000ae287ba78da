// Parts of the descriptions of both puzzles.

import type { Face } from "../../../web/core/faces";
import type { Move } from "../../../web/core/moves";
import { letterAt, withStickers } from "./stickers";

/** Turns after which every face has several colours. */
export const MIXING: readonly Move[] = ["R", "U", "F2", "L", "B'", "D"];

/** The names that begin the page's sentences. */
export const FACE_NAMES: Readonly<Record<Face, string>> = {
  U: "Upper face",
  R: "Right face",
  F: "Front face",
  D: "Lower face",
  L: "Left face",
  B: "Back face",
};

/** The cube on which each of these stickers has the colour of the next, and the last that of the first. */
export function withCycle(facelets: string, stickers: readonly string[]): string {
  const letters = stickers.map((name, place): [string, string] => [
    name,
    letterAt(facelets, stickers[(place + 1) % stickers.length]!),
  ]);
  return withStickers(facelets, Object.fromEntries(letters));
}
