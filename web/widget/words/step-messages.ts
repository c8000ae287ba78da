// The messages of the card that shows one move at a time: the buttons, and each move in words. They are loaded with the
// card, all languages together.

import type { LanguageCode } from "./languages";
import type { Messages } from "./words";

const en = {
  "step-place": "Move { $index } of { $count }",
  "step-done": "Done, next",
  "all-done": "All moves are made: your cube is solved.",
  "all-made": "All moves are made.",
  speak: "Say it aloud",
  face: "{ $face } ({ $colour })",
  "turn-quarter": `{ $face }: a quarter turn clockwise, { $side ->
    [D] as seen from below.
    [L] as seen from the left.
    [B] as seen from behind.
   *[other] as you look at it.
}`,
  "turn-quarter-back": `{ $face }: a quarter turn anticlockwise, { $side ->
    [D] as seen from below.
    [L] as seen from the left.
    [B] as seen from behind.
   *[other] as you look at it.
}`,
  "turn-half": "{ $face }: a half turn.",
  "whole-to-front": "Turn the whole cube: its { $face } comes to the front.",
  "whole-to-top": "Roll the whole cube sideways: its { $face } comes to the top.",
  "whole-round": "Turn the whole cube halfway round: its { $face } comes to the front.",
  "whole-over": "Tip the whole cube over: its { $face } comes to the front.",
  "whole-upside-down": "Roll the whole cube over: its { $face } comes to the top.",
  "two-quarter": `{ $face }, two layers: a quarter turn clockwise, { $side ->
    [D] as seen from below.
    [L] as seen from the left.
    [B] as seen from behind.
   *[other] as you look at it.
}`,
  "two-quarter-back": `{ $face }, two layers: a quarter turn anticlockwise, { $side ->
    [D] as seen from below.
    [L] as seen from the left.
    [B] as seen from behind.
   *[other] as you look at it.
}`,
  "two-half": "{ $face }, two layers: a half turn.",
  "middle-quarter": `The middle layer between { $slice ->
    [M] left and right
    [E] top and bottom
   *[S] front and back
}: a quarter turn, { $way ->
    [down] its front down.
    [up] its front up.
    [right] its front to the right.
    [left] its front to the left.
    [top-right] its top to the right.
   *[top-left] its top to the left.
}`,
  "middle-half": `The middle layer between { $slice ->
    [M] left and right
    [E] top and bottom
   *[S] front and back
}: a half turn.`,
} as const;

/** The names of these messages. */
export type StepMessage = keyof typeof en;

const zh: Messages<StepMessage> = {
  "step-place": "第 { $index } 步，共 { $count } 步",
  "step-done": "完成，下一步",
  "all-done": "所有步骤都已完成：您的魔方已还原。",
  "all-made": "所有步骤都已完成。",
  speak: "朗读",
  face: "{ $face }（{ $colour }）",
  "turn-quarter": `{ $face }：{ $side ->
    [D] 从下面看
    [L] 从左面看
    [B] 从后面看
   *[other] 正对该面
}，顺时针转四分之一圈。`,
  "turn-quarter-back": `{ $face }：{ $side ->
    [D] 从下面看
    [L] 从左面看
    [B] 从后面看
   *[other] 正对该面
}，逆时针转四分之一圈。`,
  "turn-half": "{ $face }：转半圈。",
  "whole-to-front": "整个魔方一起转：{ $face }转到前面。",
  "whole-to-top": "整个魔方侧转：{ $face }转到上面。",
  "whole-round": "整个魔方水平转半圈：{ $face }转到前面。",
  "whole-over": "整个魔方前后翻半圈：{ $face }转到前面。",
  "whole-upside-down": "整个魔方侧翻半圈：{ $face }转到上面。",
  "two-quarter": `{ $face }和它旁边的一层一起：{ $side ->
    [D] 从下面看
    [L] 从左面看
    [B] 从后面看
   *[other] 正对该面
}，顺时针转四分之一圈。`,
  "two-quarter-back": `{ $face }和它旁边的一层一起：{ $side ->
    [D] 从下面看
    [L] 从左面看
    [B] 从后面看
   *[other] 正对该面
}，逆时针转四分之一圈。`,
  "two-half": "{ $face }和它旁边的一层一起：转半圈。",
  "middle-quarter": `{ $slice ->
    [M] 左右
    [E] 上下
   *[S] 前后
}两面之间的中间层：{ $way ->
    [down] 前边向下
    [up] 前边向上
    [right] 前边向右
    [left] 前边向左
    [top-right] 上边向右
   *[top-left] 上边向左
}转四分之一圈。`,
  "middle-half": `{ $slice ->
    [M] 左右
    [E] 上下
   *[S] 前后
}两面之间的中间层：转半圈。`,
};

