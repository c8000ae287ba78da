// The words of the pages on the mathematics.

import { Vocabulary } from "../../../widget/words/vocabulary";
import type { Words } from "../../../widget/words/words";
import { en, type MathematicsMessage } from "./en";

export type { MathematicsMessage };
export type MathematicsWords = Words<MathematicsMessage>;

export const mathematicsVocabulary = new Vocabulary<MathematicsMessage>(en, {
  "sr-Latn": async () => (await import("./learn-mathematics-sr")).sr,
  "zh-Hans": async () => (await import("./learn-mathematics-zh")).zh,
  ko: async () => (await import("./learn-mathematics-ko")).ko,
  ru: async () => (await import("./learn-mathematics-ru")).ru,
});
