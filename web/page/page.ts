// The page around the cube.

// First, so that the texts of the page's file are translated before anything else is shown.
import "./startup/page-language";

import { DEFAULT_CHOICE, usualMethodOf } from "../core/choices";
import { CubewrightCube } from "../widget/cubewright-cube";
import { offerScans } from "../widget/element/scans";
import { keepCube } from "./kept-cube";
import { offerMethods } from "./choices/method-choice";
import { offerMetrics } from "./choices/metric-choice";
import { offerPatterns } from "./choices/pattern-choice";
import { offerPuzzles } from "./choices/puzzle-choice";
import { PageAlert } from "./page-alert";
import { offerProofs } from "./choices/proof-choice";
import { inTasks, prepareNumbers } from "./startup/in-tasks";
import { whenCalm } from "./startup/when-calm";
import { tellInTitle } from "./title-when-done";
import { Wishes } from "./choices/wishes";

offerScans(() => import("./scan-on-page").then(({ loadScanner }) => loadScanner()));

const cube = document.querySelector("cubewright-cube")!;

const notLoaded = new PageAlert();

/** The panel of the search tables, the last scrambles, and what makes the page work offline. */
const loadRest = () => import("./rest");

const loadDialogs = () => import("./dialogs/page-dialogs");

// Its place is reserved for as long as it is there (page.css).
const removeFirstPicture = () => document.querySelector(".first-picture")!.remove();

void inTasks([
  // The cube is restored before it is rendered for the first time.
  () => {
    cube.addEventListener("cubewright-ready", removeFirstPicture, { once: true });
    customElements.define("cubewright-cube", CubewrightCube);
    const wishes = new Wishes();
    keepCube(cube, wishes);
    offerPuzzles(cube, wishes);
    offerMethods(cube, wishes);
    offerMetrics(cube, wishes);
    offerPatterns(cube, { wishes, notLoaded });
    offerProofs(cube, wishes);
    tellInTitle(cube);
  },
])
  .then(() => cube.ready)
  .then(() => inTasks([prepareNumbers]));

// If it cannot be fetched now, opening a dialog or scrambling tries again.
void whenCalm()
  .then(loadRest)
  .catch(() => undefined);

// These links take the cube on the screen along, and to the lessons also the chosen method and metric.
for (const link of document.querySelectorAll<HTMLAnchorElement>("#learn, #laboratory")) {
  const takeAlong = () => {
    const { puzzle, method, metric, paintedFacelets } = cube;
    const isToLearn = link.id === "learn";
    const taught = isToLearn && method !== usualMethodOf(puzzle) ? `method=${method}&` : "";
    const counted = isToLearn && metric !== DEFAULT_CHOICE.metric ? `&metric=${metric}` : "";
    link.hash = `${taught}facelets=${paintedFacelets}${counted}`;
  };
  // A new tab is opened by the middle button, or from the menu.
  for (const type of ["auxclick", "contextmenu"]) link.addEventListener(type, takeAlong);
  link.addEventListener("click", (event) => {
    takeAlong();
    if (navigator.onLine) return;
    event.preventDefault();
    void openStored(link.href);
  });
}

/** Opens another page of the site without the network, if it was opened here before; the browser would only fail. */
async function openStored(address: string): Promise<void> {
  const isStored = "caches" in globalThis && (await caches.match(address)) !== undefined;
  if (isStored) location.assign(address);
  else notLoaded.say((words) => words.say("not-loaded"));
}

cube.addEventListener("cubewright-scramble", ({ detail }) => {
  void loadRest().then(
    ({ lastScrambles }) => lastScrambles.keep(detail.facelets),
    () => undefined,
  );
});
document.querySelector("#scramble-again")!.addEventListener("click", () => {
  void loadRest().then(
    ({ lastScrambles }) => lastScrambles.again(),
    () => notLoaded.say((words) => words.say("not-loaded")),
  );
});

type DialogName = "looks" | "share" | "embed";

let wanted: DialogName | undefined;

async function openDialog(name: DialogName): Promise<void> {
  wanted = name;
  const dialogs = await loadDialogs().catch(() => undefined);
  if (!dialogs) {
    notLoaded.say((words) => words.say("not-loaded"));
    return;
  }
  notLoaded.takeBack();
  // In case this failed before.
  void loadRest().catch(() => undefined);
  await dialogs.dialogsAreDefined;
  const dialog = document.querySelector(`${name}-dialog`)!;
  await dialog.updateComplete;
  // If another button was pressed meanwhile, only its dialog opens.
  if (wanted === name) dialog.open(cube);
}

for (const name of ["looks", "share", "embed"] as const) {
  const button = document.querySelector(`#${name}`)!;
  button.addEventListener("click", () => {
    button.ariaBusy = "true";
    // Without the network nothing opens; the next press tries again.
    void openDialog(name).finally(() => (button.ariaBusy = null));
  });
  // A person who goes to the button is likely to press it.
  for (const approach of ["pointerenter", "focus"]) {
    button.addEventListener(approach, () => void loadDialogs().catch(() => undefined));
  }
}
