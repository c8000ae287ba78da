// How large cubies are drawn. Those of the 2x2x2 are one and a half times as wide as those of the 3x3x3, so that both
// cubes fill the same space. What lies on a sticker grows with it in width, but not in height.

import { scaled, sum, type Vector } from "../../core/geometry";

/** Of the 3x3x3, and of the 2x2x2. */
export type CubieWidth = 1 | 1.5;

/** Where the middle of a cubie is drawn; `cubie` is its place as in geometry.ts. */
export function drawnPlace(cubie: Vector, width: CubieWidth): Vector {
  return scaled(cubie, 1.5 - width / 2);
}

/** The drawn point at this height above the middle of a sticker's cubie, out of the face. */
export function aboveSticker(
  { cubie, normal }: { cubie: Vector; normal: Vector },
  height: number,
  width: CubieWidth,
): Vector {
  // Half a cubie is below the surface.
  return sum(drawnPlace(cubie, width), scaled(normal, height + (width - 1) / 2));
}
