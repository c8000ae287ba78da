// The words of the dialogs, with those of the element. They are loaded with the dialogs.

import { en as widgetEnglish } from "../../../widget/words/en";
import { Vocabulary } from "../../../widget/words/vocabulary";
import type { WidgetMessage } from "../../../widget/words/widget-words";
import type { Words } from "../../../widget/words/words";
import { en, type DialogMessage as OwnMessage } from "./en";

export type DialogMessage = OwnMessage | WidgetMessage;
export type DialogWords = Words<DialogMessage>;

export const dialogVocabulary = new Vocabulary<DialogMessage>(
  { ...widgetEnglish, ...en },
  {
    "sr-Latn": async () => ({
      ...(await import("../../../widget/words/sr")).sr,
      ...(await import("./dialogs-sr")).sr,
    }),
    "zh-Hans": async () => ({
      ...(await import("../../../widget/words/zh")).zh,
      ...(await import("./dialogs-zh")).zh,
    }),
    ko: async () => ({
      ...(await import("../../../widget/words/ko")).ko,
      ...(await import("./dialogs-ko")).ko,
    }),
    ru: async () => ({
      ...(await import("../../../widget/words/ru")).ru,
      ...(await import("./dialogs-ru")).ru,
    }),
  },
);
