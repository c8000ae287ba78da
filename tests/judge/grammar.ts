// What the steps of each method may be made of, stage by stage: the READMEs of the methods, read
// strictly.

export interface StageGrammar {
  id: string;
  /**
   * `free`: any face turns. `sequence`: an optional turn of the cube, an optional turn of the upper
   * layer, and then one named sequence. `conjugate`: a few face turns, a named sequence, and the same
   * turns undone.
   */
  kind: "free" | "sequence" | "conjugate";
  /** The names of the sequences that belong to the stage. */
  sequences?: RegExp;
  /** The largest number of steps. */
  mostSteps?: number;
  /** Whether its last step may be a turn of the upper layer, without a sequence. */
  mayEndWithUpperTurn?: boolean;
  /** Whether only its first step may turn the whole cube. */
  staysHeld?: boolean;
}

const sequence = (
  id: string,
  sequences: RegExp,
  more: Omit<StageGrammar, "id" | "kind" | "sequences"> = {},
): StageGrammar => ({ id, kind: "sequence", sequences, ...more });
const conjugate = (id: string, sequences: RegExp): StageGrammar => ({
  ...sequence(id, sequences),
  kind: "conjugate",
});

const CROSS_AND_PAIRS: StageGrammar[] = [
  { id: "cross", kind: "free", mostSteps: 1 },
  ...[1, 2, 3, 4].map((pair) => sequence(`f2l-${pair}`, /^(f2l-\d+|slot-out(-left)?(-back)?)$/)),
];
const ONE = { mostSteps: 1 };
/** A sequence, followed by a turn of the upper layer. */
const ONE_AND_UPPER_TURN = { mostSteps: 2, mayEndWithUpperTurn: true };

export const METHODS: Record<string, StageGrammar[]> = {
  beginner: [
    { id: "daisy", kind: "free" },
    { id: "white-cross", kind: "free" },
    sequence("white-corners", /^corner-(in|in-left|facing-up-in)$/),
    sequence("middle-layer", /^edge-in(-left)?$/),
    sequence("yellow-cross", /^upper-cross$/, { mostSteps: 3 }),
    sequence("yellow-edges", /^sune$/, { mayEndWithUpperTurn: true }),
    sequence("yellow-corners-placed", /^niklas$/),
    sequence("yellow-corners-turned", /^turn-corner(-back)?$/, {
      mayEndWithUpperTurn: true,
      staysHeld: true,
    }),
  ],
  cfop: [
    ...CROSS_AND_PAIRS,
    sequence("oll", /^oll-\d+$/, ONE),
    sequence("pll", /^pll-[a-z]+$/, ONE_AND_UPPER_TURN),
  ],
  "cfop-2look": [
    ...CROSS_AND_PAIRS,
    sequence("oll-edges", /^oll-(line|angle|dot)$/, ONE),
    sequence("oll-corners", /^oll-2[1-7]$/, ONE),
    sequence("pll-corners", /^pll-[ty]$/, ONE),
    sequence("pll-edges", /^pll-(ua|ub|h|z)$/, ONE_AND_UPPER_TURN),
  ],
  "corners-edges": [
    conjugate("corners-placed", /^(corner-cycle|quarter-turn)(-back)?$/),
    conjugate("edges-placed", /^edge-cycle$/),
    conjugate("corners-turned", /^corner-twist(-back)?$/),
    conjugate("edges-flipped", /^edge-flip$/),
  ],
};
