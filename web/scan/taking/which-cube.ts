// What to ask a person whose six faces make more than one cube. That is rare, and mostly takes one question.

import { FACES, type Face } from "../../core/faces";
import type { PossibleCube } from "../../core/scan";

export interface Question {
  /** The sticker by which the cubes are told apart, 0..53. */
  sticker: number;
  /** The face that it is on. */
  face: Face;
  /** The face that it touches; two for a corner. */
  beside: readonly Face[];
  /** What it may be, each by the face whose centre has that colour. */
  colors: readonly Face[];
}

// The faces beyond the upper, right, lower and left side of each in the net.
const AROUND: Readonly<Record<Face, string>> = {
  U: "BRFL",
  R: "UBDF",
  F: "URDL",
  D: "FRBL",
  L: "UFDB",
  B: "ULDR",
};
// The sides that each sticker of a face touches, by their numbers there.
const SIDES = [[0, 3], [0], [0, 1], [3], [], [1], [2, 3], [2], [1, 2]] as const;

/**
 * The next question: about the sticker that, with the least helpful answer, leaves the fewest cubes; `undefined` if one
 * cube is left.
 */
export function questionAbout(possible: readonly PossibleCube[]): Question | undefined {
  if (possible.length < 2) return undefined;
  const leftAfter = (sticker: number) => {
    const counts = new Map<string, number>();
    for (const { facelets } of possible) {
      counts.set(facelets[sticker]!, (counts.get(facelets[sticker]!) ?? 0) + 1);
    }
    return Math.max(...counts.values());
  };
  // A sticker in the middle of a side is easier to describe than one in a corner.
  const stickers = Array.from({ length: 54 }, (_, sticker) => sticker);
  const inOrder = [...stickers.filter(isOfEdge), ...stickers.filter((each) => !isOfEdge(each))];
  const left = inOrder.map(leftAfter);
  const sticker = inOrder[left.indexOf(Math.min(...left))]!;
  const face = FACES[Math.floor(sticker / 9)]!;
  return {
    sticker,
    face,
    beside: SIDES[sticker % 9]!.map((side) => AROUND[face][side] as Face),
    colors: FACES.filter((color) => possible.some(({ facelets }) => facelets[sticker] === color)),
  };
}

/** The cubes that have this colour there. */
export function possibleWith(
  possible: readonly PossibleCube[],
  sticker: number,
  color: Face,
): readonly PossibleCube[] {
  return possible.filter(({ facelets }) => facelets[sticker] === color);
}

function isOfEdge(sticker: number): boolean {
  return SIDES[sticker % 9]!.length === 1;
}
