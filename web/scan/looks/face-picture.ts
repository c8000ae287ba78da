// A face as small squares of the colours that were read.

import { svg, html, type TemplateResult } from "lit";

import type { FaceColors } from "../taking/face-colors";

/** Nine stickers; a question mark on those that could not be read. An empty place without colours. */
export function facePicture(colors: FaceColors | undefined): TemplateResult {
  return html`<svg viewBox="0 0 31 31" width="44" height="44" aria-hidden="true">
    <rect class="body ${colors ? "" : "empty"}" x="0.5" y="0.5" width="30" height="30" rx="4" />
    ${colors?.map((color, place) => {
      const [x, y] = [2 + 9.3 * (place % 3), 2 + 9.3 * Math.floor(place / 3)];
      return color
        ? svg`<rect x=${x} y=${y} width="8.4" height="8.4" rx="1.8" fill="rgb(${color.join(" ")})" />`
        : svg`<text x=${x + 4.2} y=${y + 7}>?</text>`;
    })}
  </svg>`;
}
