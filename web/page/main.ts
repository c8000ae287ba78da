// The page around the cube: its position field, its address, and what outlives a visit.

// The engine's worker starts first: it is the longest on its way.
import "./page-engine";

// What is on the page speaks its language from the beginning.
import { pageSpeaks, pageWords } from "./page-language";

import { parseMoves } from "../core/notation";
import "../widget";
import { listenForUndo } from "../widget/undo-keys";
import { AddressBar } from "./address-bar";
import "./embed-dialog";
import { takePositionText } from "./position-text";
import { showOn, type ShownCube } from "./shown-cube";
import { readStoredCube, storeCube } from "./stored-cube";
import { readStoredTempo, storeTempo } from "./stored-tempo";
import "./table-panel";
import { workOffline } from "./work-offline";

const cube = document.querySelector("cubewright-cube")!;
const positionField = document.querySelector<HTMLInputElement>("#position")!;
const positionNote = document.querySelector("#position-note")!;

// What somebody has typed and not yet applied is theirs.
let isBeingTyped = false;
positionField.addEventListener("input", () => (isBeingTyped = true));
positionField.addEventListener("blur", () => (isBeingTyped = false));

function showPosition(): void {
  if (isBeingTyped) return;
  positionField.value = cube.facelets;
  positionField.ariaInvalid = "false";
}

function sayHowTaken(text: string): void {
  positionNote.textContent = text;
}

function applyPosition(): void {
  isBeingTyped = false;
  const { kind, text } = takePositionText(positionField.value);
  const failures: string[] = [];
  const hearFailure = ({ detail }: HTMLElementEventMap["cubewright-error"]) =>
    failures.push(detail.code);
  cube.addEventListener("cubewright-error", hearFailure);
  if (kind === "stickers") cube.facelets = text;
  else cube.setup = text;
  cube.removeEventListener("cubewright-error", hearFailure);
  positionField.ariaInvalid = String(failures.length > 0);
  const words = pageWords();
  if (failures.length > 0) sayHowTaken(words.say(`position-failed-${kind}`));
  else if (kind === "stickers") sayHowTaken(words.say("position-stickers"));
  else sayHowTaken(words.say("position-moves", { count: parseMoves(text).moves.length }));
}

positionField.addEventListener("change", applyPosition);

const address = new AddressBar(cube, (opened) => {
  if (opened === "broken") sayHowTaken(pageWords().say("address-failed"));
  else show(opened);
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
    void pageSpeaks.then(() => sayHowTaken(pageWords().say("address-failed")));
  }
  cube.tempo = readStoredTempo() ?? cube.tempo;
}

bringBack();
showPosition();

for (const type of ["cubewright-change", "cubewright-step"] as const) {
  cube.addEventListener(type, showPosition);
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

document
  .querySelector("#embed")!
  .addEventListener("click", () => document.querySelector("embed-dialog")!.open(cube));

// Also for who has the focus nowhere, or outside the cube.
listenForUndo(document, cube);

// The help is a place on the page, and no address to come back to: that is the cube's.
document.querySelector<HTMLAnchorElement>('a[href="#help"]')!.addEventListener("click", (event) => {
  event.preventDefault();
  location.replace("#help");
});

void workOffline();
