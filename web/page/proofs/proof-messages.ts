// What is said of proofs that rest, in all languages together: it is loaded with their list.

import type { LanguageCode } from "../../widget/words/languages";
import type { Messages } from "../../widget/words/words";

export type ProofMessage = "title" | "proof" | "go-on" | "delete";

const en: Messages<ProofMessage> = {
  title: "Proofs to go on with",
  proof:
    "A solution of { $length } moves; of { $depth } moves, { $percent } % ruled out. Left { $when }.",
  "go-on": "Go on",
  delete: "Delete",
};

const sr: Messages<ProofMessage> = {
  title: "Započeti dokazi",
  proof:
    "Dužina rešenja: { $length }. Dužina { $depth } isključena je { $percent } %. Prekinuto: { $when }.",
  "go-on": "Nastavi",
  delete: "Obriši",
};

const zh: Messages<ProofMessage> = {
  title: "未完成的证明",
  proof: "已有 { $length } 步的解法；{ $depth } 步已排除 { $percent } %。中断于 { $when }。",
  "go-on": "继续",
  delete: "删除",
};

const ko: Messages<ProofMessage> = {
  title: "이어서 할 증명",
  proof:
    "찾은 해법: { $length }회. { $depth }회는 { $percent } % 배제했습니다. 멈춘 때: { $when }.",
  "go-on": "이어서 하기",
  delete: "삭제",
};

const ru: Messages<ProofMessage> = {
  title: "Незаконченные доказательства",
  proof:
    "Длина решения: { $length }. Длина { $depth } исключена на { $percent } %. Прервано: { $when }.",
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
