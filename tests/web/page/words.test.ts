// Texts in five languages: nothing is missing, and everything can be formatted.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { projectDirectory } from "../../../web/build/directories.mjs";
import { en as labEnglish } from "../../../web/lab/words/en";
import { ko as labKorean } from "../../../web/lab/words/lab-ko";
import { ru as labRussian } from "../../../web/lab/words/lab-ru";
import { sr as labSerbian } from "../../../web/lab/words/lab-sr";
import { zh as labChinese } from "../../../web/lab/words/lab-zh";
import { en as libraryEnglish } from "../../../web/learn/library/words/en";
import { ko as libraryKorean } from "../../../web/learn/library/words/learn-library-ko";
import { ru as libraryRussian } from "../../../web/learn/library/words/learn-library-ru";
import { sr as librarySerbian } from "../../../web/learn/library/words/learn-library-sr";
import { zh as libraryChinese } from "../../../web/learn/library/words/learn-library-zh";
import { PAGE_MESSAGES } from "../../../web/learn/words/page-messages";
import { en as learnEnglish } from "../../../web/learn/words/en";
import { ko as learnKorean } from "../../../web/learn/words/learn-ko";
import { ru as learnRussian } from "../../../web/learn/words/learn-ru";
import { sr as learnSerbian } from "../../../web/learn/words/learn-sr";
import { zh as learnChinese } from "../../../web/learn/words/learn-zh";
import { en as practiceEnglish } from "../../../web/learn/practice/words/en";
import { ko as practiceKorean } from "../../../web/learn/practice/words/learn-practice-ko";
import { ru as practiceRussian } from "../../../web/learn/practice/words/learn-practice-ru";
import { sr as practiceSerbian } from "../../../web/learn/practice/words/learn-practice-sr";
import { zh as practiceChinese } from "../../../web/learn/practice/words/learn-practice-zh";
import { en as scanEnglish } from "../../../web/scan/words/en";
import { ko as scanKorean } from "../../../web/scan/words/scan-ko";
import { ru as scanRussian } from "../../../web/scan/words/scan-ru";
import { sr as scanSerbian } from "../../../web/scan/words/scan-sr";
import { zh as scanChinese } from "../../../web/scan/words/scan-zh";
import { en as patternEnglish } from "../../../web/page/patterns/words/en";
import { ko as patternKorean } from "../../../web/page/patterns/words/patterns-ko";
import { ru as patternRussian } from "../../../web/page/patterns/words/patterns-ru";
import { sr as patternSerbian } from "../../../web/page/patterns/words/patterns-sr";
import { zh as patternChinese } from "../../../web/page/patterns/words/patterns-zh";
import { en as pageEnglish } from "../../../web/page/words/en";
import { ko as pageKorean } from "../../../web/page/words/ko";
import { MORE_MOVES_MESSAGES } from "../../../web/page/help/more-moves-messages";
import { PROOF_MESSAGES } from "../../../web/page/proofs/proof-messages";
import { OTHER_MESSAGES } from "../../../web/page/solutions/other-messages";
import { STAGE_MESSAGES } from "../../../web/widget/words/stage-messages";
import { PAGE_TEXTS } from "../../../web/page/words/page-texts";
import { ru as pageRussian } from "../../../web/page/words/ru";
import { en as dialogEnglish } from "../../../web/page/dialogs/words/en";
import { ko as dialogKorean } from "../../../web/page/dialogs/words/dialogs-ko";
import { ru as dialogRussian } from "../../../web/page/dialogs/words/dialogs-ru";
import { sr as dialogSerbian } from "../../../web/page/dialogs/words/dialogs-sr";
import { zh as dialogChinese } from "../../../web/page/dialogs/words/dialogs-zh";
import { en as panelEnglish } from "../../../web/page/tables/words/en";
import { ko as panelKorean } from "../../../web/page/tables/words/panel-ko";
import { ru as panelRussian } from "../../../web/page/tables/words/panel-ru";
import { sr as panelSerbian } from "../../../web/page/tables/words/panel-sr";
import { zh as panelChinese } from "../../../web/page/tables/words/panel-zh";
import { sr as pageSerbian } from "../../../web/page/words/sr";
import { zh as pageChinese } from "../../../web/page/words/zh";
import { solutionInWords } from "../../../web/widget/solve/solution-words";
import { nameColors } from "../../../web/widget/words/color-names";
import { pieceOfColors } from "../../../web/widget/words/piece-words";
import { type WidgetMessage, widgetVocabulary } from "../../../web/widget/words/widget-words";
import { en } from "../../../web/widget/words/en";
import { ko } from "../../../web/widget/words/ko";
import { chooseLanguage, LANGUAGES, type LanguageCode } from "../../../web/widget/words/languages";
import { ru } from "../../../web/widget/words/ru";
import { sr } from "../../../web/widget/words/sr";
import { Vocabulary } from "../../../web/widget/words/vocabulary";
import { Words } from "../../../web/widget/words/words";
import { STEP_MESSAGES } from "../../../web/widget/words/step-messages";
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

