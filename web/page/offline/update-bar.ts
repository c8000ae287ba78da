// The bar that offers a new version of the page. It waits for an answer as long as it takes.

import { pageWords } from "../startup/page-language";

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

// What has role "status" has to be there, empty, before it has something to say.
function show(isOffered: boolean): void {
  bar.classList.toggle("offered", isOffered);
  buttons.hidden = !isOffered;
  message.textContent = isOffered ? pageWords().say("new-version") : "";
}
