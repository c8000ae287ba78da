// What lessons say, in Korean.

import type { Messages } from "../../widget/words/words";
import type { LearnMessage } from "./en";

export const ko: Messages<LearnMessage> = {
  title: "Cubewright: 내 큐브 맞추는 법 배우기",
  tagline: "손에 든 큐브로 배워 보세요.",
  page: "페이지",
  "solve-link": "풀기",
  "lab-link": "실험실",
  language: "언어",

  method: "방법",
  "method-beginner": "입문: 한 층씩 맞추기",
  "method-cfop-2look": "2-look CFOP",
  "method-corners-edges": "코너 먼저, 엣지 나중",
  "last-turn": "마지막 회전: { $turn }.",
  "hold-keep": "큐브 전체를 돌리라는 수가 나올 때까지 이대로 드세요.",
  "hold-after": "그다음: { $hold }",
  "pieces-title": "센터, 엣지, 코너, 층",
  "pieces-explained":
    "면은 큐브의 여섯 면 가운데 하나입니다. 센터에는 스티커가 하나 있습니다. 자리를 절대 떠나지 않으므로 그 면이 무슨 색이 될지 알려 줍니다. 엣지(모서리 조각)에는 스티커가 둘, 코너(꼭짓점 조각)에는 셋 있습니다. 조각의 모든 스티커가 옆 센터와 같은 색이면 제자리에 맞은 것입니다. 엣지가 제자리에 있는데 두 스티커가 서로 바뀌어 있으면 뒤집힌 것입니다. 층은 한 면과 함께 도는 조각 모두입니다. 공식은 외워 두는, 이어지는 몇 수입니다.",

  "stage-place": "{ $count }단계 중 { $index }단계",
  "stages-right": "이미 맞아서 할 일이 없음: { $stages }.",
  reached: "완료",
  "lesson-cost": "수업 전체: { $cost }.",
  goal: "목표",
  "goal-picture": "이 단계가 끝났을 때의 큐브. 아직 중요하지 않은 곳은 회색입니다.",
  "from-behind": "뒤에서 본 모습.",
  "from-below": "아래에서 본 모습.",
  "from-below-behind": "아래 뒤에서 본 모습.",
  "picture-now": "전",
  "picture-then": "후",
  "pieces-now": "이번 스텝의 조각이 돌리기 전에 있는 곳. 나머지는 모두 회색입니다.",
  "pieces-then": "이번 스텝이 끝났을 때 있는 곳. 나머지는 모두 회색입니다.",
  "stage-done": "{ $stage }: 완료.",
  "step-of-stage": "{ $stage }: { $count }스텝 중 { $index }번째",
  case: "경우: { $case }",
  sequence: "공식: { $name }",
  help: "도움말의 정도",
  "help-goal": "목표만",
  "help-piece": "어느 조각",
  "help-place": "어디로",
  "help-turns": "돌리는 법",
  "about-pieces": "이번 스텝의 조각은 { $count }개입니다: { $pieces }.",
  "about-several": "이번 스텝은 여러 조각을 한꺼번에 다룹니다.",
  "place-now": "{ $piece }: 돌리기 전에는 { $faces }이 만나는 곳에 있습니다.",
  "place-then": "{ $piece }: 이 스텝이 끝나면 { $centres } 센터 사이에 있습니다.",
  turns: "돌리는 법",
  "show-turns": "돌리는 법 보기",
  "next-turn": "다음 회전",
  "previous-turn": "이전 회전",
  "next-step": "다음 스텝",
  "previous-step": "이전 스텝",
  "all-done": "큐브가 맞춰졌습니다. 잘했어요!",
  "went-on": "큐브의 지금 상태에서 수업을 이어 갑니다.",
  "went-back":
    "큐브의 지금 상태에서 수업을 이어 갑니다. 앞에서 맞춘 부분이 흐트러져 ‘{ $stage }’부터 다시 시작합니다.",
  "repaint-explained":
    "‘풀기’에는 수업이 아는 대로 큐브가 칠해져 있습니다. 손에 든 큐브와 다른 곳을 거기서 칠한 다음 ‘배우기’를 누르세요. 그 큐브에서 수업을 이어 갑니다.",
  "take-back": "되돌리기",

  "no-cube":
    "아직 배울 큐브가 없습니다. ‘풀기’에서 큐브를 칠하거나, 이 페이지가 섞은 큐브로 배우세요.",
  "is-solved":
    "이 큐브는 맞춰져 있습니다. 손에 든 큐브를 섞어서 칠하거나, 이 페이지가 섞은 큐브로 배우세요.",
  "another-cube": "다른 큐브",
  "paint-yours": "내 큐브 칠하기",
  mix: "큐브 섞기",
  preparing: "수업을 준비하고 있습니다.",
  "wrong-cube":
    "있을 수 없는 큐브이거나 아직 다 칠하지 않았습니다. 여기서 고치세요. 손에 든 큐브와 다른 곳을 칠하거나 제안된 고침을 고르세요. 그러면 수업이 시작됩니다.",
  "broken-link": "이 페이지 주소에 있는 큐브를 읽을 수 없습니다.",
  failed: "수업을 준비하지 못했습니다({ $code }).",
  "try-again": "다시 시도",

  // In an element on a page of somebody else's, where nothing can be painted.
  "is-solved-here": "이 큐브는 맞춰져 있습니다. 섞으면 배울 수 있습니다.",

  "goal-daisy":
    "첫 색({ $cross })이 있는 엣지 네 개가 위 센터({ $opposite }) 둘레에 섭니다. 엣지에는 스티커가 둘 있고, 그 색 스티커가 꽃잎처럼 위를 봅니다.",
  "goal-cross":
    "첫 색({ $cross }) 엣지 네 개가 제자리에 맞습니다. 아래에 십자가 생기고, 십자의 팔은 저마다 옆 센터와 같은 색입니다.",
  "goal-lower-corners":
    "스티커가 셋인 첫 색({ $cross }) 코너 네 개가 제자리에 맞습니다. 그러면 맨 아래층이 완성됩니다.",
  "goal-middle-layer":
    "가운데 층의 엣지 네 개가 제자리에 맞습니다. 세 층 가운데 두 층이 완성됩니다.",
  "goal-upper-cross":
    "위층 엣지 네 개의 윗면이 위 센터 색({ $opposite })이 되어 십자를 이룹니다. 옆면은 아직 틀려도 됩니다.",
  "goal-upper-edges": "위층 엣지 네 개가 제자리에 맞습니다. 위 십자의 옆면도 센터와 같은 색입니다.",
  "goal-upper-corners-placed":
    "위층 코너가 모두 자기 자리에 있습니다. 둘레 센터 세 개의 색을 가졌다는 뜻입니다. 방향은 아직 틀려도 됩니다.",
  "goal-pairs":
    "쌍 { $count }개가 제자리에 맞습니다. 쌍이란 첫 색({ $cross }) 코너와, 나머지 두 색을 가진 바로 위의 엣지입니다.",
  "goal-upper-face": "윗면 전체가 한 색({ $opposite })입니다. 위층의 옆면은 아직 틀려도 됩니다.",
  "goal-upper-corners": "위층 코너들의 순서가 맞습니다. 위층을 돌리기만 하면 제자리에 맞습니다.",
  "goal-solved": "모든 조각이 제자리에 맞습니다. 큐브가 맞춰졌습니다.",
  "goal-edges-oriented":
    "엣지의 방향이 모두 맞습니다. 앞면이나 뒷면을 90도 돌리지 않고도 제자리로 갈 수 있습니다. 이제부터 두 면은 180도만 돕니다.",
  "goal-corners-oriented":
    "모든 코너가 위아래에 두 색({ $cross }, { $opposite })만 보입니다. 가운데 층의 엣지 네 개는 가운데 층에 있습니다. 이제부터 윗면과 아랫면만 90도를 돕니다.",
  "goal-half-turns":
    "면마다 자기 색과 맞은편 면의 색, 두 가지만 있습니다. 이제부터 180도 회전이면 충분합니다.",
  "goal-corners-placed":
    "코너가 모두 자기 자리에 있습니다. 둘레 센터 세 개의 색을 가졌다는 뜻입니다. 방향은 아직 틀려도 됩니다.",
  "goal-edges-placed":
    "엣지도 모두 자기 자리에 있습니다. 옆 센터 두 개의 색을 가졌다는 뜻입니다. 아직 뒤집혀 있어도 됩니다.",
  "goal-corners-turned": "코너의 방향이 모두 맞습니다. 코너가 모두 제자리에 맞습니다.",

  "why-edge-into-daisy":
    "{ $piece }: 위 센터 옆으로 옵니다. 이미 와 있는 조각은 계속 그 옆에 있습니다.",
  "why-edge-down-to-cross":
    "{ $piece }: 다른 쪽 색의 센터 위로 옵니다. 거기서 180도 돌리면 아래 제자리로 갑니다.",
  "why-corner-out-of-slot":
    "{ $piece }: 맨 아래층에서 자리나 방향이 틀렸습니다. 먼저 위로 올라옵니다. 나중 스텝에서 제자리로 갑니다.",
  "why-corner-into-slot":
    "{ $piece }: 자기 자리 위로 옵니다. 거기서 외워 두는 공식이 아래로 내립니다. 아래의 다른 코너는 그대로입니다.",
  "why-edge-out-of-slot":
    "{ $piece }: 가운데 층에서 자리나 방향이 틀렸습니다. 먼저 위로 올라옵니다. 나중 스텝에서 제자리로 갑니다.",
  "why-edge-into-slot":
    "{ $piece }: 위층에서 가운데 층으로 들어갑니다. 맨 아래층이 잠시 열렸다가 다시 닫힙니다.",
  "why-upper-edges-flipped": "공식이 위층 엣지를 뒤집습니다. 끝나면 아래 두 층은 전과 같습니다.",
  "why-upper-edges-cycled": "위층 엣지들이 자리를 바꿉니다. 끝나면 아래 두 층은 전과 같습니다.",
  "why-upper-corners-cycled":
    "위층 코너 세 개가 차례로 자리를 바꿉니다. 다른 조각은 자리를 바꾸지 않습니다.",
  "why-upper-corner-turned":
    "{ $piece }: 오른쪽 앞으로 와서 거기서 돌아갑니다. 그동안 아래층들은 섞여 보입니다. 마지막 코너가 끝나면 다시 맞습니다.",
  "why-upper-layer-turned": "위층 조각들의 순서가 맞습니다. 위층만 돌리면 됩니다.",
  "why-upper-edges-turned": "위층 엣지들의 순서가 맞습니다. 위층만 돌리면 됩니다.",
  "why-shortest-cross": "{ $turns }번 돌리면 십자가 다 됩니다. 더 적게는 안 됩니다.",
  "why-half-turn-is-one": "여기서는 한 면을 돌리면 180도 회전도 한 번으로 셉니다.",
  "why-slot-brought-out":
    "공식이 앞 오른쪽, 아직 맞지 않은 쌍의 자리를 비웁니다. 거기 있던 것은 위로 올라오고, 나중 스텝에서 제자리로 갑니다.",
  "why-pair-into-slot": "코너와 그 엣지가 함께 제자리로 갑니다. 이미 맞은 쌍은 그대로입니다.",
  "why-last-layer-turned": "공식이 위층 조각을 돌려 줍니다. 끝나면 아래 두 층은 전과 같습니다.",
  "why-last-layer-permuted":
    "위층 조각들이 자리를 바꾸고, 방향은 바뀌지 않습니다. 끝나면 아래 두 층은 전과 같습니다.",
  "why-oriented-edges":
    "돌리기 전에는 엣지 { $edges }개에 앞면이나 뒷면의 90도 회전이 필요합니다. 돌린 뒤에는 하나도 없습니다.",
  "why-oriented-corners":
    "돌리기 전에 방향이 틀린 코너: { $corners }개. 다른 곳에 있는 가운데 층 엣지: { $edges }개.",
  "why-half-turns":
    "돌리기 전에 180도 회전만으로는 제자리에 갈 수 없는 조각: 코너 { $corners }개, 엣지 { $edges }개.",
  "why-solved": "돌리기 전에 제자리에 맞지 않은 조각: 코너 { $corners }개, 엣지 { $edges }개.",
  "why-permutation-made-even":
    "{ $piece }: 90도 회전으로 제자리에 옵니다. 이제부터 코너가 세 개씩 자리를 바꿀 수 있고, 두 개가 남지 않습니다.",
  "why-corners-cycled": "코너 세 개가 차례로 자리를 바꿉니다. 엣지는 모두 자리에 그대로 있습니다.",
  "why-edges-cycled": "엣지 세 개가 차례로 자리를 바꿉니다. 코너는 모두 자리에 그대로 있습니다.",
  "why-corners-turned":
    "코너 두 개가 제자리에서 서로 반대로 돌아갑니다. 다른 것은 바뀌지 않습니다.",
  "why-edges-flipped": "엣지 두 개가 제자리에서 뒤집힙니다. 다른 것은 바뀌지 않습니다.",

  "sequence-corner-in": "코너 넣기, 오른쪽에서",
  "sequence-corner-in-left": "코너 넣기, 왼쪽에서",
  "sequence-corner-facing-up-in": "코너 넣기, 색이 위를 볼 때",
  "sequence-edge-in": "엣지 넣기, 오른쪽으로",
  "sequence-edge-in-left": "엣지 넣기, 왼쪽으로",
  "sequence-upper-cross": "위 십자",
  "sequence-turn-corner": "코너 돌리기",
  "sequence-turn-corner-back": "코너 반대로 돌리기",
  "sequence-slot-out": "쌍의 자리 비우기",
  "sequence-oll-line": "일자",
  "sequence-oll-angle": "기역자",
  "sequence-oll-dot": "점",
  "sequence-quarter-turn": "90도 한 번",
  "sequence-quarter-turn-back": "반대로 90도 한 번",
  "sequence-corner-cycle": "코너 세 개 돌리기",
  "sequence-corner-cycle-back": "코너 세 개 반대로 돌리기",
  "sequence-edge-cycle": "엣지 세 개 돌리기",
  "sequence-corner-twist": "코너 두 개 돌리기",
  "sequence-corner-twist-back": "코너 두 개 반대로 돌리기",
  "sequence-edge-flip": "엣지 두 개 뒤집기",

  // 2x2x2.
  "method-ortega": "오르테가: 면부터, 그다음 층",
  "mix-pocket": "2x2x2 섞기",
  "pocket-pieces-title": "코너, 층, 면",
  "pocket-pieces-explained":
    "2x2x2에는 코너만 있습니다. 코너마다 스티커가 세 개입니다. 층은 한 면과 함께 도는 코너 네 개입니다. 면이 한 색이고 옆마다 스티커 두 개가 같은 색이면 그 층은 완성입니다. 면의 색을 알려 주는 센터는 없습니다. 코너들이 알려 줍니다.",
  "place-then-faces": "{ $piece }: 이 스텝이 끝나면 { $faces }이 만나는 곳에 있습니다.",
  "goal-first-layer":
    "첫 색({ $cross }) 코너 네 개가 아래층을 이룹니다. 아래는 모두 그 색이고, 옆마다 아래 스티커 두 개가 같은 색입니다.",
  "goal-last-corners-placed":
    "위층 코너의 순서가 맞습니다. 저마다 두 색이 같은 코너 위에 있거나, 위층만 돌리면 그렇게 됩니다. 방향은 아직 틀려도 됩니다.",
  "goal-first-face":
    "아랫면이 한 색({ $cross })입니다. 옆은 아직 맞지 않아도 됩니다. 코너의 순서는 상관없습니다.",
  "goal-both-faces": "윗면과 아랫면이 저마다 한 색입니다. 옆은 아직 틀려도 됩니다.",
  "goal-pocket-solved": "면마다 한 색입니다. 큐브가 맞춰졌습니다.",
  "why-first-corner":
    "{ $piece }: 그 둘레에 첫 색({ $cross }) 층을 만듭니다. 층은 돌리지 않습니다. 이 코너의 그 색이 아래를 보도록 큐브 전체만 돌립니다.",
  "why-face-made": `{ $turns ->
    [0] 첫 색({ $cross }) 면이 이미 있습니다.
   *[other] { $turns }번 돌리면 첫 색({ $cross }) 면이 됩니다. 그 면을 아래로 잡습니다.
}`,
  "why-both-layers-permuted":
    "한 층이나 두 층의 코너가 자리를 바꿉니다. 윗면과 아랫면의 색은 그대로입니다.",
  "pocket-why-upper-corners-cycled":
    "위층 코너들이 자리를 바꿉니다. 끝나면 아래층은 전과 같습니다.",
  "pocket-why-upper-corner-turned":
    "{ $piece }: 오른쪽 앞으로 와서 거기서 돌아갑니다. 그동안 아래층은 섞여 보입니다. 마지막 코너가 끝나면 다시 맞습니다.",
  "pocket-why-last-layer-turned":
    "공식이 위층 코너를 돌려 줍니다. 끝나면 아랫면은 다시 한 색입니다.",
  "sequence-pbl-adjacent": "위층의 이웃한 둘",
  "sequence-pbl-diagonal": "위층의 마주 보는 둘",
  "sequence-pbl-adjacent-adjacent": "위층의 이웃한 둘, 아래층의 이웃한 둘",
  "sequence-pbl-adjacent-diagonal": "한 층은 이웃한 둘, 다른 층은 마주 보는 둘",
  "sequence-pbl-diagonal-diagonal": "위층과 아래층의 마주 보는 둘",
  // The case library.
  "library-link": "경우 모음",

  // 화면의 큐브.
  "pointed-piece": `{ $count ->
   *[other] 큐브에서 테두리로 표시됩니다.
}`,
  "pointed-place": `{ $count ->
   *[other] 큐브에서 테두리로 표시되고, 갈 자리에는 점이 있습니다.
}`,
  "letters-title": "돌리기를 나타내는 글자",
  "letters-explained":
    "U, R, F, D, L, B는 윗면, 오른쪽 면, 앞면, 아랫면, 왼쪽 면, 뒷면입니다. 그 면을 바라보고 시계 방향으로 90도 돌립니다. '가 붙으면 반시계 방향이고, 2가 붙으면 180도입니다. M은 왼쪽과 오른쪽 사이의 층을 L처럼 돌립니다. r이나 f 같은 작은 글자는 그 면을 옆의 층과 함께 돌립니다. x, y, z는 큐브 전체를 R, U, F처럼 돌립니다.",
  "pocket-letters-explained":
    "U, R, F, D, L, B는 윗면, 오른쪽 면, 앞면, 아랫면, 왼쪽 면, 뒷면입니다. 그 면을 바라보고 시계 방향으로 90도 돌립니다. '가 붙으면 반시계 방향이고, 2가 붙으면 180도입니다. x, y, z는 큐브 전체를 R, U, F처럼 돌립니다.",
  "by-hand-title": "화면의 큐브를 직접 돌리기",
  "by-hand-explained":
    "층을 끌어서 돌립니다. 키보드가 있으면 먼저 큐브를 누르거나 Tab 키로 옮겨 가서 고르세요. 그다음 U, R, F, D, L, B 키를 누르면 윗면, 오른쪽 면, 앞면, 아랫면, 왼쪽 면, 뒷면이 시계 방향으로 돌고, Shift를 함께 누르면 반대로 돕니다. 수업의 다음 회전이면 이어서 나아갑니다. 다른 회전을 하면 거기서 이어 갈지 묻습니다.",

  // 마지막 층의 스텝에서 돌리기 전에 볼 것과, 돌린 뒤에 되는 것.
  "before-turns": "돌리기 전",
  "after-turns": "돌린 뒤",
  "only-a-name": "사람들이 붙인 이름일 뿐입니다.",
  "spot-ULB": "뒤 왼쪽",
  "spot-UB": "뒤",
  "spot-UBR": "뒤 오른쪽",
  "spot-UL": "왼쪽",
  "spot-UR": "오른쪽",
  "spot-UFL": "앞 왼쪽",
  "spot-UF": "앞",
  "spot-URF": "앞 오른쪽",
  "here-then": "공식이 시작될 때 있는 곳: { $places }.",
  "any-side":
    "공식은 어느 쪽에서 해도 통합니다. 그래도 수업에서 말하는 대로 큐브를 드세요. 다음 회전은 거기서 이어집니다.",
  "see-edges-up": `{ $shape ->
    [none] 윗면이 위쪽 색({ $colour })인 위층 엣지가 하나도 없습니다. 이 경우를 점이라고 합니다.
    [across] 마주 보는 위층 엣지 두 개의 윗면이 위쪽 색({ $colour })입니다. 이 경우를 일자라고 합니다.
    [beside] 이웃한 위층 엣지 두 개의 윗면이 위쪽 색({ $colour })입니다. 이 경우를 기역자라고 합니다.
   *[all] 위층 엣지 네 개의 윗면이 모두 위쪽 색({ $colour })입니다.
}`,
  "then-edges-up": `{ $shape ->
    [across] 마주 보는 위층 엣지 두 개의 윗면이 위쪽 색({ $colour })인 일자가 됩니다. 다음 스텝에서 이어 갑니다.
    [beside] 이웃한 위층 엣지 두 개의 윗면이 위쪽 색({ $colour })인 기역자가 됩니다. 다음 스텝에서 이어 갑니다.
   *[all] 위층 엣지 네 개의 윗면이 모두 위쪽 색({ $colour })인 십자가 됩니다.
}`,
  "see-edges-matching": `옆 센터와 색이 맞는 위층 엣지가 가장 많아지도록 위층을 돌린다면, { $shape ->
    [beside] 이웃한 두 개가 맞게 됩니다: { $pieces }.
   *[across] 마주 보는 두 개가 맞게 됩니다: { $pieces }.
}`,
  "then-edges-matching": `{ $shape ->
    [all] 위층을 알맞게 돌리면 위층 엣지 네 개가 모두 맞습니다.
    [across] 마주 보는 위층 엣지 두 개가 맞을 수 있습니다. 다음 스텝에서 이어 갑니다.
   *[beside] 이웃한 위층 엣지 두 개가 맞을 수 있습니다. 다음 스텝에서 이어 갑니다.
}`,
  "two-edges-stay":
    "위층이 돌아간 것을 빼면, 공식 뒤에도 위층 엣지 두 개는 자리에 그대로 있습니다: { $pieces }. 나머지 두 개는 서로 자리를 바꿉니다.",
  "see-corners-placed": `방향과 상관없이 둘레 센터 세 개의 색을 가진 위층 코너를 찾으세요. { $count ->
    [0] 아직 없습니다.
   *[other] { $count }개 있습니다: { $pieces }.
}`,
  "pocket-see-corners-placed":
    "두 색이 같은 코너 위에 있는 위층 코너가 가장 많아지도록 위층을 돌린다면, 그렇게 되는 것은 두 개입니다: { $pieces }. 방향은 상관없습니다.",
  "pocket-two-corners-stay":
    "위층이 돌아간 것을 빼면, 공식 뒤에도 위층 코너 두 개는 자리에 그대로 있습니다: { $pieces }. 나머지 두 개는 서로 자리를 바꿉니다.",
  "one-corner-stays":
    "{ $piece }: 공식이 시작될 때 { $place }에 있고, 그대로 남습니다. 나머지 위층 코너 세 개가 자리를 바꿉니다.",
  "then-corners-placed": `{ $count ->
    [0] 아직 자기 자리에 있는 위층 코너가 없습니다. 다음 스텝에서 이어 갑니다.
    [4] 위층 코너 네 개가 모두 자기 자리에 있습니다.
   *[other] 위층 코너 { $count }개가 자기 자리에 있습니다. 다음 스텝에서 이어 갑니다.
}`,
  "pocket-then-corners-placed": `{ $count ->
    [4] 위층 코너 네 개의 순서가 맞습니다. 위층만 돌려야 할 수도 있습니다.
   *[other] 순서가 아직 맞지 않습니다. 다음 스텝에서 이어 갑니다.
}`,
  "see-corners-turned": `{ $count ->
    [1] 윗면이 위쪽 색({ $colour })이 아닌 위층 코너는 하나입니다: { $piece }.
   *[other] 윗면이 위쪽 색({ $colour })이 아닌 위층 코너는 { $count }개입니다. 이번 스텝은 그 가운데 하나를 다룹니다: { $piece }.
}`,
  "bring-corner":
    "첫 코너가 오른쪽 앞에 오면, 마지막 코너가 맞을 때까지 큐브 전체를 그대로 잡고 있으세요. 다음 코너는 위층만 돌려서 거기로 가져옵니다.",
  "then-corners-turned": `{ $piece }: 윗면이 위쪽 색({ $colour })이 됩니다. { $count ->
    [0] 이제 위층 코너 네 개가 모두 그렇고, 아래도 다시 맞습니다.
   *[other] 돌릴 위층 코너가 { $count }개 남습니다.
}`,
  "see-stickers-up": `{ $count ->
    [0] 공식이 시작될 때, 윗면이 위쪽 색({ $colour })인 엣지나 코너가 없습니다.
   *[other] 공식이 시작될 때, 윗면이 위쪽 색({ $colour })인 곳: { $places }.
}`,
  "pocket-see-stickers-up": `{ $count ->
    [0] 공식이 시작될 때, 윗면이 위쪽 색({ $colour })인 위층 코너가 없습니다.
   *[other] 공식이 시작될 때, 윗면이 위쪽 색({ $colour })인 곳: { $places }.
}`,
  "then-stickers-up": "윗면 전체가 한 색({ $colour })입니다.",
  "corners-change": "공식이 시작될 때를 기준으로, 위층 코너들은 이렇게 자리를 바꿉니다: { $ways }.",
  "edges-change": "공식이 시작될 때를 기준으로, 위층 엣지들은 이렇게 자리를 바꿉니다: { $ways }.",
  "lower-corners-change":
    "공식이 시작될 때를 기준으로, 아래층 코너들은 이렇게 자리를 바꿉니다: { $ways }.",
  "then-permuted": `{ $what ->
    [all] 위층 조각들의 순서가 맞습니다. 위층을 더 돌려야 할 수도 있습니다.
    [corners] 위층 코너들의 순서가 맞습니다. 다음은 엣지 차례입니다.
   *[layers] 두 층이 저마다 맞춰집니다. 한 층을 더 돌려야 할 수도 있습니다.
}`,
  "sequence-sune": "수네(Sune)",
  "sequence-antisune": "안티수네(Antisune)",
  "sequence-pi": "파이(Pi)",
  "sequence-niklas": "니클라스(Niklas)",

  aloud: "소리 내어 읽기",
  "mathematics-link": "큐브 뒤의 수학",
  "mathematics-why":
    "왜 그런지 묻는 사람을 위해: 상태는 몇 가지인지, 돌려서는 무엇을 할 수 없는지, 증명은 어떻게 하는지.",
  "part-failed": "이 부분을 불러오지 못했습니다. 네트워크를 확인하고 다시 해 보세요.",

  // Practising a stage; the rest of its words is in practice/words/.
  practise: "연습",
  "practise-stage": "연습: { $stage }",
  "from-practice": "이 수업은 연습하던 것을 어떻게 하는지 보여 줍니다.",
  "to-practice": "연습으로 돌아가기",
  "to-my-cube": "내 큐브로 돌아가기",
};
