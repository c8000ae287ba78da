// The help on painting and solving, about the 2x2x2 as long as that is shown.

import type { Puzzle } from "../../core/choices";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { POCKET_HELP_MESSAGES, type PocketHelpMessage } from "./pocket-help-messages";

const MESSAGES: readonly PocketHelpMessage[] = ["help-paint", "help-solve"];

/** @param textOfCube what the page says of the 3x3x3, in the same language */
export function showHelpFor(
  puzzle: Puzzle,
  language: LanguageCode,
  textOfCube: (message: PocketHelpMessage) => string,
): void {
  const words = new Words<PocketHelpMessage>(language, POCKET_HELP_MESSAGES[language]);
  for (const message of MESSAGES) {
    document.querySelector(`[data-words="${message}"]`)!.textContent =
      puzzle === "2x2x2" ? words.say(message) : textOfCube(message);
  }
}
