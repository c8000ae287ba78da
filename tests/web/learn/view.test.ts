// The direction from which pictures show the cube.

import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { centerSticker } from "../../../web/core/geometry";
import { stickersOfPiece } from "../../../web/core/pieces";
import { seenFrom, viewOf } from "../../../web/learn/lesson/view";

const PICTURED = ["U", "R", "F"] as const;

it.each([
  ["UF", "front"],
  ["URF", "front"],
  ["UB", "behind"],
  ["ULB", "behind"],
  ["DF", "below"],
  ["DLF", "below"],
  ["DR", "below-behind"],
  ["DRB", "below-behind"],
  // One of its stickers is seen from each view.
  ["FR", "front"],
  ["BL", "behind"],
])("the piece at %s is seen from %s, with as many stickers as possible", (place, name) => {
  const view = viewOf(stickersOfPiece(place));
  expect(view.name).toBe(name);
  const seen = seenFrom(SOLVED_FACELETS, view);
  const faces = PICTURED.map((face) => seen.charAt(centerSticker(face)));
  expect(faces.sort()).toEqual(Array.from(view.faces).sort());
});

it("the view is from the front if no other one shows more of the stickers", () => {
  const all = Array.from(SOLVED_FACELETS, (_, sticker) => sticker);
  expect(viewOf(all).name).toBe("front");
  expect(viewOf(FACES.map(centerSticker)).name).toBe("front");
});
