// What is true at the end of each stage, read from the stickers alone, and which of them matter by then. The stages
// are those of solver/methods, with the names that they have there.
//
// A cube is given as it is held then, the cross below, by 54 letters that stand for colours: its centres say which
// colour each face is to have.

import { centerSticker, faceAt } from "../../core/geometry";
import { isSolved } from "../../core/facelets";
import { FACES, type Face } from "../../core/faces";
import { applyMoves } from "../../core/moves";
import { colorsOfPiece, CORNERS, EDGES, stickersOfPiece } from "../../core/pieces";
import { sortedLetters } from "./moment";
import { POCKET_GOALS } from "./pocket-goals";
import type { StageGoal } from "./stage-goal";
import { UPPER_TURNS } from "./upper-layer";

type IsDone = (held: string, place: string) => boolean;

const inLayer = (places: readonly string[], face: Face) =>
  places.filter((place) => place.includes(face));
const UPPER_EDGES = inLayer(EDGES, "U");
const UPPER_CORNERS = inLayer(CORNERS, "U");
const LOWER_EDGES = inLayer(EDGES, "D");
const LOWER_CORNERS = inLayer(CORNERS, "D");
const MIDDLE_EDGES = EDGES.filter((place) => !/[UD]/.test(place));
const TWO_LAYERS = [...LOWER_EDGES, ...LOWER_CORNERS, ...MIDDLE_EDGES];
const ALL_PIECES = [...EDGES, ...CORNERS];
const CENTERS = FACES.map(centerSticker);

/** A corner of the lower layer and the edge above it. */
const SLOTS = LOWER_CORNERS.map((corner) => ({
  corner,
  edge: MIDDLE_EDGES.find((edge) => Array.from(edge).every((face) => corner.includes(face)))!,
}));

function centerOf(held: string, face: string): string {
  return held.charAt(centerSticker(face as Face));
}

/** The sticker of an upper piece that is on top: pieces are named from there. */
function topSticker(place: string): number {
  return stickersOfPiece(place)[0]!;
}

const isHome: IsDone = (held, place) =>
  stickersOfPiece(place).every(
    (sticker, side) => held.charAt(sticker) === centerOf(held, place.charAt(side)),
  );
const isPlaced: IsDone = (held, place) =>
  sortedLetters(colorsOfPiece(held, place)) ===
  sortedLetters(Array.from(place, (face) => centerOf(held, face)).join(""));
const showsUpper: IsDone = (held, place) => held.charAt(topSticker(place)) === centerOf(held, "U");
const isPetal: IsDone = (held, place) => held.charAt(topSticker(place)) === centerOf(held, "D");

const every = (held: string, places: readonly string[], isDone: IsDone) =>
  places.every((place) => isDone(held, place));
const hasCross = (held: string) => every(held, LOWER_EDGES, isHome);
const hasTwoLayers = (held: string) => every(held, TWO_LAYERS, isHome);
const hasUpperCross = (held: string) => hasTwoLayers(held) && every(held, UPPER_EDGES, showsUpper);
const hasUpperFace = (held: string) =>
  hasUpperCross(held) && every(held, UPPER_CORNERS, showsUpper);
const homePairs = (held: string) =>
  SLOTS.filter(({ corner, edge }) => isHome(held, corner) && isHome(held, edge));

const whole = (places: readonly string[]) => [...CENTERS, ...places.flatMap(stickersOfPiece)];
const tops = (places: readonly string[]) => places.map(topSticker);

const CROSS: StageGoal = { holds: hasCross, shown: () => whole(LOWER_EDGES) };
const UPPER_CROSS: StageGoal = {
  holds: hasUpperCross,
  shown: () => [...whole(TWO_LAYERS), ...tops(UPPER_EDGES)],
};
const UPPER_FACE: StageGoal = {
  holds: hasUpperFace,
  shown: () => [...whole(TWO_LAYERS), ...tops([...UPPER_EDGES, ...UPPER_CORNERS])],
};
const SOLVED: StageGoal = { holds: isSolved, shown: () => whole(ALL_PIECES) };

function pairs(count: number): StageGoal {
  return {
    holds: (held) => hasCross(held) && homePairs(held).length >= count,
    shown: (held) =>
      whole([...LOWER_EDGES, ...homePairs(held).flatMap(({ corner, edge }) => [corner, edge])]),
  };
}

/** The face whose centre has the colour of a sticker. */
function faceOfColor(held: string, sticker: number): Face {
  return FACES.find((face) => centerOf(held, face) === held.charAt(sticker))!;
}

