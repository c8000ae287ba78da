// Which faces a scan asks for. Those of a 3x3x3 may come in any order and any way up: the centres tell them apart.
// Those of a 2x2x2 come in a fixed order: four stickers say too little about where a face belongs.

import { FACES, type Face } from "../../core/faces";
import type { Puzzle } from "../../core/puzzles";

/** A face that is asked for. */
export interface AskedFace {
  /** The face as which the solver takes it. */
  face: Face;
  /** Clockwise quarter turns, 0..3, from how it is shown to how the solver takes it. */
  quarterTurns: number;
}

/** How the puzzle is turned from one face to the next. */
export type Step = "around" | "top" | "bottom";

export interface AskedFaces {
  /** One after the other, as they are taken. */
  faces: readonly AskedFace[];
  stickersOnFace: 9 | 4;
  isInOrder: boolean;
  /** The smallest number of faces that may settle the puzzle. */
  fewest: number;
  /** How a face is reached from the one before it; `undefined` for the first, and for faces in any order. */
  stepTo(place: number): Step | undefined;
}

// First the four faces around the puzzle: they show two stickers of each corner, and the third follows from these. Then
// the puzzle is tipped with the fourth face, L, in front: U is shown with L below it, and D with L above it.
const AROUND_AND_TIPPED: readonly AskedFace[] = [
  { face: "F", quarterTurns: 0 },
  { face: "R", quarterTurns: 0 },
  { face: "B", quarterTurns: 0 },
  { face: "L", quarterTurns: 0 },
  { face: "U", quarterTurns: 1 },
  { face: "D", quarterTurns: 3 },
];
const STEPS: readonly (Step | undefined)[] = [
  undefined,
  "around",
  "around",
  "around",
  "top",
  "bottom",
];

export const ASKED_FACES: Readonly<Record<Puzzle, AskedFaces>> = {
  "3x3x3": {
    faces: FACES.map((face) => ({ face, quarterTurns: 0 })),
    stickersOnFace: 9,
    isInOrder: false,
    fewest: 6,
    stepTo: () => undefined,
  },
  "2x2x2": {
    faces: AROUND_AND_TIPPED,
    stickersOnFace: 4,
    isInOrder: true,
    fewest: 4,
    stepTo: (place) => STEPS[place],
  },
};
