// The words of the case library.

import { Vocabulary } from "../../../widget/words/vocabulary";
import type { Words } from "../../../widget/words/words";
import { en, type LibraryMessage } from "./en";

export type { LibraryMessage };
export type LibraryWords = Words<LibraryMessage>;

export const libraryVocabulary = new Vocabulary<LibraryMessage>(en, {
  "sr-Latn": async () => (await import("./learn-library-sr")).sr,
  "zh-Hans": async () => (await import("./learn-library-zh")).zh,
  ko: async () => (await import("./learn-library-ko")).ko,
  ru: async () => (await import("./learn-library-ru")).ru,
});
