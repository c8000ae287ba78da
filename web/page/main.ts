// The page around the cube.

// The engine's worker starts first: it is the longest on its way.
import "./startup/page-engine";

// What is on the page speaks its language from the beginning.
import "./startup/page-language";

import { CubewrightCube } from "../widget/cubewright-cube";
import { EmbedDialog } from "./dialogs/embed-dialog";
import { inTasks, prepareNumbers } from "./startup/in-tasks";
import { keepCube } from "./kept-cube";
import { LooksDialog } from "./dialogs/looks-dialog";
import { ShareDialog } from "./dialogs/share-dialog";
import { TablePanel } from "./tables/table-panel";
import { workOffline } from "./offline/work-offline";

const cube = document.querySelector("cubewright-cube")!;

void inTasks([
  prepareNumbers,
  // Before it is shown for the first time, it is told what to show.
  () => {
    customElements.define("cubewright-cube", CubewrightCube);
    keepCube(cube);
  },
  () => customElements.define("table-panel", TablePanel),
  () => customElements.define("looks-dialog", LooksDialog),
  () => customElements.define("share-dialog", ShareDialog),
  () => customElements.define("embed-dialog", EmbedDialog),
]);

// Who presses before the dialog is there has it opened as soon as it is.
async function openDialog(name: "looks" | "share" | "embed"): Promise<void> {
  await customElements.whenDefined(`${name}-dialog`);
  const dialog = document.querySelector(`${name}-dialog`)!;
  await dialog.updateComplete;
  dialog.open(cube);
}

for (const name of ["looks", "share", "embed"] as const) {
  document.querySelector(`#${name}`)!.addEventListener("click", () => void openDialog(name));
}

// The help is a place on the page, and no address to come back to: that is the cube's.
document.querySelector<HTMLAnchorElement>('a[href="#help"]')!.addEventListener("click", (event) => {
  event.preventDefault();
  location.replace("#help");
});

void workOffline();
