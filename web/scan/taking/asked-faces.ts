// Which faces a scan asks for. The centres of a 3x3x3 tell its faces apart, so that they come in any order and any way up.
// Those of a 2x2x2 come in an order: four stickers tell too little of where a face belongs.

import { FACES, type Face } from "../../core/faces";
import type { Puzzle } from "../../core/puzzles";

/** A face that is asked for. */
export interface AskedFace {
  /** Where the solver takes it for. */
  face: Face;
  /** By how many quarters it is turned clockwise from how it is shown to how the solver takes it, 0..3. */
  quarterTurns: number;
}

/** How the puzzle is turned from one face to the next. */
export type Step = "around" | "top" | "bottom";

export interface AskedFaces {
  /** One after the other, as they are taken. */
  faces: readonly AskedFace[];
  stickersOnFace: 9 | 4;
  isInOrder: boolean;
  /** With so many the puzzle may be settled. */
  fewest: number;
  /** How a face is reached from the one before it; of faces in any order `undefined`. */
  stepTo(place: number): Step | undefined;
}

// All around, so that four faces show two stickers of each corner, of which the third follows. Then the puzzle is tipped with
// the fourth face in front, the left one: so it is below the upper face, and above the lower one.
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
