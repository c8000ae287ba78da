// What is loaded when somebody asks for a pattern, or comes back to one.

import type { CubewrightCube } from "../../widget/cubewright-cube";
import { FoundBy } from "./found-by";
import { GoalPicture } from "./goal-picture";
import { PatternDialog } from "./pattern-dialog";
import { PatternNote } from "./pattern-note";

customElements.define("found-by", FoundBy);
customElements.define("goal-picture", GoalPicture);
customElements.define("pattern-note", PatternNote);
customElements.define("pattern-dialog", PatternDialog);

const picture = document.createElement("goal-picture");
picture.id = "goal";
picture.slot = "corner";
const note = document.createElement("pattern-note");
const foundBy = document.createElement("found-by");

/** What is shown of the pattern that was chosen, "" for none. */
export interface ShownPattern {
  pattern: string;
  /** Whether it was chosen on this page, and so checked. */
  isChecked: boolean;
}

/** Shows the goal of `cube` beside it and, at the buttons for patterns, what is to be said of the chosen pattern. */
export function showPattern(cube: CubewrightCube, { pattern, isChecked }: ShownPattern): void {
  const { goal } = cube;
  Object.assign(picture, { cube, goal });
  // Colours, signs and words may have changed.
  picture.requestUpdate();
  Object.assign(note, { cube, pattern, isGoal: goal !== "", isChecked });
  note.requestUpdate();
  foundBy.cube = cube;
  if (goal === "") picture.remove();
  else if (!picture.isConnected) cube.append(picture);
  if (!note.isConnected) document.querySelector(".patterns")!.after(note, foundBy);
}

/**
 * Lets a person choose the goal of `cube`, as the element takes it; "" for none, `undefined` if nothing was chosen.
 * @param last the pattern that was chosen before, "" for none
 */
export async function choosePattern(
  cube: CubewrightCube,
  last: string,
): Promise<string | undefined> {
  const dialog = document.createElement("pattern-dialog");
  document.querySelector("main")!.append(dialog);
  return await dialog.ask(cube, last);
}
