// The words of the panel of tables and of the dialogs, with those of the element. They are loaded with them.

import { en as widgetEnglish } from "../../../widget/words/en";
import { Vocabulary } from "../../../widget/words/vocabulary";
import type { WidgetMessage } from "../../../widget/words/widget-words";
import type { Words } from "../../../widget/words/words";
import { en, type RestMessage as OwnMessage } from "./en";

export type RestMessage = OwnMessage | WidgetMessage;
export type RestWords = Words<RestMessage>;

export const restVocabulary = new Vocabulary<RestMessage>(
  { ...widgetEnglish, ...en },
  {
    "sr-Latn": async () => ({
      ...(await import("../../../widget/words/sr")).sr,
      ...(await import("./rest-sr")).sr,
    }),
    "zh-Hans": async () => ({
      ...(await import("../../../widget/words/zh")).zh,
      ...(await import("./rest-zh")).zh,
    }),
    ko: async () => ({
      ...(await import("../../../widget/words/ko")).ko,
      ...(await import("./rest-ko")).ko,
    }),
    ru: async () => ({
      ...(await import("../../../widget/words/ru")).ru,
      ...(await import("./rest-ru")).ru,
    }),
  },
);
