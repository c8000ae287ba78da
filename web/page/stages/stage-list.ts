// The stages of a solution below the cube: the moves of each under its name.

import type { Stage } from "../../core/stages";
import { Words } from "../../widget/words/words";
import { onceTranslated, pageWords } from "../startup/page-language";
import { STAGE_MESSAGES, type StageMessage } from "./stage-messages";

const list = document.createElement("ol");
list.className = "stages";

let shown: readonly Stage[] = [];

/** Shows the stages below `cube`, in place of any others; nothing if there are none. */
export function showStages(cube: Element, stages: readonly Stage[]): void {
  shown = stages;
  write();
  if (stages.length > 0) cube.after(list);
  else list.remove();
}

function write(): void {
  const { language } = pageWords();
  const words = new Words<StageMessage>(language, STAGE_MESSAGES[language]);
  list.ariaLabel = words.say("stages");
  list.replaceChildren(...shown.map((stage) => describe(stage, words)));
}

function describe({ id, written }: Stage, words: Words<StageMessage>): HTMLElement {
  const item = document.createElement("li");
  for (const text of [words.say(id as StageMessage), written.join(" ") || words.say("no-moves")]) {
    item.append(Object.assign(document.createElement("p"), { textContent: text }));
  }
  return item;
}

onceTranslated(write);
