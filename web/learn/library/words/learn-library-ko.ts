// What the case library says, in Korean.

import type { Messages } from "../../../widget/words/words";
import type { LibraryMessage } from "./en";

export const ko: Messages<LibraryMessage> = {
  title: "경우 모음",
  intro: "3x3x3용 CFOP 방법의 경우들: 큐브에서 만날 수 있는 모양과 그것을 푸는 회전입니다.",
  back: "수업으로 돌아가기",
  sets: "어떤 경우",
  "about-f2l": `F2L, 처음 두 층: 코너와 그 위에 올 엣지가 함께 제자리로 갑니다. 경우 { $count }개. 중요하지 않은 곳은 모두 회색입니다.`,
  "about-oll": `OLL, 마지막 층 방향 맞추기: 끝나면 윗면 전체가 한 색({ $colour })이 됩니다. 경우 { $count }개. 층을 위에서 본 모습입니다. 가장자리의 띠는 그쪽을 향한 같은 색 스티커입니다.`,
  "oll-on-paper": "이 종이에서는 그 색이 흰색이고 나머지 색은 짙은 회색입니다.",
  "about-pll": `PLL, 마지막 층 자리 맞추기: 조각들이 자리를 바꿉니다. 경우 { $count }개. 층을 위에서 본 모습입니다. 화살표는 각 조각이 가는 곳을 알려 줍니다.`,

  search: "이름 또는 번호",
  found: `{ $count ->
    [0] 그런 이름의 경우가 없습니다. 27 같은 번호나 Ja 같은 글자를 써 보세요.
   *[other] 찾은 경우: { $count }개.
}`,
  train: "{ $set } 연습",
  print: "{ $set } 인쇄",

  "f2l-above": "코너와 엣지가 위층에 있음",
  "f2l-corner-in": "코너는 제자리에, 엣지는 위에",
  "f2l-edge-in": "엣지는 제자리에, 코너는 위에",
  "f2l-both-in": "둘 다 제자리에 있지만 틀림",
  "oll-cross": "엣지 네 개가 모두 위를 봄",
  "oll-line": "마주 보는 엣지 두 개가 위를 봄",
  "oll-angle": "이웃한 엣지 두 개가 위를 봄",
  "oll-dot": "위를 보는 엣지가 없음",
  "pll-edges": "엣지만 자리를 바꿈",
  "pll-corners": "코너만 자리를 바꿈",
  "pll-one-pair": "엣지와 코너, 한쪽 면에서 두 코너의 색이 같음",
  "pll-no-pair": "엣지와 코너, 면마다 두 코너의 색이 다름",

  "looking-up": "위를 보는 곳: { $places }.",
  "looking-up-none": "센터만 위를 봅니다.",
  "looking-F": "앞을 보는 곳: { $places }.",
  "looking-R": "오른쪽을 보는 곳: { $places }.",
  "looking-B": "뒤를 보는 곳: { $places }.",
  "looking-L": "왼쪽을 보는 곳: { $places }.",
  "place-ULB": "뒤 왼쪽",
  "place-UB": "뒤",
  "place-UBR": "뒤 오른쪽",
  "place-UL": "왼쪽",
  "place-UR": "오른쪽",
  "place-UFL": "앞 왼쪽",
  "place-UF": "앞",
  "place-URF": "앞 오른쪽",
  "corners-go": "코너: { $ways }.",
  "edges-go": "엣지: { $ways }.",
  "sides-show":
    "각 면을 마주 볼 때 보이는 것: 앞 – { $front }; 오른쪽 – { $right }; 뒤 – { $back }; 왼쪽 – { $left }.",
  "side-all": "스티커 세 개가 같은 색",
  "side-corners": "두 코너가 같은 색",
  "side-left-pair": "왼쪽 코너와 엣지가 같은 색",
  "side-right-pair": "오른쪽 코너와 엣지가 같은 색",
  "side-none": "세 가지 다른 색",
  "piece-at": "{ $piece }: { $faces }이 만나는 곳. { $colour } 스티커: { $face }.",

  nickname: "다른 이름: { $name }",
  sees: "보이는 모습",
  "show-me": "큐브에서 보기",
  "set-up": "다시 차려 놓기",
  "own-cube": "내 큐브로 하기",
  "own-cube-how":
    "맞춰진 큐브를 여기 있는 것과 똑같이 드세요. 다음과 같이 돌리면 이 경우가 됩니다:",
  previous: "이전 경우",
  next: "다음 경우",
  all: "모든 경우",

  "train-title": "어떤 경우일까요?",
  answers: "답",
  "dont-know": "모르겠어요",
  right: "맞습니다: { $name }입니다.",
  wrong: "아닙니다. { $name }입니다.",
  told: "{ $name }입니다.",
  "next-question": "다음 문제",
  "see-case": "{ $name } 살펴보기",
  "train-how-title": "연습 방법",
  "train-how":
    "틀린 것은 곧 다시 나옵니다. 아는 것은 맞힐 때마다 절반으로 드물게 나옵니다. 세 번 이어서 맞힌 경우는 잘 아는 것으로 칩니다.",
  known: "잘 아는 경우: { $count }개 중 { $known }개",
  "not-kept": "이 브라우저는 아무것도 저장하지 않으므로 기록은 이번 방문 동안만 남습니다.",
  forget: "내 { $set } 기록 삭제",
  forgotten: "{ $set } 기록을 삭제했습니다.",

  sequences: "돌리는 방법",
  "way-own": "보통 방법",
  "way-R-U": "오른손: R과 U만",
  "way-R-U-F": "R, U, F만",
  "way-L-U": "왼손: L과 U만",
  "way-L-U-F": "왼손: L, U, F만",
  "way-y-L-U": "왼손: 먼저 큐브 전체를 돌린 다음 L과 U만",
};
