// The reason that a step gives, as far as it can be checked on the cube: which piece it is about, where that
// is, and what becomes of it.

import {
  after,
  CORNERS,
  EDGES,
  isHome,
  isOn,
  isPlaced,
  isSameName,
  pieceAt,
  sidesOf,
  sortedLetters,
  topOf,
  UPPER_CORNERS,
  UPPER_EDGES,
} from "./cube/held";
import { CENTERS, FACES, isInPlace, type Stickers } from "./cube/sticker-cube";
import type { Step } from "./explained";
import { demand } from "./objection";
import { type Places, SLOTS } from "./promises";
import type { RebuiltStep } from "./rebuilding";

/** A step while it is made. */
interface Made {
  step: Step;
  rebuilt: RebuiltStep;
  /** The cube as it is held before the step. */
  before: Stickers;
  /** Right before its sequence: after turns of the cube, the upper layer, the setup. */
  prepared: Stickers;
  behind: Stickers;
  /** The letter of the centre of the cross. */
  cross: string;
}

interface Claim {
  stages: RegExp;
  /** Said when it is not so. */
  words: string;
  isSo: (made: Made, piece: string) => boolean;
}

const PIECES = [...CORNERS, ...EDGES];
const UPPER_LAYER = [...UPPER_EDGES, ...UPPER_CORNERS];

/** Where a piece is; its colours are given in any order. */
function whereIs(stickers: Stickers, piece: string): Places {
  return PIECES.find((places) => isSameName(pieceAt(stickers, places), piece))!;
}

/** The places that now hold another piece than before. */
function moved(before: Stickers, behind: Stickers, among: readonly Places[]): Places[] {
  return among.filter((places) => pieceAt(before, places) !== pieceAt(behind, places));
}

/** The places with another piece, or with the same one turned. */
function changed(before: Stickers, behind: Stickers, among: readonly Places[]): Places[] {
  return among.filter((places) => places.some((place) => before[place] !== behind[place]));
}

function topColored(stickers: Stickers, among: readonly Places[]): string[] {
  return among
    .filter((places) => isInPlace(stickers, topOf(places)))
    .map((places) => pieceAt(stickers, places));
}

/** Whether some piece shows the upper centre's colour above that did not before. */
function showsMore(before: Stickers, behind: Stickers, among: readonly Places[]): boolean {
  const shown = topColored(before, among);
  return topColored(behind, among).some((name) => !shown.includes(name));
}

function isOnTop(stickers: Stickers, piece: string): boolean {
  return isOn("U", whereIs(stickers, piece));
}

function isAtHome(stickers: Stickers, piece: string): boolean {
  return isHome(stickers, whereIs(stickers, piece));
}

/** The sides of a place but top and bottom. */
function columnOf(places: Places): string {
  return sidesOf(places).replaceAll(/[UD]/g, "");
}

/** Whether an even number of exchanges brings all of them home. */
function isEven(stickers: Stickers, among: readonly Places[]): boolean {
  const homes = among.map((places) => {
    const sides = Array.from(pieceAt(stickers, places)).map(
      (color) => FACES[CENTERS.findIndex((center) => stickers[center] === color)]!,
    );
    return among.findIndex((home) => isSameName(sidesOf(home), sides.join("")));
  });
  let cycleCount = 0;
  const seen = new Set<number>();
  for (const first of homes.keys()) {
    if (seen.has(first)) continue;
    ++cycleCount;
    for (let index = first; !seen.has(index); index = homes[index]!) seen.add(index);
  }
  return (among.length - cycleCount) % 2 === 0;
}

/** Whether it is at some moment above the centre of its other colour, with the cross's colour up. */
function comesAbove({ rebuilt, before, cross }: Made, piece: string): boolean {
  const turnedCube = after(before, rebuilt.rotations);
  return [...rebuilt.turns.keys()].some((count) => {
    const stickers = after(turnedCube, rebuilt.turns.slice(0, count));
    const places = whereIs(stickers, piece);
    return (
      isOn("U", places) &&
      stickers[topOf(places)] === cross &&
      places.every((place) => place === topOf(places) || isInPlace(stickers, place))
    );
  });
}

function bringsOut({ step, before, behind }: Made, piece: string): boolean {
  const isWrong = !isOnTop(before, piece) && !isAtHome(before, piece);
  return step.pieces.length === 0 && isWrong && isOnTop(behind, piece);
}

