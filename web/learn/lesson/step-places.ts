// Where the pieces of a step are on the cube, and which places there are to show.

import { stickersOfPiece } from "../../core/pieces";
import type { LessonStep } from "./lesson";
import { placeOfPiece, type Moment } from "./moment";

// Steps that turn pieces over: where these end up does not matter.
const TURNING_OVER = ["upper-edges-flipped", "last-layer-turned"];

/** The stickers (0..53, named as at the start) of the pieces of a step at this moment. */
export function stickersOfStep({ pieces }: LessonStep, { facelets }: Moment): number[] {
  return pieces.flatMap(({ colors }) => stickersOfPiece(placeOfPiece(facelets, colors)));
}

/**
 * The stickers of the places where they go, except places where one of them is before the step: a mark for the place
 * would be a mark on that piece.
 */
export function placesToShow(step: LessonStep): number[] {
  if (TURNING_OVER.includes(step.reason?.key ?? "")) return [];
  const before = new Set(stickersOfStep(step, step.start));
  return stickersOfStep(step, step.end).filter((sticker) => !before.has(sticker));
}
