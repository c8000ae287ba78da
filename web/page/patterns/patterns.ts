// What is loaded when somebody asks for a pattern, or comes back to one.

import type { CubewrightCube } from "../../widget/cubewright-cube";
import { FoundBy } from "./found-by";
import { GoalPicture } from "./goal-picture";
import { PatternDialog } from "./pattern-dialog";

customElements.define("found-by", FoundBy);
customElements.define("goal-picture", GoalPicture);
customElements.define("pattern-dialog", PatternDialog);

const picture = document.createElement("goal-picture");
picture.id = "goal";
picture.slot = "corner";
const foundBy = document.createElement("found-by");

/** Shows the goal of `cube` beside it, and below it what has found the way; nothing if it has none. */
export function showGoal(cube: CubewrightCube): void {
  const { goal } = cube;
  Object.assign(picture, { cube, goal });
  // Colours, signs and words may have changed.
  picture.requestUpdate();
  foundBy.cube = cube;
  if (goal === "") {
    picture.remove();
    foundBy.remove();
  } else if (!picture.isConnected) {
    cube.append(picture);
    cube.after(foundBy);
  }
}

/** Lets a person choose the goal of `cube`, as the element takes it; "" for none, `undefined` if nothing was chosen. */
export async function choosePattern(cube: CubewrightCube): Promise<string | undefined> {
  const dialog = document.createElement("pattern-dialog");
  document.querySelector("main")!.append(dialog);
  return await dialog.ask(cube);
}
