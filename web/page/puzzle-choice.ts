// The choice between the puzzles. What only the 2x2x2 has is loaded when it is chosen.

import type { Puzzle } from "../core/choices";
import type { CubewrightCube } from "../widget/cubewright-cube";
import { onceTranslated, pageWords } from "./startup/page-language";

/** Sets the puzzle of `cube` to what a person chooses, and shows which puzzle it is, however it was set. */
export function offerPuzzles(cube: CubewrightCube): void {
  const choice = document.querySelector<HTMLElement>("#puzzle")!;
  const radios = [...choice.querySelectorAll("input")];
  choice.addEventListener("change", ({ target }) => {
    cube.puzzle = (target as HTMLInputElement).value as Puzzle;
  });

  async function show(): Promise<void> {
    for (const radio of radios) radio.checked = radio.value === cube.puzzle;
    const isWanted = cube.puzzle === "2x2x2";
    if (!isWanted && !document.querySelector("#examples")) return;
    // The puzzle can be solved even if the examples cannot be loaded.
    const examples = await import("./examples/pocket-examples").catch(() => undefined);
    const place = document.querySelector(".position")!;
    examples?.showExamples(cube, place, pageWords().language);
  }

  cube.addEventListener("cubewright-change", () => void show());
  onceTranslated(() => void show());
  void show();
}
