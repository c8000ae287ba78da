import { describe, expect, it } from "vitest";

import { placesBetween } from "../../../../web/scene/hand/stroke-path";

describe("the path of a stroke", () => {
  const from = { clientX: 10, clientY: 20 };

  it("has no gap as wide as a sticker, and leads to its end", () => {
    const to = { clientX: 310, clientY: -380 };
    const places = placesBetween(from, to);
    expect(places.at(-1)).toEqual(to);
    [from, ...places].slice(0, -1).forEach((place, index) => {
      const next = places[index]!;
      const wayPx = Math.hypot(next.clientX - place.clientX, next.clientY - place.clientY);
      expect(wayPx).toBeGreaterThan(0);
      expect(wayPx).toBeLessThanOrEqual(5.01);
    });
  });

  it("has only its end if it is short or has no length", () => {
    const near = { clientX: 12, clientY: 21 };
    expect(placesBetween(from, near)).toEqual([near]);
    expect(placesBetween(from, from)).toEqual([from]);
  });
});
