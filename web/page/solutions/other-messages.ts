// The messages about other solutions, in all languages together, loaded with them.

import type { Preference } from "../../core/choices";
import type { LanguageCode } from "../../widget/words/languages";
import type { Messages } from "../../widget/words/words";

export type OtherMessage =
  | "shortest-listed"
  | "found-listed"
  | "shorter-listed"
  | "better-listed"
  | "shortest"
  | "found"
  | "order"
  | "by-moves"
  | "by-length"
  | "best-first"
  | Preference
  | "count-moves"
  | `count-${Preference}`
  | "all"
  | "more"
  | "stop"
  | "searched"
  | "searched-qtm"
  | "left"
  | "looking"
  | "stopped"
  | "only"
  | "no-more"
  | "failed";

const en: Messages<OtherMessage> = {
  "shortest-listed": "Shortest solutions ({ $count })",
  "found-listed": "Solutions ({ $count })",
  "shorter-listed": `Solutions ({ $count }): the shortest is { $fewer ->
    [one] { $fewer }\u00a0move
   *[other] { $fewer }\u00a0moves
  } shorter than the one shown`,
  "better-listed": "Solutions ({ $count }): the best has { $cost }",
  shortest: "Shortest solutions",
  found: "Solutions",
  order: "Order",
  "by-moves": "by their moves",
  "by-length": "fewest moves first",
  "best-first": "best first",
  "quarter-turns": "fewest quarter turns first",
  faces: "fewest different faces first",
  "no-back": "fewest turns of the back first",
  "count-moves": `{ $count ->
    [one] { $count } move
   *[other] { $count } moves
  }`,
  "count-quarter-turns": `{ $count ->
    [one] { $count } quarter turn
   *[other] { $count } quarter turns
  }`,
  "count-faces": `{ $count ->
    [one] { $count } face
   *[other] { $count } faces
  }`,
  "count-no-back": `{ $count ->
    [0] no turn of the back
    [one] { $count } turn of the back
   *[other] { $count } turns of the back
  }`,
  all: "All shortest solutions",
  more: "More solutions",
  stop: "Stop",
  searched: "Looking through solutions of { $depth } moves: { $percent } % done",
  "searched-qtm": "Looking through solutions of { $depth } quarter turns: { $percent } % done",
  left: "about { $time } left",
  looking: "Looking for other solutions",
  stopped: "Stopped.",
  only: "No other solution is as short.",
  "no-more": "No other solution was found.",
  failed: "The other solutions could not be found.",
};

const sr: Messages<OtherMessage> = {
  "shortest-listed": "Najkraća rešenja ({ $count })",
  "found-listed": "Rešenja ({ $count })",
  "shorter-listed": `Rešenja ({ $count }): najkraće među njima je za { $fewer ->
    [one] { $fewer }\u00a0potez
   *[other] { $fewer }\u00a0poteza
  } kraće od prikazanog`,
  "better-listed": "Rešenja ({ $count }): najbolje ima { $cost }",
  shortest: "Najkraća rešenja",
  found: "Rešenja",
  order: "Redosled",
  "by-moves": "po potezima",
  "by-length": "prvo s najmanje poteza",
  "best-first": "prvo najbolja",
  "quarter-turns": "prvo s najmanje četvrtina okreta",
  faces: "prvo s najmanje različitih strana",
  "no-back": "prvo s najmanje okreta zadnje strane",
  "count-moves": `{ $count ->
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
  }`,
  "count-quarter-turns": `{ $count ->
    [one] { $count } četvrtina okreta
    [few] { $count } četvrtine okreta
   *[other] { $count } četvrtina okreta
  }`,
  "count-faces": `{ $count ->
    [one] { $count } strana
    [few] { $count } strane
   *[other] { $count } strana
  }`,
  "count-no-back": `{ $count ->
    [0] bez okreta zadnje strane
    [one] { $count } okret zadnje strane
    [few] { $count } okreta zadnje strane
   *[other] { $count } okreta zadnje strane
  }`,
  all: "Sva najkraća rešenja",
  more: "Još rešenja",
  stop: "Stani",
  searched: "Pretražuju se rešenja od { $depth } poteza: { $percent }% gotovo",
  "searched-qtm": `Pretražuju se rešenja od { $depth } { $depth ->
    [one] četvrtine
   *[other] četvrtina
} okreta: { $percent }% gotovo`,
  left: "još oko { $time }",
  looking: "Traže se druga rešenja",
  stopped: "Zaustavljeno.",
  only: "Nijedno drugo rešenje nije tako kratko.",
  "no-more": "Nije nađeno nijedno drugo rešenje.",
  failed: "Druga rešenja nije bilo moguće naći.",
};

