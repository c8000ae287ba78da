// The cube of the page: restored from the address or from the last visit, saved in both, shown and
// set by the position field.

import { PUZZLES } from "../core/choices";
import { puzzleOf } from "../core/pocket-stickers";
import type { CubewrightCube } from "../widget/cubewright-cube";
import { listenForPlayback } from "../widget/play/playback-keys";
import { listenForUndo } from "../widget/hand/undo-keys";
import { listenForColors } from "./color-keys";
import { AddressBar } from "./position/address-bar";
import type { LinkedCube } from "./position/cube-link";
import { leadToHelp, offerMoreMoves } from "./help-link";
import { PageAlert } from "./page-alert";
import { onceTranslated, pageSpeaks, pageText, pageWords } from "./startup/page-language";
import { whenCalm } from "./startup/when-calm";
import { because, linkInWords, PositionField } from "./position/position-field";
import { DEFAULT_CHOICE } from "../core/choices";
import { showOn } from "./position/show-in-element";
import type { Wishes } from "./choices/wishes";
import {
  areEqual,
  haveSameTurns,
  inMergedTurns,
  inPlainTurns,
  type ShownCube,
  writtenBy,
} from "./position/shown-cube";
import { readStoredCube, storeCube } from "./stored/stored-cube";
import { readStoredMetric } from "./stored/stored-metric";
import { readStoredPuzzle, storePuzzle } from "./stored/stored-puzzle";
import { readStoredLooks } from "../site/stored-looks";
import { readStoredSession, storeSession } from "./stored/stored-session";
import { isStoredByStages, storeStages } from "./stored/stored-stages";
import { readStoredStepwise, storeStepwise } from "./stored/stored-stepwise";
import { readStoredTempo, storeTempo } from "./stored/stored-tempo";

// While moves are played, the cube is saved rarely, since saving delays frames.
const PLAYING_PAUSE_MS = 1_000;

/**
 * Restores `cube`, and saves whatever it shows from now on.
 * @param wishes is told when the goal or the metric has changed
 */
