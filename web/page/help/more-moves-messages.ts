// What moves other than face turns mean, in all languages together, loaded when somebody asks.

import type { LanguageCode } from "../../widget/words/languages";
import type { Messages } from "../../widget/words/words";

const en = {
  "whole-cube":
    "Turn the whole cube in your hand: x as R turns, y as U, z as F. From then on, up, front and right are as you hold it now.",
  slices:
    "Turn a middle layer alone: M, between left and right, as L turns; E, between up and down, as D; S, between front and back, as F.",
  "wide-turns": "Turn a face together with the layer behind it. Rw means the same as r.",
} as const;

export type MoreMovesMessage = keyof typeof en;

const sr: Messages<MoreMovesMessage> = {
  "whole-cube":
    "Okrenite celu kocku u ruci: x kao R, y kao U, z kao F. Odatle su gore, napred i desno onako kako je tada držite.",
  slices:
    "Okrenite samo srednji sloj: M, između levog i desnog, kao L; E, između gornjeg i donjeg, kao D; S, između prednjeg i zadnjeg, kao F.",
  "wide-turns": "Okrenite stranu zajedno sa slojem iza nje. Rw znači isto što i r.",
};

const zh: Messages<MoreMovesMessage> = {
  "whole-cube":
    "转动手中的整个魔方：x 同 R 的方向，y 同 U，z 同 F。之后的上、前、右以此时的拿法为准。",
  slices: "只转中间一层：M 在左右之间，同 L 的方向；E 在上下之间，同 D；S 在前后之间，同 F。",
  "wide-turns": "把一个面连同它后面的一层一起转。Rw 与 r 相同。",
};

const ko: Messages<MoreMovesMessage> = {
  "whole-cube":
    "손에 든 큐브 전체를 돌립니다. x는 R 방향, y는 U 방향, z는 F 방향입니다. 그다음부터 위, 앞, 오른쪽은 그때 들고 있는 대로입니다.",
  slices:
    "가운데 층만 돌립니다. M은 왼쪽과 오른쪽 사이로 L 방향, E는 위와 아래 사이로 D 방향, S는 앞과 뒤 사이로 F 방향입니다.",
  "wide-turns": "한 면을 그 뒤의 층과 함께 돌립니다. Rw는 r과 같습니다.",
};

const ru: Messages<MoreMovesMessage> = {
  "whole-cube":
    "Поверните весь кубик в руке: x — как R, y — как U, z — как F. Дальше верх, перед и право — как вы его тогда держите.",
  slices:
    "Поверните только средний слой: M, между левой и правой гранями, — как L; E, между верхней и нижней, — как D; S, между передней и задней, — как F.",
  "wide-turns": "Поверните грань вместе со слоем за ней. Rw значит то же, что r.",
};

export const MORE_MOVES_MESSAGES: Readonly<Record<LanguageCode, Messages<MoreMovesMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
