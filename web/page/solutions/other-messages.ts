// What is said of the other shortest solutions, in all languages together: it is loaded with them.

import type { LanguageCode } from "../../widget/words/languages";
import type { Messages } from "../../widget/words/words";

export type OtherMessage =
  "others" | "shortest" | "all" | "stop" | "searched" | "left" | "only" | "failed";

const en: Messages<OtherMessage> = {
  others: "Other shortest solutions ({ $count })",
  shortest: "Shortest solutions",
  all: "All shortest solutions",
  stop: "Stop",
  searched: "Looking through solutions of { $depth } moves: { $percent } % done",
  left: "about { $time } left",
  only: "No other solution is as short.",
  failed: "The other solutions could not be found.",
};

const sr: Messages<OtherMessage> = {
  others: "Druga najkraća rešenja ({ $count })",
  shortest: "Najkraća rešenja",
  all: "Sva najkraća rešenja",
  stop: "Stani",
  searched: "Pretražuju se rešenja od { $depth } poteza: gotovo { $percent } %",
  left: "još oko { $time }",
  only: "Nijedno drugo rešenje nije tako kratko.",
  failed: "Druga rešenja nije bilo moguće naći.",
};

const zh: Messages<OtherMessage> = {
  others: "其他最短解法（{ $count }）",
  shortest: "最短解法",
  all: "所有最短解法",
  stop: "停止",
  searched: "正在搜索 { $depth } 步的解法：已完成 { $percent } %",
  left: "大约还需 { $time }",
  only: "没有其他同样短的解法。",
  failed: "未能找出其他解法。",
};

const ko: Messages<OtherMessage> = {
  others: "다른 최단 해법 ({ $count })",
  shortest: "최단 해법",
  all: "모든 최단 해법",
  stop: "중지",
  searched: "{ $depth }수 해법을 탐색하는 중: { $percent } % 완료",
  left: "약 { $time } 남음",
  only: "이만큼 짧은 다른 해법은 없습니다.",
  failed: "다른 해법을 찾지 못했습니다.",
};

const ru: Messages<OtherMessage> = {
  others: "Другие кратчайшие решения ({ $count })",
  shortest: "Кратчайшие решения",
  all: "Все кратчайшие решения",
  stop: "Стоп",
  searched: "Просматриваются решения из { $depth } ходов: готово { $percent } %",
  left: "осталось примерно { $time }",
  only: "Других таких же коротких решений нет.",
  failed: "Найти другие решения не удалось.",
};

export const OTHER_MESSAGES: Readonly<Record<LanguageCode, Messages<OtherMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
