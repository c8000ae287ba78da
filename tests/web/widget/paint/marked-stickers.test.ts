import { describe, expect, it } from "vitest";

import type { CubeRepair } from "../../../../web/core/repair";
import { stickersToMark } from "../../../../web/widget/paint/marked-stickers";

function repair(rank: number, ...stickers: number[]): CubeRepair {
  return { rank, stickers } as unknown as CubeRepair;
}

const TEN = [0, 9, 10, 11, 12, 13, 14, 15, 16, 17];

describe("the stickers that are marked", () => {
  it("are those of the pieces that are wrong", () => {
    const problem = { code: "edge-flip", stickers: [5, 10], repairs: [repair(1, 1, 19)] } as const;
    expect(stickersToMark(problem)).toEqual([5, 10]);
  });

  it("are those that the likeliest repairs change, if a colour appears too often", () => {
    const repairs = [repair(1, 0), repair(1, 0, 9), repair(2, 17)];
    expect(stickersToMark({ code: "color-count", stickers: TEN, repairs })).toEqual([0, 9]);
  });

  it("are none if any sticker of that colour may be wrong, or no repair is known", () => {
    const repairs = TEN.map((sticker) => repair(1, sticker));
    expect(stickersToMark({ code: "color-count", stickers: TEN, repairs })).toEqual([]);
    expect(stickersToMark({ code: "color-count", stickers: TEN, repairs: [] })).toEqual([]);
  });
});
