// Another method or metric for a cube that is solved already, or is being solved. The moves shown would seem to be of the
// new choice, so the cube is solved again.

import { mayTakeHours } from "../../core/choices";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { Slipping } from "../../widget/features/slipping";
import { Solving } from "../../widget/features/solving";

/**
 * Solves `cube` again by what is chosen now. A person who already follows the moves keeps them, and a search that may
 * take hours waits until the person asks for it.
 */
export function solveAgain(cube: CubewrightCube): void {
  // The search that the new choice ends would bring back the moves of an earlier one.
  const isAsked = cube.alg !== "" || cube.feature(Solving).expectsMoves;
  if (!isAsked || cube.index > 0 || mayTakeHours(cube)) return;
  // Turns that are not the solution's first move: only the person knows which cube is in their hand.
  const slipping = cube.feature(Slipping);
  if (slipping.hasSlipped) slipping.leadToQuestion();
  else void cube.solve();
}
