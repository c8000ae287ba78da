// The page of lessons: what runs first on it.

import { speakOnPage } from "../site/site-language";
import { bundleFiles, startServiceWorker } from "../site/service-worker";
import { CubewrightCube } from "../widget/cubewright-cube";
import { sharedEngine } from "../widget/solve/shared-engine";
import { cubeInWords } from "./cards/cube-in-words";
import { LearnPage } from "./learn-page";
import { PageSurroundings } from "./page-surroundings";
import { Doors } from "./rooms/doors";
import { LibraryDoor } from "./rooms/library-door";
import { MathematicsDoor } from "./rooms/mathematics-door";
import { PracticeDoor } from "./rooms/practice-door";
import { learnVocabulary } from "./words/learn-words";

const page = document.querySelector("learn-page")!;
const cube = page.querySelector("cubewright-cube")!;

speakOnPage(learnVocabulary);
customElements.define("cubewright-cube", CubewrightCube);
customElements.define("learn-page", LearnPage);

// With the cube's own options, so that both share one engine. Methods by stages need no tables and only one thread.
const { tables, threads, baseUrl } = cube;
const engine = sharedEngine({
  ...{ tables, threads },
  baseUrl: new URL(baseUrl, document.baseURI).href,
});
const surroundings = new PageSurroundings(page, cube, engine);
const course = page.begin(cube, engine, surroundings);
const alert = document.querySelector<HTMLElement>("#room-failed")!;
const doors = new Doors(page, alert, [
  new LibraryDoor(document.querySelector("#library")!),
  new MathematicsDoor(engine),
  new PracticeDoor(engine, cubeInWords),
]);
// After the doors, which hear of a new address first: a room gives its place back before a lesson is shown there.
void surroundings.open(course).then(allShown).then(workOffline);

// The other pages get the cube.
const [solve, laboratory] = ["#solve", "#laboratory"].map((id) =>
  document.querySelector<HTMLAnchorElement>(id)!,
) as [HTMLAnchorElement, HTMLAnchorElement];
const takeAlong = () => {
  solve.href = surroundings.solveUrl;
  const { hash } = new URL(surroundings.solveUrl, location.href);
  // An experiment has a metric of its own.
  laboratory.href = `lab.html${hash.replace(/&metric=.*/, "")}`;
};
for (const link of [solve, laboratory]) {
  // A new tab is opened by the middle button, or from the menu.
  for (const type of ["click", "auxclick", "contextmenu"]) link.addEventListener(type, takeAlong);
}

// The cube is fetched alongside the lesson, and nothing should compete with it for the connection.
async function allShown(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

// A lesson on the other puzzle may be wanted offline. New versions are offered on the page that solves cubes.
async function workOffline(): Promise<void> {
  await startServiceWorker(() => undefined);
  await doors.fetchAll();
  const { storePage } = await import("../site/stored-pages");
  await storePage("learn", (["pocket", "methods"] as const).flatMap(bundleFiles));
}
