// What the element says, in Korean.

import type { WidgetMessage } from "./en";
import type { Messages } from "./words";

export const ko: Messages<WidgetMessage> = {
  cube: "큐브",
  player: "재생",
  painting: "색칠",
  "cube-net": "큐브 전개도",
  "net-held": "전개도는 처음에 든 방향대로 큐브를 보여 줍니다.",
  colour: "색",
  solution: "해법",
  solve: "풀기",
  scramble: "섞기",
  reset: "초기화",
  "paint-cube": "내 큐브 칠하기",
  scan: "스캔",
  "paint-cube-does": "빈 큐브를 한 면씩 칠합니다",
  "reset-does": "맞춰진 큐브로 돌아갑니다",
  undo: "실행 취소",
  redo: "다시 실행",
  play: "재생",
  pause: "일시정지",
  "previous-move": "이전 수",
  "next-move": "다음 수",
  "to-first": "처음으로",
  "to-last": "끝으로",
  move: "수",
  speed: "속도",
  tempo: "초당 { $tempo }수",
  place: "{ $index } / { $count }",
  "cube-picture": "큐브: 윗면, 오른쪽 면, 앞면",
  "show-other-side": "반대쪽 보기",
  "see-as-before": "처음 시점으로",
  "no-picture": "이 브라우저는 여기에 3D 그림을 표시하지 못합니다. 전개도로 모두 할 수 있습니다.",

  sticker: "{ $place }, { $colour }",
  "sticker-filled": "{ $place }, { $colour }, 나머지에서 알 수 있음",
  doubtful: "{ $place }, { $colour }, 확인 필요",
  blank: "모름",
  unknown: "모름",
  "colour-key": "{ $colour } (키 { $key })",
  white: "흰색",
  red: "빨간색",
  green: "초록색",
  yellow: "노란색",
  orange: "주황색",
  blue: "파란색",
  vermilion: "주홍색",
  pink: "분홍색",
  "colour-of-face": "색 { $face }",

  welcome: "큐브를 색칠한 다음 풀기를 누르세요.",
  "welcome-to-paint": "큐브를 색칠하세요.",
  "moves-to-come": "풀기를 누르면 수가 여기에 하나씩 나타납니다.",
  painted: "모든 색이 채워졌습니다.",
  "ready-to-solve": "모든 색이 채워졌습니다. 풀 수 있습니다.",
  "colours-needed": `색마다 스티커가 { $each ->
    [4] 네
   *[other] 아홉
} 개 필요합니다. 지금: { $colours }.`,
  "colour-count": "{ $colour } { $count }",
  "face-to-paint":
    "6면 중 { $step }번째: { $front } 면을 앞으로, { $up } 면을 위로 들고 보이는 대로 칠하세요.",
  "side-to-paint": `6면 중 { $step }번째: { $holding ->
    [free] 큐브를 들 방향을 정하고 그대로 유지하세요. 칠할 면: { $front }.
   *[kept] { $front }을 앞으로, { $up }을 위로 들고 보이는 대로 칠하세요.
}`,
  hold: "{ $up } 면을 위로, { $front } 면을 앞으로 드세요.",
  "hold-corner": "한 코너의 위가 { $up }, 앞이 { $front }, 오른쪽이 { $right }이 되도록 드세요.",
  "hold-side": "{ $front } 앞으로, { $up } 위로.",
  "hold-over": "{ $up } 면을 위로 들고 있어요",
  "held-with": "위는 { $up }, 앞은 { $front }인 상태로 잡고 있습니다.",
  "centre-known": "센터는 항상 알 수 있습니다. 그 색으로 칠하세요.",
  "centre-stays":
    "센터는 각 면의 색을 정하므로 그대로 둡니다. 큐브를 다르게 들려면 먼저 내 큐브 칠하기를 누르세요.",
  cleared: "색을 모두 지웠습니다.",
  "choose-to-paint": "수는 그대로 둡니다. 칠하려면 먼저 색을 고르세요.",
  starting: "풀이 프로그램이 시작되기를 기다리는 중…",
  searching: "해법을 찾는 중…",
  "searching-pattern": "무늬로 가는 길을 찾는 중…",
  scrambling: "큐브를 섞는 중…",
  scrambled: "무작위 큐브입니다. 모든 상태가 나올 확률이 같습니다.",
  "already-solved": "이미 맞춰져 있습니다: 0수.",
  "goal-reached": "무늬가 완성되었습니다.",
  "moves-left": "남은 수: { $moves }.",
  "moves-to-pattern": "무늬까지 남은 수: { $moves }.",
  solved: "다 맞췄습니다.",
  "next-cube": "다음 큐브",
  stop: "중지",
  "find-shortest": "가장 짧은 해법 찾기",
  stopped: "해법을 찾기 전에 멈췄습니다.",
  "proof-rests": "지금까지의 증명은 저장되어 이어서 할 수 있습니다.",
  "stay-awake": "화면 켜 두기",
  "search-faster": "더 빠르게 찾기",
  "search-faster-how":
    "먼저 { $size } 크기의 표를 1~2분 동안 만들어 이 기기에 보관합니다. 그러면 탐색이 몇 배 빨라집니다.",
  "large-table-refused": "여기서는 큰 표를 만들 수 없습니다. 표 없이 탐색을 계속합니다.",
  "best-so-far": "지금까지 { $moves }, 가장 짧은 해법은 { $range }수…",
  "solved-in": "{ $moves }, 가장 짧은 해법은 { $range }수입니다.",
  "one-or-other": "{ $one } 또는 { $other }",
  "one-to-other": "{ $one }~{ $other }",
  "cost-qtm": "90도 회전 { $count }번",
  "cost-axial-htm": "양쪽을 한 번에 돌려 { $count }번",
  "cost-axial-qtm": "양쪽을 한 번에 돌려 90도 회전 { $count }번",
  "solved-at-cost": "{ $moves }: { $cost }, 가장 적은 것은 { $range }번입니다.",
  "solved-at-least-cost": "{ $moves }: { $cost }, 더 적은 해법은 없습니다.",
  "least-cost-so-far": "지금까지 { $cost }, 가장 적은 것은 { $range }번…",
  "solved-in-fewest": "{ $moves }, 더 짧은 해법은 없습니다.",

  "no-cube-fits":
    "이런 스티커를 가진 큐브는 없습니다. 잘못 칠한 스티커가 있거나 조각이 비틀려 있습니다.",
  "keys-paint": "1–6 키는 스티커를 차례로 칠합니다.",
  "keys-paint-dotted": "점이 있는 것도 함께 칠하세요.",
  "dots-follow": "점: 나머지에서 알 수 있는 스티커입니다.",
  "rest-follows": "모르는 스티커 { $count }개는 나머지에서 알 수 있습니다.",
  "rest-follows-to-solve":
    "모르는 스티커 { $count }개는 나머지에서 알 수 있습니다. 풀 수 있습니다.",
  "many-cubes": "스티커 { $count }개 남음. 칠한 스티커에 맞는 큐브는 백만 개가 넘습니다.",
  "colours-to-tell": "남은 스티커: { $count }개. 이것으로 색 배열을 알 수 있습니다.",
  "schemes-fit": `{ $count ->
    [1] 이 스티커에 맞는 색 배열은 한 가지뿐입니다. 내 큐브도 이렇게 되어 있나요?
   *[other] 이 스티커에 맞는 색 배열이 { $count }가지입니다. 내 큐브는 어느 것인가요?
}`,
  "scheme-pairs": "서로 마주 보는 색: { $pairs }.",
  "scheme-confirm": "예, 제 큐브와 같습니다.",
  "scheme-denied": "아니라면 스티커를 큐브와 비교해 보세요.",
  "scheme-corner": "한 코너가 시계 방향으로: { $colours }.",
  "several-cubes": "이 스티커에 맞는 큐브는 { $count }개입니다. { $stickers }만 알면 결정됩니다.",
  "several-cubes-at-least":
    "이 스티커에 맞는 큐브는 { $count }개입니다. 가장 도움이 되는 스티커: { $stickers }.",
  "where-sticker": "{ $sticker }: { $face } { $row }번째 줄 { $column }번째.",
  "where-piece": "{ $place }: { $faces }이 만나는 곳.",

  edge: "{ $colours } 엣지",
  corner: "{ $colours } 코너",
  "at-place": "{ $place }",
  "no-such-piece": "{ $piece }는 없는데 { $place }에 있습니다.",
  "wrong-way-round":
    "{ $place } 코너의 색 { $colours }의 순서가 반대입니다. 두 색을 서로 바꾸세요.",
  "appears-often": "{ $piece }가 { $count }번 나옵니다: { $places }.",
  "piece-missing": "{ $piece }가 빠졌습니다.",
  "edge-flipped": "{ $place }의 { $piece }가 뒤집혔습니다.",
  "corner-twisted": "{ $place }의 { $piece }가 비틀렸습니다.",
  "pieces-exchanged": "{ $piece }와 { $other }가 서로 바뀌었습니다.",
  "some-edge-flipped": "조각은 모두 있지만 엣지 하나가 뒤집혔습니다.",
  "some-corner-twisted": "조각은 모두 있지만 코너 하나가 비틀렸습니다.",
  "some-pair-exchanged": "조각은 모두 있지만 두 조각이 서로 바뀌었습니다.",
  "flip-real-edge":
    "실제와 똑같이 칠했다면 큐브가 잘못 조립된 것입니다. 엣지 하나를 빼서 뒤집어 끼우고, 여기서 그 조각을 고르세요.",
  "turn-real-corner":
    "실제와 똑같이 칠했다면 큐브가 잘못 조립된 것입니다. 코너 하나를 제자리에서 돌리고, 여기서 그 조각을 고르세요.",
  "exchange-real-pieces":
    "실제와 똑같이 칠했다면 큐브가 잘못 조립된 것입니다. 엣지 둘이나 코너 둘을 서로 바꾸고, 여기서 같은 것을 고르세요.",
  "what-would-mend": "고치는 방법",
  "mend-later":
    "칠한 것을 큐브와 비교하거나 계속 칠하세요. 많이 칠할수록 틀린 곳을 더 잘 알 수 있습니다.",
  "go-to-mending": "고치는 방법으로 가기",
  likeliest: `{ $count ->
    [1] 가장 그럴듯함
   *[other] 똑같이 그럴듯한 { $count }가지
}`,
  "less-likely": `{ $count ->
    [1] 덜 그럴듯함
   *[other] 덜 그럴듯한 { $count }가지
}`,
  "still-less-likely": `{ $count ->
    [1] 훨씬 덜 그럴듯함
   *[other] 훨씬 덜 그럴듯한 { $count }가지
}`,
  "show-more": "{ $count }개 더 보기",
  "too-much-wrong": "틀린 곳이 너무 많아 스티커별로 고칠 수 없습니다. 면마다 비교해 보세요.",
  recolour: "{ $sticker } 칠하기: { $before } 대신 { $colour }.",
  "coloured-sticker": "{ $sticker } { $colour }",
  "exchange-colours": "{ $sticker } 및 { $other }의 색 바꾸기.",
  "flip-edge": "{ $place }의 { $piece } 뒤집기.",
  "turn-clockwise": "{ $place }의 { $piece } 시계 방향으로 돌리기.",
  "turn-anticlockwise": "{ $place }의 { $piece } 반시계 방향으로 돌리기.",
  "exchange-pieces": "{ $place }의 { $piece } 및 { $otherPlace }의 { $other } 서로 바꾸기.",
  repaint: "칠하기: { $stickers }.",
  "face-coloured": "{ $face}({ $colour })",
  "mend-face-again": "{ $face }: 다시 칠하기.",
  "mend-face-follows": "{ $face }: 나머지 면에서 알 수 있는 대로 칠하기.",
  "mend-turn-right": "{ $face }: 색을 오른쪽으로 90도 돌리기.",
  "mend-turn-left": "{ $face }: 색을 왼쪽으로 90도 돌리기.",
  "mend-turn-half": "{ $face }: 색을 180도 돌리기.",
  "mend-mirror": "{ $faces }: 거울처럼 왼쪽과 오른쪽 바꾸기.",
  "mend-mirror-all": "모든 면: 거울처럼 왼쪽과 오른쪽 바꾸기.",
  "mend-exchange": "{ $faces }: 두 면의 색 서로 바꾸기.",
  "mend-move": "{ $from } → { $face }",
  "mend-order": "면의 색 옮기기: { $moves }.",
  "tell-apart": "어느 것인지 알려면 큐브에서 { $sticker }을(를) 보세요. 무슨 색인가요?",
  mended: "완료: “{ $repair }” 실행 취소로 되돌릴 수 있습니다.",

  "stickers-too-few": "큐브의 스티커는 { $all }개인데, 여기에는 { $count }개 있습니다.",
  "stickers-too-many": "큐브의 스티커는 { $all }개인데, 여기에는 더 많습니다.",
  "stickers-of-colours": `큐브는 여섯 색이고 색마다 스티커가 { $each ->
    [4] 네
   *[other] 아홉
} 개인데, 여기에는 { $found }입니다.`,
  "centres-alike": "센터 색은 모두 달라야 하는데, 다음은 서로 같습니다: { $stickers }.",
  "centres-misplaced":
    "센터가 이런 순서로 놓인 큐브는 없습니다. 각 면의 가운데 스티커를 확인하세요.",
  "moves-no-move": "“{ $found }”({ $position }번째 글자) 기호는 회전이 아닙니다.",
  "moves-unclosed": "괄호 “{ $found }”({ $position }번째 글자)가 닫히지 않았습니다.",
  "moves-unopened": "“{ $found }”({ $position }번째 글자)에 맞는 여는 괄호가 없습니다.",
  "moves-amount": "{ $position }번째 글자의 숫자 { $found }: 여기에는 너무 작거나 너무 큽니다.",
  "moves-nesting": "괄호가 { $nesting }겹보다 깊이 겹쳐 있습니다.",
  "moves-turns": "모두 풀어 쓰면 회전이 { $turns }번을 넘습니다.",
  "moves-characters": "회전 기호는 최대 { $characters }글자까지 쓸 수 있습니다.",

  "bundle-failed":
    "풀이 프로그램의 일부를 불러오지 못했거나 이 브라우저에서 실행할 수 없습니다. 연결을 확인하고 다시 시도하세요.",
  "worker-crashed":
    "풀이 프로그램이 중단되었습니다. 큐브는 그대로 있습니다. 다시 시도하면 새로 시작합니다.",
  memory: "브라우저의 메모리가 부족합니다. 다른 탭을 닫고 다시 시도하세요.",
  "time-passed": "주어진 시간 안에 해법을 찾지 못했습니다.",
  "goal-impossible": "이 무늬는 만들 수 없습니다. { $why }",
  "goal-held-otherwise": "무늬를 잡은 방향이 큐브와 다릅니다. 무늬를 다시 고르세요.",
  unsupported: `{ $what ->
    [method] “{ $found }” 방법은 { $puzzle }용이 아닙니다.
    [metric] 설정된 방법은 “{ $found }” 기준으로 세지 않습니다.
    [goal] 설정된 방법은 맞춰진 큐브로만 이끄는데, 다른 목표가 설정되어 있습니다.
    [stickers] 설정된 목표에 모르는 스티커가 있습니다.
   *[other] 여기에 설정된 것은 할 수 없습니다.
} 이 페이지의 작성자가 다른 것을 선택할 수 있습니다.`,
  internal:
    "풀이 프로그램 내부에 문제가 생겼습니다. 다시 시도하고, 그래도 안 되면 페이지를 새로 고치세요.",
  "failed-otherwise": "할 수 없었습니다({ $code }).",

  "search-tables": "탐색 표",
  "get-full-tables": "전체 표 받기",
  megabytes:
    "{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } MB",
  "whole-megabytes": "{ NUMBER($size, maximumFractionDigits: 0, useGrouping: 0) } MB",
  "fetching-tables":
    "전체 표 받는 중: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { $total }",
  "making-tables":
    "전체 표 만드는 중: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { $total }",
  "reading-tables":
    "전체 표 읽는 중: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { $total }",
  "tables-percent": "전체 표: { $percent }%",
  "solves-with-full": "전체 표로 풉니다. 짧은 해법을 빨리 찾습니다.",
  "solves-with-full-unstored": "전체 표로 풉니다. 다음 방문을 위해 저장할 수 없습니다.",
  "solves-with-small": "작은 표로 풉니다. 해법이 조금 길 수 있습니다.",
  "solves-with-small-deferred":
    "작은 표로 풉니다. 데이터를 아끼려고 전체 표({ $size })는 받지 않았습니다.",
  "solves-with-small-memory": "작은 표로 풉니다. 전체 표를 쓰기에는 메모리가 부족합니다.",
  "solves-with-small-crashed": "작은 표로 풉니다. 전체 표를 받다가 풀이 프로그램이 중단되었습니다.",
  "solves-with-small-failed": "작은 표로 풉니다. 전체 표를 받을 수 없습니다({ $code }).",

  "step-by-step": "한 수씩",
  "face-U": "윗면",
  "face-R": "오른쪽 면",
  "face-F": "앞면",
  "face-D": "아랫면",
  "face-L": "왼쪽 면",
  "face-B": "뒷면",
  slip: "{ $turns }을(를) 돌렸습니다. 여기서 이어 갈까요, 되돌릴까요?",
  "slip-go-on": "여기서 이어 가기",
  "slip-take-back": "되돌리기",
  "wrong-turn": "잘못 돌렸어요",
  "wrong-turn-explained": "대신 무엇을 돌렸는지 알려 주면, 지금 큐브의 상태에서 이어 갑니다.",
  "wrong-turn-at": "몇 번째 수",
  "wrong-turn-place": "{ $index }: { $move }",
  "wrong-turn-made": "돌린 것",
  "wrong-turn-nothing": "돌리지 않고 빠뜨림",
  "wrong-turn-repaint": "모르겠어요: 다른 곳을 다시 칠하기",
  "repaint-now": "큐브에서 다른 곳을 칠한 다음 풀기를 누르세요.",
  "wrong-turn-taken": "돌린 것을 반영했습니다.",

  found: "지금까지 찾은 해법(수)",
  "found-by-cost": "지금까지 찾은 해법(세는 방식대로)",
  "found-moves": "{ $count }수",
  "search-for": "최대 탐색 시간",
  seconds: "{ $seconds }초",
  "search-depth": "깊이 { $depth }, 상태 { $count }개",
  "search-refuted": "{ $depth }수 해법을 제외하는 중: { $percent }% 완료",
  "search-refuted-qtm": "90도 회전 { $depth }번의 해법을 제외하는 중: { $percent }% 완료",
  "time-left": "약 { $time } 남음",
  "search-speed": "초당 상태 { $count }개",
  "search-generation": "{ $generation }세대, 적합도 { $fitness }",
};
