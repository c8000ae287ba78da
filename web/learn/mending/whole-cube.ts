// Whether what is painted is a whole cube on which one can learn.

import { SolverError } from "../../core/errors";
import { puzzleOf, stickersAlone, withPlaces } from "../../core/pocket-stickers";
import { completionInPlaces, toEngine } from "../../widget/solve/pocket-engine";
import type { SharedEngine } from "../../widget/solve/shared-engine";

/**
 * The cube that is painted, with the stickers that follow from the others; `undefined` if there is none, or more than
 * one.
 * @param painted by letters of faces, "?" for what is not known
 * @throws SolverError with an engine's code.
 */
export async function wholeCube(
  engine: Pick<SharedEngine, "solver">,
  painted: string,
): Promise<string | undefined> {
  const places = withPlaces(painted);
  const puzzle = puzzleOf(places);
  const solver = await engine.solver();
  try {
    const found = await solver.complete(toEngine(places), { puzzle });
    const { count, facelets } = puzzle === "2x2x2" ? completionInPlaces(found, places) : found;
    return count === 1 ? stickersAlone(facelets) : undefined;
  } catch (error) {
    // The cube on the screen says what is wrong with it.
    if (error instanceof SolverError && isOfPainting(error)) return undefined;
    throw error;
  }
}

function isOfPainting({ code }: SolverError): boolean {
  return code === "length" || code === "color-count" || code === "center";
}