export function keepCube(cube: CubewrightCube, wishes: Wishes): void {
  const kept: ShownCube = {
    get facelets() {
      return cube.paintedFacelets;
    },
    get alg() {
      return cube.alg;
    },
    get index() {
      return cube.index;
    },
    get goal() {
      return cube.goal;
    },
    get metric() {
      return cube.metric;
    },
  };
  const brokenLink = new PageAlert();
  const position = new PositionField({
    cube,
    field: document.querySelector<HTMLInputElement>("#position")!,
    note: document.querySelector<HTMLElement>("#position-note")!,
    words: pageWords,
    invitation: () => pageText("position-note"),
    show,
    taking: () => brokenLink.takeBack(),
  });
  onceTranslated(() => position.translate());
  const address = new AddressBar(kept, open, isStoredByStages);

  function open(opened: LinkedCube | "broken"): void {
    brokenLink.takeBack();
    if (opened === "broken") sayBroken();
    else {
      // As at the beginning of a visit: a link names no metric for a solution that is counted in the usual one.
      const metric = opened.metric ?? (opened.alg === "" ? undefined : DEFAULT_CHOICE.metric);
      show({ ...opened, ...(metric && { metric }) });
      const link = { kind: "stickers", site: "Cubewright", cube: opened } as const;
      position.tell((words) => linkInWords(words, link));
      if (opened.goalFault) sayWithoutGoal(opened.goalFault);
    }
  }

  function sayBroken(): void {
    const { fault, faultyPuzzle } = address;
    brokenLink.say(because((words) => words.say("address-failed"), fault, faultyPuzzle));
  }

  function sayWithoutGoal(fault: unknown): void {
    brokenLink.say(because((words) => words.say("goal-failed"), fault, "3x3x3"));
  }

  function show(shown: ShownCube): void {
    showOn(cube, shown);
    wishes.tell();
  }

  let waiting: number | undefined;

  function remember(): void {
    clearTimeout(waiting);
    waiting = undefined;
    storePuzzle(cube.puzzle);
    storeCube(kept);
    address.write();
  }

  function rememberStep(): void {
    if (cube.playing) waiting ??= window.setTimeout(remember, PLAYING_PAUSE_MS);
    else remember();
  }

  // The address takes precedence over the last visit, which stays saved until the cube changes.
  function bringBack(): void {
    const addressed = address.read();
    const shown = typeof addressed === "object" ? puzzleOf(addressed.facelets) : readStoredPuzzle();
    // Each puzzle has a cube of its own; the one to be shown comes last.
    for (const other of PUZZLES.filter((puzzle) => puzzle !== shown)) {
      const aside = readStoredCube(other);
      if (aside) showOn(cube, aside);
    }
    cube.puzzle = shown;
    const stored = readStoredCube(shown);
    if (typeof addressed === "object") {
      const plain = inPlainTurns(addressed);
      // Whether the last visit wrote this address. Whether it merged turns depended on the stored stages, which may be
      // gone by now, so both forms are compared.
      const isOfLastVisit =
        stored &&
        ([inPlainTurns(stored), inMergedTurns(stored)].some((own) => areEqual(own, plain)) ||
          (isReload() && haveSameTurns(stored, addressed)));
      // The goal is the address's, not the last visit's.
      const { facelets, alg, index } = isOfLastVisit ? stored : addressed;
      showOn(cube, { ...addressed, facelets, alg, index });
    } else if (stored) {
      showOn(cube, stored);
      if (addressed === "none") address.write();
    }
    if (addressed === "broken") {
      void pageSpeaks.then(sayBroken);
    } else if (addressed !== "none" && addressed.goalFault) {
      void pageSpeaks.then(() => sayWithoutGoal(addressed.goalFault));
    }
    if (typeof addressed !== "object" || !addressed.metric) {
      // A link names no metric for a solution that is counted in the usual one.
      const isSolution = typeof addressed === "object" && addressed.alg !== "";
      cube.metric = isSolution ? DEFAULT_CHOICE.metric : readStoredMetric(shown);
    }
    cube.tempo = readStoredTempo() ?? cube.tempo;
    cube.stepwise = readStoredStepwise();
    Object.assign(cube, readStoredLooks());
    cube.session = readStoredSession();
  }

  bringBack();
  position.update();
  wishes.listen(remember);

  for (const type of ["cubewright-change", "cubewright-step"] as const) {
    cube.addEventListener(type, () => position.update());
  }
  for (const type of ["cubewright-change", "cubewright-solution"] as const) {
    cube.addEventListener(type, () => brokenLink.takeBack());
  }
  // Before the address is written, since its moves depend on the stored stages.
  cube.addEventListener("cubewright-solution", ({ detail }) => {
    const { stages = [], written = [] } = detail.solution;
    storeStages(cube.puzzle, written.join(" "), stages);
  });
  for (const type of ["cubewright-change", "cubewright-improved", "cubewright-solution"] as const) {
    cube.addEventListener(type, remember);
  }
  cube.addEventListener("cubewright-step", rememberStep);
  // A phone may unload the page after no other event than `visibilitychange`.
  for (const type of ["pagehide", "visibilitychange"] as const) {
    addEventListener(type, () => {
      if (waiting !== undefined) remember();
      storeSession(cube.session);
    });
  }
  cube.addEventListener("cubewright-tempo", ({ detail }) => storeTempo(detail.tempo));
  cube.addEventListener("cubewright-stepwise", ({ detail }) => storeStepwise(detail.stepwise));

  // If it cannot be loaded, there is still the solution that was found first.
  void whenCalm()
    .then(() => import("./choices/solution-choice"))
    .then(({ offerSolutions }) => offerSolutions(cube, () => writtenBy(kept), show, wishes))
    .catch(() => undefined);
  leadToHelp(() => address.write());
  offerMoreMoves();

  // Also while the focus is outside the cube.
  listenForUndo(document, cube);
  listenForPlayback(document, cube);
  listenForColors(cube);
}

// A reload loads the address as it was when the reload was requested. If moves were being played, more of them may have
// been made before the page was left.
function isReload(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return (visit as PerformanceNavigationTiming | undefined)?.type === "reload";
}
