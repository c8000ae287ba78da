// What is said of the other shortest solutions, in all languages together: it is loaded with them.

import type { LanguageCode } from "../../widget/words/languages";
import type { Messages } from "../../widget/words/words";

export type OtherMessage = "others" | "shortest";

const en: Messages<OtherMessage> = {
  others: "Other shortest solutions ({ $count })",
  shortest: "Shortest solutions",
};

const sr: Messages<OtherMessage> = {
  others: "Druga najkraća rešenja ({ $count })",
  shortest: "Najkraća rešenja",
};

const zh: Messages<OtherMessage> = {
  others: "其他最短解法（{ $count }）",
  shortest: "最短解法",
};

const ko: Messages<OtherMessage> = {
  others: "다른 최단 해법 ({ $count })",
  shortest: "최단 해법",
};

const ru: Messages<OtherMessage> = {
  others: "Другие кратчайшие решения ({ $count })",
  shortest: "Кратчайшие решения",
};

export const OTHER_MESSAGES: Readonly<Record<LanguageCode, Messages<OtherMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
