// Where on the cube the pieces of a step are, and where they go: framed, and with dots.

import type { CubewrightCube } from "../../widget/cubewright-cube";
import { Guiding } from "../../widget/features/guiding";
import type { Lesson } from "../lesson/lesson";
import type { HelpLevel } from "../lesson/help";
import { placesToShow, stickersOfStep } from "../lesson/step-places";

export interface PointedPieces {
  /** The stickers (0..53, named as at the start) of the pieces as they are now. */
  framed: readonly number[];
  /** The stickers of the places where they go, except places where one of them is before the step. */
  dotted: readonly number[];
}

/** The pieces of the step that comes next after `index` moves, and their places; none at the end. */
export function pointedPieces(lesson: Lesson, index: number): PointedPieces {
  const place = lesson.placeAt(index);
  const step = place && lesson.stages[place.stage]!.steps[place.step]!;
  if (!step) return { framed: [], dotted: [] };
  return {
    framed: stickersOfStep(step, lesson.momentAt(index)),
    dotted: placesToShow(step),
  };
}

/** Points at them on the cube, as far as the person wants to be told; at nothing without a lesson. */
export function pointAt(
  cube: CubewrightCube,
  shown: { lesson: Lesson; index: number; help: HelpLevel } | undefined,
): void {
  const guiding = cube.feature(Guiding);
  if (!shown || shown.help === "goal") {
    guiding.point({});
    return;
  }
  const { framed, dotted } = pointedPieces(shown.lesson, shown.index);
  guiding.point(shown.help === "piece" ? { framed } : { framed, dotted });
}
