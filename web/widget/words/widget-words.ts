// The element's words.

import { en, type WidgetMessage } from "./en";
import { Vocabulary } from "./vocabulary";
import type { Words } from "./words";

export type { WidgetMessage };
export type WidgetWords = Words<WidgetMessage>;

export const widgetVocabulary = new Vocabulary<WidgetMessage>(en, {
  "sr-Latn": async () => (await import("./sr")).sr,
  "zh-Hans": async () => (await import("./zh")).zh,
  ko: async () => (await import("./ko")).ko,
  ru: async () => (await import("./ru")).ru,
});
