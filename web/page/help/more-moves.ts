// The help on moves, other than face turns, that occur in methods by stages and in pasted moves.

import type { LanguageCode } from "../../widget/words/languages";
import { MORE_MOVES_MESSAGES, type MoreMovesMessage } from "./more-moves-messages";

const MOVES: readonly (readonly [message: MoreMovesMessage, ...moves: string[]])[] = [
  ["whole-cube", "x", "y", "z"],
  ["slices", "M", "E", "S"],
  ["wide-turns", "u", "r", "f", "d", "l", "b"],
];

/** Replaces the content of `list` by explanations of the moves. */
export function explainMoves(list: HTMLElement, language: LanguageCode): void {
  const element = (tag: string, ...content: (Node | string)[]) => {
    const made = document.createElement(tag);
    made.append(...content);
    return made;
  };
  list.replaceChildren(
    ...MOVES.map(([message, ...moves]) => {
      const keys = moves.flatMap((move) => [element("kbd", move), " "]);
      const explained = MORE_MOVES_MESSAGES[language][message];
      return element("div", element("dt", ...keys), element("dd", explained));
    }),
  );
}
