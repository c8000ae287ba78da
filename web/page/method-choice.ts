// The list from which a person chooses how the cube is solved, and the stages of a solution that has some. What
// shows them is loaded with the first such solution.

import type { Method } from "../core/choices";
import type { Stage } from "../core/stages";
import type { CubewrightCube } from "../widget/cubewright-cube";
import { onceTranslated, pageWords } from "./startup/page-language";
import { readStoredMethod, storeMethod } from "./stored/stored-method";
import { readStoredStages, storeStages } from "./stored/stored-stages";

/** Has `cube` solved by the method that is chosen, now and at later visits. */
export function offerMethods(cube: CubewrightCube): void {
  const choice = document.querySelector<HTMLSelectElement>("#method")!;
  cube.method = readStoredMethod();
  choice.value = cube.method;
  choice.addEventListener("change", () => {
    cube.method = choice.value as Method;
    storeMethod(cube.method);
    // A solution by another method would seem to be of this one. Whoever follows it already keeps it, and one
    // that may take hours waits for the person's word.
    const mayTakeHours = cube.method === "korf";
    if (cube.alg !== "" && cube.index === 0 && !mayTakeHours) void cube.solve();
  });

  let wanted: readonly Stage[] = [];

  async function show(stages: readonly Stage[]): Promise<void> {
    if (wanted.length === 0 && stages.length === 0) return;
    wanted = stages;
    // Without it the moves are there all the same.
    const list = await import("./stages/stage-list").catch(() => undefined);
    if (wanted === stages) list?.showStages(cube, stages, pageWords().language);
  }

  cube.addEventListener("cubewright-change", () => void show([]));
  cube.addEventListener("cubewright-solution", ({ detail }) => {
    const { stages = [], written = [] } = detail.solution;
    storeStages(written.join(" "), stages);
    void show(stages);
  });
  void show(readStoredStages(cube.alg));
  onceTranslated(() => void show(wanted));
}
