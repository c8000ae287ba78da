// The signs on stickers as flat pictures, for people who cannot tell the colours apart.

import { html, nothing, svg, unsafeCSS, type TemplateResult } from "lit";

import { FACES, isFace } from "../../core/faces";
import { SIGN_STROKE_WIDTH, signsOf, type SignKind } from "../../scene/signs/sticker-signs";

// Half the width of a sticker, in the unit of the signs.
const HALF_WIDTH = 0.43;
const VIEW_BOX = [-HALF_WIDTH, -HALF_WIDTH, 2 * HALF_WIDTH, 2 * HALF_WIDTH].join(" ");

/** The sign on a sticker with this letter, as large as its box; nothing on a blank sticker. */
export function stickerSign(kind: SignKind, letter: string): TemplateResult | typeof nothing {
  if (kind === "none" || !isFace(letter)) return nothing;
  return html`<svg class="sign-box" viewBox=${VIEW_BOX} aria-hidden="true">
    ${signsOf(kind)[letter].map(
      (line) => svg`<polyline
        class=${signClass(letter)}
        stroke-width=${SIGN_STROKE_WIDTH}
        points=${line.map(([x, y]) => `${x.toFixed(3)},${(-y).toFixed(3)}`).join(" ")}
      />`,
    )}
  </svg>`;
}

/** The classes of a line of a sign on a sticker with this face's letter. */
export function signClass(letter: string): string {
  return `sign on-${letter.toLowerCase()}`;
}

const onFaces = FACES.map((face) => face.toLowerCase())
  .map((face) => `.on-${face} { --sticker: var(--cubewright-color-${face}); }`)
  .join("\n");

/** Dark on light stickers and light on dark ones, as far as the browser can tell them apart. */
export const signStyles = unsafeCSS(`
  .sign {
    fill: none;
    stroke: #14130f;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* On colours darker than this, white has more contrast than black: WCAG's relative luminance
     0.179. */
  @supports (color: lab(from red l a b)) {
    .sign {
      stroke: lab(from var(--sticker) calc((49.4 - l) * 100) 0 0);
    }
  }

  ${onFaces}

  .sign-box {
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
`);
