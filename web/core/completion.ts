// Which colours the unknown stickers can have, given the known ones. Computed in C++
// (solver/painting/completion.h).

import type { Face } from "./faces";
import type { CubeRepair } from "./repair";

/** How a sticker that is not known is written; texts may also have `.`, `-`, `_` or `x`. */
export const UNKNOWN = "?";

/** A sticker that could still have several colours. */
export interface OpenSticker {
  /** 0..53, of a 2x2x2 0..23. */
  sticker: number;
  /**
   * In how many of the cubes that fit it has each colour; of a 2x2x2, by the face that has it in the usual scheme. Six
   * characters that stand for no colour by themselves are, sorted, the colours of U R F D L B.
   */
  counts: Readonly<Record<Face, number>>;
}

/** The cubes of one colour scheme that show the known stickers of a 2x2x2. */
export interface CompletionInScheme {
  /** The characters on the faces U R F D L B. */
  scheme: string;
  /** How many there are. */
  count: number;
  /** The cube with every sticker that is the same in all of them, as in `Completion`. */
  facelets: string;
}

/** The cubes that show the known stickers. */
export interface Completion {
  /** How many there are, exact up to 2^53; 0: the known stickers contradict each other. */
  count: number;
  /**
   * The cube with every sticker that is the same in all of them, `?` for the others; of a 2x2x2, in the characters of
   * the text, letters as capitals.
   */
  facelets: string;
  /** The others; first the one that leaves the fewest cubes, whatever it turns out to be. */
  open: OpenSticker[];
  /** If there are none: changes of known stickers after which there are some, the likeliest first. */
  repairs: CubeRepair[];
  /**
   * Of a 2x2x2: the colour schemes that are taken for possible, each as the characters on the faces U R F D L B. Of
   * letters of faces and of the usual colours it is the usual scheme alone, if it fits; otherwise all that fit.
   */
  schemes?: readonly string[];
  /** Of a 2x2x2: whether cubes in another scheme fit as well. */
  hasOtherSchemes?: boolean;
  /** Of a 2x2x2: what follows in each colour scheme that fits, also in those that are not taken for possible. */
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
