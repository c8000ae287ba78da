// A still picture of the cube, drawn without WebGL: seen until the scene is there, and where the
// browser cannot show one.

import { svg, type SVGTemplateResult } from "lit";

import { isFace } from "../core/faces";
import { STICKER_PLACES, type Vector } from "../scene/sticker-places";

const YAW = (34 * Math.PI) / 180;
const PITCH = (28 * Math.PI) / 180;
// The eye's distance from the cube's centre, in cubies; the same as the scene's, near enough.
const DISTANCE = 11.2;
const SCALE = 330;
const STICKER_HALF_WIDTH = 0.43;

function project([x, y, z]: Vector): string {
  const across = x * Math.cos(YAW) - z * Math.sin(YAW);
  const toward = x * Math.sin(YAW) + z * Math.cos(YAW);
  const up = y * Math.cos(PITCH) - toward * Math.sin(PITCH);
  const near = y * Math.sin(PITCH) + toward * Math.cos(PITCH);
  const scale = SCALE / (DISTANCE - near);
  return `${(across * scale).toFixed(2)},${(-up * scale).toFixed(2)}`;
}

// The corners of a square of a given half width on the face's surface around a sticker's middle.
function square(index: number, halfWidth: number): string {
  const { cubie, normal, right, up } = STICKER_PLACES[index]!;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners
    .map(([across, along]) => {
      const at = (axis: 0 | 1 | 2) =>
        cubie[axis] + 0.5 * normal[axis] + halfWidth * (across * right[axis] + along * up[axis]);
      return project([at(0), at(1), at(2)]);
    })
    .join(" ");
}

const SHOWN = STICKER_PLACES.flatMap(({ face }, index) => ("URF".includes(face) ? [index] : []));
const BODIES = SHOWN.map((index) => square(index, 0.5));
const STICKERS = SHOWN.map((index) => square(index, STICKER_HALF_WIDTH));

/** The picture's box: the cube's middle is at the origin. */
export const POSTER_VIEW_BOX = "-100 -100 200 200";

/** The faces up, right and front of the cube `facelets` (54 letters), as SVG content. */
export function poster(facelets: string): SVGTemplateResult {
  return svg`
    ${BODIES.map((points) => svg`<polygon class="body" points=${points} />`)}
    ${STICKERS.map((points, place) => {
      const letter = facelets.charAt(SHOWN[place]!);
      const color = isFace(letter) ? `face-${letter.toLowerCase()}` : "blank";
      return svg`<polygon class=${color} points=${points} />`;
    })}
  `;
}
