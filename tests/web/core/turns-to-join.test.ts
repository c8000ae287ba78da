import { expect, it } from "vitest";

import { parseMoves } from "../../../web/core/notation";
import { hasTurnsToJoin } from "../../../web/core/turns-to-join";

it.each([
  ["F' D2 U2 M' U2 M U2 U2 D2 F", true],
  ["R U' U2 R'", true],
  ["R U R' U'", false],
  ["R r R", false],
  ["R y y' R", false],
  ["", false],
])("in %s there are turns of one layer in a row: %s", (text, has) => {
  expect(hasTurnsToJoin(parseMoves(text).written)).toBe(has);
});
