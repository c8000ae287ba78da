// Which stickers of a cube that cannot exist are marked.

import type { SolverErrorCode } from "../../core/errors";
import type { CubeRepair } from "../../core/repair";

/** What is known about such a cube. */
interface Found {
  code: SolverErrorCode;
  stickers: readonly number[];
  repairs: readonly CubeRepair[];
}

/**
 * The stickers to mark, 0..53. If a colour is on ten of them, any of these may be wrong, and marking all ten would say
 * nothing. The stickers that the likeliest repairs change are marked instead, if they are fewer.
 */
export function stickersToMark({ code, stickers, repairs }: Found): readonly number[] {
  if (code !== "color-count" || stickers.length === 0) return stickers;
  const likeliest = repairs.filter(({ rank }) => rank === 1);
  const changed = new Set(likeliest.flatMap((repair) => repair.stickers));
  return changed.size < stickers.length ? [...changed] : [];
}
