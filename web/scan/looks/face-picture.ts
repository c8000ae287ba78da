// A face as small squares of the colours that were read.

import { svg, html, type TemplateResult } from "lit";

import type { FaceColors } from "../taking/face-colors";

/** Its stickers, with a question mark on those that could not be read; without `colors`, an empty place. */
export function facePicture(colors: FaceColors | undefined): TemplateResult {
  const inRow = Math.sqrt(colors?.length ?? 1);
  // A sticker and the gap to the next one.
  const step = 27.9 / inRow;
  return html`<svg viewBox="0 0 31 31" width="44" height="44" aria-hidden="true">
    <rect class="body ${colors ? "" : "empty"}" x="0.5" y="0.5" width="30" height="30" rx="4" />
    ${colors?.map((color, place) => {
      const [x, y] = [2 + step * (place % inRow), 2 + step * Math.floor(place / inRow)];
      const side = step - 0.9;
      return color
        ? svg`<rect x=${x} y=${y} width=${side} height=${side} rx="1.8" fill="rgb(${color.join(" ")})" />`
        : svg`<text x=${x + side / 2} y=${y + side / 2 + 2.8}>?</text>`;
    })}
  </svg>`;
}
