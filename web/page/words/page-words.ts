// The words of the page, including those of the element.

import { withElementWords, type WidgetMessage } from "../../widget/words/widget-words";
import type { Words } from "../../widget/words/words";
import { en, type OwnMessage } from "./en";

export type PageMessage = OwnMessage | WidgetMessage;
export type PageWords = Words<PageMessage>;

export const pageVocabulary = withElementWords<OwnMessage>(en, {
  "sr-Latn": async () => (await import("./sr")).sr,
  "zh-Hans": async () => (await import("./zh")).zh,
  ko: async () => (await import("./ko")).ko,
  ru: async () => (await import("./ru")).ru,
});
