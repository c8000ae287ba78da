// What each stage promises, by its name alone, and which pieces count as done in it. The cube is held
// with the cross's centre below, or as at the start where a method never turns it.

import {
  after,
  centerOf,
  CORNERS,
  EDGES,
  isHome,
  isOn,
  isPlaced,
  LOWER_CORNERS,
  LOWER_EDGES,
  MIDDLE_EDGES,
  topOf,
  UPPER_CORNERS,
  UPPER_EDGES,
} from "./cube/held";
import { readMove } from "./cube/notation";
import { FACES, isInPlace, isSolved, placeIndex, PLACES, type Stickers } from "./cube/sticker-cube";

export type Places = readonly number[];

export interface Promised {
  /** Said when it does not hold. */
  words: string;
  holds: (stickers: Stickers) => boolean;
  /** The places whose pieces are where the stage wants them, and oriented as it wants them. */
  done: (stickers: Stickers) => Places[];
}

const isHomeOn = (stickers: Stickers) => (places: Places) => isHome(stickers, places);
const hasTopColor = (stickers: Stickers) => (places: Places) => isInPlace(stickers, topOf(places));

/** A white edge beside the yellow centre, white up. */
const isPetal = (stickers: Stickers) => (places: Places) =>
  stickers[topOf(places)] === centerOf(stickers, "D");

function hasCross(stickers: Stickers): boolean {
  return LOWER_EDGES.every(isHomeOn(stickers));
}

function hasLowerLayer(stickers: Stickers): boolean {
  return hasCross(stickers) && LOWER_CORNERS.every(isHomeOn(stickers));
}

function hasTwoLayers(stickers: Stickers): boolean {
  return hasLowerLayer(stickers) && MIDDLE_EDGES.every(isHomeOn(stickers));
}

function hasUpperCross(stickers: Stickers): boolean {
  return hasTwoLayers(stickers) && UPPER_EDGES.every(hasTopColor(stickers));
}

function hasUpperFace(stickers: Stickers): boolean {
  return hasUpperCross(stickers) && UPPER_CORNERS.every(hasTopColor(stickers));
}

function hasUpperEdges(stickers: Stickers): boolean {
  return hasTwoLayers(stickers) && UPPER_EDGES.every(isHomeOn(stickers));
}

const isPlacedOn = (stickers: Stickers) => (places: Places) => isPlaced(stickers, places);

/** A corner of the lower layer and the edge above it, for each of the four slots. */
export const SLOTS = LOWER_CORNERS.map((corner) => ({
  corner,
  edge: MIDDLE_EDGES.find((edge) =>
    FACES.every((face) => !isOn(face, edge) || isOn(face, corner)),
  )!,
}));

export function pairsHome(stickers: Stickers) {
  return SLOTS.filter(({ corner, edge }) => isHome(stickers, corner) && isHome(stickers, edge));
}

const noneDone = () => [];

function pairs(count: number): Promised {
  return {
    words: `the cross and ${count} pair${count > 1 ? "s" : ""} are home`,
    holds: (stickers) => hasCross(stickers) && pairsHome(stickers).length >= count,
    done: (stickers) => pairsHome(stickers).flatMap(({ corner, edge }) => [corner, edge]),
  };
}

const LOWER_CROSS: Promised = {
  words: "the four edges of the cross are home",
  holds: hasCross,
  done: (stickers) => LOWER_EDGES.filter(isHomeOn(stickers)),
};
const UPPER_FACE: Promised = {
  words: "two layers are complete, and the upper face has one colour",
  holds: hasUpperFace,
  done: noneDone,
};
const UPPER_CROSS: Promised = {
  words: "two layers are complete, and the upper edges show the colour of the upper centre",
  holds: hasUpperCross,
  done: (stickers) => UPPER_EDGES.filter(hasTopColor(stickers)),
};
const WHOLE_CUBE: Promised = { words: "the cube is solved", holds: isSolved, done: noneDone };

function cornersPlaced(stickers: Stickers): boolean {
  return CORNERS.every(isPlacedOn(stickers));
}

