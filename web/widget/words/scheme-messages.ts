// How the colours of a 2x2x2 are arranged, in all languages together: they are loaded with the choice of arrangements.

import type { LanguageCode } from "./languages";
import type { Messages } from "./words";

const en = {
  "scheme-pairs": "Opposite each other: { $pairs }.",
  "scheme-corner": "A corner has, clockwise: { $colours }.",
} as const;

export type SchemeMessage = keyof typeof en;

const sr: Messages<SchemeMessage> = {
  "scheme-pairs": "Jedna naspram druge: { $pairs }.",
  "scheme-corner": "Jedan ugao ima, u smeru kazaljke na satu: { $colours }.",
};

const zh: Messages<SchemeMessage> = {
  "scheme-pairs": "相对的颜色：{ $pairs }。",
  "scheme-corner": "有一个角块按顺时针为：{ $colours }。",
};

const ko: Messages<SchemeMessage> = {
  "scheme-pairs": "서로 마주 보는 색: { $pairs }.",
  "scheme-corner": "한 코너가 시계 방향으로: { $colours }.",
};

const ru: Messages<SchemeMessage> = {
  "scheme-pairs": "Напротив друг друга: { $pairs }.",
  "scheme-corner": "У одного угла по часовой стрелке: { $colours }.",
};

export const SCHEME_MESSAGES: Readonly<Record<LanguageCode, Messages<SchemeMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
