// Two of the 2x2x2 positions that are farthest from the solved one; a press shows one.

import type { Metric, Puzzle } from "../../core/choices";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { EXAMPLE_MESSAGES, type ExampleMessage } from "./example-messages";

/** A test checks the distances: eleven turns, half turns included, and fourteen quarter turns. */
export const POCKET_EXAMPLES: readonly (readonly [ExampleMessage, string, Metric])[] = [
  ["farthest-half", "UUBRULDBUBFRDFDRRLLLFFDB", "htm"],
  ["farthest-quarter", "FFRDFLRBFRDBRUDLLULBDUUB", "qtm"],
];

const list = document.createElement("div");
list.id = "examples";
list.role = "group";

/**
 * Offers them at the end of `place` as long as the 2x2x2 is shown.
 * @param show shows one of them, and has turns counted in its metric
 */
export function showExamples(
  puzzle: Puzzle,
  place: Element,
  language: LanguageCode,
  show: (facelets: string, metric: Metric) => void,
): void {
  const words = new Words<ExampleMessage>(language, EXAMPLE_MESSAGES[language]);
  if (puzzle !== "2x2x2") {
    list.remove();
    return;
  }
  if (list.lang === language && list.isConnected) return;
  list.lang = language;
  list.ariaLabel = words.say("examples");
  list.replaceChildren(
    ...POCKET_EXAMPLES.map(([name, facelets, metric]) => {
      const button = Object.assign(document.createElement("button"), {
        textContent: words.say(name),
      });
      button.type = "button";
      button.addEventListener("click", () => show(facelets, metric));
      return button;
    }),
  );
  // At the bottom, so that everything that is there for the 3x3x3 as well keeps its place.
  place.append(list);
}
