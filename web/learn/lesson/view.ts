// The viewpoint of a picture of the cube. It shows three faces, so some stickers can be seen only from elsewhere.

import { faceAt } from "../../core/geometry";
import { faceletsHeld } from "../../core/held";
import { stepsOf } from "../../core/written-moves";

// Each with the turn of the whole cube that brings the faces seen from there to the usual view.
const VIEWS = [
  { name: "front", faces: "URF", orientation: 0 },
  { name: "behind", faces: "ULB", orientation: stepsOf(["y2"])[0]!.orientation },
  { name: "below", faces: "DLF", orientation: stepsOf(["z2"])[0]!.orientation },
  { name: "below-behind", faces: "DRB", orientation: stepsOf(["x2"])[0]!.orientation },
] as const;

export type View = (typeof VIEWS)[number];

/** The view that shows most of these stickers (0..53); from the front if others show no more. */
export function viewOf(stickers: readonly number[]): View {
  const seenFrom = ({ faces }: View) =>
    stickers.filter((sticker) => faces.includes(faceAt(sticker))).length;
  return VIEWS.reduce<View>(
    (best, view) => (seenFrom(view) > seenFrom(best) ? view : best),
    VIEWS[0],
  );
}

/** The cube, turned so that what is up, right and in front is what that view shows. */
export function seenFrom(facelets: string, { orientation }: View): string {
  return faceletsHeld(facelets, orientation);
}
