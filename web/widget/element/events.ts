// What the element tells the page around it. All events bubble and leave the shadow tree.

import type { LitElement } from "lit";

import type { SolverErrorCode } from "../../core/errors";
import type { Solution, SolveResult, SolverProgress } from "../../core/solution";

export interface CubewrightEventDetails {
  /** The cube on the screen can be used. */
  "cubewright-ready": undefined;
  /** There is another cube: painted, scrambled, reset or set. */
  "cubewright-change": { facelets: string };
  /** How far the tables are. */
  "cubewright-progress": SolverProgress;
  /** The search found a solution shorter than any before. */
  "cubewright-improved": { solution: Solution };
  /** The search has ended; this is its best solution. */
  "cubewright-solution": { solution: Solution | SolveResult };
  /** Something is wrong with the cube, with a text, or with the engine. */
  "cubewright-error": { code: SolverErrorCode; message: string };
  /** So many moves of the solution are done on the screen. */
  "cubewright-step": { index: number };
  /** The person has chosen how many moves a second are played. */
  "cubewright-tempo": { tempo: number };
}

/**
 * Tells it to the page around the element; once the element is usable, if it is not yet, so that
 * whoever waits for that hears it.
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

declare global {
  interface HTMLElementEventMap {
    "cubewright-ready": CustomEvent<undefined>;
    "cubewright-change": CustomEvent<CubewrightEventDetails["cubewright-change"]>;
    "cubewright-progress": CustomEvent<CubewrightEventDetails["cubewright-progress"]>;
    "cubewright-improved": CustomEvent<CubewrightEventDetails["cubewright-improved"]>;
    "cubewright-solution": CustomEvent<CubewrightEventDetails["cubewright-solution"]>;
    "cubewright-error": CustomEvent<CubewrightEventDetails["cubewright-error"]>;
    "cubewright-step": CustomEvent<CubewrightEventDetails["cubewright-step"]>;
    "cubewright-tempo": CustomEvent<CubewrightEventDetails["cubewright-tempo"]>;
  }
}
