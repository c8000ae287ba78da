// What there is to see in a case: the pieces that it is about, and the group of similar cases to which it belongs.

import type { Face } from "../../../core/faces";
import { centerSticker } from "../../../core/geometry";
import { colorsOfPiece, stickersOfPiece } from "../../../core/pieces";
import { centersBeside, heldAt, placeOfPiece, sortedLetters } from "../../lesson/moment";
import {
  type Journey,
  journeysIn,
  UPPER_CORNERS,
  UPPER_EDGES,
  type UpperPlace,
} from "../../lesson/upper-layer";
import type { LibraryCase } from "./cases";

/** The places of the upper layer row by row, seen from above, the back first. The middle is not among them. */
export const UPPER_PLACES: readonly UpperPlace[] = [
  "ULB",
  "UB",
  "UBR",
  "UL",
  "UR",
  "UFL",
  "UF",
  "URF",
];

// The pair: the corner and the edge that belong at the front right.
const SLOT_CORNER = "DRF";
const SLOT_EDGE = "FR";

/** The groups of each set, in the order in which people usually list them. */
export const CASE_GROUPS = {
  f2l: ["f2l-above", "f2l-corner-in", "f2l-edge-in", "f2l-both-in"],
  oll: ["oll-cross", "oll-line", "oll-angle", "oll-dot"],
  pll: ["pll-edges", "pll-corners", "pll-one-pair", "pll-no-pair"],
} as const;
export type CaseGroup = (typeof CASE_GROUPS)[keyof typeof CASE_GROUPS][number];

/** For each upper piece of the cube as it is held: the face on which its sticker with the upper colour is. */
export function facings(held: string): ReadonlyMap<UpperPlace, Face> {
  const upper = held.charAt(centerSticker("U"));
  return new Map(
    UPPER_PLACES.map((place) => {
      const side = stickersOfPiece(place).findIndex((sticker) => held.charAt(sticker) === upper);
      return [place, place.charAt(side) as Face];
    }),
  );
}

/** Where the upper pieces go to be home, but for a turn of their layer. */
export function journeys(held: string): readonly Journey[] {
  return journeysIn<UpperPlace>([UPPER_CORNERS, UPPER_EDGES], (place) => homeOf(held, place));
}

function homeOf(held: string, place: UpperPlace): UpperPlace {
  const colors = sortedLetters(colorsOfPiece(held, place));
  return UPPER_PLACES.find((home) => sortedLetters(centersBeside(held, home)) === colors)!;
}

// From left to right, looking at the side.
const SIDES = {
  F: ["UFL", "UF", "URF"],
  R: ["URF", "UR", "UBR"],
  B: ["UBR", "UB", "ULB"],
  L: ["ULB", "UL", "UFL"],
} as const satisfies Partial<Record<Face, readonly UpperPlace[]>>;
export type Side = keyof typeof SIDES;

/** Which of the three upper stickers of a side have one colour. */
export type SideLook = "all" | "corners" | "left-pair" | "right-pair" | "none";

/** What each side shows, by which people recognize a case whose upper pieces all face up. */
export function sideLook(held: string, side: Side): SideLook {
  const [left, middle, right] = SIDES[side].map((place) =>
    held.charAt(stickersOfPiece(place)[place.indexOf(side)]!),
  );
  if (left === right) return left === middle ? "all" : "corners";
  if (left === middle) return "left-pair";
  return middle === right ? "right-pair" : "none";
}

/** One of the two pieces of a pair. */
export interface PairPiece {
  /** Its colours, as in `Moment.facelets`. */
  colors: string;
  /** Where it is, as the cube is held. */
  place: string;
  /** The colour that shows how it is turned: that of the cross, or of the front. */
  color: string;
  /** The face on which that sticker is. */
  face: Face;
}

/** The corner and the edge that belong at the front right, and where they are. */
export function pairOf(held: string): { corner: PairPiece; edge: PairPiece } {
  return { corner: pairPiece(held, SLOT_CORNER), edge: pairPiece(held, SLOT_EDGE) };
}

function pairPiece(held: string, home: string): PairPiece {
  const colors = centersBeside(held, home);
  const place = placeOfPiece(held, colors);
  const color = colors.charAt(0);
  const face = place.charAt(colorsOfPiece(held, place).indexOf(color)) as Face;
  return { colors, place, color, face };
}

/** The group to which a case belongs. */
export function groupOf({ set, start }: Pick<LibraryCase, "set" | "start">): CaseGroup {
  const held = heldAt(start);
  if (set === "f2l") return pairGroup(held);
  return set === "oll" ? facingGroup(held) : journeyGroup(held);
}

function pairGroup(held: string): CaseGroup {
  const { corner, edge } = pairOf(held);
  const isAbove = ({ place }: PairPiece) => place.includes("U");
  if (isAbove(corner)) return isAbove(edge) ? "f2l-above" : "f2l-edge-in";
  return isAbove(edge) ? "f2l-corner-in" : "f2l-both-in";
}

function facingGroup(held: string): CaseGroup {
  const facing = facings(held);
  const [back, right, front, left] = UPPER_EDGES.map((place) => facing.get(place) === "U");
  const count = [back, right, front, left].filter(Boolean).length;
  if (count !== 2) return count === 4 ? "oll-cross" : "oll-dot";
  return back === front ? "oll-line" : "oll-angle";
}

// Two corners that show the same colour on one side belong beside each other.
function journeyGroup(held: string): CaseGroup {
  const moved = journeys(held).map(({ from }) => from.length);
  if (!moved.includes(3)) return "pll-edges";
  if (!moved.includes(2)) return "pll-corners";
  const looks = (["F", "R", "B", "L"] as const).map((side) => sideLook(held, side));
  return looks.includes("corners") || looks.includes("all") ? "pll-one-pair" : "pll-no-pair";
}
