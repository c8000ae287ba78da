// How to hold the cube, in words.

import { expect, it } from "vitest";

import { SOLVED } from "../../../../web/core/facelets";
import { COLOR_NAMES } from "../../../../web/core/faces";
import { withPlaces } from "../../../../web/core/pocket-stickers";
import { holdInWords, sideInWords } from "../../../../web/widget/words/hold-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

const WORDS = widgetVocabulary.english;

it("how to hold a cube is described by its centres, or by a corner of a 2x2x2", () => {
  expect(holdInWords(WORDS, SOLVED["3x3x3"], COLOR_NAMES)).toBe(
    "Hold it with white up and green in front.",
  );
  expect(holdInWords(WORDS, SOLVED["3x3x3"], COLOR_NAMES, "R", "held-with")).toBe(
    "Held with white up and red in front.",
  );
  expect(holdInWords(WORDS, SOLVED["2x2x2"], COLOR_NAMES)).toBe(
    "Hold it so that one corner has white on top, green in front and red on the right.",
  );
});

it("how to hold a 2x2x2 is described by its sides while that corner is unknown", () => {
  const empty = withPlaces("?".repeat(24));
  expect(holdInWords(WORDS, empty, COLOR_NAMES, "R")).toBe("");
  expect(sideInWords(WORDS, "R")).toBe("Right face towards you, upper face on top.");
});
