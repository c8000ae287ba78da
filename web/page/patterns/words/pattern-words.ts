// The words for patterns, with those of the element, in whose net and palette a pattern is painted.

import { withElementWords, type WidgetMessage } from "../../../widget/words/widget-words";
import type { Words } from "../../../widget/words/words";
import { en, type PatternMessage } from "./en";

export type { PatternMessage };
export type PatternWords = Words<PatternMessage | WidgetMessage>;

export const patternVocabulary = withElementWords<PatternMessage>(en, {
  "sr-Latn": async () => (await import("./patterns-sr")).sr,
  "zh-Hans": async () => (await import("./patterns-zh")).zh,
  ko: async () => (await import("./patterns-ko")).ko,
  ru: async () => (await import("./patterns-ru")).ru,
});
