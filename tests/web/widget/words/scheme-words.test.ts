// How the colours of a 2x2x2 are arranged, in words.

import { expect, it } from "vitest";

import { COLOR_NAMES } from "../../../../web/core/faces";
import { schemeInWords } from "../../../../web/widget/words/scheme-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

const WORDS = widgetVocabulary.english;
const USUAL = "URFDLB";
const OTHER_PAIRS = "URFBLD";
const MIRRORED = "URBDLF";

function told(all: readonly string[]): string[] {
  return all.map((scheme) => schemeInWords(WORDS, scheme, all, COLOR_NAMES));
}

it("a colour scheme is described by its opposite colours", () => {
  expect(told([USUAL, OTHER_PAIRS])).toEqual([
    "Opposite each other: white–yellow, red–orange and green–blue.",
    "Opposite each other: white–blue, red–orange and green–yellow.",
  ]);
});

it("a single colour scheme is described by its opposite colours and by a corner", () => {
  expect(told([OTHER_PAIRS])).toEqual([
    "Opposite each other: white–blue, red–orange and green–yellow. A corner has, clockwise: white-red-green.",
  ]);
});

it("a colour scheme is described by a corner if another one is its mirror image", () => {
  expect(told([USUAL, MIRRORED])).toEqual([
    "A corner has, clockwise: white-red-green.",
    "A corner has, clockwise: white-red-blue.",
  ]);
  expect(told([USUAL, MIRRORED, OTHER_PAIRS])).toEqual([
    "Opposite each other: white–yellow, red–orange and green–blue. A corner has, clockwise: white-red-green.",
    "Opposite each other: white–yellow, red–orange and green–blue. A corner has, clockwise: white-red-blue.",
    "Opposite each other: white–blue, red–orange and green–yellow.",
  ]);
});