const ko: Messages<StepMessage> = {
  "step-place": "{ $count }수 중 { $index }번째",
  "step-done": "했어요, 다음",
  "all-done": "모든 수를 마쳤습니다. 큐브가 맞춰졌습니다.",
  "all-made": "모든 수를 마쳤습니다.",
  speak: "소리 내어 읽기",
  face: "{ $face }({ $colour })",
  "turn-quarter": `{ $face }: { $side ->
    [D] 아래에서 보아
    [L] 왼쪽에서 보아
    [B] 뒤에서 보아
   *[other] 그 면을 보며
} 시계 방향으로 90도.`,
  "turn-quarter-back": `{ $face }: { $side ->
    [D] 아래에서 보아
    [L] 왼쪽에서 보아
    [B] 뒤에서 보아
   *[other] 그 면을 보며
} 반시계 방향으로 90도.`,
  "turn-half": "{ $face }: 180도.",
  "whole-to-front": "큐브 전체를 돌립니다: { $face }이 앞으로 옵니다.",
  "whole-to-top": "큐브 전체를 옆으로 눕힙니다: { $face }이 위로 옵니다.",
  "whole-round": "큐브 전체를 옆으로 반 바퀴 돌립니다: { $face }이 앞으로 옵니다.",
  "whole-over": "큐브 전체를 앞뒤로 반 바퀴 넘깁니다: { $face }이 앞으로 옵니다.",
  "whole-upside-down": "큐브 전체를 옆으로 두 번 눕힙니다: { $face }이 위로 옵니다.",
  "two-quarter": `{ $face }과 그 옆의 층을 함께: { $side ->
    [D] 아래에서 보아
    [L] 왼쪽에서 보아
    [B] 뒤에서 보아
   *[other] 그 면을 보며
} 시계 방향으로 90도.`,
  "two-quarter-back": `{ $face }과 그 옆의 층을 함께: { $side ->
    [D] 아래에서 보아
    [L] 왼쪽에서 보아
    [B] 뒤에서 보아
   *[other] 그 면을 보며
} 반시계 방향으로 90도.`,
  "two-half": "{ $face }과 그 옆의 층을 함께: 180도.",
  "middle-quarter": `{ $slice ->
    [M] 왼쪽과 오른쪽
    [E] 위와 아래
   *[S] 앞과 뒤
} 사이의 가운데 층: { $way ->
    [down] 앞쪽이 아래로
    [up] 앞쪽이 위로
    [right] 앞쪽이 오른쪽으로
    [left] 앞쪽이 왼쪽으로
    [top-right] 위쪽이 오른쪽으로
   *[top-left] 위쪽이 왼쪽으로
} 가도록 90도.`,
  "middle-half": `{ $slice ->
    [M] 왼쪽과 오른쪽
    [E] 위와 아래
   *[S] 앞과 뒤
} 사이의 가운데 층: 180도.`,
};

