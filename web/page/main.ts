// The page around the cube: its position field, its address, and what outlives a visit.

// The engine's worker starts first: it is the longest on its way.
import "./page-engine";

// What is on the page speaks its language from the beginning.
import { pageSpeaks, pageWords } from "./page-language";

import "../widget";
import { listenForUndo } from "../widget/undo-keys";
import { AddressBar } from "./address-bar";
import "./embed-dialog";
import "./looks-dialog";
import { linkInWords, PositionField } from "./position-field";
import "./share-dialog";
import { showOn, type ShownCube } from "./shown-cube";
import { readStoredCube, storeCube } from "./stored-cube";
import { readStoredLooks } from "./stored-looks";
import { readStoredTempo, storeTempo } from "./stored-tempo";
import "./table-panel";
import { workOffline } from "./work-offline";

const cube = document.querySelector("cubewright-cube")!;
const position = new PositionField({
  cube,
  field: document.querySelector<HTMLInputElement>("#position")!,
  note: document.querySelector("#position-note")!,
  words: pageWords,
  show,
});
const address = new AddressBar(cube, (opened) => {
  if (opened === "broken") position.say(pageWords().say("address-failed"));
  else {
    show(opened);
    const link = { kind: "stickers", site: "Cubewright", cube: opened } as const;
    position.say(linkInWords(pageWords(), link));
  }
});

function show(shown: ShownCube): void {
  showOn(cube, shown);
  remember();
}

function remember(): void {
  storeCube(cube);
  address.write();
}

// What the address says stands above what was left here, which stays there until something is done.
function bringBack(): void {
  const addressed = address.read();
  const stored = readStoredCube();
  if (typeof addressed === "object") showOn(cube, addressed);
  else if (stored) {
    showOn(cube, stored);
    if (addressed === "none") address.write();
  }
  if (addressed === "broken") {
    void pageSpeaks.then(() => position.say(pageWords().say("address-failed")));
  }
  cube.tempo = readStoredTempo() ?? cube.tempo;
  Object.assign(cube, readStoredLooks());
}

bringBack();
position.update();

for (const type of ["cubewright-change", "cubewright-step"] as const) {
  cube.addEventListener(type, () => position.update());
}
for (const type of [
  "cubewright-change",
  "cubewright-improved",
  "cubewright-solution",
  "cubewright-step",
] as const) {
  cube.addEventListener(type, remember);
}
cube.addEventListener("cubewright-tempo", ({ detail }) => storeTempo(detail.tempo));

for (const name of ["looks", "share", "embed"] as const) {
  document
    .querySelector(`#${name}`)!
    .addEventListener("click", () => document.querySelector(`${name}-dialog`)!.open(cube));
}

// Also for who has the focus nowhere, or outside the cube.
listenForUndo(document, cube);

// The help is a place on the page, and no address to come back to: that is the cube's.
document.querySelector<HTMLAnchorElement>('a[href="#help"]')!.addEventListener("click", (event) => {
  event.preventDefault();
  location.replace("#help");
});

void workOffline();