/** The one of the upper front right place. */
const UPPER_FRONT_RIGHT = UPPER_CORNERS.find((places) => columnOf(places) === "FR")!;

const CLAIMS: Record<string, Claim> = {
  // The beginner's method.
  "edge-into-daisy": {
    stages: /^daisy$/,
    words: "it comes beside the upper centre, the cross's colour up",
    isSo: ({ behind, cross }, piece) =>
      isOnTop(behind, piece) && behind[topOf(whereIs(behind, piece))] === cross,
  },
  "edge-down-to-cross": {
    stages: /^white-cross$/,
    words: "it comes above the centre of its other colour, and from there down",
    isSo: (made, piece) => comesAbove(made, piece) && isAtHome(made.behind, piece),
  },
  "corner-out-of-slot": {
    stages: /^white-corners$/,
    words: "it stands wrongly in the lower layer, and is brought out",
    isSo: bringsOut,
  },
  "corner-into-slot": {
    stages: /^white-corners$/,
    words: "it is brought above its place, and then in",
    isSo: ({ prepared, behind }, piece) =>
      isOnTop(prepared, piece) &&
      columnOf(whereIs(prepared, piece)) === columnOf(whereIs(behind, piece)) &&
      isAtHome(behind, piece),
  },
  "edge-out-of-slot": {
    stages: /^middle-layer$/,
    words: "it stands wrongly in the middle layer, and is brought out",
    isSo: bringsOut,
  },
  "edge-into-slot": {
    stages: /^middle-layer$/,
    words: "it comes from the upper layer into its place",
    isSo: ({ prepared, behind }, piece) => isOnTop(prepared, piece) && isAtHome(behind, piece),
  },
  "upper-edges-flipped": {
    stages: /^yellow-cross$/,
    words: "upper edges are flipped",
    isSo: ({ prepared, behind }) => showsMore(prepared, behind, UPPER_EDGES),
  },
  "upper-edges-cycled": {
    stages: /^yellow-edges$/,
    words: "three upper edges change places",
    isSo: ({ prepared, behind }) =>
      moved(prepared, behind, UPPER_EDGES).length === 3 &&
      moved(prepared, behind, EDGES).length === 3,
  },
  "upper-corners-cycled": {
    stages: /^yellow-corners-placed$/,
    words: "three upper corners change places, and nothing else does",
    isSo: ({ prepared, behind }) =>
      moved(prepared, behind, UPPER_CORNERS).length === 3 &&
      moved(prepared, behind, PIECES).length === 3,
  },
  "upper-corner-turned": {
    stages: /^yellow-corners-turned$/,
    words: "it is brought to the upper front right place and turned there",
    isSo: ({ prepared, behind }, piece) =>
      [prepared, behind].every((stickers) => whereIs(stickers, piece) === UPPER_FRONT_RIGHT) &&
      changed(prepared, behind, [UPPER_FRONT_RIGHT]).length === 1,
  },
  "upper-layer-turned": {
    stages: /^(yellow-edges|yellow-corners-turned|pll|pll-edges)$/,
    words: "only the upper layer is turned",
    isSo: ({ rebuilt }) => rebuilt.sequence.length === 0 && rebuilt.turns.length === 1,
  },

  // CFOP.
  "shortest-cross": {
    stages: /^cross$/,
    words: "only faces are turned",
    isSo: ({ rebuilt }) => rebuilt.sequence.length === 0,
  },
  "slot-brought-out": {
    stages: /^f2l-\d$/,
    words: "no finished pair stands in a slot, and what is in it is brought out",
    isSo: ({ step, prepared, behind }) =>
      step.pieces.length === 0 &&
      SLOTS.some(
        ({ corner, edge }) =>
          !(isHome(prepared, corner) && isHome(prepared, edge)) &&
          [corner, edge].some((places) => isOnTop(behind, pieceAt(prepared, places))),
      ),
  },
  "pair-into-slot": {
    stages: /^f2l-\d$/,
    words: "a corner and the edge beside it go into their slot",
    isSo: ({ step, behind }) =>
      SLOTS.some(
        ({ corner, edge }) =>
          isHome(behind, corner) &&
          isHome(behind, edge) &&
          [corner, edge]
            .map((places) => pieceAt(behind, places))
            .every((name) => step.pieces.map(sortedLetters).includes(name)),
      ),
  },
  "last-layer-turned": {
    stages: /^oll/,
    words: "upper pieces are turned",
    isSo: ({ prepared, behind }) => showsMore(prepared, behind, UPPER_LAYER),
  },
  "last-layer-permuted": {
    stages: /^pll/,
    words: "upper pieces change places, and none is turned",
    isSo: ({ prepared, behind }) =>
      moved(prepared, behind, UPPER_LAYER).length > 0 &&
      topColored(behind, UPPER_LAYER).length === UPPER_LAYER.length,
  },

  // Corners, then edges.
  "permutation-made-even": {
    stages: /^corners-placed$/,
    words: "it comes into its place, and the corners are an even permutation",
    isSo: ({ before, behind }, piece) =>
      !isPlaced(before, whereIs(before, piece)) &&
      isPlaced(behind, whereIs(behind, piece)) &&
      !isEven(before, CORNERS) &&
      isEven(behind, CORNERS),
  },
  "corners-cycled": {
    stages: /^corners-placed$/,
    words: "it is one of three corners that change places, and no edge does",
    isSo: ({ before, behind }, piece) =>
      whereIs(before, piece) !== whereIs(behind, piece) &&
      moved(before, behind, CORNERS).length === 3 &&
      moved(before, behind, EDGES).length === 0,
  },
  "edges-cycled": {
    stages: /^edges-placed$/,
    words: "it is one of three edges that change places, and no corner does",
    isSo: ({ before, behind }, piece) =>
      whereIs(before, piece) !== whereIs(behind, piece) &&
      moved(before, behind, EDGES).length === 3 &&
      moved(before, behind, CORNERS).length === 0,
  },
  "corners-turned": {
    stages: /^corners-turned$/,
    words: "it is one of two corners that are turned in their places",
    isSo: (made, piece) => areTwoTurned(made, piece, CORNERS),
  },
  "edges-flipped": {
    stages: /^edges-flipped$/,
    words: "it is one of two edges that are flipped in their places",
    isSo: (made, piece) => areTwoTurned(made, piece, EDGES),
  },
};

