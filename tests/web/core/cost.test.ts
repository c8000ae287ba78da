// What moves cost, compared with counts made by hand.

import { describe, expect, it } from "vitest";

import { METRICS } from "../../../web/core/choices";
import { costOf } from "../../../web/core/cost";
import { parseMoves } from "../../../web/core/notation";

describe("the cost of moves in each metric", () => {
  it.each([
    ["", [0, 0, 0, 0]],
    ["R", [1, 1, 1, 1]],
    ["R2 U'", [2, 3, 2, 3]],
    ["R L", [2, 2, 1, 1]],
    ["R2 L", [2, 3, 1, 2]],
    ["R L2", [2, 3, 1, 2]],
    ["U2 D2 R2 L2 F2 B2", [6, 12, 3, 6]],
    // Turns of opposite faces that are not adjacent in the text are made one after the other.
    ["R U L", [3, 3, 3, 3]],
    ["F B U D2 L", [5, 6, 3, 4]],
  ])("of %j is %j", (text, costs) => {
    const { moves } = parseMoves(text);
    expect(METRICS.map((metric) => costOf(moves, metric))).toEqual(costs);
  });
});
