// Sets the language of a page of the site that has its words in a vocabulary: the one that was chosen on the site, or
// else the browser's.

import { chooseLanguage, type LanguageCode, LANGUAGES } from "../widget/words/languages";
import type { Vocabulary } from "../widget/words/vocabulary";
import { readStoredLanguage, storeLanguage } from "./stored-language";

/** Translates the head of the page, offers the languages, and makes all elements follow. */
export function speakOnPage<Message extends string>(vocabulary: Vocabulary<Message>): void {
  const choice = document.querySelector<HTMLSelectElement>("#language")!;
  for (const { code, name } of LANGUAGES) {
    const option = new Option(name, code);
    option.lang = code;
    choice.append(option);
  }
  const speak = async (code: LanguageCode) => {
    choice.value = code;
    document.documentElement.lang = code;
    const words = await vocabulary.load(code);
    // Another language may have been chosen meanwhile.
    if (document.documentElement.lang !== code) return;
    for (const place of document.querySelectorAll<HTMLElement>("[data-words]")) {
      place.textContent = words.say(place.dataset.words as Message);
    }
    for (const place of document.querySelectorAll<HTMLElement>("[data-label]")) {
      place.ariaLabel = words.say(place.dataset.label as Message);
    }
  };
  choice.addEventListener("change", () => {
    const { code } = LANGUAGES[choice.selectedIndex]!;
    storeLanguage(code);
    void speak(code);
  });
  void speak(readStoredLanguage() ?? chooseLanguage(navigator.languages));
}
