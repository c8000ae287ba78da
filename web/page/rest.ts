// What the page does not need in order to show and solve its cube; it is loaded after that.

import { EmbedDialog } from "./dialogs/embed-dialog";
import { LooksDialog } from "./dialogs/looks-dialog";
import { ShareDialog } from "./dialogs/share-dialog";
import { LastScrambles } from "./last-scrambles";
import { workOffline } from "./offline/work-offline";
import { inTasks } from "./startup/in-tasks";
import { TablePanel } from "./tables/table-panel";

/** Resolves when the dialogs can be opened. */
export const restIsDefined = inTasks([
  () => customElements.define("table-panel", TablePanel),
  () => customElements.define("looks-dialog", LooksDialog),
  () => customElements.define("share-dialog", ShareDialog),
  () => customElements.define("embed-dialog", EmbedDialog),
]);

/** The cubes that were scrambled last. */
export const lastScrambles = new LastScrambles(
  document.querySelector("cubewright-cube")!,
  document.querySelector<HTMLButtonElement>("#scramble-again")!,
  document.querySelector<HTMLDetailsElement>("#scrambles")!,
);

void workOffline();