const LEARN_MESSAGES: Readonly<Record<LanguageCode, AllMessages>> = {
  en: learnEnglish,
  "sr-Latn": learnSerbian,
  "zh-Hans": learnChinese,
  ko: learnKorean,
  ru: learnRussian,
};

const LIBRARY_MESSAGES: Readonly<Record<LanguageCode, AllMessages>> = {
  en: libraryEnglish,
  "sr-Latn": librarySerbian,
  "zh-Hans": libraryChinese,
  ko: libraryKorean,
  ru: libraryRussian,
};

const PRACTICE_MESSAGES: Readonly<Record<LanguageCode, AllMessages>> = {
  en: practiceEnglish,
  "sr-Latn": practiceSerbian,
  "zh-Hans": practiceChinese,
  ko: practiceKorean,
  ru: practiceRussian,
};

const LAB_MESSAGES: Readonly<Record<LanguageCode, AllMessages>> = {
  en: labEnglish,
  "sr-Latn": labSerbian,
  "zh-Hans": labChinese,
  ko: labKorean,
  ru: labRussian,
};

const SCAN_MESSAGES: Readonly<Record<LanguageCode, AllMessages>> = {
  en: scanEnglish,
  "sr-Latn": scanSerbian,
  "zh-Hans": scanChinese,
  ko: scanKorean,
  ru: scanRussian,
};

const PATTERN_MESSAGES: Readonly<Record<LanguageCode, AllMessages>> = {
  en: patternEnglish,
  "sr-Latn": patternSerbian,
  "zh-Hans": patternChinese,
  ko: patternKorean,
  ru: patternRussian,
};

const DIALOG_MESSAGES: Readonly<Record<LanguageCode, AllMessages>> = {
  en: dialogEnglish,
  "sr-Latn": dialogSerbian,
  "zh-Hans": dialogChinese,
  ko: dialogKorean,
  ru: dialogRussian,
};

const PANEL_MESSAGES: Readonly<Record<LanguageCode, AllMessages>> = {
  en: panelEnglish,
  "sr-Latn": panelSerbian,
  "zh-Hans": panelChinese,
  ko: panelKorean,
  ru: panelRussian,
};

/** The parts that are loaded separately, all together; message names may occur elsewhere too. */
function loadedLater(language: LanguageCode): AllMessages {
  const parts = {
    stage: STAGE_MESSAGES,
    lessonPage: PAGE_MESSAGES,
    proof: PROOF_MESSAGES,
    other: OTHER_MESSAGES,
    learn: LEARN_MESSAGES,
    library: LIBRARY_MESSAGES,
    practice: PRACTICE_MESSAGES,
    lab: LAB_MESSAGES,
    scan: SCAN_MESSAGES,
    pattern: PATTERN_MESSAGES,
    dialog: DIALOG_MESSAGES,
    panel: PANEL_MESSAGES,
  };
  return {
    ...STEP_MESSAGES[language],
    ...MORE_MOVES_MESSAGES[language],
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([part, messages]) =>
        Object.entries(messages[language]).map(([name, text]) => [`${part}-${name}`, text]),
      ),
    ),
  };
}

