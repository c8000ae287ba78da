// What is wrong with a cube, as values that C++ finds (solver/cube/fault.h). Sentences are made from
// them, in English (fault-sentences.ts) and in the language of a page.

// Only the type of this list is in the bundles; a test compares the list with that of the module.
export const FINDING_KINDS = [
  "sticker-count",
  "unreadable-symbol",
  "color-count",
  "repeated-center",
  "misplaced-centers",
  "unclear-centers",
  "no-such-piece",
  "mirrored-piece",
  "repeated-piece",
  "missing-piece",
  "turned-piece",
  "exchanged-piece",
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/**
 * A thing that is wrong with a cube. The kinds:
 *
 * - "sticker-count": `count` stickers are given instead of 54, or of a 2x2x2 instead of 24.
 * - "unreadable-symbol": the character `colors` at the sticker `places[0]` cannot stand for a colour.
 * - "color-count": the colour is on `count` stickers.
 * - "repeated-center": the colour is on more than one centre.
 * - "misplaced-centers": the centres of U R F D L B have these colours, and no cube can be held so.
 * - "unclear-centers": the symbols get their meaning from the centres, but these are not six different symbols.
 * - "no-such-piece": no piece has the colours that are shown at `places[0]`.
 * - "mirrored-piece": the same, but a corner has these colours in the opposite order.
 * - "repeated-piece": the piece of these colours is shown at all of `places`.
 * - "missing-piece": the piece of these colours is shown nowhere.
 * - "turned-piece": the piece at `places[0]` is flipped or twisted; all others of its kind are at home.
 * - "exchanged-piece": the piece at `places[0]` is one of two that are exchanged; all others are at home.
 */
export interface Finding {
  /** Which of these it is. */
  kind: FindingKind;
  /** The characters of the text that stand for the colours concerned, in the order of a piece's name. */
  colors: string;
  /** Stickers ("U1") or pieces ("UR", "DFL") concerned, named by their place. */
  places: readonly string[];
  /** For "sticker-count" and "color-count"; else 0. */
  count: number;
}
