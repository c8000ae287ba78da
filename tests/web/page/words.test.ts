// What is said in five languages: nothing left out, nothing that cannot be put together.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { projectDirectory } from "../../../web/build/directories.mjs";
import { en as pageEnglish } from "../../../web/page/words/en";
import { ko as pageKorean } from "../../../web/page/words/ko";
import { PAGE_TEXTS } from "../../../web/page/words/page-texts";
import { ru as pageRussian } from "../../../web/page/words/ru";
import { sr as pageSerbian } from "../../../web/page/words/sr";
import { zh as pageChinese } from "../../../web/page/words/zh";
import { solutionInWords } from "../../../web/widget/solve/solution-words";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";
import { en } from "../../../web/widget/words/en";
import { ko } from "../../../web/widget/words/ko";
import { chooseLanguage, LANGUAGES, type LanguageCode } from "../../../web/widget/words/languages";
import { ru } from "../../../web/widget/words/ru";
import { sr } from "../../../web/widget/words/sr";
import { Vocabulary } from "../../../web/widget/words/vocabulary";
import { Words } from "../../../web/widget/words/words";
import { zh } from "../../../web/widget/words/zh";

const html = await readFile(join(projectDirectory, "web/page/index.html"), "utf8");

function textOf(name: string): string {
  const [, text] = new RegExp(`data-words="${name}"[^>]*>(.*?)</(?!kbd)`, "s").exec(html) ?? [];
  const [label] = new RegExp(`[^<]*data-label="${name}"`).exec(html) ?? [];
  return (text ?? /aria-label="([^"]*)"/.exec(label ?? "")?.[1] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const pageTexts = Object.fromEntries(PAGE_TEXTS.map((name) => [name, textOf(name)]));

type AllMessages = Readonly<Record<string, string>>;
const ENGLISH: AllMessages = { ...en, ...pageEnglish, ...pageTexts };
const OTHER_MESSAGES: Readonly<Record<Exclude<LanguageCode, "en">, AllMessages>> = {
  "sr-Latn": { ...sr, ...pageSerbian },
  "zh-Hans": { ...zh, ...pageChinese },
  ko: { ...ko, ...pageKorean },
  ru: { ...ru, ...pageRussian },
};
const OTHERS = Object.entries(OTHER_MESSAGES) as [LanguageCode, AllMessages][];
const ALL = [["en", ENGLISH] as const, ...OTHERS];

function valuesIn(message: string): string[] {
  return [...new Set(message.match(/\$\w+/g))].map((value) => value.slice(1)).sort();
}

function markupIn(message: string): string[] {
  return (
    message
      .match(/<[^>]*>[^<]*/g)
      ?.map((part) => part.replace(/>.*/s, ">"))
      .sort() ?? []
  );
}

describe("the page's file", () => {
  it("has exactly the texts that are translated", () => {
    const names = [...html.matchAll(/data-(?:words|label)="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(PAGE_TEXTS));
    for (const name of PAGE_TEXTS) expect(pageTexts[name], name).not.toBe("");
  });
});

describe("the messages", () => {
  it.each(OTHERS)(
    "of %s have the names of the English ones, and the same values in them",
    (_, messages) => {
      expect(Object.keys(messages).sort()).toEqual(Object.keys(ENGLISH).sort());
      for (const [name, text] of Object.entries(ENGLISH)) {
        expect(valuesIn(messages[name]!), name).toEqual(valuesIn(text));
        expect(markupIn(messages[name]!), name).toEqual(markupIn(text));
      }
    },
  );

  it.each(OTHERS)("of %s are translated", (_, messages) => {
    // What has no words of its own, or a name that is the same everywhere.
    const wordless = /^[^\p{L}]*(\{[^}]*\}[^\p{L}]*)*(MB|s)?$/u;
    const same = Object.entries(ENGLISH).filter(
      ([name, text]) => messages[name] === text && !wordless.test(text),
    );
    expect(same).toEqual([]);
  });

  it.each(ALL)("of %s can be formatted with any number", (language, messages) => {
    const words = new Words(language, messages);
    for (const [name, text] of Object.entries(messages)) {
      for (const number of [0, 1, 2, 5, 11, 20, 21, 22, 1.5]) {
        const values = Object.fromEntries(valuesIn(text).map((value) => [value, number]));
        expect(words.say(name, values), name).not.toMatch(/[{}]/);
      }
    }
  });

  it("cannot be formatted without one of their values", () => {
    expect(() => widgetVocabulary.english.say("sticker", { place: "U1" })).toThrow(ReferenceError);
  });
});

describe("plurals", () => {
  it.each<[LanguageCode, AllMessages, number, string]>([
    ["en", en, 1, "1 move, at least 0 needed."],
    ["en", en, 19, "19 moves, at least 18 needed."],
    ["sr-Latn", sr, 1, "1 potez, potrebno je bar 0."],
    ["sr-Latn", sr, 19, "19 poteza, potrebno je bar 18."],
    ["ru", ru, 1, "1 ход, нужно не меньше 0."],
    ["ru", ru, 3, "3 хода, нужно не меньше 2."],
    ["ru", ru, 19, "19 ходов, нужно не меньше 18."],
    ["ko", ko, 19, "19수, 최소 18수 필요합니다."],
    ["zh-Hans", zh, 19, "19 步，至少需要 18 步。"],
  ])("of %s are its own: %#", (language, messages, count, said) => {
    expect(solutionInWords(new Words(language, messages), count, count - 1)).toBe(said);
  });
});

describe("sizes", () => {
  it("have the decimal sign of the language", () => {
    expect(new Words("en", en).say("megabytes", { size: 63.1 })).toBe("63.1 MB");
    expect(new Words("ru", ru).say("megabytes", { size: 63.1 })).toBe("63,1 МБ");
    expect(new Words("sr-Latn", sr).say("megabytes", { size: 63.1 })).toBe("63,1 MB");
  });
});

describe("the language", () => {
  it.each<[readonly string[], LanguageCode]>([
    [[], "en"],
    [["la", "tlh-Latn"], "en"],
    [["en-GB"], "en"],
    [["sr-Cyrl-RS"], "sr-Latn"],
    [["fr", "zh-TW", "en"], "zh-Hans"],
    [["KO"], "ko"],
    [["ru_RU"], "ru"],
  ])("for %j is %s", (wanted, code) => {
    expect(chooseLanguage(wanted)).toBe(code);
  });

  it("has a name in the language itself", () => {
    expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length);
  });
});

describe("a vocabulary", () => {
  const failing = () => Promise.reject(new Error("offline"));

  it("gives English if another language cannot be fetched, and tries again the next time", async () => {
    let hasNetwork = false;
    const vocabulary = new Vocabulary<"cube">(
      { cube: "Cube" },
      {
        "sr-Latn": () => (hasNetwork ? Promise.resolve({ cube: "Kocka" }) : failing()),
        "zh-Hans": failing,
        ko: failing,
        ru: failing,
      },
    );
    expect((await vocabulary.load("sr-Latn")).say("cube")).toBe("Cube");
    expect(vocabulary.known("sr-Latn")).toBeUndefined();
    hasNetwork = true;
    expect((await vocabulary.load("sr-Latn")).say("cube")).toBe("Kocka");
    expect(vocabulary.known("sr-Latn")?.language).toBe("sr-Latn");
  });

  it("has all languages of the element", async () => {
    for (const { code } of LANGUAGES) {
      expect((await widgetVocabulary.load(code)).language).toBe(code);
    }
  });
});
