// How a cube that cannot exist can be mended. The repairs are found in C++ (solver/painting/repair.h).

import type { Face } from "./faces";

export const REPAIR_KINDS = [
  /** One sticker has another colour. */
  "recolor",
  /** Two stickers have each other's colour. */
  "exchange-stickers",
  "flip-edge",
  "twist-corner",
  "exchange-pieces",
  /** Several stickers have other colours. */
  "repaint",
  /**
   * A whole face is wrong. Its stickers are those that follow from the other faces; while some of these are not
   * painted, they become unknown.
   */
  "repaint-face",
  /** Whole faces were painted turned. A sticker or two may have other colours besides; so of the next. */
  "turn-faces",
  /** Whole faces were painted mirrored, some of them turned. */
  "mirror-faces",
  /** Two faces were painted each in the place of the other. */
  "exchange-faces",
  /** More than two faces were painted in other places. */
  "reorder-faces",
] as const;

export type RepairKind = (typeof REPAIR_KINDS)[number];

/** What to do with a whole face that was painted wrongly. */
export interface FaceChange {
  /** Where it belongs. */
  face: Face;
  /** Where it was painted. */
  from: Face;
  /** To turn it by in its place, clockwise, 0..3; after mirroring. */
  quarterTurns: number;
  /** Whether its left and right are to be exchanged. */
  isMirrored: boolean;
}

/** A legal cube, and what to change to come to it. */
export interface CubeRepair {
  kind: RepairKind;
  /** 1 for the likeliest; the same for ties. */
  rank: number;
  /** What to do, in a sentence for a person. */
  message: string;
  /**
   * The stickers repaired, in the colours and the frame of the text, named by their faces; of a 2x2x2, in the
   * characters of the text, letters as capitals.
   */
  facelets: string;
  /** Those that it changes, 0..53, of a 2x2x2 0..23, rising. */
  stickers: readonly number[];
  /** The pieces they are on, such as "UR" or "DFL", named by their place. */
  pieces: readonly string[];
  /** What to do with whole faces; empty if single stickers change. */
  faces: readonly FaceChange[];
  /** For whole faces: the stickers, numbered in the same way, that have other colours besides. */
  besides: readonly number[];
}
