// Which pieces of the upper layer, or of both layers of a 2x2x2, change places while a step's sequence is made.

import { FACES, type Face } from "../../core/faces";
import { applyMoves } from "../../core/moves";
import { colorsOfPiece } from "../../core/pieces";
import { isPocket } from "../../core/pocket-stickers";
import { faceColors } from "./face-colors";
import { placeOfPiece, sortedLetters } from "./moment";
import {
  type Journey,
  journeysIn,
  UPPER_CORNERS,
  UPPER_EDGES,
  UPPER_TURNS,
  type UpperPlace,
} from "./upper-layer";

/** Below the corners of the upper layer, in the same order. */
const LOWER_CORNERS = ["DBL", "DRB", "DFR", "DLF"] as const;

export interface Permuted {
  /** Of a 3x3x3 only. */
  edges: readonly Journey[];
  corners: readonly Journey[];
  /** Of the lower layer of a 2x2x2, by the places above theirs. */
  lower: readonly Journey[];
  /** All of them by their colours. */
  pieces: readonly string[];
  /** What fits together then. */
  after: "all" | "corners" | "layers";
}

/** @param before the cube, as it is held, when the sequence begins, and `after` it has ended */
export function permuted(before: string, after: string): Permuted {
  const end = aligned(after);
  const goalOf = (place: string) => placeOfPiece(end, colorsOfPiece(before, place));
  const named = (journeys: readonly Journey<string>[]) =>
    journeys.map(({ from }) => colorsOfPiece(before, from));
  if (isPocket(before)) {
    const corners = journeysIn<string>([UPPER_CORNERS], goalOf) as readonly Journey[];
    const below = journeysIn<string>([LOWER_CORNERS], goalOf);
    const lower = below.map(({ from, to }) => ({ from: above(from), to: above(to) }));
    return { corners, edges: [], lower, pieces: named([...corners, ...below]), after: "layers" };
  }
  const all = journeysIn<string>([UPPER_CORNERS, UPPER_EDGES], goalOf) as readonly Journey[];
  const [corners, edges] = [3, 2].map((length) => all.filter(({ from }) => from.length === length));
  return {
    ...{ corners: corners!, edges: edges!, lower: [], pieces: named(all) },
    after: isRight(end) ? "all" : "corners",
  };
}

/** With the upper layer turned so that all is right, if that is possible. */
function aligned(held: string): string {
  if (isPocket(held)) return held;
  return UPPER_TURNS.map((turns) => applyMoves(held, turns)).find(isRight) ?? held;
}

function isRight(held: string): boolean {
  const colors = faceColors(held);
  return [...UPPER_CORNERS, ...UPPER_EDGES].every((place) => {
    const wanted = Array.from(place, (face) => colors.charAt(FACES.indexOf(face as Face))).join("");
    return sortedLetters(colorsOfPiece(held, place)) === sortedLetters(wanted);
  });
}

function above(place: string): UpperPlace {
  return UPPER_CORNERS[(LOWER_CORNERS as readonly string[]).indexOf(place)]!;
}
