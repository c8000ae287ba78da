// What a test knows of a puzzle before the page shows it. A test that means the same for both puzzles takes
// from here what differs between them.

import type { Puzzle } from "../../../web/core/choices";
import type { Face } from "../../../web/core/faces";
import type { Move } from "../../../web/core/moves";

/** Its cubes are facelets: 54 letters of the 3x3x3, 24 of the 2x2x2. Stickers are named as in stickers.ts. */
export interface TestedPuzzle {
  /** Its name on the page. */
  name: Puzzle;
  /** What precedes the facelets in links and markup. */
  inLinks: string;
  inMarkup: string;
  solved: string;
  near: NearPosition;
  /** With several colours on each face. */
  mixed: string;
  /** The sticker of the solved cube that the Tab key reaches, and the one to its right. */
  firstInNet: readonly [first: string, second: string];
  /** The page's controls for this puzzle alone, as a screen reader announces them. */
  ownControls: readonly string[];
  /** The controls that make patterns, in the same form. */
  patternControls: readonly string[];
  /** How many files the page stores of it besides those of a first visit. */
  moduleFiles: number;
  /** What the page calls a face in its sentences about the solved cube. */
  faceName: (face: Face) => string;
  tour: PaintingTour;
  /** Stickers of `mixed`, and how many cubes have all the others. */
  deciding: { stickers: readonly string[]; count: number };
  /** The solved cube with one piece turned in its place. */
  turnedPiece: TurnedPiece;
  /** The solved cube with another piece, one that no cube has. */
  impossible: readonly ImpossibleCube[];
  /** The solved cube with two stickers exchanged. */
  exchanged: { facelets: string; said: string; repair: string };
  /** A cube that was painted with its upper face turned to the right. */
  turnedFace: { facelets: string; right: string; said: RegExp; repair: string };
  /** A cube with two equally likely repairs, and the question that tells them apart. */
  ambiguous: { facelets: string; right: string; asked: string; answer: string; hold: string };
}

/** Five turns from the solved cube: the only shortest solution is found at once. */
export interface NearPosition {
  facelets: string;
  solution: readonly Move[];
  /** How to hold it, as the page says, before the first move and after it. */
  holds: readonly [atFirst: string, afterMove: string];
}

export interface PaintingTour {
  /** The cube in the hand. */
  facelets: string;
  /** How the page asks for a face: the first one, the second and so on. */
  asksFor: (face: Face, step: number) => string;
  /** The stickers on the lower face, which is painted last, that do not follow from the other faces. */
  lastPainted: readonly string[];
  /** How the page says that this many stickers are still to be painted. */
  toGo: (count: number) => string;
}

export interface ImpossibleCube {
  what: string;
  facelets: string;
  said: RegExp;
  /** Stickers that are marked, possibly with others. */
  marked: readonly string[];
}

/** How the page reports and repairs it. */
export interface TurnedPiece {
  facelets: string;
  /** Its stickers. */
  marked: readonly string[];
  said: string;
  /** Where that is, in words. */
  where: string;
  /** What the page says if nobody can know which piece it is. */
  saidOfSome: string;
  /** The repair that leads to the solved cube. */
  repair: string;
  /** The names of repairs that do not. */
  otherRepair: RegExp;
  /** How many repairs are equally likely, and how many of all are hidden at first. */
  likelyCount: number;
  hiddenCount: number;
}
