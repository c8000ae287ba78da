// The words for scanning.

import { Vocabulary } from "../../widget/words/vocabulary";
import type { Words } from "../../widget/words/words";
import { en, type ScanMessage } from "./en";

export type { ScanMessage };
export type ScanWords = Words<ScanMessage>;

export const scanVocabulary = new Vocabulary<ScanMessage>(en, {
  "sr-Latn": async () => (await import("./scan-sr")).sr,
  "zh-Hans": async () => (await import("./scan-zh")).zh,
  ko: async () => (await import("./scan-ko")).ko,
  ru: async () => (await import("./scan-ru")).ru,
});
