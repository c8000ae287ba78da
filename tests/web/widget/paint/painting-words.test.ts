// What is said of the numbers of stickers, of a cube that is painted in full or in part.

import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { COLOR_NAMES } from "../../../../web/core/faces";
import { withPlaces } from "../../../../web/core/pocket-stickers";
import {
  countsInWords,
  holdingInWords,
  inferenceInWords,
} from "../../../../web/widget/paint/painting-words";
import { nameColors } from "../../../../web/widget/words/color-names";
import { LANGUAGES } from "../../../../web/widget/words/languages";
import { sr } from "../../../../web/widget/words/sr";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";
import { Words } from "../../../../web/widget/words/words";

it.each([
  ["too many and too few", `R${SOLVED_FACELETS.slice(1)}`, /now: White 8, Red 10\./i],
  ["too many, while others are unknown", `${"U".repeat(9)}U${"?".repeat(44)}`, /now: White 10\./i],
  ["too many on a 2x2x2", withPlaces(`UUUUU${"?".repeat(19)}`), /Four.*now: White 5\./is],
])("names the colours with %s", (_, facelets, said) => {
  expect(countsInWords(widgetVocabulary.english, facelets, COLOR_NAMES)).toMatch(said);
});

it("says nothing where unknown stickers may have the missing colours", () => {
  const facelets = `UU${"?".repeat(52)}`;
  expect(countsInWords(widgetVocabulary.english, facelets, COLOR_NAMES)).toBe("");
});

it("how to hold the cube is said so that colours need no other case than their names have", () => {
  const words = new Words("sr-Latn", sr);
  const face = { face: "F", first: "F" } as const;
  expect(holdingInWords(words, SOLVED_FACELETS, face, nameColors(words, "", {}))).toBe(
    "Strana 1 od 6: prema vama je zelena, gore bela; obojite šta vidite.",
  );
});

it("asks in each language whether the cube has the only colour scheme that fits, or which of several", async () => {
  const painting = withPlaces("???URRRRFFFFBBBB?LLLD?DD");
  const scheme = { scheme: "URFBLD", count: 1, facelets: painting };
  for (const { code } of LANGUAGES) {
    const words = await widgetVocabulary.load(code);
    const said = (count: number) => {
      const inSchemes = Array.from({ length: count }, () => scheme);
      const told = { count: Infinity, facelets: painting, open: [], repairs: [], inSchemes };
      return inferenceInWords(words, { ...told, painting }, true);
    };
    expect(said(1)).not.toMatch(/\d/);
    expect(said(1)).toMatch(/[?？]$/);
    expect(said(3)).toContain("3");
  }
});
