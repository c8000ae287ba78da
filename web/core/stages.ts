// A solution by stages, as a person follows it: which moves do what, and why. C++ writes it
// (solver/methods/stages/stages.h); a test holds the two together. It is told in codes, pieces and values, to be
// put into words where it is shown.

import type { WrittenMove } from "./moves";

/** Some of the moves that are written. */
export interface WrittenPart {
  /** Their places among all moves that are written: from `from` to `to` - 1. */
  from: number;
  to: number;
  /** The same moves; maybe none. */
  written: readonly WrittenMove[];
}

/** Why a step is made as it is. */
export interface StepReason {
  key: string;
  /**
   * Numbers, texts, pieces by their colours and places such as "UF", and colours by the letter of the face
   * whose centre has them.
   */
  values: Readonly<Record<string, number | string>>;
}

export interface StageStep extends WrittenPart {
  /**
   * Those that the step brings home, or does in them what the stage wants, by their colours, such as "UF" or
   * "DFL"; maybe none.
   */
  pieces: readonly string[];
  /** As the field names it, such as "oll-27". */
  case?: string;
  /** The sequence that one knows by heart with which the step ends, by its name. */
  algorithm?: string;
  reason?: StepReason;
}

export interface Stage extends WrittenPart {
  /** Such as "white-cross". */
  id: string;
  /** Their moves are those of the stage; none if there is nothing to do. */
  steps: readonly StageStep[];
}
