// The words of the panel of tables, with those of the element. They are loaded with the panel.

import { withElementWords, type WidgetMessage } from "../../../widget/words/widget-words";
import type { Words } from "../../../widget/words/words";
import { en, type PanelMessage as OwnMessage } from "./en";

export type PanelMessage = OwnMessage | WidgetMessage;
export type PanelWords = Words<PanelMessage>;

export const panelVocabulary = withElementWords<OwnMessage>(en, {
  "sr-Latn": async () => (await import("./panel-sr")).sr,
  "zh-Hans": async () => (await import("./panel-zh")).zh,
  ko: async () => (await import("./panel-ko")).ko,
  ru: async () => (await import("./panel-ru")).ru,
});
