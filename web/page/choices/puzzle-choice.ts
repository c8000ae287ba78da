// The choice between the puzzles. What only the 2x2x2 has is loaded when it is chosen.

import type { Metric, Puzzle } from "../../core/choices";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { showAlone } from "../position/show-in-element";
import { onceTranslated, pageText, pageWords } from "../startup/page-language";
import { storeMetric } from "../stored/stored-metric";
import type { Wishes } from "./wishes";

/** Sets the puzzle of `cube` to what a person chooses, and shows which puzzle it is, however it was set. */
export function offerPuzzles(cube: CubewrightCube, wishes: Wishes): void {
  const choice = document.querySelector<HTMLElement>("#puzzle")!;
  const radios = [...choice.querySelectorAll("input")];
  choice.addEventListener("change", ({ target }) => {
    cube.puzzle = (target as HTMLInputElement).value as Puzzle;
  });

  function showExample(facelets: string, metric: Metric): void {
    cube.metric = metric;
    // It goes on being counted, so a reload must not bring back the one that was chosen before.
    storeMetric(cube.puzzle, metric);
    showAlone(cube, () => (cube.facelets = facelets));
    // The list of metrics shows which one is counted, and another can be chosen there.
    wishes.tell();
  }

  async function show(): Promise<void> {
    for (const radio of radios) radio.checked = radio.value === cube.puzzle;
    const isWanted = cube.puzzle === "2x2x2";
    if (!isWanted && !document.querySelector("#examples")) return;
    // The puzzle can be solved even if these cannot be loaded.
    const parts = await import("../examples/pocket-parts").catch(() => undefined);
    const { language } = pageWords();
    const place = document.querySelector(".position")!;
    parts?.showExamples(cube.puzzle, place, language, showExample);
    parts?.showHelpFor(cube.puzzle, language, pageText);
  }

  cube.addEventListener("cubewright-change", () => void show());
  onceTranslated(() => void show());
  void show();
}
