// How the colours of a 2x2x2 are arranged, in all languages together: they are loaded with the choice of arrangements.

import type { LanguageCode } from "./languages";
import type { Messages } from "./words";

const en = {
  "scheme-pairs": "Opposite each other: { $pairs }.",
  "scheme-confirm": "Yes, as on my cube.",
  "scheme-denied": "If not, compare the stickers with your cube.",
  "scheme-corner": "A corner has, clockwise: { $colours }.",
} as const;

export type SchemeMessage = keyof typeof en;

const sr: Messages<SchemeMessage> = {
  "scheme-pairs": "Jedna naspram druge: { $pairs }.",
  "scheme-confirm": "Da, kao na mojoj kocki.",
  "scheme-denied": "Ako nije, uporedite nalepnice sa svojom kockom.",
  "scheme-corner": "Jedan ugao ima, u smeru kazaljke na satu: { $colours }.",
};

const zh: Messages<SchemeMessage> = {
  "scheme-pairs": "相对的颜色：{ $pairs }。",
  "scheme-confirm": "是，和我的魔方一样。",
  "scheme-denied": "如果不是，请将贴纸与您的魔方对照。",
  "scheme-corner": "有一个角块按顺时针为：{ $colours }。",
};

const ko: Messages<SchemeMessage> = {
  "scheme-pairs": "서로 마주 보는 색: { $pairs }.",
  "scheme-confirm": "예, 제 큐브와 같습니다.",
  "scheme-denied": "아니라면 스티커를 큐브와 비교해 보세요.",
  "scheme-corner": "한 코너가 시계 방향으로: { $colours }.",
};

const ru: Messages<SchemeMessage> = {
  "scheme-pairs": "Напротив друг друга: { $pairs }.",
  "scheme-confirm": "Да, как на моём кубике.",
  "scheme-denied": "Если нет, сверьте наклейки со своим кубиком.",
  "scheme-corner": "У одного угла по часовой стрелке: { $colours }.",
};

export const SCHEME_MESSAGES: Readonly<Record<LanguageCode, Messages<SchemeMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
