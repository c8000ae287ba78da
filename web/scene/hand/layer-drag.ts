// What turns when a sticker is dragged, and how far.
//
// A sticker can be dragged two ways, along the rows or along the columns of its face, and each way
// belongs to a layer of the cube. Only outer layers turn here: turning a middle one would carry the
// centres away, by which moves are named.

import type { Face } from "../../core/faces";
import {
  cross,
  dot,
  faceToward,
  scaled,
  STICKER_PLACES,
  sum,
  type Vector,
} from "../../core/geometry";
import type { StickerHit } from "./sticker-hit";

/** A position or a movement on the screen, in CSS pixels to the right and down. */
export type ScreenVector = readonly [rightPx: number, downPx: number];

/** The layer that a drag turns. */
export interface LayerDrag {
  face: Face;
  /** Quarter turns clockwise for a movement of one pixel to the right, and of one down. */
  quarterTurnsPerPx: ScreenVector;
}

// The distance of the finger from the axis of the turn, in cubies.
const LEVER = 1.5;
const QUARTER_TURN_WAY = (LEVER * Math.PI) / 2;
// A direction almost towards the eye is short on the screen, and would make the layer turn too
// fast.
const SHORTEST_PX_SHARE = 0.5;
// A flick carries the layer as far as it would go in this time.
const FLICK_MS = 110;

/** The inner product. */
export function along(way: ScreenVector, other: ScreenVector): number {
  return way[0] * other[0] + way[1] * other[1];
}

/**
 * The layer that a finger turns when it moves by `way` on the screen, beginning at `hit`. `undefined` if it is a middle
 * layer.
 * @param project from the cube's space to the screen
 */
export function layerUnder(
  hit: StickerHit,
  way: ScreenVector,
  project: (point: Vector) => ScreenVector,
): LayerDrag | undefined {
  const { cubie, normal, right, up } = STICKER_PLACES[hit.index]!;
  const ways = [right, up].map((tangent) => {
    const at = (distance: number) => project(sum(hit.point, scaled(tangent, distance)));
    const [begin, end] = [at(-0.5), at(0.5)];
    const onScreen: ScreenVector = [end[0] - begin[0], end[1] - begin[1]];
    const lengthPx = Math.hypot(...onScreen);
    return { tangent, onScreen, lengthPx, agreement: Math.abs(along(way, onScreen)) / lengthPx };
  });
  const [first, second] = ways as [(typeof ways)[0], (typeof ways)[0]];
  const chosen = first.agreement >= second.agreement ? first : second;

  // A turn about this axis, anticlockwise as seen from its tip, moves the sticker along with the
  // finger.
  const axis = cross(normal, chosen.tangent);
  const layer = dot(cubie, axis);
  if (layer === 0) return undefined;
  const face = faceToward(scaled(axis, layer));
  const shortestPx = SHORTEST_PX_SHARE * Math.max(first.lengthPx, second.lengthPx);
  const perPx =
    -layer / (chosen.lengthPx * Math.max(chosen.lengthPx, shortestPx) * QUARTER_TURN_WAY);
  return {
    face,
    quarterTurnsPerPx: [perPx * chosen.onScreen[0], perPx * chosen.onScreen[1]],
  };
}

/**
 * Where a layer comes to rest when it is let go: at the nearest quarter turn, or at the next one in
 * the direction of a flick. 0 is where it began.
 */
export function restingQuarterTurns(quarterTurns: number, quarterTurnsPerMs: number): number {
  const carried = Math.round(quarterTurns + quarterTurnsPerMs * FLICK_MS);
  const here = Math.round(quarterTurns);
  return Math.max(here - 1, Math.min(here + 1, carried));
}
