// A solution by stages, as a person follows it: which moves do what, and why. C++ writes it
// (solver/methods/stages/stages.h); a test compares the two. It consists of codes, pieces and values, which are put
// into words where it is shown.

import type { WrittenMove } from "./moves";

/** A part of the written moves. */
export interface WrittenPart {
  /** Their positions among all written moves: from `from` to `to` - 1. */
  from: number;
  /** The position after the last of them. */
  to: number;
  /** The moves themselves; maybe none. */
  written: readonly WrittenMove[];
}

/** Why a step is made as it is. */
export interface StepReason {
  /** Which reason it is, such as "edge-into-daisy": a code, to be put into words. */
  key: string;
  /**
   * Numbers, texts, pieces by their colours and places such as "UF", and colours by the letter of the face
   * whose centre has them.
   */
  values: Readonly<Record<string, number | string>>;
}

/** A step of a stage: a few moves with one purpose. */
export interface StageStep extends WrittenPart {
  /**
   * The pieces that the step brings home, or in which it achieves what the stage wants, by their colours, such as "UF"
   * or "DFL"; maybe none.
   */
  pieces: readonly string[];
  /** As the field names it, such as "oll-27". */
  case?: string;
  /** The name of the memorized sequence with which the step ends. */
  algorithm?: string;
  /** Why it is made as it is; some steps speak for themselves. */
  reason?: StepReason;
}

/** A part of the way to the solved cube, with a goal of its own. */
export interface Stage extends WrittenPart {
  /** Such as "white-cross". */
  id: string;
  /** Together they have the moves of the stage; none if there is nothing to do. */
  steps: readonly StageStep[];
}
