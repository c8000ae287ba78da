// The messages about unfinished proofs, in all languages together, loaded with their list.

import type { LanguageCode } from "../../widget/words/languages";
import type { Messages } from "../../widget/words/words";

export type ProofMessage =
  | "title"
  | "cube"
  | "which"
  | "which-qtm"
  | "proof"
  | "proof-qtm"
  | "listing"
  | "most"
  | "elsewhere"
  | "not-kept"
  | "go-on"
  | "delete";

const en: Messages<ProofMessage> = {
  title: "Proofs to go on with",
  cube: "The cube: its up, right and front faces",
  which: "Solution of { $length } moves; stopped { $when }",
  proof: "Ruling out solutions of { $depth } moves: { $percent } % done",
  "which-qtm": "Solution of { $length } quarter turns; stopped { $when }",
  "proof-qtm": "Ruling out solutions of { $depth } quarter turns: { $percent } % done",
  listing: "Listing all shortest solutions: { $percent } % done",
  most: "The browser keeps { $count } proofs. Another one takes the place of the oldest.",
  elsewhere: "Another tab is proving this.",
  "not-kept":
    "The progress of the search cannot be kept: the browser's storage is full or not available.",
  "go-on": "Go on",
  delete: "Delete",
};

const sr: Messages<ProofMessage> = {
  title: "Započeti dokazi",
  cube: "Kocka: gornja, desna i prednja strana",
  which: "Rešenje od { $length } poteza; prekinuto { $when }",
  proof: "Isključuju se rešenja od { $depth } poteza: { $percent }% gotovo",
  "which-qtm": `Rešenje od { $length } { $length ->
    [one] četvrtine
   *[other] četvrtina
} okreta; prekinuto { $when }`,
  "proof-qtm": `Isključuju se rešenja od { $depth } { $depth ->
    [one] četvrtine
   *[other] četvrtina
} okreta: { $percent }% gotovo`,
  listing: "Popisuju se sva najkraća rešenja: { $percent }% gotovo",
  most: "Pregledač čuva { $count } dokaza. Novi zauzima mesto najstarijeg.",
  elsewhere: "Ovo se dokazuje u drugoj kartici.",
  "not-kept":
    "Napredak pretrage ne može da se sačuva: skladište pregledača je puno ili nedostupno.",
  "go-on": "Nastavi",
  delete: "Obriši",
};

const zh: Messages<ProofMessage> = {
  title: "未完成的证明",
  cube: "魔方：上面、右面和前面",
  which: "{ $length } 步的解法；中断于 { $when }",
  proof: "正在排除 { $depth } 步的解法：已完成 { $percent }%",
  "which-qtm": "{ $length } 次 90 度转动的解法；中断于 { $when }",
  "proof-qtm": "正在排除 { $depth } 次 90 度转动的解法：已完成 { $percent }%",
  listing: "正在列出所有最短解法：已完成 { $percent }%",
  most: "浏览器保存 { $count } 个证明。再有新的，就替换最旧的一个。",
  elsewhere: "另一个标签页正在证明它。",
  "not-kept": "搜索的进度无法保存：浏览器的存储已满或不可用。",
  "go-on": "继续",
  delete: "删除",
};

const ko: Messages<ProofMessage> = {
  title: "이어서 할 증명",
  cube: "큐브: 윗면, 오른쪽 면, 앞면",
  which: "{ $length }수 해법, 멈춘 때: { $when }",
  proof: "{ $depth }수 해법을 제외하는 중: { $percent }% 완료",
  "which-qtm": "90도 회전 { $length }번 해법, 멈춘 때: { $when }",
  "proof-qtm": "90도 회전 { $depth }번의 해법을 제외하는 중: { $percent }% 완료",
  listing: "모든 최단 해법을 찾는 중: { $percent }% 완료",
  most: "브라우저는 증명 { $count }개를 보관합니다. 새 증명은 가장 오래된 것을 대신합니다.",
  elsewhere: "다른 탭에서 이것을 증명하는 중입니다.",
  "not-kept":
    "탐색의 진행 상황을 저장할 수 없습니다. 브라우저 저장소가 가득 찼거나 사용할 수 없습니다.",
  "go-on": "이어서 하기",
  delete: "삭제",
};

const ru: Messages<ProofMessage> = {
  title: "Незаконченные доказательства",
  cube: "Кубик: верхняя, правая и передняя грани",
  which: `Решение из { $length ->
    [one] { $length } хода
   *[other] { $length } ходов
}; прервано { $when }`,
  proof: `Исключаются решения из { $depth } { $depth ->
    [one] хода
   *[other] ходов
}: готово { $percent } %`,
  "which-qtm": `Решение из { $length } { $length ->
    [one] четверти
   *[other] четвертей
} оборота; прервано { $when }`,
  "proof-qtm": `Исключаются решения из { $depth } { $depth ->
    [one] четверти
   *[other] четвертей
} оборота: готово { $percent } %`,
  listing: "Перечисляются все кратчайшие решения: готово { $percent } %",
  most: "Браузер хранит { $count } доказательств. Новое занимает место самого старого.",
  elsewhere: "Это доказывается в другой вкладке.",
  "not-kept": "Ход поиска нельзя сохранить: хранилище браузера заполнено или недоступно.",
  "go-on": "Продолжить",
  delete: "Удалить",
};

export const PROOF_MESSAGES: Readonly<Record<LanguageCode, Messages<ProofMessage>>> = {
  en,
  "sr-Latn": sr,
  "zh-Hans": zh,
  ko,
  ru,
};
