// Stores the language that a person has chosen.

import { LANGUAGES, type LanguageCode } from "../widget/words/languages";
import { keepLasting, readLasting } from "./lasting";

const STORAGE_KEY = "cubewright.language";

/** The language that was chosen, if the page has it. */
export function readStoredLanguage(): LanguageCode | undefined {
  const stored = readLasting(STORAGE_KEY);
  return LANGUAGES.find(({ code }) => code === stored)?.code;
}

export function storeLanguage(code: LanguageCode): void {
  keepLasting(STORAGE_KEY, code);
}
