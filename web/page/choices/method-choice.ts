// The list from which a person chooses how the cube is solved, and the stages of a solution that has some. The code
// that shows stages is loaded with the first such solution.

import {
  leadsAnywhere,
  leadsToParts,
  methodsOf,
  usualMethodOf,
  type Method,
  type Puzzle,
} from "../../core/choices";
import { hasUnknown } from "../../core/completion";
import type { Stage } from "../../core/stages";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { MethodNote } from "./method-note";
import { onceTranslated, pageWords } from "../startup/page-language";
import { readStoredMethod, storeMethod } from "../stored/stored-method";
import { readStoredStages } from "../stored/stored-stages";
import { solveAgain } from "./solve-again";
import type { Wishes } from "./wishes";

/** Has `cube` solved by the method that is chosen, now and at later visits. */
export function offerMethods(cube: CubewrightCube, wishes: Wishes): void {
  const choice = document.querySelector<HTMLSelectElement>("#method")!;
  const options = [...choice.options];
  const optionOf = (method: Method) => options.find(({ value }) => value === method)!;
  const note = new MethodNote(cube);
  const noteText = document.querySelector<HTMLElement>("#method-note")!;
  let puzzle: Puzzle | undefined;
  let chosen: Method = cube.method;

  // Offers the methods of the puzzle. For a pattern, those that do not lead to it are disabled; if that includes
  // the chosen one, the default method replaces it meanwhile.
  function offer(): void {
    if (puzzle !== cube.puzzle) {
      ({ puzzle } = cube);
      const offered = methodsOf(puzzle);
      choice.replaceChildren(...offered.map(optionOf));
      chosen = readStoredMethod(puzzle, offered);
    }
    const leads = hasUnknown(cube.goal) ? leadsToParts : leadsAnywhere;
    const isPossible = (method: Method) => cube.goal === "" || leads(cube.puzzle, method);
    for (const option of choice.options) option.disabled = !isPossible(option.value as Method);
    cube.method = isPossible(chosen) ? chosen : usualMethodOf(puzzle);
    choice.value = cube.method;
  }

  function sayOtherMethod(): void {
    const { otherMethod } = note;
    const method = otherMethod && optionOf(otherMethod).text;
    const text = method ? pageWords().say("moves-of-method", { method }) : "";
    if (noteText.textContent !== text) noteText.textContent = text;
  }

  offer();
  wishes.listen(() => {
    offer();
    sayOtherMethod();
  });
  choice.addEventListener("change", () => {
    const before = cube.method;
    cube.method = chosen = choice.value as Method;
    note.changed(before);
    storeMethod(cube.puzzle, cube.method);
    wishes.tell();
    solveAgain(cube);
    sayOtherMethod();
  });

  let wanted: readonly Stage[] = [];
  // The moves whose stages are wanted.
  let followed = cube.alg;

  async function show(stages: readonly Stage[]): Promise<void> {
    if (wanted.length === 0 && stages.length === 0) return;
    wanted = stages;
    // If the list cannot be loaded, the moves are still there.
    const list = await import("../stages/stage-list").catch(() => undefined);
    if (wanted === stages) list?.showStages(cube, stages, pageWords().language);
  }

  // Stages come back with their moves: when a person returns to the other puzzle, and when a search is stopped.
  function followMoves(): void {
    followed = cube.alg;
    void show(readStoredStages(cube.puzzle, followed));
  }

  cube.addEventListener("cubewright-change", () => {
    offer();
    sayOtherMethod();
    followMoves();
  });
  cube.addEventListener("cubewright-improved", () => {
    note.found(cube.method);
    sayOtherMethod();
  });
  cube.addEventListener("cubewright-step", () => {
    sayOtherMethod();
    if (cube.alg !== followed) followMoves();
  });
  cube.addEventListener("cubewright-solution", ({ detail }) => {
    const method = "method" in detail.solution ? detail.solution.method : cube.method;
    // "Find the shortest" goes on from the two-phase search.
    const isOfChoice = method === "optimal" && cube.method === "two-phase";
    note.found(isOfChoice ? cube.method : method);
    sayOtherMethod();
    followed = cube.alg;
    void show(detail.solution.stages ?? []);
  });
  followMoves();
  sayOtherMethod();
  onceTranslated(() => {
    void show(wanted);
    sayOtherMethod();
  });
}
