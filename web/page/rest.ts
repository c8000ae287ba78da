// What the page does not need in order to show and solve its cube; it is loaded after that.

import { LastScrambles } from "./last-scrambles";
import { workOffline } from "./offline/work-offline";
import { TablePanel } from "./tables/table-panel";

customElements.define("table-panel", TablePanel);

/** The cubes that were scrambled last. */
export const lastScrambles = new LastScrambles(
  document.querySelector("cubewright-cube")!,
  document.querySelector<HTMLButtonElement>("#scramble-again")!,
  document.querySelector<HTMLDetailsElement>("#scrambles")!,
);

void workOffline();
