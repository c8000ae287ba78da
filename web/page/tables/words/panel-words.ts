// The words of the panel of tables, with those of the element. They are loaded with the panel.

import { en as widgetEnglish } from "../../../widget/words/en";
import { Vocabulary } from "../../../widget/words/vocabulary";
import type { WidgetMessage } from "../../../widget/words/widget-words";
import type { Words } from "../../../widget/words/words";
import { en, type PanelMessage as OwnMessage } from "./en";

export type PanelMessage = OwnMessage | WidgetMessage;
export type PanelWords = Words<PanelMessage>;

export const panelVocabulary = new Vocabulary<PanelMessage>(
  { ...widgetEnglish, ...en },
  {
    "sr-Latn": async () => ({
      ...(await import("../../../widget/words/sr")).sr,
      ...(await import("./panel-sr")).sr,
    }),
    "zh-Hans": async () => ({
      ...(await import("../../../widget/words/zh")).zh,
      ...(await import("./panel-zh")).zh,
    }),
    ko: async () => ({
      ...(await import("../../../widget/words/ko")).ko,
      ...(await import("./panel-ko")).ko,
    }),
    ru: async () => ({
      ...(await import("../../../widget/words/ru")).ru,
      ...(await import("./panel-ru")).ru,
    }),
  },
);
