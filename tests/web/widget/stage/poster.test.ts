// The still picture of either puzzle.

import { expect, it } from "vitest";

import { SOLVED } from "../../../../web/core/facelets";
import { PUZZLES } from "../../../../web/core/choices";
import { posterPolygons } from "../../../../web/widget/stage/poster";

// Points are written as x and y in turn.
function extentOf(points: readonly string[]): number[] {
  return [0, 1].flatMap((axis) => {
    const along = points.flatMap((each) =>
      each.split(" ").flatMap((length, place) => (place % 2 === axis ? [Number(length)] : [])),
    );
    return [Math.min(...along), Math.max(...along)];
  });
}

it("the still picture of either puzzle has three faces, 27 or 12 stickers and the same size", () => {
  const pictures = PUZZLES.map((puzzle) => posterPolygons(SOLVED[puzzle]));
  expect(pictures.map((polygons) => polygons.length)).toEqual([54, 24]);
  const extents = pictures.map((polygons) => {
    for (const face of ["face-u", "face-r", "face-f"]) {
      expect(polygons.filter(({ name }) => name === face)).toHaveLength(polygons.length / 6);
    }
    return extentOf(polygons.filter(({ name }) => name === "body").map(({ points }) => points));
  });
  extents[0]!.forEach((extent, side) => expect(extents[1]![side]).toBeCloseTo(extent, 1));
});
