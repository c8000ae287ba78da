// Which sticker a ray from the camera meets, and where.

import { faceToward, stickerAt, type Vector } from "../../core/geometry";

export interface StickerHit {
  /** The sticker, 0..53. */
  index: number;
  /** The point on the surface of the cube. */
  point: Vector;
}

const HALF_WIDTH = 1.5;

/**
 * The first sticker on a ray from outside the cube, or from outside a 2x2x2 of the same size, if there is one.
 * Gaps between stickers belong to the nearest sticker.
 */
export function stickerOnRay(
  origin: Vector,
  direction: Vector,
  isOfPocket = false,
): StickerHit | undefined {
  let [enter, leave] = [-Infinity, Infinity];
  let entryAxis = 0;
  for (const axis of [0, 1, 2] as const) {
    if (direction[axis] === 0) {
      if (Math.abs(origin[axis]) > HALF_WIDTH) return undefined;
      continue;
    }
    const toward = -Math.sign(direction[axis]) * HALF_WIDTH;
    const near = (toward - origin[axis]) / direction[axis];
    if (near > enter) [enter, entryAxis] = [near, axis];
    leave = Math.min(leave, (-toward - origin[axis]) / direction[axis]);
  }
  if (enter > leave || enter < 0) return undefined;
  const along = (axis: 0 | 1 | 2) => origin[axis] + enter * direction[axis];
  const point: Vector = [along(0), along(1), along(2)];
  const side = -Math.sign(direction[entryAxis]!);
  const nearest = (distance: number) =>
    isOfPocket ? (distance < 0 ? -1 : 1) : Math.max(-1, Math.min(1, Math.round(distance)));
  const cubieAlong = (axis: 0 | 1 | 2) => (axis === entryAxis ? side : nearest(point[axis]));
  const normal = [0, 1, 2].map((axis) => (axis === entryAxis ? side : 0)) as [
    number,
    number,
    number,
  ];
  const index = stickerAt(faceToward(normal), [cubieAlong(0), cubieAlong(1), cubieAlong(2)]);
  return { index, point };
}
