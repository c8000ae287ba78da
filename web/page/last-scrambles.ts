// Brings back the cubes that were scrambled last: the last one by a button, the last twenty from a list.

import type { Puzzle } from "../core/choices";
import { showAlone, type SetElement } from "./position/show-in-element";
import { onceTranslated } from "./startup/page-language";
import { readScrambles, storeScramble } from "./stored/stored-scrambles";

/** The element that shows them. */
export interface ScrambledCube extends SetElement {
  readonly puzzle: Puzzle;
  facelets: string;
}

export class LastScrambles {
  readonly #cube: ScrambledCube;
  readonly #again: HTMLButtonElement;
  readonly #place: HTMLDetailsElement;
  /** The text that is shown while there are none. */
  readonly #none: Element;

  /**
   * @param again brings the last one back; it cannot be pressed while there is none
   * @param place the list; its summary is followed by the text that is shown while there are none
   */
  constructor(cube: ScrambledCube, again: HTMLButtonElement, place: HTMLDetailsElement) {
    this.#cube = cube;
    this.#again = again;
    this.#place = place;
    this.#none = place.lastElementChild!;
    const show = () => this.#show();
    place.addEventListener("toggle", show);
    cube.addEventListener("cubewright-change", show);
    onceTranslated(show);
    show();
  }

  /** Keeps a cube that was scrambled just now. */
  keep(facelets: string): void {
    storeScramble(facelets, Date.now());
    this.#show();
  }

  /** Brings the last one back. */
  again(): void {
    const [last] = readScrambles(this.#cube.puzzle);
    if (last) this.#bringBack(last.facelets);
    this.#show();
  }

  #bringBack(facelets: string): void {
    showAlone(this.#cube, () => (this.#cube.facelets = facelets));
  }

  // Leaves an unchanged list alone, so that a button in focus stays.
  #show(): void {
    const scrambles = readScrambles(this.#cube.puzzle);
    const hasNone = scrambles.length === 0;
    this.#again.disabled = hasNone;
    this.#again.title = hasNone ? this.#none.textContent : "";
    if (!this.#place.open) return;
    const language = document.documentElement.lang;
    const key = JSON.stringify([language, scrambles]);
    if (this.#place.dataset.shown === key) return;
    this.#place.dataset.shown = key;
    const list = document.createElement("ol");
    list.append(
      ...scrambles.map(({ facelets, timeMs }) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = new Date(timeMs).toLocaleString(language, {
          ...({ dateStyle: "medium", timeStyle: "medium" } as const),
        });
        button.addEventListener("click", () => this.#bringBack(facelets));
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
    this.#place.lastElementChild!.replaceWith(hasNone ? this.#none : list);
  }
}