function areTwoTurned({ before, behind }: Made, piece: string, among: readonly Places[]): boolean {
  const turned = changed(before, behind, PIECES);
  return (
    moved(before, behind, PIECES).length === 0 &&
    turned.length === 2 &&
    turned.every((places) => among.includes(places)) &&
    turned.includes(whereIs(before, piece))
  );
}

/** Before the step, the piece of the reason is where the reason says. */
function demandPlace({ piece, from }: Record<string, string | number>, before: Stickers): void {
  if (piece === undefined && from === undefined) return;
  const [told, place] = [String(piece), String(from)];
  const places = PIECES.find((each) => isSameName(sidesOf(each), place));
  demand(places !== undefined, () => `there is no place ${place}`);
  const there = pieceAt(before, places);
  demand(isSameName(there, told), () => `${told} is said to be at ${place}; ${there} is`);
}

/**
 * @param before as the cube is held before the step
 * @param cross the letter of the centre of the cross
 * @throws {Objection} if the reason is untrue
 */
export function demandReason(
  stage: string,
  step: Step,
  rebuilt: RebuiltStep,
  { before, cross }: { before: Stickers; cross: string },
): void {
  const { key = "", values = {} } = step.reason ?? {};
  const claim = CLAIMS[key];
  demand(claim !== undefined, () => `"${key}" is no reason`);
  demand(claim.stages.test(stage), () => `${key} is no reason in this stage`);
  demandPlace(values, before);
  const { piece, cross: told = cross } = values;
  demand(told === cross, () => `the cross is said to be of ${told}, and is of ${cross}`);
  const pieces = step.pieces.map(sortedLetters);
  demand(
    piece === undefined || pieces.length === 0 || pieces.includes(sortedLetters(String(piece))),
    () => `its reason is about ${piece}, its pieces are ${step.pieces.join(", ")}`,
  );
  const prepared = after(before, [...rebuilt.rotations, ...rebuilt.turns]);
  const behind = after(prepared, [...rebuilt.sequence, ...rebuilt.undone]);
  const made = { step, rebuilt, before, prepared, behind, cross };
  demand(claim.isSo(made, String(piece)), () => `${key}: it is not so that ${claim.words}`);
}