function edgesPlaced(stickers: Stickers): boolean {
  return cornersPlaced(stickers) && EDGES.every(isPlacedOn(stickers));
}

const UPPER_TURNS = ["U", "U2", "U'"].map(readMove);

export const PROMISES: Record<string, Promised> = {
  // The beginner's method.
  daisy: {
    words: "four edges of the cross are round the upper centre, the cross's colour up",
    holds: (stickers) => UPPER_EDGES.every(isPetal(stickers)),
    done: (stickers) => UPPER_EDGES.filter(isPetal(stickers)),
  },
  "white-cross": LOWER_CROSS,
  "white-corners": {
    words: "the lower layer is complete",
    holds: hasLowerLayer,
    done: (stickers) => LOWER_CORNERS.filter(isHomeOn(stickers)),
  },
  "middle-layer": {
    words: "two layers are complete",
    holds: hasTwoLayers,
    done: (stickers) => MIDDLE_EDGES.filter(isHomeOn(stickers)),
  },
  "yellow-cross": UPPER_CROSS,
  "yellow-edges": {
    words: "two layers are complete, and the upper edges are home",
    holds: hasUpperEdges,
    done: (stickers) => UPPER_EDGES.filter(isHomeOn(stickers)),
  },
  "yellow-corners-placed": {
    words: "all but the upper corners is home, and these are in their places",
    holds: (stickers) => hasUpperEdges(stickers) && UPPER_CORNERS.every(isPlacedOn(stickers)),
    done: (stickers) => UPPER_CORNERS.filter(isPlacedOn(stickers)),
  },
  "yellow-corners-turned": {
    ...WHOLE_CUBE,
    done: (stickers) => UPPER_CORNERS.filter(hasTopColor(stickers)),
  },

  // CFOP.
  cross: LOWER_CROSS,
  "f2l-1": pairs(1),
  "f2l-2": pairs(2),
  "f2l-3": pairs(3),
  "f2l-4": pairs(4),
  oll: UPPER_FACE,
  "oll-edges": { ...UPPER_CROSS, done: noneDone },
  "oll-corners": UPPER_FACE,
  pll: WHOLE_CUBE,
  "pll-corners": {
    words: "but for a turn of the upper layer and its edges, the cube is solved",
    holds: (stickers) =>
      hasUpperFace(stickers) &&
      [stickers, ...UPPER_TURNS.map((turn) => after(stickers, [turn]))].some((turned) =>
        UPPER_CORNERS.every(isHomeOn(turned)),
      ),
    done: noneDone,
  },
  "pll-edges": WHOLE_CUBE,

  // Corners, then edges.
  "corners-placed": {
    words: "every corner is in its place",
    holds: cornersPlaced,
    done: (stickers) => CORNERS.filter(isPlacedOn(stickers)),
  },
  "edges-placed": {
    words: "every corner and every edge is in its place",
    holds: edgesPlaced,
    done: (stickers) => EDGES.filter(isPlacedOn(stickers)),
  },
  "corners-turned": {
    words: "every corner is home, and every edge in its place",
    holds: (stickers) => edgesPlaced(stickers) && CORNERS.every(isHomeOn(stickers)),
    done: (stickers) => CORNERS.filter(isHomeOn(stickers)),
  },
  "edges-flipped": { ...WHOLE_CUBE, done: (stickers) => EDGES.filter(isHomeOn(stickers)) },
};

/** The place behind the upper centre, seen from a place in front of it. */
function opposite(places: Places): number {
  const [x, y, z] = PLACES[topOf(places)]!.at;
  return placeIndex([-x, y, -z], [0, 1, 0]);
}

/** How the upper edges show the upper centre's colour. */
export function upperEdgeCase(stickers: Stickers): "dot" | "angle" | "line" | "cross" {
  const right = UPPER_EDGES.filter(hasTopColor(stickers));
  if (right.length === 4) return "cross";
  if (right.length === 0) return "dot";
  return isInPlace(stickers, opposite(right[0]!)) ? "line" : "angle";
}
