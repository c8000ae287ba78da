// The words of the laboratory.

import { Vocabulary } from "../../widget/words/vocabulary";
import type { Words } from "../../widget/words/words";
import { en, type LabMessage } from "./en";

export type { LabMessage };
export type LabWords = Words<LabMessage>;

export const labVocabulary = new Vocabulary<LabMessage>(en, {
  "sr-Latn": async () => (await import("./lab-sr")).sr,
  "zh-Hans": async () => (await import("./lab-zh")).zh,
  ko: async () => (await import("./lab-ko")).ko,
  ru: async () => (await import("./lab-ru")).ru,
});
