// What the page says around the cube, in Korean.

import type { Messages } from "../../widget/words/words";
import type { OwnMessage } from "./en";
import type { PageText } from "./page-texts";

export const ko: Messages<OwnMessage | PageText> = {
  title: "Cubewright: 루빅스 큐브 풀기",
  tagline: "큐브를 색칠하고, 짧은 길을 따라가세요.",
  page: "페이지",
  language: "언어",
  looks: "색과 표시",
  learn: "배우기",
  laboratory: "실험실",
  share: "공유",
  embed: "삽입",
  help: "도움말",
  reload: "새로 고침",
  later: "나중에",
  puzzle: "퍼즐",
  pattern: "이 무늬 만들기",
  "other-pattern": "다른 무늬",
  metric: "한 번으로 세기",
  "metric-htm": "면을 한 번 돌리기",
  "metric-qtm": "90도 회전",
  "metric-axial-htm": "마주 보는 면을 동시에 돌리기",
  "metric-axial-qtm": "마주 보는 면을 동시에 90도 돌리기",
  method: "방법",
  "method-two-phase": "되도록 짧게",
  "method-optimal": "가장 짧게",
  "method-beginner": "한 층씩",
  "method-cfop-2look": "2-look CFOP",
  "method-corners-edges": "코너 먼저, 엣지 나중",
  "method-genetic": "진화",
  "method-korf": "Korf: 가장 짧게, 느림",
  position: "상태",
  "position-note": "스티커 54개(2x2x2는 24개), 수(예: R U R' U') 또는 링크. Enter로 적용합니다.",
  "scramble-again": "마지막 스크램블 다시",
  scrambles: "지난 스크램블",
  "no-scrambles": "여기서 섞은 큐브가 아직 없습니다.",

  "help-title": "손안의 큐브에서 완성까지",
  "help-paint-title": "들고 색칠하기",
  "help-paint":
    "화면에 보이는 대로 흰색 센터가 위로, 초록색 센터가 앞으로 오게 큐브를 들거나, 먼저 센터를 들고 있는 대로 칠하세요. 색을 고르고 큐브나 전개도에서 그 색의 스티커를 누르거나, 여러 스티커를 한 번에 긋습니다(터치 화면에서는 먼저 손가락을 잠시 누르고 있으세요). 큐브 옆을 끌면 다른 면이 보입니다. 전개도의 둥근 스티커는 센터이며 움직이지 않습니다. 보이지 않는 스티커는 물음표로 칠해 모름으로 두어도 됩니다. 나머지로 정해지면 점과 함께 채워집니다. 2x2x2는 큐브 옆에서 고릅니다. 면마다 스티커가 네 개이고 센터가 없으니 원하는 대로 들고 그대로 유지하세요.",
  "help-solve-title": "풀기",
  "help-solve":
    "해법은 바로 나오고, 1초 동안 18수 안팎까지 짧아집니다. 더 큰 탐색 표는 뒤에서 한 번만 받아 브라우저에 남습니다. 어떤 큐브도 20수를 넘지 않으며, 이 큐브에 최소 몇 수가 필요한지도 알려 줍니다. 잘못된 스티커가 있으면 표시됩니다. 2x2x2는 많아야 11수면 풀리며, 다른 방법을 고르지 않으면 가장 적은 수로 풉니다.",
  "help-follow-title": "따라 하기",
  "help-follow":
    "큐브를 색칠할 때 든 대로 계속 드세요. 어떻게 드는지는 페이지가 알려 줍니다. <kbd>R</kbd>은 오른쪽 면을 마주 보고 시계 방향으로 90도, <kbd>R'</kbd>은 반시계 방향, <kbd>R2</kbd>는 180도입니다. <kbd>U</kbd>는 위, <kbd>F</kbd>는 앞, <kbd>D</kbd>는 아래, <kbd>L</kbd>은 왼쪽, <kbd>B</kbd>는 뒤입니다. 큐브의 화살표가 다음에 돌릴 층을 보여 줍니다. 수를 누르면 그 자리로 가고, 큐브의 층을 끌면 돌릴 수 있습니다.",
  "help-more-moves": "다른 회전: x, M, r",
  "help-keys": "키보드로",
  "key-colours": "<kbd>1</kbd>–<kbd>6</kbd>",
  "key-colours-do": "색 고르기. 전개도에서는 차례로 칠하기",
  "key-unknown": "<kbd>7</kbd> 또는 <kbd>0</kbd>",
  "key-unknown-do": "보이지 않는 스티커에 ‘모름’ 고르기",
  "key-faces-do":
    "포커스가 큐브나 전개도에 있을 때 면 돌리기(한 면씩 색칠하는 동안은 제외), Shift와 함께 누르면 반대로",
  "key-arrows": "화살표, <kbd>Enter</kbd>",
  "key-arrows-do": "전개도에서 움직이고 색칠하기",
  "key-undo-do": "실행 취소, Shift와 함께 누르면 다시 실행",
  "key-space-do": "재생 또는 일시정지, 한 수씩 따라 할 때는 다음 수",
  "key-moves-do": "해법 앞뒤로 움직이기",
  footer:
    "모든 일은 브라우저 안에서 이루어지고 큐브는 밖으로 나가지 않습니다. 처음 방문한 뒤에는 네트워크 없이도 풀 수 있고, ‘배우기’와 ‘실험실’은 한 번 연 뒤부터 네트워크 없이도 쓸 수 있습니다. Cubewright는 자유 소프트웨어입니다(MIT).",

  "position-failed-stickers":
    "스티커로 읽을 수 없습니다(면 순서 U R F D L B, 각 면은 윗줄부터 한 줄씩, 또는 전개도). 큐브는 그대로입니다.",
  "position-failed-moves": "수로 읽을 수 없습니다. 큐브는 그대로입니다.",
  "position-stickers": `{ $stickers ->
    [24] 스티커 24개로 읽었습니다. 면 순서는 U R F D L B이고, 각 면은 윗줄부터 한 줄씩입니다. 전개도는 줄을 그대로 두어야 합니다.
   *[other] 스티커 { $stickers }개로 읽었습니다.
}`,
  "position-net": "전개도의 스티커 { $stickers }개로 읽었습니다.",
  "position-moves": "맞춰진 큐브에서 { $count }수로 읽었습니다.",
  "position-failed-pieces":
    "조각의 위치로 읽을 수 없습니다. 큐브는 그대로입니다. 2x2x2는 스티커나 수로 읽습니다.",
  "position-failed-link": "{ $site } 링크로 읽을 수 없습니다. 큐브는 그대로입니다.",
  "position-other-puzzle": "{ $site } 링크이지만 다른 퍼즐입니다. 큐브는 그대로입니다.",
  "position-other-link":
    "이 사이트와 alg.cubing.net, Twizzle의 링크만 읽을 수 있습니다. 큐브는 그대로입니다.",
  "position-too-long": "큐브라기에는 너무 깁니다. 큐브는 그대로입니다.",
  "position-pieces": "조각 20개의 위치로 읽었습니다.",
  "position-link-stickers": `{ $site } 링크로 읽었습니다: 스티커 { $stickers }개{ $count ->
    [0] .
   *[other] , 이어서 { $count }수.
}`,
  "position-link-moves": `{ $site } 링크로 읽었습니다: { $setup ->
    [0] 준비 없음
   *[other] 준비 { $setup }수
}, { $count ->
    [0] 이어지는 수는 없음
   *[other] 이어서 { $count }수
}.`,
  "position-because": "{ $said } { $why }",
  "position-first-line": "{ $said } { $count }줄 가운데 첫 줄만 썼습니다.",
  "address-failed": "이 페이지 주소에 있는 큐브를 읽을 수 없습니다. 큐브는 그대로입니다.",
  "goal-failed": "이 페이지 주소에 있는 무늬를 읽을 수 없습니다. 큐브만 표시합니다.",

  "moves-of-method":
    "지금 보이는 것은 아직 ‘{ $method }’ 방법의 수입니다. ‘풀기’를 누르면 새로 찾습니다.",

  "not-loaded": "열지 못했습니다. 파일이 오지 않았습니다. 연결을 확인하고 다시 시도하세요.",

  "new-version": "새 버전이 준비되었습니다.",
};
