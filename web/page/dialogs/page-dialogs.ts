// The dialogs for the looks of the cube, for sharing and for embedding. They are loaded when one is asked for.

import { inTasks } from "../startup/in-tasks";
import { EmbedDialog } from "./embed-dialog";
import { LooksDialog } from "./looks-dialog";
import { ShareDialog } from "./share-dialog";

/** Resolves when the dialogs can be opened. */
export const dialogsAreDefined = inTasks([
  () => customElements.define("looks-dialog", LooksDialog),
  () => customElements.define("share-dialog", ShareDialog),
  () => customElements.define("embed-dialog", EmbedDialog),
]);