const ru: Messages<StepMessage> = {
  "step-place": "Ход { $index } из { $count }",
  "step-done": "Готово, дальше",
  "all-done": "Все ходы сделаны: кубик собран.",
  "all-made": "Все ходы сделаны.",
  speak: "Говорить вслух",
  face: "{ $face } ({ $colour })",
  "turn-quarter": `{ $face }: четверть оборота по часовой стрелке, { $side ->
    [D] если смотреть снизу.
    [L] если смотреть слева.
    [B] если смотреть сзади.
   *[other] если смотреть на неё.
}`,
  "turn-quarter-back": `{ $face }: четверть оборота против часовой стрелки, { $side ->
    [D] если смотреть снизу.
    [L] если смотреть слева.
    [B] если смотреть сзади.
   *[other] если смотреть на неё.
}`,
  "turn-half": "{ $face }: пол-оборота.",
  "whole-to-front": "Поверните весь кубик: { $face } окажется спереди.",
  "whole-to-top": "Поверните весь кубик набок: { $face } окажется сверху.",
  "whole-round": "Разверните весь кубик кругом: { $face } окажется спереди.",
  "whole-over": "Переверните весь кубик через верх: { $face } окажется спереди.",
  "whole-upside-down": "Дважды поверните весь кубик набок: { $face } окажется сверху.",
  "two-quarter": `{ $face }, два слоя: четверть оборота по часовой стрелке, { $side ->
    [D] если смотреть снизу.
    [L] если смотреть слева.
    [B] если смотреть сзади.
   *[other] если смотреть на неё.
}`,
  "two-quarter-back": `{ $face }, два слоя: четверть оборота против часовой стрелки, { $side ->
    [D] если смотреть снизу.
    [L] если смотреть слева.
    [B] если смотреть сзади.
   *[other] если смотреть на неё.
}`,
  "two-half": "{ $face }, два слоя: пол-оборота.",
  "middle-quarter": `Средний слой между { $slice ->
    [M] левой и правой
    [E] верхней и нижней
   *[S] передней и задней
} гранями: четверть оборота, { $way ->
    [down] спереди вниз.
    [up] спереди вверх.
    [right] спереди вправо.
    [left] спереди влево.
    [top-right] сверху вправо.
   *[top-left] сверху влево.
}`,
  "middle-half": `Средний слой между { $slice ->
    [M] левой и правой
    [E] верхней и нижней
   *[S] передней и задней
} гранями: пол-оборота.`,
};

const sr: Messages<StepMessage> = {
  "step-place": "Potez { $index } od { $count }",
  "step-done": "Gotovo, dalje",
  "all-done": "Svi potezi su urađeni: kocka je rešena.",
  "all-made": "Svi potezi su urađeni.",
  speak: "Govori naglas",
  face: "{ $face } ({ $colour })",
  "turn-quarter": `{ $face }: četvrt okreta u smeru kazaljke na satu, { $side ->
    [D] gledano odozdo.
    [L] gledano sleva.
    [B] gledano otpozadi.
   *[other] gledano u nju.
}`,
  "turn-quarter-back": `{ $face }: četvrt okreta suprotno od kazaljke na satu, { $side ->
    [D] gledano odozdo.
    [L] gledano sleva.
    [B] gledano otpozadi.
   *[other] gledano u nju.
}`,
  "turn-half": "{ $face }: pola okreta.",
  "whole-to-front": "Okrenite celu kocku: { $face } dolazi napred.",
  "whole-to-top": "Okrenite celu kocku na bok: { $face } dolazi gore.",
  "whole-round": "Okrenite celu kocku za pola kruga: { $face } dolazi napred.",
  "whole-over": "Prevrnite celu kocku preko vrha: { $face } dolazi napred.",
  "whole-upside-down": "Okrenite celu kocku dvaput na bok: { $face } dolazi gore.",
  "two-quarter": `{ $face }, dva sloja: četvrt okreta u smeru kazaljke na satu, { $side ->
    [D] gledano odozdo.
    [L] gledano sleva.
    [B] gledano otpozadi.
   *[other] gledano u nju.
}`,
  "two-quarter-back": `{ $face }, dva sloja: četvrt okreta suprotno od kazaljke na satu, { $side ->
    [D] gledano odozdo.
    [L] gledano sleva.
    [B] gledano otpozadi.
   *[other] gledano u nju.
}`,
  "two-half": "{ $face }, dva sloja: pola okreta.",
  "middle-quarter": `Srednji sloj između { $slice ->
    [M] leve i desne
    [E] gornje i donje
   *[S] prednje i zadnje
} strane: četvrt okreta, { $way ->
    [down] spreda nadole.
    [up] spreda nagore.
    [right] spreda udesno.
    [left] spreda ulevo.
    [top-right] odozgo udesno.
   *[top-left] odozgo ulevo.
}`,
  "middle-half": `Srednji sloj između { $slice ->
    [M] leve i desne
    [E] gornje i donje
   *[S] prednje i zadnje
} strane: pola okreta.`,
};

/** In all languages. */
export const STEP_MESSAGES: Readonly<Record<LanguageCode, Messages<StepMessage>>> = {
  en,
  "zh-Hans": zh,
  ko,
  ru,
  "sr-Latn": sr,
};
