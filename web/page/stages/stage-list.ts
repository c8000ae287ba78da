// The stages of a solution below the cube: each one's name and moves, with the current stage marked. The current
// stage is also named beside the move to make, since on a phone the list is far from there.

import type { Stage } from "../../core/stages";
import { hasTurnsToJoin } from "../../core/turns-to-join";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { STAGE_MESSAGES, type StageMessage } from "../../widget/words/stage-messages";

const list = document.createElement("ol");
list.className = "stages";

const note = document.createElement("p");
note.className = "stages-note";

const current = document.createElement("span");
current.slot = "stage";

/** The element whose solution has the stages; it fires "cubewright-step". */
type FollowedCube = HTMLElement & { readonly index: number };

let shown: readonly Stage[] = [];
let followed: FollowedCube | undefined;

/** Shows the stages below `cube`, in place of any others; nothing if there are none. */
export function showStages(
  cube: FollowedCube,
  stages: readonly Stage[],
  language: LanguageCode,
): void {
  const words = new Words<StageMessage>(language, STAGE_MESSAGES[language]);
  list.ariaLabel = words.say("stages");
  list.replaceChildren(...stages.map((stage) => describe(stage, words)));
  note.textContent = hasTurnsToJoin(stages.flatMap(({ written }) => written))
    ? words.say("joined-turns")
    : "";
  if (stages.length === 0) {
    for (const part of [list, note, current]) part.remove();
  } else if (!list.isConnected) {
    cube.after(list, note);
    cube.append(current);
  }
  shown = stages;
  if (followed !== cube) cube.addEventListener("cubewright-step", () => markCurrent(cube.index));
  followed = cube;
  markCurrent(cube.index);
}

// The stage of the move to make; none at the end.
function markCurrent(index: number): void {
  current.textContent = "";
  shown.forEach(({ from, to }, place) => {
    const item = list.children[place]!;
    const isCurrent = from <= index && index < to;
    item.ariaCurrent = isCurrent ? "step" : null;
    if (isCurrent) current.textContent = item.firstChild!.textContent;
  });
}

function describe({ id, written }: Stage, words: Words<StageMessage>): HTMLElement {
  const item = document.createElement("li");
  for (const text of [words.say(id as StageMessage), written.join(" ") || words.say("no-moves")]) {
    item.append(Object.assign(document.createElement("p"), { textContent: text }));
  }
  return item;
}
