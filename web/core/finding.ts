// What is wrong with a cube, as values. C++ finds it (solver/cube/fault.h); sentences are made from it in
// English (fault-sentences.ts) and in the language of a page.

// Only their type is in the bundles; a test compares them with those of the module.
export const FINDING_KINDS = [
  /** `count` stickers are given instead of 54. */
  "sticker-count",
  /** The character at the sticker `places[0]` cannot stand for a colour. */
  "unreadable-symbol",
  /** The colour is on `count` stickers. */
  "color-count",
  /** The colour is on more than one centre. */
  "repeated-center",
  /** The centres of U R F D L B have these colours, and no cube can be held so. */
  "misplaced-centers",
  /** The six centres have to tell the colours apart, and do not. */
  "unclear-centers",
  /** No piece has the colours that are shown at `places[0]`. */
  "no-such-piece",
  /** The same, but a corner has them in the opposite order. */
  "mirrored-piece",
  /** The piece of these colours is shown at all of `places`. */
  "repeated-piece",
  /** The piece of these colours is shown nowhere. */
  "missing-piece",
  /** The piece at `places[0]` is the only one of its kind that is not at home: it is flipped or twisted. */
  "turned-piece",
  /** The piece at `places[0]` is one of two that are not at home: they are exchanged. */
  "exchanged-piece",
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** A thing that is wrong with a cube. */
export interface Finding {
  kind: FindingKind;
  /** The characters of the text that stand for the colours concerned, in the order of a piece's name. */
  colors: string;
  /** Stickers ("U1") or pieces ("UR", "DFL") concerned, named by their place. */
  places: readonly string[];
  /** For "sticker-count" and "color-count"; else 0. */
  count: number;
}
