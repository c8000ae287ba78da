// Which stickers are marked of a cube that cannot exist.

import type { SolverErrorCode } from "../../core/errors";
import type { CubeRepair } from "../../core/repair";

/** What is known of such a cube. */
interface Found {
  code: SolverErrorCode;
  stickers: readonly number[];
  repairs: readonly CubeRepair[];
}

/**
 * The stickers to look at, 0..53. If a colour is on ten of them, each may be the wrong one, and all ten
 * marked would tell nothing: marked are those that the likeliest repairs change, if they are fewer.
 */
export function stickersToMark({ code, stickers, repairs }: Found): readonly number[] {
  if (code !== "color-count" || stickers.length === 0) return stickers;
  const likeliest = repairs.filter(({ rank }) => rank === 1);
  const changed = new Set(likeliest.flatMap((repair) => repair.stickers));
  return changed.size < stickers.length ? [...changed] : [];
}
