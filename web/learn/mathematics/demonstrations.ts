// What the cube beside the text shows: positions, and turns that lead to something. A test proves what is said of them
// (tests/web/learn/mathematics/demonstrations.test.ts).

import { UNKNOWN } from "../../core/completion";
import { SOLVED_FACELETS } from "../../core/facelets";
import { faceletsHeld } from "../../core/held";
import { applyMoves, inverseMoves } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { stepsOf } from "../../core/written-moves";
import type { LessonKnowledge } from "./lesson-knowledge";
import { withPiecesExchanged, withPieceTurned } from "./cube-class";

/** A cube, and turns to be played on it. */
export interface Demonstration {
  facelets: string;
  /** In any notation that `parseMoves` reads; "" for none. */
  turns: string;
  /** Turns of the whole cube that are made before it is shown. */
  hold: string;
}

function fromSolved(turns: string): Demonstration {
  return { facelets: SOLVED_FACELETS, turns, hold: "" };
}

/** The turns lead to the solved cube. */
function toSolved(turns: string, later = ""): Demonstration {
  const { moves } = parseMoves(`${turns} ${later}`);
  return { facelets: applyMoves(SOLVED_FACELETS, inverseMoves(moves)), turns, hold: "" };
}

function still(facelets: string): Demonstration {
  return { facelets, turns: "", hold: "" };
}

// An example of both phases, made of random turns.
const PHASE_ONE = "R' U F2 D' L B' R F";
const PHASE_TWO = "U R2 D' F2 U L2 D B2 U2 R2";
// One of the sequences that M. Reid and H. Kociemba have published; it flips all twelve edges.
const SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";

/** By the names of the texts about them. */
export const DEMONSTRATIONS = {
  "show-mixed": fromSolved("R U2 F' L D B2 R' U F2 D' L2 B"),

  "show-one-flipped": still(withPieceTurned(SOLVED_FACELETS, "UF")),
  "show-one-twisted": still(withPieceTurned(SOLVED_FACELETS, "URF")),
  "show-two-exchanged": still(withPiecesExchanged(SOLVED_FACELETS, "UF", "UR")),
  "show-front-quarter": fromSolved("F"),
  "show-two-flipped": fromSolved("M' U M' U M' U2 M U M U M U2"),
  "show-right-quarter": fromSolved("R"),
  "show-two-twisted": fromSolved("[(R' D' R D)2, U]"),
  "show-three-edges": fromSolved("M' U2 M U2"),
  "show-two-pairs": fromSolved("R U R' U' R' F R2 U' R' U' R U R' F'"),

  "show-phase-one": toSolved(PHASE_ONE, PHASE_TWO),
  "show-phase-two": toSolved(PHASE_TWO),

  "show-four-turns": toSolved("R U F L"),
  "show-superflip": fromSolved(SUPERFLIP),

  "show-nothing-left": fromSolved("[R, L]"),
  "show-commutator": fromSolved("[R, U]"),
  "show-one-corner-out": fromSolved("R U R'"),
  "show-three-corners": fromSolved("[R U R', D]"),
  "show-conjugate": fromSolved("[F2: [R U R', D]]"),
  "show-edge-in": fromSolved("[U, R] [U', F']"),
  "show-upper-cross": fromSolved("[F: [R, U]]"),
} as const satisfies Record<string, Demonstration>;

export type DemonstrationName = keyof typeof DEMONSTRATIONS;

// Turns within each of Thistlethwaite's groups, after which the cube looks as all cubes of that group do.
const OF_GROUPS: Readonly<Record<string, string>> = {
  "oriented-edges": "R U' F2 L D B2 R' U2 L' F2 D' R",
  "oriented-corners": "R2 U F2 D' L2 U' B2 D R2 U F2 D",
  "half-turns": "R2 U2 F2 L2 D2 B2 R2 F2 U2 L2",
  solved: "",
};

// As a lesson holds it: the first layer below.
const FIRST_BELOW = "z2";

/** The cube at the end of a stage of a method. Where pieces are at home by then, all others are grey. */
export function stageDemonstration(goals: LessonKnowledge["goals"], id: string): Demonstration {
  if (id === "start") return DEMONSTRATIONS["show-mixed"];
  const ofGroup = OF_GROUPS[id];
  if (ofGroup !== undefined) return fromSolved(ofGroup);
  const { orientation } = stepsOf([FIRST_BELOW])[0]!;
  const solved = faceletsHeld(SOLVED_FACELETS, orientation);
  const held = id === "daisy" ? applyMoves(solved, ["F2", "R2", "B2", "L2"]) : solved;
  // Corners that may still be turned look like those that may still be elsewhere.
  const goal = goals[id === "yellow-corners-placed" ? "yellow-edges" : id]!;
  const shown = new Set(goal.shown(held));
  const masked = Array.from(held, (letter, sticker) => (shown.has(sticker) ? letter : UNKNOWN));
  // Turned over to the usual way: two half turns cancel.
  return { facelets: faceletsHeld(masked.join(""), orientation), turns: "", hold: FIRST_BELOW };
}

/** Whether the cube of a stage is mixed with the turns of a group. */
export function isOfGroup(id: string): boolean {
  return id in OF_GROUPS;
}
