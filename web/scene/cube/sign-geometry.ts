// Strokes with round ends as triangles.

import type { BufferGeometry } from "three";

import { SIGN_STROKE_WIDTH, type Sign } from "../signs/sticker-signs";
import { circle, filled, type Polygon } from "./polygons";

const HALF_WIDTH = SIGN_STROKE_WIDTH / 2;
const ROUND_END_CORNERS = 16;

/** A sign in the x-y plane. Its parts may overlap. */
export function signGeometry(sign: Sign): BufferGeometry {
  const polygons: Polygon[] = [];
  for (const line of sign) {
    line.forEach(([x, y], place) => {
      polygons.push(circle(HALF_WIDTH, ROUND_END_CORNERS, [x, y]));
      const [nextX, nextY] = line[place + 1] ?? [x, y];
      const length = Math.hypot(nextX - x, nextY - y);
      if (length === 0) return;
      const aside = [
        (-HALF_WIDTH * (nextY - y)) / length,
        (HALF_WIDTH * (nextX - x)) / length,
      ] as const;
      polygons.push([
        [x - aside[0], y - aside[1]],
        [nextX - aside[0], nextY - aside[1]],
        [nextX + aside[0], nextY + aside[1]],
        [x + aside[0], y + aside[1]],
      ]);
    });
  }
  return filled(...polygons);
}
