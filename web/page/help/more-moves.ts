// The help on moves that methods by stages and pasted moves have besides turns of faces.

import type { LanguageCode } from "../../widget/words/languages";
import { MORE_MOVES_MESSAGES, type MoreMovesMessage } from "./more-moves-messages";

const MOVES: readonly (readonly [message: MoreMovesMessage, ...moves: string[]])[] = [
  ["whole-cube", "x", "y", "z"],
  ["slices", "M", "E", "S"],
  ["wide-turns", "u", "r", "f", "d", "l", "b"],
];

/** Explains the moves in `list`, in place of what is in it. */
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
