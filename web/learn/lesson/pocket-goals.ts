// What is true at the end of each stage of the 2x2x2's methods (solver/pocket/methods). It has no centres: what counts
// is which stickers are alike. The first layer or face is held below.

import { isSolved } from "../../core/facelets";
import { stickersOf } from "../../core/geometry";
import type { Face } from "../../core/faces";
import { applyMoves } from "../../core/moves";
import { colorsOfPiece, CORNERS, stickersOfPiece } from "../../core/pieces";
import { CORNERS_OF_FACE } from "../../core/pocket-stickers";
import { faceColors } from "./face-colors";
import { sortedLetters } from "./moment";
import type { StageGoal } from "./stage-goal";
import { UPPER_TURNS } from "./upper-layer";

const UPPER = CORNERS.filter((place) => place.startsWith("U"));
const LOWER = CORNERS.filter((place) => place.startsWith("D"));
const SIDES: readonly Face[] = ["R", "F", "L", "B"];
const LOWER_ROW = CORNERS_OF_FACE.slice(2);

const stickersAt = (places: readonly string[]) => places.flatMap(stickersOfPiece);
const topsOf = (places: readonly string[]) => places.map((place) => stickersOfPiece(place)[0]!);
const areAlike = (letters: Iterable<string>) => new Set(letters).size === 1;
const cornersOf = (held: string, face: Face, places: readonly number[] = CORNERS_OF_FACE) =>
  places.map((place) => stickersOf(held, face).charAt(place));

const hasFace = (held: string, face: Face) => areAlike(cornersOf(held, face));
const hasFirstLayer = (held: string) =>
  hasFace(held, "D") && SIDES.every((side) => areAlike(cornersOf(held, side, LOWER_ROW)));

/** Whether each upper corner has the colours of its place, where the corners below say which these are. */
function isUpperPlaced(held: string): boolean {
  const colors = faceColors(held);
  return UPPER.every((place) => {
    const wanted = Array.from(place, (face) => colors.charAt("URFDLB".indexOf(face))).join("");
    return sortedLetters(colorsOfPiece(held, place)) === sortedLetters(wanted);
  });
}

const SOLVED: StageGoal = { holds: isSolved, shown: () => stickersAt(CORNERS) };

/** By the names of the stages. */
export const POCKET_GOALS: Readonly<Record<string, StageGoal>> = {
  // The beginner's method.
  "first-layer": { holds: hasFirstLayer, shown: () => stickersAt(LOWER) },
  "last-corners-placed": {
    holds: (held) =>
      hasFirstLayer(held) && UPPER_TURNS.some((turns) => isUpperPlaced(applyMoves(held, turns))),
    shown: () => stickersAt(CORNERS),
  },
  "last-corners-turned": SOLVED,

  // V. Ortega's method.
  "first-face": { holds: (held) => hasFace(held, "D"), shown: () => topsOf(LOWER) },
  "corner-oll": {
    holds: (held) => hasFace(held, "D") && hasFace(held, "U"),
    shown: () => topsOf(CORNERS),
  },
  pbl: SOLVED,
};
