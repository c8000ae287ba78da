// The cube in the page's file, which is seen before any script has come: the picture that
// <cubewright-cube> shows first, on its ground. The build puts it there.

import { SOLVED_FACELETS } from "../../core/facelets";
import { POSTER_VIEW_BOX, posterPolygons } from "../../widget/stage/poster";

// As the stage draws them.
const GROUND = { ring: [196, 176], sun: [156] };

/** Of the solved cube, as markup. */
export function firstPicture(): string {
  const circles = Object.entries(GROUND).flatMap(([name, radii]) =>
    radii.map((radius) => `<circle class="${name}" r="${radius}"/>`),
  );
  const polygons = posterPolygons(SOLVED_FACELETS).map(
    ({ name, points }) => `<polygon class="${name}" points="${points}"/>`,
  );
  return (
    `<svg class="ground" viewBox="-200 -200 400 400" aria-hidden="true">${circles.join("")}</svg>` +
    `<svg viewBox="${POSTER_VIEW_BOX}" aria-hidden="true">${polygons.join("")}</svg>`
  );
}
