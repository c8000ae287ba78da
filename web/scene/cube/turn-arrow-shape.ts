// The arrow that shows the next turn: a band around each layer that is to turn, on the sides in
// view. It is close to the stickers, since further out it would seem to lie on another layer.

import { cross, dot, NORMALS, scaled, sum, type Vector } from "../../core/geometry";
import { quarterTurnsOf, type WrittenMove } from "../../core/moves";
import { layersOf } from "../../core/written-moves";
import { drawnPlace, type CubieWidth } from "./cubie-size";

/** The two edges of a band, from its tail to the tip of its head. */
export type Band = readonly (readonly [outer: Vector, inner: Vector])[];

// The path around a layer is a square with round corners, a little outside the stickers.
const HALF_WIDTH = 1.6;
const CORNER_RADIUS = 0.3;
const STRAIGHT = HALF_WIDTH - CORNER_RADIUS;
const SIDE_LENGTH = 2 * STRAIGHT + (Math.PI / 2) * CORNER_RADIUS;

const SHAFT_HALF_WIDTH = 0.15;
const HEAD_HALF_WIDTH = 0.4;
const HEAD_LENGTH = 0.66;
const QUARTER_TURN_LENGTH = 2.7;
// The arrow of a half turn is longer and has a head for each quarter.
const HALF_TURN_LENGTH = 4.3;
// From one head to the next, over which the first narrows to the shaft.
const HEAD_DISTANCE = 0.42;
const STEP_LENGTH = 0.08;

// The point of the path at this distance from the middle of its first side, moved outwards by
// `out`.
function onWay(way: number, out: number): readonly [x: number, y: number] {
  const side = Math.round(way / SIDE_LENGTH);
  const along = way - side * SIDE_LENGTH;
  const beyond = Math.max(0, Math.abs(along) - STRAIGHT) / CORNER_RADIUS;
  const x = STRAIGHT + (CORNER_RADIUS + out) * Math.cos(beyond);
  const y =
    beyond > 0 ? Math.sign(along) * (STRAIGHT + (CORNER_RADIUS + out) * Math.sin(beyond)) : along;
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][((side % 4) + 4) % 4] as [number, number];
  return [cos * x - sin * y, sin * x + cos * y];
}

// Cross-sections from the tail to the tip, each with its position along the arrow and its width.
function sections(
  length: number,
  headCount: number,
  border: number,
): [along: number, halfWidth: number][] {
  const slope = HEAD_HALF_WIDTH / HEAD_LENGTH;
  const begin = -length / 2 - border;
  const neck = length / 2 - HEAD_LENGTH - border;
  // A border of constant width is longer at a sharp tip.
  const tip = length / 2 + border * Math.hypot(1, 1 / slope);
  const steps = (from: number, to: number, halfWidth: (along: number) => number) => {
    const count = Math.ceil((to - from) / STEP_LENGTH);
    return Array.from({ length: count + 1 }, (_, step): [number, number] => {
      const along = from + ((to - from) * step) / count;
      return [along, halfWidth(along)];
    });
  };
  const shaftHalfWidth = SHAFT_HALF_WIDTH + border;
  const firstHead = neck - (headCount - 1) * HEAD_DISTANCE;
  return [
    ...steps(begin, firstHead, () => shaftHalfWidth),
    ...Array.from({ length: headCount }, (_, head) => {
      const behind = (headCount - 1 - head) * HEAD_DISTANCE;
      const end = head === headCount - 1 ? tip : neck - behind + HEAD_DISTANCE;
      return steps(neck - behind, end, (along) =>
        Math.max(behind > 0 ? shaftHalfWidth : 0, slope * (tip - behind - along)),
      );
    }).flat(),
  ];
}

/** What arrows lie on, and how. */
export interface ArrowOptions {
  /** How much larger they are on all sides. */
  border?: number;
  /** How much further out they are. */
  lift?: number;
  /** The width of the cubies; a 2x2x2 has no middle layer. */
  width?: CubieWidth;
}

/**
 * The arrows of `move` in the cube's space, for an eye in this direction: one for each layer that turns,
 * the outermost first.
 */
export function arrowsOf(
  move: WrittenMove,
  eye: Vector,
  { border = 0, lift = 0, width = 1 }: ArrowOptions = {},
): Band[] {
  const { face, outer, inner } = layersOf(move);
  const out = NORMALS[face];
  // Two directions across the layer that form a right-handed system with the normal of its face.
  const first: Vector = [Math.abs(out[1]), Math.abs(out[2]), Math.abs(out[0])];
  const second = cross(out, first);
  const eyeSides = Math.atan2(dot(eye, second), dot(eye, first)) / (Math.PI / 2);
  const middle = eyeSides * SIDE_LENGTH;
  const quarterTurns = quarterTurnsOf(move);
  const headCount = Math.abs(quarterTurns);
  const length = headCount === 2 ? HALF_TURN_LENGTH : QUARTER_TURN_LENGTH;
  // Clockwise as seen from outside of the face.
  const sense = -Math.sign(quarterTurns);
  const across = sections(length, headCount, border).map(([along, halfWidth]) => {
    const [x, y] = onWay(middle + sense * along, lift);
    return { point: sum(scaled(first, x), scaled(second, y)), halfWidth };
  });
  const layers = Array.from({ length: outer - inner + 1 }, (_, depth) => outer - depth);
  return layers
    .filter((layer) => width === 1 || layer !== 0)
    .map((layer) =>
      across.map(({ point, halfWidth }) => {
        const [middle] = drawnPlace([layer, 0, 0], width);
        const at = (height: number) => sum(point, scaled(out, middle + height));
        return [at(halfWidth), at(-halfWidth)];
      }),
    );
}
