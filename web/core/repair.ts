// How to repair a cube that cannot exist. C++ finds the repairs (solver/painting/repair.h).

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
   * A whole face is wrong. Its stickers become those that follow from the other faces, or unknown while some of the
   * others are not painted.
   */
  "repaint-face",
  /** Whole faces were painted turned. Here and in the kinds below, a sticker or two may also have other colours. */
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
  /** How far to turn it in its place, clockwise, 0..3; after mirroring. */
  quarterTurns: number;
  /** Whether its left and right are to be exchanged. */
  isMirrored: boolean;
}

/** A legal cube, and what to change to get it. */
export interface CubeRepair {
  /**
   * What kind of change: "recolor" and "exchange-stickers" are of one sticker and of two, "repaint" of several;
   * "flip-edge", "twist-corner" and "exchange-pieces" are of pieces; "repaint-face" of a whole face, whose stickers
   * become those that follow from the others. "turn-faces" and "mirror-faces" are of faces that were painted turned or
   * mirrored, "exchange-faces" and "reorder-faces" of two, or more, that were painted in other places; in these four, a
   * sticker or two may have other colours besides.
   */
  kind: RepairKind;
  /** 1 for the likeliest; equal for ties. */
  rank: number;
  /** What to do, in a sentence for a person. */
  message: string;
  /**
   * The repaired stickers, in the colours and the frame of the text, named by their faces; for a 2x2x2, in the
   * characters of the text, letters as capitals.
   */
  facelets: string;
  /** The stickers that it changes, ascending: 0..53, or 0..23 for a 2x2x2. */
  stickers: readonly number[];
  /** The pieces they are on, such as "UR" or "DFL", named by their place. */
  pieces: readonly string[];
  /** What to do with whole faces; empty if single stickers change. */
  faces: readonly FaceChange[];
  /** For whole faces: the stickers, numbered in the same way, that change colour in addition. */
  besides: readonly number[];
}
