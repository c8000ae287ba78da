// The language of the laboratory: the one that was chosen on the site, or else the browser's.

import { readStoredLanguage, storeLanguage } from "../site/stored-language";
import { chooseLanguage, type LanguageCode, LANGUAGES } from "../widget/words/languages";
import { type LabMessage, labVocabulary } from "./words/lab-words";

/** Translates the head of the page, offers the languages, and has all elements follow. */
export function speakOnPage(): void {
  const choice = document.querySelector<HTMLSelectElement>("#language")!;
  for (const { code, name } of LANGUAGES) {
    const option = new Option(name, code);
    option.lang = code;
    choice.append(option);
  }
  choice.addEventListener("change", () => {
    const { code } = LANGUAGES[choice.selectedIndex]!;
    storeLanguage(code);
    void speak(code, choice);
  });
  void speak(readStoredLanguage() ?? chooseLanguage(navigator.languages), choice);
}

async function speak(code: LanguageCode, choice: HTMLSelectElement): Promise<void> {
  choice.value = code;
  document.documentElement.lang = code;
  const words = await labVocabulary.load(code);
  // Another language may have been chosen meanwhile.
  if (document.documentElement.lang !== code) return;
  for (const place of document.querySelectorAll<HTMLElement>("[data-words]")) {
    place.textContent = words.say(place.dataset.words as LabMessage);
  }
  for (const place of document.querySelectorAll<HTMLElement>("[data-label]")) {
    place.ariaLabel = words.say(place.dataset.label as LabMessage);
  }
}
