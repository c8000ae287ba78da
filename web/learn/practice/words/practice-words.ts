// The words of practice, which are loaded with it.

import { Vocabulary } from "../../../widget/words/vocabulary";
import type { Words } from "../../../widget/words/words";
import { en, type PracticeMessage } from "./en";

export type { PracticeMessage };
export type PracticeWords = Words<PracticeMessage>;

export const practiceVocabulary = new Vocabulary<PracticeMessage>(en, {
  "sr-Latn": async () => (await import("./learn-practice-sr")).sr,
  "zh-Hans": async () => (await import("./learn-practice-zh")).zh,
  ko: async () => (await import("./learn-practice-ko")).ko,
  ru: async () => (await import("./learn-practice-ru")).ru,
});
