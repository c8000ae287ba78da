// Cases in words, and in the address of the page.

import { describe, expect, it } from "vitest";

import { caseInWords, type LibrarySpeech } from "../../../../web/learn/library/case-words";
import { CASE_SETS, CASES } from "../../../../web/learn/library/cases/cases";
import { readLibraryLink, writeLibraryLink } from "../../../../web/learn/library/library-link";
import { libraryVocabulary } from "../../../../web/learn/library/words/library-words";
import { learnVocabulary } from "../../../../web/learn/words/learn-words";
import { nameColors } from "../../../../web/widget/words/color-names";
import { LANGUAGES, type LanguageCode } from "../../../../web/widget/words/languages";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

async function speechIn(language: LanguageCode): Promise<LibrarySpeech> {
  const widgetWords = await widgetVocabulary.load(language);
  return {
    words: await learnVocabulary.load(language),
    libraryWords: await libraryVocabulary.load(language),
    widgetWords,
    colorNames: nameColors(widgetWords, "", {}),
  };
}

it.each(LANGUAGES)(
  "in $name every case is described, no two in the same words",
  async ({ code }) => {
    const speech = await speechIn(code);
    const told = CASES.map((each) => caseInWords(speech, each));
    expect(told.filter((text) => !/[.。]$/.test(text) || text.includes("{"))).toEqual([]);
    expect(new Set(told).size).toBe(CASES.length);
  },
);

it.each([
  [
    "oll-27",
    "Looking up: back, left, right, front left and front. Looking to the front: front right. Looking to the right: back right. Looking to the back: back left.",
  ],
  ["oll-2", "Only the centre looks up."],
  ["pll-t", "Corners: back right ↔ front right. Edges: left ↔ right."],
  ["pll-ua", "Edges: right → left, front → right and left → front."],
  [
    "pll-ua",
    "What each side shows as you look at it: front, both corners of one colour; right, both corners of one colour; back, three stickers of one colour; left, both corners of one colour.",
  ],
])("in English %s is described as expected", async (id, said) => {
  const found = CASES.find((each) => each.id === id)!;
  expect(caseInWords(await speechIn("en"), found)).toContain(said);
});

it("a pair is told by its places and colours", async () => {
  const found = CASES.find(({ id }) => id === "f2l-4")!;
  expect(caseInWords(await speechIn("en"), found)).toBe(
    "White-green-orange corner: where upper face, right face and front face meet. Its white sticker: right face. Green-orange edge: where upper face and back face meet. Its green sticker: upper face.",
  );
});

describe("the address", () => {
  it("names each set, its trainer and each case", () => {
    for (const set of CASE_SETS) {
      for (const view of ["list", "train"] as const) {
        expect(readLibraryLink(writeLibraryLink(set, view))).toEqual({ view, set });
      }
    }
    for (const each of CASES) {
      const place = { view: "case", set: each.set, case: each };
      expect(readLibraryLink(writeLibraryLink(each.id))).toEqual(place);
    }
  });

  it.each(["#library", "#library=", "#library=pll-q", "#library=oll-58"])(
    "leads to the list if it names nothing that exists: %s",
    (fragment) => {
      expect(readLibraryLink(fragment)).toEqual({ view: "list", set: "pll" });
    },
  );
});
