// The language that a person has chosen outlives the page.

import { LANGUAGES, type LanguageCode } from "../../widget/words/languages";
import { keepLasting, readLasting } from "./lasting";

const STORAGE_KEY = "cubewright.language";

/** `undefined` if none was chosen that there is. */
export function readStoredLanguage(): LanguageCode | undefined {
  const stored = readLasting(STORAGE_KEY);
  return LANGUAGES.find(({ code }) => code === stored)?.code;
}

export function storeLanguage(code: LanguageCode): void {
  keepLasting(STORAGE_KEY, code);
}
