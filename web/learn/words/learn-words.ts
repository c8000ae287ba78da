// The words of lessons.

import { Vocabulary } from "../../widget/words/vocabulary";
import type { Words } from "../../widget/words/words";
import { en, type LearnMessage } from "./en";

export type { LearnMessage };
export type LearnWords = Words<LearnMessage>;

export const learnVocabulary = new Vocabulary<LearnMessage>(en, {
  "sr-Latn": async () => (await import("./learn-sr")).sr,
  "zh-Hans": async () => (await import("./learn-zh")).zh,
  ko: async () => (await import("./learn-ko")).ko,
  ru: async () => (await import("./learn-ru")).ru,
});
