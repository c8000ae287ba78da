// Strokes with round ends as triangles.

import { BufferGeometry, Float32BufferAttribute } from "three";

import { SIGN_STROKE_WIDTH, type Sign } from "./sticker-signs";

const HALF_WIDTH = SIGN_STROKE_WIDTH / 2;
const ROUND_END_CORNERS = 16;

/** A sign in the x-y plane. Its parts may overlap. */
export function signGeometry(sign: Sign): BufferGeometry {
  const positions: number[] = [];
  const corners: number[] = [];
  const fan = (points: readonly (readonly [number, number])[]) => {
    const first = positions.length / 3;
    for (const [x, y] of points) positions.push(x, y, 0);
    for (let corner = 2; corner < points.length; ++corner) {
      corners.push(first, first + corner - 1, first + corner);
    }
  };
  for (const line of sign) {
    line.forEach(([x, y], place) => {
      fan(
        Array.from({ length: ROUND_END_CORNERS }, (_, corner) => {
          const angle = (2 * Math.PI * corner) / ROUND_END_CORNERS;
          return [x + HALF_WIDTH * Math.cos(angle), y + HALF_WIDTH * Math.sin(angle)];
        }),
      );
      const [nextX, nextY] = line[place + 1] ?? [x, y];
      const length = Math.hypot(nextX - x, nextY - y);
      if (length === 0) return;
      const aside = [
        (-HALF_WIDTH * (nextY - y)) / length,
        (HALF_WIDTH * (nextX - x)) / length,
      ] as const;
      fan([
        [x - aside[0], y - aside[1]],
        [nextX - aside[0], nextY - aside[1]],
        [nextX + aside[0], nextY + aside[1]],
        [x + aside[0], y + aside[1]],
      ]);
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  return geometry.setIndex(corners);
}
