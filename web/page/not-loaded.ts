// What the page says when a press could not be answered because scripts could not be loaded.

import { pageWords } from "./startup/page-language";

let shown: HTMLElement | undefined;

/** Says it below the page's head, and says it again to screen readers where it was said before. */
export function sayNotLoaded(): void {
  takeBackNotLoaded();
  shown = document.createElement("p");
  shown.className = "not-loaded";
  shown.setAttribute("role", "alert");
  shown.textContent = pageWords().say("not-loaded");
  document.querySelector("main")!.before(shown);
}

/** Takes it away. */
export function takeBackNotLoaded(): void {
  shown?.remove();
  shown = undefined;
}
