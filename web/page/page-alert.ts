// What has gone wrong on the page itself: that a dialog could not be opened, or that its address
// holds no cube. Said below the page's head, in the page's language.

import { onceTranslated, pageWords } from "./startup/page-language";
import type { PageWords } from "./words/page-words";

export class PageAlert {
  #shown: HTMLElement | undefined;
  #said: ((words: PageWords) => string) | undefined;

  constructor() {
    onceTranslated(() => this.#write());
  }

  /** Says it, again to screen readers where it was said before. */
  say(said: (words: PageWords) => string): void {
    this.takeBack();
    this.#said = said;
    this.#shown = document.createElement("p");
    this.#shown.className = "page-alert";
    this.#shown.setAttribute("role", "alert");
    this.#write();
    document.querySelector("main")!.before(this.#shown);
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
