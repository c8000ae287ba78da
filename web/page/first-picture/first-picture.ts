// The picture of the cube in the page's own file, which is shown before any script has loaded. It
// equals the first picture of <cubewright-cube>. The build puts it into the file.

import { SOLVED_FACELETS } from "../../core/facelets";
import { POSTER_VIEW_BOX, posterPolygons } from "../../widget/stage/poster";

// The same radii as in the stage.
const GROUND = { ring: [196, 176], sun: [156] };

/** The solved cube, as markup. */
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