const isUpOrDown = (face: Face) => face === "U" || face === "D";

/** Whether it can come home without a quarter turn of front or back. */
const isEdgeOriented: IsDone = (held, place) => {
  const [first, second] = stickersOfPiece(place).map((sticker) => faceOfColor(held, sticker));
  return isUpOrDown(first!) || (!isUpOrDown(second!) && (first === "F" || first === "B"));
};
const isCornerOriented: IsDone = (held, place) => isUpOrDown(faceOfColor(held, topSticker(place)));
const isOfMiddle: IsDone = (held, place) =>
  stickersOfPiece(place).every((sticker) => !isUpOrDown(faceOfColor(held, sticker)));
const hasEdgesOriented = (held: string) => every(held, EDGES, isEdgeOriented);

/** Whether each face shows its own colour and that of the opposite face only. */
function hasOppositeColors(held: string): boolean {
  return Array.from(held, (_, sticker) => sticker).every(
    (sticker) =>
      (FACES.indexOf(faceOfColor(held, sticker)) - FACES.indexOf(faceAt(sticker))) % 3 === 0,
  );
}

/** By the names of the stages. */
export const STAGE_GOALS: Readonly<Record<string, StageGoal>> = {
  // The beginner's method.
  daisy: {
    // If the cross is there from the start, there is no daisy.
    holds: (held) => every(held, UPPER_EDGES, isPetal) || hasCross(held),
    shown: (held) => (hasCross(held) ? whole(LOWER_EDGES) : [...CENTERS, ...tops(UPPER_EDGES)]),
  },
  "white-cross": CROSS,
  "white-corners": {
    holds: (held) => every(held, [...LOWER_EDGES, ...LOWER_CORNERS], isHome),
    shown: () => whole([...LOWER_EDGES, ...LOWER_CORNERS]),
  },
  "middle-layer": { holds: hasTwoLayers, shown: () => whole(TWO_LAYERS) },
  "yellow-cross": UPPER_CROSS,
  "yellow-edges": {
    holds: (held) => hasTwoLayers(held) && every(held, UPPER_EDGES, isHome),
    shown: () => whole([...TWO_LAYERS, ...UPPER_EDGES]),
  },
  "yellow-corners-placed": {
    holds: (held) =>
      hasTwoLayers(held) &&
      every(held, UPPER_EDGES, isHome) &&
      every(held, UPPER_CORNERS, isPlaced),
    shown: () => whole(ALL_PIECES),
  },
  "yellow-corners-turned": SOLVED,

  // CFOP, with one look and with two looks each for orienting and for permuting the last layer.
  cross: CROSS,
  "f2l-1": pairs(1),
  "f2l-2": pairs(2),
  "f2l-3": pairs(3),
  "f2l-4": pairs(4),
  oll: UPPER_FACE,
  "oll-edges": UPPER_CROSS,
  "oll-corners": UPPER_FACE,
  pll: SOLVED,
  "pll-corners": {
    holds: (held) =>
      hasUpperFace(held) &&
      UPPER_TURNS.some((turns) => every(applyMoves(held, turns), UPPER_CORNERS, isHome)),
    shown: () => [...whole([...TWO_LAYERS, ...UPPER_CORNERS]), ...tops(UPPER_EDGES)],
  },
  "pll-edges": SOLVED,

  // M. Thistlethwaite's method.
  "oriented-edges": { holds: hasEdgesOriented, shown: () => whole(EDGES) },
  "oriented-corners": {
    holds: (held) =>
      hasEdgesOriented(held) &&
      every(held, CORNERS, isCornerOriented) &&
      every(held, MIDDLE_EDGES, isOfMiddle),
    shown: () => whole(ALL_PIECES),
  },
  // The next stage shows that half turns can do the rest.
  "half-turns": { holds: hasOppositeColors, shown: () => whole(ALL_PIECES) },
  solved: SOLVED,

  // Corners, then edges.
  "corners-placed": {
    holds: (held) => every(held, CORNERS, isPlaced),
    shown: () => whole(CORNERS),
  },
  "edges-placed": {
    holds: (held) => every(held, ALL_PIECES, isPlaced),
    shown: () => whole(ALL_PIECES),
  },
  "corners-turned": {
    holds: (held) => every(held, EDGES, isPlaced) && every(held, CORNERS, isHome),
    shown: () => whole(ALL_PIECES),
  },
  "edges-flipped": SOLVED,

  // Those of the 2x2x2.
  ...POCKET_GOALS,
};
