// When the arrow of the next turn moves with a turning layer, and when it disappears.

import { expect, it } from "vitest";

import { isPartOf } from "../../../../web/scene/cube/turn-arrow";

it.each([
  ["R", "R", 0.4, true],
  ["R", "R", -0.1, false],
  ["R'", "R", -0.4, true],
  ["R'", "R", 0.4, false],
  ["R2", "R", 1.7, true],
  ["R2", "R", -1.7, true],
  ["R", "L", 0.4, false],
] as const)(
  "the arrow of %s moves with %s turned by %d quarters: %s",
  (move, face, quarterTurns, goes) => {
    expect(isPartOf(move, { face, quarterTurns })).toBe(goes);
  },
);

it.each([
  ["r", { face: "R", outer: 1, inner: 0 }, true],
  ["r", { face: "R" }, false],
  ["R", { face: "R", outer: 1, inner: 0 }, false],
  ["M", { face: "L", outer: 0, inner: 0 }, true],
  ["M", { face: "L" }, false],
  ["x", { face: "R", outer: 1, inner: -1 }, true],
] as const)("the arrow of %s moves with the layers %o: %s", (move, layers, goes) => {
  expect(isPartOf(move, { ...layers, quarterTurns: 0.4 })).toBe(goes);
});
