// The patterns that a person can choose: whole cubes, and cubes of which a part alone matters. Whole ones are written as
// moves from the solved cube, which are easier to check than stickers; they are short, and found by this project's
// search. The names are those that cubers use; a picture beside each says the rest.

import { UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES, SOLVED_FACELETS } from "../../core/facelets";
import { applyMoves } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { CORNERS, EDGES, stickersOfPiece } from "../../core/pieces";
import { goalHeldAs } from "../../core/goal";

const WHOLE = {
  chequerboard: "U2 D2 R2 L2 F2 B2",
  superflip: "R L U2 B U' D B2 L2 F2 R U2 F' B' U L2 D B2 U L2 U",
  "six-spots": "U R L' F B' U D' L'",
  "four-spots": "U R2 L2 U D' F2 B2 D'",
  "cube-in-cube": "U L2 D R B' R B' R B' D' L2 U R2 F2 U2",
  "cube-in-cube-in-cube": "F' U B' R' U F2 U2 F' U' F D U2 B' D' R2 B2 U'",
  "plummers-cross": "U2 D' B R2 U' B' D U B' F' U B L2 U' B2 F",
  "christmans-cross": "U F B' L2 D2 L2 F' B U2 R2 U",
  "plus-minus": "U2 R2 L2 U2 R2 L2",
  "six-crosses": "F2 B' L U2 F' L' U D' R L' U B L2 U' B2 F",
  "chequered-crosses": "F R2 L2 B2 U2 D2 B U R2 L2 F2 R2 L2 F2 U'",
  "three-colour-chequerboard": "U D' R L' B F' R2 L2 U' D",
  "two-chequerboards": "U2 F2 U2 F2 B2 U2 F2 D2",
  "superflip-spots": "R L U2 B U' D B2 L2 F2 R U2 F' B' D F2 D L2 U F2 D",
  supertwist: "L F2 B2 U2 D2 R' F2 U D2 R2 L2 F2 B2 D' B2 R2",
  superfliptwist: "R U2 F' B' R U' R' L2 D2 R' D L F' B2 L2 B2 L2 U R2 D'",
  tetris: "R L F B U' D' R' L'",
  "gift-box": "F2 U F' B U D' B' U' D' L B2 U' D L2 F' L R",
  twister: "U' B' U' D' L2 D R' U F U D L2 D' R",
  spiral: "D' L' F B U F' U' B2 U2 B D B' U' D' R F",
  kilt: "R2 F' D' F U R U F U' L B' L2 U D2 L2 D F U'",
  anaconda: "U' L2 B' R L' F2 B D' U R' L2 D B2 R",
  python: "R' B' D B L2 D L2 B D' B R' B2 D' R2",
  "green-mamba": "R D R F R' F' B D R' U' B' U D2",
  "vertical-stripes": "U R L U2 F R L' B F' L' U' D' B D2 R' L B2",
  "diagonal-stripes": "L D' F B' U D' B R2 D U L F2 U' D R2 F' R",
  columns: "R2 F2 R2 L2 F2 L2",
  belt: "U2 D2",
  zigzag: "R L D2 F2 D2 B2 R L F2 U2 B2 U2",
  wire: "U R2 F' L2 U2 D2 R2 B' L2 U'",
  "perpendicular-lines": "U2 R2 U2 D2 R2 U2",
  "six-ts": "U2 F2 R2 U' D L2 B2 U D",
  pinwheels: "R L U D F B R L",
  "exchanged-peaks": "U R' D' F L2 F' D R D F2 U' D' R2 D' R2 F2",
  "exchanged-rings": "R U' D B' L2 B U D' R U' F2 B2 U B2 R2",
} as const;

export type WholePattern = keyof typeof WHOLE;
export type PartPattern = (typeof PARTS)[number]["id"];

/** A pattern to choose. */
export interface Pattern<Id extends string = WholePattern | PartPattern> {
  id: Id;
  /** 54 letters of a cube that is held the usual way; `?` for stickers that may be anything. */
  goal: string;
  /** Whether what there is to see is below. */
  isBelow?: boolean;
}

const STICKERS = Array.from(SOLVED_FACELETS, (_, sticker) => sticker);
const onFace = (face: string) => STICKERS.filter((sticker) => SOLVED_FACELETS[sticker] === face);
const ofPieces = (places: readonly string[]) => places.flatMap(stickersOfPiece);
const withFace = (face: string) => (place: string) => place.includes(face);
const CROSS = EDGES.filter(withFace("U"));
const MIDDLE = EDGES.filter((place) => !/[UD]/.test(place));
const FIRST_LAYER = [...CROSS, ...CORNERS.filter(withFace("U"))];
const TWO_LAYERS = [...FIRST_LAYER, ...MIDDLE];
const LAST_CROSS = EDGES.filter(withFace("D")).map((place) => stickersOfPiece(place)[0]!);

const PARTS = [
  { id: "face", stickers: onFace("U") },
  { id: "cross", stickers: ofPieces(CROSS) },
  { id: "layer", stickers: ofPieces(FIRST_LAYER) },
  { id: "two-layers", stickers: ofPieces(TWO_LAYERS) },
  { id: "last-cross", stickers: [...ofPieces(TWO_LAYERS), ...LAST_CROSS], isBelow: true },
  { id: "last-face", stickers: [...ofPieces(TWO_LAYERS), ...onFace("D")], isBelow: true },
  { id: "two-faces", stickers: [...onFace("U"), ...onFace("D")] },
  { id: "corners", stickers: ofPieces(CORNERS) },
  { id: "edges", stickers: ofPieces(EDGES) },
  { id: "middle-layer", stickers: ofPieces(MIDDLE) },
  { id: "block", stickers: ofPieces(["URF", "UR", "UF", "FR"]) },
] as const satisfies readonly { id: string; stickers: readonly number[]; isBelow?: boolean }[];

/** Cubes all of whose stickers matter. */
export const WHOLE_PATTERNS: readonly Pattern<WholePattern>[] = Object.entries(WHOLE).map(
  ([id, moves]) => ({
    id: id as WholePattern,
    goal: applyMoves(SOLVED_FACELETS, parseMoves(moves).moves),
  }),
);

/** Cubes of which a part alone matters. What they call the first layer is the upper one. */
export const PART_PATTERNS: readonly Pattern<PartPattern>[] = PARTS.map(
  ({ id, stickers, ...view }) => ({ id, goal: solvedIn(stickers), ...view }),
);

/** The pattern that this goal is, however it is held; `undefined` if it has no name. */
export function patternOf(goal: string): Pattern | undefined {
  const held = goalHeldAs(goal, SOLVED_FACELETS);
  return [...WHOLE_PATTERNS, ...PART_PATTERNS].find((pattern) => pattern.goal === held);
}

function solvedIn(stickers: readonly number[]): string {
  const named = new Set([...stickers, ...CENTER_INDEXES]);
  return Array.from(SOLVED_FACELETS, (letter, sticker) =>
    named.has(sticker) ? letter : UNKNOWN,
  ).join("");
}
