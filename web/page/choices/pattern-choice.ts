// The button that makes a pattern of the cube. A person chooses the pattern in a dialog, which is loaded on demand, as
// is the picture of the pattern beside the cube. Solve still leads to the solved cube, and the button then back to the
// pattern.

import { goalHeldAs } from "../../core/goal";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { bringIntoSight } from "../../widget/hand/into-sight";
import { showAlone } from "../position/show-in-element";
import { onceTranslated } from "../startup/page-language";
import { readStoredCube } from "../stored/stored-cube";
import type { PageWords } from "../words/page-words";
import type { Wishes } from "./wishes";

interface Alert {
  say(said: (words: PageWords) => string): void;
  takeBack(): void;
}

export interface PatternSurroundings {
  wishes: Wishes;
  /** Says that the dialog could not be loaded. */
  notLoaded: Alert;
}

/** Has `cube` lead to the pattern that is chosen. */
export function offerPatterns(
  cube: CubewrightCube,
  { wishes, notLoaded }: PatternSurroundings,
): void {
  const button = document.querySelector<HTMLButtonElement>("#pattern")!;
  const other = document.querySelector<HTMLButtonElement>("#other-pattern")!;
  const load = () => import("../patterns/patterns");
  let isAsked = false;
  // The pattern that the button makes; "" if a person has to choose one first.
  let chosen = cube.goal;
  let chosenHere = "";
  let shown = cube.puzzle;
  // The pattern of the 3x3x3 while the 2x2x2 is shown, which has none.
  let goalBeside = shown === "3x3x3" ? "" : (readStoredCube("3x3x3")?.goal ?? "");

  function setGoal(goal: string): void {
    if (goal === cube.goal) return;
    cube.goal = goal;
    wishes.tell();
  }

  // The moves lead to the pattern that is no longer wanted.
  function leaveMoves(): void {
    const { facelets } = cube;
    if (cube.alg !== "") showAlone(cube, () => (cube.facelets = facelets));
  }

  // As after Solve, the focus goes on to the moves, unless the person has moved it elsewhere by then.
  async function make(pressed: Element | null): Promise<void> {
    // The cube may be held in another way by now.
    const isChosenHere = chosen === chosenHere;
    chosen = goalHeldAs(chosen, cube.facelets);
    if (isChosenHere) chosenHere = chosen;
    setGoal(chosen);
    bringIntoSight(cube.renderRoot.querySelector(".show"));
    await cube.solve().catch(() => undefined);
    await cube.updateComplete;
    if (document.activeElement !== pressed || cube.alg === "") return;
    cube.renderRoot.querySelector<HTMLElement>("cubewright-player")?.focus();
  }

  async function choose(pressed: HTMLButtonElement): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    pressed.ariaBusy = "true";
    try {
      const { choosePattern } = await load();
      notLoaded.takeBack();
      const goal = await choosePattern(cube, chosen);
      if (goal === undefined) return;
      if (goal === "" && cube.goal !== "") leaveMoves();
      chosen = chosenHere = goal;
      setGoal(goal);
      show();
      // The dialog has given the focus back, perhaps to the button that is hidden now.
      if (goal === "") button.focus();
      else void make(document.activeElement);
    } catch {
      notLoaded.say((words) => words.say("not-loaded"));
    } finally {
      isAsked = false;
      pressed.ariaBusy = null;
    }
  }

  function show(): void {
    const hasPatterns = cube.puzzle === "3x3x3";
    if (cube.puzzle !== shown) {
      shown = cube.puzzle;
      chosen = "";
      if (hasPatterns) setGoal(goalBeside);
      else goalBeside = cube.goal;
    }
    if (!hasPatterns) setGoal("");
    button.hidden = !hasPatterns;
    if (cube.goal !== "") chosen = cube.goal;
    other.hidden = chosen === "";
    if (chosen === "" && !document.querySelector("pattern-note")) return;
    const shownPattern = { pattern: chosen, isChecked: chosen === chosenHere };
    // Without the network only the picture is missing.
    void load().then(
      ({ showPattern }) => showPattern(cube, shownPattern),
      () => undefined,
    );
  }

  button.addEventListener("click", () => {
    if (chosen === "") void choose(button);
    else void make(button);
  });
  other.addEventListener("click", () => void choose(other));
  // In the capture phase, so that it runs before the cube is solved.
  cube.renderRoot.addEventListener(
    "action-wish",
    (event) => {
      if ("action" in event && event.action === "solve") setGoal("");
    },
    { capture: true },
  );
  wishes.listen(show);
  cube.addEventListener("cubewright-change", show);
  onceTranslated(show);
  show();
}
