// The upper layer: its places, its turns, and how its pieces change places.

import type { Move } from "../../core/moves";

/** Clockwise, seen from above. */
export const UPPER_EDGES = ["UB", "UR", "UF", "UL"] as const;
/** Clockwise, seen from above. */
export const UPPER_CORNERS = ["ULB", "UBR", "URF", "UFL"] as const;

/** A place of the upper layer, as the cube is held. */
export type UpperPlace = (typeof UPPER_EDGES)[number] | (typeof UPPER_CORNERS)[number];

/** All that turning this layer can do. */
export const UPPER_TURNS: readonly (readonly Move[])[] = [[], ["U"], ["U2"], ["U'"]];

/**
 * The places to look at in a step whose case is told by all edges, or all corners, of this layer; `undefined` for other
 * steps.
 * @param stage its id
 * @param reason the key of the step's reason
 */
export function placesLookedAt(stage: string, reason = ""): readonly UpperPlace[] | undefined {
  if (reason === "upper-corners-cycled") return UPPER_CORNERS;
  const isOfEdges = stage === "oll-edges" || /^upper-edges-(flipped|cycled)$/.test(reason);
  return isOfEdges ? UPPER_EDGES : undefined;
}

/** A piece that goes from one place of a layer to another. */
export interface Journey<Place extends string = UpperPlace> {
  from: Place;
  to: Place;
}

/**
 * Where the pieces of a layer go. Only their places relative to each other matter, so the layer is taken as turned in
 * the way that leaves most pieces where they are.
 * @param rings the places of the layer, each ring clockwise
 * @param goalOf where the piece in a place goes, with the layer as it is
 */
export function journeysIn<Place extends string>(
  rings: readonly (readonly Place[])[],
  goalOf: (place: Place) => Place,
): readonly Journey<Place>[] {
  const ways = [0, 1, 2, 3].map((quarters) =>
    rings.flatMap((ring) =>
      ring
        .map((from) => ({ from, to: ring[(ring.indexOf(goalOf(from)) + quarters) % 4]! }))
        .filter(({ from, to }) => from !== to),
    ),
  );
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

/** Whether two pieces change places. */
export function isSwap(all: readonly Journey<string>[], { from, to }: Journey<string>): boolean {
  return all.some((other) => other.from === to && other.to === from);
}
