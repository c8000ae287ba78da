// The words of the page, including those of the element.

import type { WidgetMessage } from "../../widget/words/widget-words";
import { en as widgetEnglish } from "../../widget/words/en";
import { Vocabulary } from "../../widget/words/vocabulary";
import type { Words } from "../../widget/words/words";
import { en, type OwnMessage } from "./en";

export type PageMessage = OwnMessage | WidgetMessage;
export type PageWords = Words<PageMessage>;

export const pageVocabulary = new Vocabulary<PageMessage>(
  { ...widgetEnglish, ...en },
  {
    "sr-Latn": async () => ({
      ...(await import("../../widget/words/sr")).sr,
      ...(await import("./sr")).sr,
    }),
    "zh-Hans": async () => ({
      ...(await import("../../widget/words/zh")).zh,
      ...(await import("./zh")).zh,
    }),
    ko: async () => ({
      ...(await import("../../widget/words/ko")).ko,
      ...(await import("./ko")).ko,
    }),
    ru: async () => ({
      ...(await import("../../widget/words/ru")).ru,
      ...(await import("./ru")).ru,
    }),
  },
);
