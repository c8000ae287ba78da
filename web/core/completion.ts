// Which colours the unknown stickers can have, given the known ones. Computed in C++
// (solver/painting/completion.h).

import type { Face } from "./faces";
import type { CubeRepair } from "./repair";

/** How an unknown sticker is written; texts may also use `.`, `-`, `_` or `x`. */
export const UNKNOWN = "?";

/** A sticker that could still have several colours. */
export interface OpenSticker {
  /** 0..53, or 0..23 on a 2x2x2. */
  sticker: number;
  /**
   * In how many of the cubes that fit the sticker has each colour. On a 2x2x2, a colour is named by its face in the
   * usual scheme; six characters that stand for no colour by themselves count, sorted, as the colours of U R F D L B.
   */
  counts: Readonly<Record<Face, number>>;
}

/** The cubes of one colour scheme that show the known stickers of a 2x2x2. */
export interface CompletionInScheme {
  /** The characters on the faces U R F D L B. */
  scheme: string;
  /** How many cubes there are. */
  count: number;
  /** The stickers that are the same in all of them, as in `Completion`. */
  facelets: string;
}

/** The cubes that show the known stickers. */
export interface Completion {
  /** How many there are, exact up to 2^53; 0 if the known stickers contradict each other. */
  count: number;
  /**
   * The stickers that are the same in all of them, `?` for the others; for a 2x2x2, in the characters of the text,
   * letters as capitals.
   */
  facelets: string;
  /** The other stickers; first the one whose colour, whatever it turns out to be, leaves the fewest cubes. */
  open: OpenSticker[];
  /** If no cube fits: changes of known stickers after which some do, the likeliest first. */
  repairs: CubeRepair[];
  /**
   * For a 2x2x2: the colour schemes that are considered possible, each as the characters on the faces U R F D L B. For
   * letters of faces and of the usual colours, this is the usual scheme alone if it fits; otherwise all that fit.
   */
  schemes?: readonly string[];
  /** For a 2x2x2: whether cubes in another scheme fit as well. */
  hasOtherSchemes?: boolean;
  /** For a 2x2x2: what follows in each colour scheme that fits, including those that are not considered possible. */
  inSchemes?: readonly CompletionInScheme[] | undefined;
}

/** Whether a text is a cube of either puzzle in letters of faces, legal or not, with or without unknown stickers. */
export function isPainting(text: string): boolean {
  return /^(?:[URFDLB?]{54}|[URFDLB?]{24})$/.test(text);
}

/** Whether any sticker of a cube is unknown. */
export function hasUnknown(facelets: string): boolean {
  return facelets.includes(UNKNOWN);
}