const zh: Messages<OtherMessage> = {
  "shortest-listed": "最短解法（{ $count }）",
  "found-listed": "解法（{ $count }）",
  "shorter-listed": "解法（{ $count }）：其中最短的比当前显示的少 { $fewer }\u00a0步",
  "better-listed": "解法（{ $count }）：最好的为 { $cost }",
  shortest: "最短解法",
  found: "解法",
  order: "顺序",
  "by-moves": "按步骤",
  "by-length": "步数最少的在前",
  "best-first": "最好的在前",
  "quarter-turns": "90 度转动最少的在前",
  faces: "所用面最少的在前",
  "no-back": "转动后面最少的在前",
  "count-moves": "{ $count } 步",
  "count-quarter-turns": "{ $count } 次 90 度转动",
  "count-faces": "转动 { $count } 个面",
  "count-no-back": "后面转动 { $count } 次",
  all: "所有最短解法",
  more: "更多解法",
  stop: "停止",
  searched: "正在搜索 { $depth } 步的解法：已完成 { $percent }%",
  "searched-qtm": "正在搜索 { $depth } 次 90 度转动的解法：已完成 { $percent }%",
  left: "大约还需 { $time }",
  looking: "正在寻找其他解法",
  stopped: "已停止。",
  only: "没有其他同样短的解法。",
  "no-more": "没有找到其他解法。",
  failed: "未能找出其他解法。",
};

const ko: Messages<OtherMessage> = {
  "shortest-listed": "최단 해법 ({ $count })",
  "found-listed": "해법 ({ $count })",
  "shorter-listed": "해법 ({ $count }): 가장 짧은 것은 지금 보이는 해법보다 { $fewer }수 짧습니다",
  "better-listed": "해법 ({ $count }): 가장 좋은 것은 { $cost }",
  shortest: "최단 해법",
  found: "해법",
  order: "순서",
  "by-moves": "회전 기호순",
  "by-length": "수가 적은 것부터",
  "best-first": "가장 좋은 것부터",
  "quarter-turns": "90도 회전이 적은 것부터",
  faces: "쓰는 면이 적은 것부터",
  "no-back": "뒷면 회전이 적은 것부터",
  "count-moves": "{ $count }수",
  "count-quarter-turns": "90도 회전 { $count }번",
  "count-faces": "면 { $count }개",
  "count-no-back": "뒷면 회전 { $count }번",
  all: "모든 최단 해법",
  more: "해법 더 보기",
  stop: "중지",
  searched: "{ $depth }수 해법을 탐색하는 중: { $percent }% 완료",
  "searched-qtm": "90도 회전 { $depth }번의 해법을 탐색하는 중: { $percent }% 완료",
  left: "약 { $time } 남음",
  looking: "다른 해법을 찾는 중",
  stopped: "멈췄습니다.",
  only: "이만큼 짧은 다른 해법은 없습니다.",
  "no-more": "찾은 다른 해법이 없습니다.",
  failed: "다른 해법을 찾지 못했습니다.",
};

const ru: Messages<OtherMessage> = {
  "shortest-listed": "Кратчайшие решения ({ $count })",
  "found-listed": "Решения ({ $count })",
  "shorter-listed": `Решения ({ $count }): самое короткое на { $fewer ->
    [one] { $fewer }\u00a0ход
    [few] { $fewer }\u00a0хода
   *[many] { $fewer }\u00a0ходов
  } короче показанного`,
  "better-listed": "Решения ({ $count }): в лучшем { $cost }",
  shortest: "Кратчайшие решения",
  found: "Решения",
  order: "Порядок",
  "by-moves": "по ходам",
  "by-length": "сначала с меньшим числом ходов",
  "best-first": "сначала лучшие",
  "quarter-turns": "сначала с меньшим числом четвертей оборота",
  faces: "сначала с меньшим числом разных граней",
  "no-back": "сначала с меньшим числом поворотов задней грани",
  "count-moves": `{ $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }`,
  "count-quarter-turns": `{ $count ->
    [one] { $count } четверть оборота
    [few] { $count } четверти оборота
   *[many] { $count } четвертей оборота
  }`,
  "count-faces": `{ $count ->
    [one] { $count } грань
    [few] { $count } грани
   *[many] { $count } граней
  }`,
  "count-no-back": `{ $count ->
    [0] без поворотов задней грани
    [one] { $count } поворот задней грани
    [few] { $count } поворота задней грани
   *[many] { $count } поворотов задней грани
  }`,
  all: "Все кратчайшие решения",
  more: "Ещё решения",
  stop: "Стоп",
  searched: `Просматриваются решения из { $depth } { $depth ->
    [one] хода
   *[other] ходов
}: готово { $percent } %`,
  "searched-qtm": `Просматриваются решения из { $depth } { $depth ->
    [one] четверти
   *[other] четвертей
} оборота: готово { $percent } %`,
  left: "осталось примерно { $time }",
  looking: "Идёт поиск других решений",
  stopped: "Остановлено.",
  only: "Других таких же коротких решений нет.",
  "no-more": "Других решений не найдено.",
  failed: "Найти другие решения не удалось.",
};

export const OTHER_MESSAGES: Readonly<Record<LanguageCode, Messages<OtherMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
