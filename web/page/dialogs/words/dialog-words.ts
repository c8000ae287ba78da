// The words of the dialogs, with those of the element. They are loaded with the dialogs.

import { withElementWords, type WidgetMessage } from "../../../widget/words/widget-words";
import type { Words } from "../../../widget/words/words";
import { en, type DialogMessage as OwnMessage } from "./en";

export type DialogMessage = OwnMessage | WidgetMessage;
export type DialogWords = Words<DialogMessage>;

export const dialogVocabulary = withElementWords<OwnMessage>(en, {
  "sr-Latn": async () => (await import("./dialogs-sr")).sr,
  "zh-Hans": async () => (await import("./dialogs-zh")).zh,
  ko: async () => (await import("./dialogs-ko")).ko,
  ru: async () => (await import("./dialogs-ru")).ru,
});
