// What the pages on the mathematics say: complete in all languages, and with no number that is not worked out.

import { describe, expect, it } from "vitest";

import {
  type Block,
  CHAPTERS,
  chapterOf,
  linkTo,
} from "../../../../web/learn/mathematics/chapters";
import { NUMBERS, numbersInWords } from "../../../../web/learn/mathematics/counts";
import { en } from "../../../../web/learn/mathematics/words/en";
import { ko } from "../../../../web/learn/mathematics/words/learn-mathematics-ko";
import { ru } from "../../../../web/learn/mathematics/words/learn-mathematics-ru";
import { sr } from "../../../../web/learn/mathematics/words/learn-mathematics-sr";
import { zh } from "../../../../web/learn/mathematics/words/learn-mathematics-zh";
import {
  mathematicsVocabulary,
  type MathematicsMessage,
} from "../../../../web/learn/mathematics/words/mathematics-words";
import { LANGUAGES } from "../../../../web/widget/words/languages";

type Texts = Readonly<Record<string, string>>;

const OTHERS = Object.entries<Texts>({ ko, ru, "sr-Latn": sr, "zh-Hans": zh });
const ENGLISH: Texts = en;
const SAME_EVERYWHERE = ["stages-cfop", "stages-thistlethwaite"];

const valuesIn = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();
const brackets = (text: string) => text.match(/\[[A-Z][^\]]*\]/g) ?? [];

describe.each(OTHERS)("in %s", (_, texts) => {
  it("every text is there, translated, with the same values and sequences", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(ENGLISH).sort());
    for (const [name, text] of Object.entries(ENGLISH)) {
      expect(valuesIn(texts[name]!), name).toEqual(valuesIn(text));
      expect(brackets(texts[name]!), name).toEqual(brackets(text));
      if (!SAME_EVERYWHERE.includes(name)) expect(texts[name], name).not.toBe(text);
    }
  });
});

function textsOf(block: Block): readonly MathematicsMessage[] {
  if ("heading" in block) return [block.heading];
  if ("text" in block) return [block.text];
  return "shows" in block ? block.shows : [];
}

describe.each(LANGUAGES)("in $name", ({ code }) => {
  it("every page can be written out with its numbers", async () => {
    const words = await mathematicsVocabulary.load(code);
    expect(words.language).toBe(code);
    const numbers = numbersInWords(code);
    for (const { title, blocks } of CHAPTERS) {
      const said = [title, ...blocks.flatMap(textsOf)].map((name) => words.say(name, numbers));
      expect(said.join(" ")).not.toMatch(/[{}]|undefined/);
    }
  });

  it("counts can be written out with every number", async () => {
    const words = await mathematicsVocabulary.load(code);
    for (const number of [0, 1, 2]) {
      for (const name of ["sum-flip", "sum-twist", "sum-exchange", "row-class"] as const) {
        const values = { flip: number, twist: number, exchange: number };
        expect(words.say(name, values)).not.toMatch(/[{}]/);
      }
    }
  });
});

it("texts have no digits except those of computed numbers", () => {
  const turns = /\b[RLUDFB]2/g;
  // Korean and Chinese write small numbers, and the degrees of a turn, by digits.
  for (const [name, text] of Object.entries({ ...en, ...sr, ...ru })) {
    if (text.includes("->")) continue;
    expect(text.replaceAll(/\{[^}]*\}/g, "").replaceAll(turns, ""), name).not.toMatch(/\d/);
  }
  for (const texts of [ko, zh]) {
    for (const [name, text] of Object.entries(texts)) {
      if (text.includes("->")) continue;
      const written = text.replaceAll(/\{[^}]*\}/g, "").match(/\d+/g) ?? [];
      expect(
        written.filter((number) => !["180", "90"].includes(number) && Number(number) > 6),
        name,
      ).toEqual([]);
    }
  }
});

it("every number is used in a text, and no text uses an unknown one", () => {
  const told = new Set(
    CHAPTERS.flatMap(({ blocks }) => blocks.flatMap(textsOf)).flatMap((name) =>
      valuesIn(en[name]).map((value) => value.slice(1)),
    ),
  );
  expect([...told].sort()).toEqual(Object.keys(NUMBERS).sort());
});

it("every page has an address of its own", () => {
  expect(new Set(CHAPTERS.map(linkTo)).size).toBe(CHAPTERS.length);
  for (const chapter of CHAPTERS) expect(chapterOf(linkTo(chapter))).toBe(chapter);
  expect(chapterOf("#mathematics")).toBe(CHAPTERS[0]);
  expect(chapterOf("#mathematics=elsewhere")).toBe(CHAPTERS[0]);
});