const ENGLISH: AllMessages = { ...en, ...pageEnglish, ...pageTexts, ...loadedLater("en") };
const TRANSLATED: Readonly<Record<Exclude<LanguageCode, "en">, AllMessages>> = {
  "sr-Latn": { ...sr, ...pageSerbian, ...loadedLater("sr-Latn") },
  "zh-Hans": { ...zh, ...pageChinese, ...loadedLater("zh-Hans") },
  ko: { ...ko, ...pageKorean, ...loadedLater("ko") },
  ru: { ...ru, ...pageRussian, ...loadedLater("ru") },
};
const OTHERS = Object.entries(TRANSLATED) as [LanguageCode, AllMessages][];
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
    "of %s have the same names, values and markup as the English ones",
    (_, messages) => {
      expect(Object.keys(messages).sort()).toEqual(Object.keys(ENGLISH).sort());
      for (const [name, text] of Object.entries(ENGLISH)) {
        expect(valuesIn(messages[name]!), name).toEqual(valuesIn(text));
        expect(markupIn(messages[name]!), name).toEqual(markupIn(text));
      }
    },
  );

  it.each(OTHERS)("of %s are translated", (_, messages) => {
    // Messages without words of their own, or with a name that is the same everywhere.
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

  it.each(LANGUAGES)("of lessons in $name suit a finger as well as a mouse", ({ code }) => {
    for (const messages of [LEARN_MESSAGES, LIBRARY_MESSAGES, PRACTICE_MESSAGES]) {
      const ofMouse = Object.values(messages[code]).filter((text) =>
        /click|klik|щёлк|клик|클릭/i.test(text),
      );
      expect(ofMouse).toEqual([]);
    }
  });

  it("cannot be formatted without one of their values", () => {
    expect(() => widgetVocabulary.english.say("sticker", { place: "U1" })).toThrow(ReferenceError);
  });
});

describe("plurals", () => {
  it.each<[LanguageCode, AllMessages, number, number, string]>([
    ["en", en, 2, 1, "2 moves; the shortest possible is 1 or 2."],
    ["en", en, 19, 13, "19 moves; the shortest possible is 13 to 19."],
    ["en", en, 18, 18, "18 moves, and no solution is shorter."],
    ["sr-Latn", sr, 1, 0, "1 potez; najkraće moguće rešenje ima 0 ili 1."],
    ["sr-Latn", sr, 19, 13, "19 poteza; najkraće moguće rešenje ima od 13 do 19."],
    ["ru", ru, 1, 0, "1 ход; кратчайшее решение — 0 или 1."],
    ["ru", ru, 3, 2, "3 хода; кратчайшее решение — 2 или 3."],
    ["ru", ru, 19, 13, "19 ходов; кратчайшее решение — от 13 до 19."],
    ["ko", ko, 19, 18, "19수, 가장 짧은 해법은 18 또는 19수입니다."],
    ["ko", ko, 19, 13, "19수, 가장 짧은 해법은 13~19수입니다."],
    ["zh-Hans", zh, 19, 13, "19 步；最短的解法是 13 到 19 步。"],
  ])("follow the rules of %s: %#", (language, messages, count, bound, said) => {
    const words = new Words(language, messages);
    expect(solutionInWords(words, count, { lowerBound: bound })).toBe(said);
  });

  it("count quarter turns in Korean with one counter", () => {
    const cost = { cost: 19, lowerBound: 18, metric: "qtm" } as const;
    expect(solutionInWords(new Words("ko", ko), 15, cost)).toMatch(
      /가장 적은 것은 18 또는 19번입니다/,
    );
  });
});

describe("Russian names of pieces", () => {
  const words = new Words<WidgetMessage>("ru", ru);
  const named = (colors: string, names = nameColors(words, "", {})) =>
    pieceOfColors(words, colors, names);

  it("agree in gender with the piece", () => {
    expect(named("FB")).toBe("зелёно-синее ребро");
    expect(named("BU")).toBe("сине-белое ребро");
    expect(named("URF")).toBe("бело-красно-зелёный угол");
    expect(named("LFB")).toBe("оранжево-зелёно-синий угол");
  });

  it("are followed by the colours if one of these is not an adjective", () => {
    expect(named("UR", nameColors(words, "", { R: "#c00" }))).toBe("ребро белый-цвет R");
    const colorBlind = nameColors(words, "color-blind", {});
    expect(named("UR", colorBlind)).toBe("ребро белый-киноварь");
    expect(named("URF", colorBlind)).toBe("угол белый-киноварь-зелёный");
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

  it("has a name that no other language has", () => {
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
