// The bar that offers a new version of the page. It stays until it is answered.

import { onceTranslated, pageWords } from "../startup/page-language";

const bar = document.querySelector<HTMLElement>("#update-bar")!;
const message = bar.querySelector("p")!;
const buttons = bar.querySelector<HTMLElement>(".buttons")!;
const [reloadButton, laterButton] = buttons.querySelectorAll("button");

/** Shows the bar; `take` is called if the user wants the new version now. */
export function offerNewVersion(take: () => void): void {
  reloadButton!.onclick = () => {
    reloadButton!.ariaBusy = "true";
    take();
  };
  laterButton!.onclick = () => show(false);
  show(true);
}

// Screen readers announce changes of an element with role "status", so an empty one is there beforehand.
function show(isOffered: boolean): void {
  bar.classList.toggle("offered", isOffered);
  buttons.hidden = !isOffered;
  write();
}

function write(): void {
  message.textContent = buttons.hidden ? "" : pageWords().say("new-version");
}

onceTranslated(write);
