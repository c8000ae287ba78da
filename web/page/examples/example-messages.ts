// The messages of the examples, in all languages together, loaded with the examples.

import type { LanguageCode } from "../../widget/words/languages";
import type { Messages } from "../../widget/words/words";

const en = {
  examples: "Examples",
  "farthest-half": "One of the 2,644 that need 11 turns",
  "farthest-quarter": "One of the 276 that need 14 quarter turns",
} as const;

export type ExampleMessage = keyof typeof en;

const sr: Messages<ExampleMessage> = {
  examples: "Primeri",
  "farthest-half": "Jedna od 2.644 kojima treba 11 okreta",
  "farthest-quarter": "Jedna od 276 kojima treba 14 četvrtina okreta",
};

const zh: Messages<ExampleMessage> = {
  examples: "示例",
  "farthest-half": "需要 11 步的 2,644 种状态之一",
  "farthest-quarter": "需要 14 次 90 度转动的 276 种状态之一",
};

const ko: Messages<ExampleMessage> = {
  examples: "예",
  "farthest-half": "11수가 필요한 2,644가지 중 하나",
  "farthest-quarter": "90도 회전 14번이 필요한 276가지 중 하나",
};

const ru: Messages<ExampleMessage> = {
  examples: "Примеры",
  "farthest-half": "Один из 2644, которым нужно 11 ходов",
  "farthest-quarter": "Один из 276, которым нужно 14 четвертей оборота",
};

export const EXAMPLE_MESSAGES: Readonly<Record<LanguageCode, Messages<ExampleMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
