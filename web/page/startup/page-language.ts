// The language of the page: the one that was chosen here, or else the browser's. Elements on the
// page follow the document's `lang`; the texts in the page's own file are translated here.

import { chooseLanguage, LANGUAGES, type LanguageCode } from "../../widget/words/languages";
import { Vocabulary } from "../../widget/words/vocabulary";
import { pageVocabulary, type PageWords } from "../words/page-words";
import { PAGE_TEXTS, type PageText } from "../words/page-texts";
import { readStoredLanguage, storeLanguage } from "../../site/stored-language";

interface TextPlace {
  name: PageText;
  read: () => string;
  write: (text: string) => void;
}

const places = PAGE_TEXTS.flatMap((name): TextPlace[] => [
  ...Array.from(document.querySelectorAll(`[data-words="${name}"]`), (element) => ({
    name,
    read: () => element.innerHTML,
    // Only our own messages, some of which contain <kbd>.
    write: (text: string) => (element.innerHTML = text),
  })),
  ...Array.from(document.querySelectorAll(`[data-label="${name}"]`), (element) => ({
    name,
    read: () => element.ariaLabel ?? "",
    write: (text: string) => (element.ariaLabel = text),
  })),
]);

const english = Object.fromEntries(
  places.map(({ name, read }) => [name, read().replaceAll(/\s+/g, " ").trim()]),
) as Record<PageText, string>;

const texts = new Vocabulary<PageText>(english, {
  "sr-Latn": async () => (await import("../words/sr")).sr,
  "zh-Hans": async () => (await import("../words/zh")).zh,
  ko: async () => (await import("../words/ko")).ko,
  ru: async () => (await import("../words/ru")).ru,
});

const choice = document.querySelector<HTMLSelectElement>("#language")!;

let language = readStoredLanguage() ?? chooseLanguage(navigator.languages);
let words: PageWords = pageVocabulary.english;

/** The page's current words. */
export function pageWords(): PageWords {
  return words;
}

/** A text of the page's own file, in the language of the page. */
export function pageText(name: PageText): string {
  return (texts.known(language) ?? texts.english).say(name);
}

const translations: (() => void)[] = [];

/** Calls `translate` whenever the page changes its language, to write texts again. */
export function onceTranslated(translate: () => void): void {
  translations.push(translate);
}

async function speak(code: LanguageCode): Promise<void> {
  language = code;
  document.documentElement.lang = code;
  const [ownTexts, ownWords] = await Promise.all([texts.load(code), pageVocabulary.load(code)]);
  // Another language may have been chosen meanwhile.
  if (language !== code) return;
  words = ownWords;
  for (const { name, write } of places) write(ownTexts.say(name));
  choice.ariaLabel = words.say("language");
  choice.value = code;
  for (const translate of translations) translate();
}

choice.append(...LANGUAGES.map(({ code, name }) => new Option(name, code)));
choice.value = language;
for (const option of choice.options) option.lang = option.value;
choice.addEventListener("change", () => {
  const { code } = LANGUAGES[choice.selectedIndex]!;
  storeLanguage(code);
  void speak(code);
});

/** Resolves when the page is in its language for the first time. */
export const pageSpeaks: Promise<void> = language === "en" ? Promise.resolve() : speak(language);
