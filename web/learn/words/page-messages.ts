// What only the page of lessons says, in all languages together: lessons within the element do not load it.

import type { LanguageCode } from "../../widget/words/languages";
import { type Messages, Words } from "../../widget/words/words";

export type PageMessage = "cfop-explained" | "cube-title" | "cube-explained" | "face-row";

const en: Messages<PageMessage> = {
  "cfop-explained": `CFOP: first the cross, then the first two layers pair by pair (F2L), then the last layer: its pieces are turned the right way up (OLL, its orientation) and put in their places (PLL, its permutation). { $method ->
    [cfop-2look] In two looks: OLL and PLL are two short stages each, so that few sequences are enough.
   *[cfop] OLL and PLL are one stage each, with a sequence for each of many cases.
}`,
  "cube-title": "The cube in words",
  "cube-explained":
    "The colours of each face, row by row, as you look at it. The rows of the upper face begin at the back, those of the lower face in front.",
  "face-row": "{ $face }: { $colours }.",
};

const sr: Messages<PageMessage> = {
  "cfop-explained": `CFOP: prvo krst, pa prva dva sloja, par po par (F2L), pa poslednji sloj: njegovi delovi se okreću pravom stranom nagore (OLL, usmeravanje) i dolaze na svoja mesta (PLL, razmeštanje). { $method ->
    [cfop-2look] U dva pogleda: OLL i PLL su po dve kratke etape, pa je dovoljno malo nizova poteza.
   *[cfop] OLL i PLL su po jedna etapa, a svaki od mnogih slučajeva ima svoj niz poteza.
}`,
  "cube-title": "Kocka rečima",
  "cube-explained":
    "Boje svake strane, red po red, kako se gleda na nju. Redovi gornje strane počinju pozadi, a redovi donje spreda.",
  "face-row": "{ $face }: { $colours }.",
};

const zh: Messages<PageMessage> = {
  "cfop-explained": `CFOP：先做十字，再一对一对地还原前两层（F2L），最后是顶层：先让它的块朝向正确（OLL，定向），再让它们归位（PLL，排列）。{ $method ->
    [cfop-2look] 两步式：OLL 和 PLL 各分成两个短阶段，所以只需要不多的公式。
   *[cfop] OLL 和 PLL 各是一个阶段，众多情形各有自己的公式。
}`,
  "cube-title": "用文字描述魔方",
  "cube-explained": "每个面的颜色，正对着它一行一行地读。上面的行从后边开始，下面的行从前边开始。",
  "face-row": "{ $face }：{ $colours }。",
};

const ko: Messages<PageMessage> = {
  "cfop-explained": `CFOP: 먼저 십자를 만들고, 처음 두 층을 한 쌍씩 맞춘(F2L) 다음, 마지막 층 조각들의 방향을 맞추고(OLL) 자리를 맞춥니다(PLL). { $method ->
    [cfop-2look] 2-look: OLL과 PLL을 각각 짧은 두 단계로 나누므로 공식이 조금만 있으면 됩니다.
   *[cfop] OLL과 PLL이 각각 한 단계이며, 많은 경우마다 공식이 하나씩 있습니다.
}`,
  "cube-title": "말로 설명한 큐브",
  "cube-explained":
    "각 면을 마주 보고 한 줄씩 읽은 색입니다. 윗면의 줄은 뒤쪽에서, 아랫면의 줄은 앞쪽에서 시작합니다.",
  "face-row": "{ $face }: { $colours }.",
};

const ru: Messages<PageMessage> = {
  "cfop-explained": `CFOP: сначала крест, затем первые два слоя, пара за парой (F2L), затем последний слой: его детали поворачиваются нужной стороной вверх (OLL, ориентация) и встают на свои места (PLL, перестановка). { $method ->
    [cfop-2look] В два взгляда: OLL и PLL — это по два коротких этапа, поэтому хватает немногих последовательностей.
   *[cfop] OLL и PLL — это по одному этапу, и у каждого из многих случаев своя последовательность.
}`,
  "cube-title": "Кубик словами",
  "cube-explained":
    "Цвета каждой грани, ряд за рядом, если смотреть на неё. Ряды верхней грани начинаются сзади, ряды нижней — спереди.",
  "face-row": "{ $face }: { $colours }.",
};

export const PAGE_MESSAGES: Readonly<Record<LanguageCode, Messages<PageMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};

export function pageWords(language: LanguageCode): Words<PageMessage> {
  return new Words(language, PAGE_MESSAGES[language]);
}
