// What the element reports to the page around it. All events bubble and leave the shadow tree.

import type { LitElement } from "lit";

import { SolverError, type SolverErrorCode } from "../../core/errors";
import type { SeveralSolution, Solution, SolveResult, SolverProgress } from "../../core/solution";

/** The `detail` of each event of the element. */
export interface CubewrightEventDetails {
  /** The cube on the screen can be used. */
  "cubewright-ready": undefined;
  /** The cube has changed: it was painted, scrambled, reset or set. */
  "cubewright-change": { facelets: string };
  /** The cube was scrambled; a "cubewright-change" has come before. */
  "cubewright-scramble": { facelets: string };
  /** How far the tables are. */
  "cubewright-progress": SolverProgress;
  /** The search found a solution that costs less than any before, in the metric that was asked for. */
  "cubewright-improved": { solution: SeveralSolution };
  /** The search has ended; this is its best solution. */
  "cubewright-solution": { solution: Solution | SolveResult };
  /** Something is wrong with the cube, with a text, or with the engine. */
  "cubewright-error": { code: SolverErrorCode; message: string };
  /** `index` moves of the solution are now done on the screen. */
  "cubewright-step": { index: number };
  /** Playing has begun, from where `index` moves are done. */
  "cubewright-play": { index: number };
  /** Playing has stopped before the last move is done. */
  "cubewright-pause": { index: number };
  /** The last of the moves is done, by playing, by a step or by `seek`. */
  "cubewright-end": { index: number };
  /**
   * Another stage of the lesson is under way, or one more is reached. `stages` lists the ids of all stages of the
   * lesson, in their order. At the end, `stage` is the last. A cube that is solved already has no lesson, and sends none.
   */
  "cubewright-stage": { stage: string; reached: readonly string[]; stages: readonly string[] };
  /** The person has chosen how many moves a second are played. */
  "cubewright-tempo": { tempo: number };
  /** The person has chosen to make one move after the other, or to see them all. */
  "cubewright-stepwise": { stepwise: boolean };
}

/**
 * Dispatches an event from the element. Until the element has rendered, the event waits, so that pages
 * which add their listeners on "cubewright-ready" still get it.
 */
export function tell<Type extends keyof CubewrightEventDetails>(
  element: LitElement,
  type: Type,
  detail: CubewrightEventDetails[Type],
): void {
  const dispatch = () => {
    element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  };
  if (element.hasUpdated) dispatch();
  else void element.updateComplete.then(dispatch);
}

/** The code and the message of an error; anything but a SolverError is a fault of Cubewright's. */
export function faultOf(error: unknown): CubewrightEventDetails["cubewright-error"] {
  return error instanceof SolverError
    ? { code: error.code, message: error.message }
    : { code: "internal", message: `Something went wrong inside: ${String(error)}` };
}

/** Reports an error to the page around the element. */
export function tellError(element: LitElement, error: unknown): void {
  tell(element, "cubewright-error", faultOf(error));
}

declare global {
  // For every node that such an event passes: the elements around it, the document and the window.
  interface GlobalEventHandlersEventMap {
    "cubewright-ready": CustomEvent<undefined>;
    "cubewright-change": CustomEvent<CubewrightEventDetails["cubewright-change"]>;
    "cubewright-scramble": CustomEvent<CubewrightEventDetails["cubewright-scramble"]>;
    "cubewright-progress": CustomEvent<CubewrightEventDetails["cubewright-progress"]>;
    "cubewright-improved": CustomEvent<CubewrightEventDetails["cubewright-improved"]>;
    "cubewright-solution": CustomEvent<CubewrightEventDetails["cubewright-solution"]>;
    "cubewright-error": CustomEvent<CubewrightEventDetails["cubewright-error"]>;
    "cubewright-step": CustomEvent<CubewrightEventDetails["cubewright-step"]>;
    "cubewright-play": CustomEvent<CubewrightEventDetails["cubewright-play"]>;
    "cubewright-pause": CustomEvent<CubewrightEventDetails["cubewright-pause"]>;
    "cubewright-end": CustomEvent<CubewrightEventDetails["cubewright-end"]>;
    "cubewright-stage": CustomEvent<CubewrightEventDetails["cubewright-stage"]>;
    "cubewright-tempo": CustomEvent<CubewrightEventDetails["cubewright-tempo"]>;
    "cubewright-stepwise": CustomEvent<CubewrightEventDetails["cubewright-stepwise"]>;
  }
}
