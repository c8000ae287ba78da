// The words for patterns, with those of the element, in whose net and palette a pattern is painted.

import { en as widgetEnglish } from "../../../widget/words/en";
import { Vocabulary } from "../../../widget/words/vocabulary";
import type { WidgetMessage } from "../../../widget/words/widget-words";
import type { Words } from "../../../widget/words/words";
import { en, type PatternMessage } from "./en";

export type { PatternMessage };
export type PatternWords = Words<PatternMessage | WidgetMessage>;

export const patternVocabulary = new Vocabulary<PatternMessage | WidgetMessage>(
  { ...widgetEnglish, ...en },
  {
    "sr-Latn": async () => ({
      ...(await import("../../../widget/words/sr")).sr,
      ...(await import("./patterns-sr")).sr,
    }),
    "zh-Hans": async () => ({
      ...(await import("../../../widget/words/zh")).zh,
      ...(await import("./patterns-zh")).zh,
    }),
    ko: async () => ({
      ...(await import("../../../widget/words/ko")).ko,
      ...(await import("./patterns-ko")).ko,
    }),
    ru: async () => ({
      ...(await import("../../../widget/words/ru")).ru,
      ...(await import("./patterns-ru")).ru,
    }),
  },
);
