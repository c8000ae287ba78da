// Reports, below the page's head and in its language, what has gone wrong on the page itself: a
// dialog could not be opened, or the address holds no cube.

import { bringIntoSight } from "../widget/hand/into-sight";
import { onceTranslated, pageWords } from "./startup/page-language";
import type { PageWords } from "./words/page-words";

export class PageAlert {
  #shown: HTMLElement | undefined;
  #said: ((words: PageWords) => string) | undefined;

  constructor() {
    onceTranslated(() => this.#write());
  }

  /** Shows a message. Screen readers announce it even if it was shown before. */
  say(said: (words: PageWords) => string): void {
    this.takeBack();
    this.#said = said;
    this.#shown = document.createElement("p");
    this.#shown.className = "page-alert";
    this.#shown.setAttribute("role", "alert");
    this.#write();
    document.querySelector("main")!.before(this.#shown);
    // The button that was pressed may be far below.
    bringIntoSight(this.#shown);
  }

  /** Takes it away. */
  takeBack(): void {
    this.#shown?.remove();
    this.#shown = undefined;
  }

  #write(): void {
    if (this.#shown) this.#shown.textContent = this.#said!(pageWords());
  }
}
