// A small picture of how to hold the cube to paint a face of it. The status says it in words.

import { css, html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { isFace, type Face } from "../../core/faces";
import { BESIDE, stickersOf } from "../../core/geometry";
import { isPocket, stickersAlone } from "../../core/pocket-stickers";
import { StyledElement } from "../looks/styled-element";
import { foundation } from "../looks/theme";

type Point = readonly [x: number, y: number];

const FACE = 90;
const STICKER_SHARE = 0.9;
const FRONT: Point = [3, 37];
// The width of a face, seen from the side.
const DEPTH: Point = [33, -33];
const CENTER = 4;

/** A sticker whose sides have the directions `across` and `along`. */
function sticker(letter: string, [x, y]: Point, across: Point, along: Point): SVGTemplateResult {
  const share = STICKER_SHARE;
  const corner = (right: number, down: number) =>
    `${x + share * (right * across[0] + down * along[0])},${y + share * (right * across[1] + down * along[1])}`;
  const points = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)].join(" ");
  return svg`<polygon class=${isFace(letter) ? `face-${letter.toLowerCase()}` : "blank"} points=${points} />`;
}

/** The stickers of a face whose sides lead `right` and `down`. */
function cells(letters: string, origin: Point, right: Point, down: Point): SVGTemplateResult[] {
  const inRow = Math.sqrt(letters.length);
  const across: Point = [right[0] / inRow, right[1] / inRow];
  const along: Point = [down[0] / inRow, down[1] / inRow];
  return Array.from(letters, (letter, index) => {
    const [column, row] = [index % inRow, Math.floor(index / inRow)];
    const at = (axis: 0 | 1) => origin[axis] + column * across[axis] + row * along[axis];
    return sticker(letter, [at(0), at(1)], across, along);
  });
}

@customElement("cubewright-holding")
export class CubewrightHolding extends StyledElement {
  /** 54 characters. */
  @property() facelets = "";
  /** The face towards the holder. */
  @property() face: Face = "F";

  override render(): TemplateResult {
    const { up, right } = BESIDE[this.face];
    const [x, y] = FRONT;
    const top: Point = [x + DEPTH[0], y + DEPTH[1]];
    const front = stickersAlone(stickersOf(this.facelets, this.face));
    return html`<svg viewBox="0 0 130 130" aria-hidden="true">
      ${cells(this.#centerAlone(up), top, [FACE, 0], [-DEPTH[0], -DEPTH[1]])}
      ${cells(this.#centerAlone(right), [x + FACE, y], DEPTH, [0, FACE])}
      ${cells(front, FRONT, [FACE, 0], [0, FACE])}
    </svg>`;
  }

  // A neighbouring face shows only its centre; on the 2x2x2, everything that is known of it.
  #centerAlone(face: Face): string {
    const letters = stickersOf(this.facelets, face);
    if (isPocket(this.facelets)) return stickersAlone(letters);
    return Array.from(letters, (letter, i) => (i === CENTER ? letter : "?")).join("");
  }

  static override styles = [
    foundation,
    css`
      svg {
        display: block;
        height: 100%;
        max-width: 100%;
        margin-inline: auto;
      }

      polygon {
        stroke: var(--cubewright-color-body);
        stroke-width: 3;
        stroke-linejoin: round;
        forced-color-adjust: none;
      }

      .blank {
        fill: var(--cubewright-color-blank);
      }
      .face-u {
        fill: var(--cubewright-color-u);
      }
      .face-r {
        fill: var(--cubewright-color-r);
      }
      .face-f {
        fill: var(--cubewright-color-f);
      }
      .face-d {
        fill: var(--cubewright-color-d);
      }
      .face-l {
        fill: var(--cubewright-color-l);
      }
      .face-b {
        fill: var(--cubewright-color-b);
      }
    `,
  ];
}
