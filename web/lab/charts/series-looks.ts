// How series are distinguished: by colours that people with any colour vision can tell apart (after M. Okabe and
// K. Ito, Color Universal Design, 2008, made darker or lighter for each scheme), and by shapes and dashes for people
// who see no colours.

import { css, svg, type SVGTemplateResult } from "lit";

// Centred on the origin, and about equally large.
const SHAPES = [
  "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z",
  "M-4.2-4.2h8.4v8.4h-8.4z",
  "M0-5.4 5.2 4.2h-10.4z",
  "M0-5.8 5.8 0 0 5.8-5.8 0z",
  "M-5-3 -3-5 0-2 3-5 5-3 2 0 5 3 3 5 0 2-3 5-5 3-2 0z",
  "M-1.6-5.4h3.2v3.8h3.8v3.2h-3.8v3.8h-3.2v-3.8h-3.8v-3.2h3.8z",
  "M0 5.4-5.2-4.2h10.4z",
  "M-5.4 0-2.7-4.7h5.4L5.4 0 2.7 4.7h-5.4z",
] as const;
const DASHES = ["none", "7 3", "2 3", "9 3 2 3", "5 2", "1 2", "12 4", "4 4 1 4"] as const;

/** How many colours there are. Further series combine them with other shapes and dashes. */
const LOOK_COUNT = SHAPES.length;
const LATER_SHAPES = 3;

/** The class that gives an element the colour of a series. */
export function lookClass(look: number): string {
  return `look-${look % LOOK_COUNT}`;
}

/** The shape of a series, around a place. */
export function shapeAt(look: number, x: number, y: number): SVGTemplateResult {
  return svg`<path
    class="shape ${lookClass(look)}"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
    d=${SHAPES[shapeOf(look)]!}
  />`;
}

export function dashOf(look: number): string {
  return DASHES[shapeOf(look)]!;
}

function shapeOf(look: number): number {
  return (look + LATER_SHAPES * Math.floor(look / LOOK_COUNT)) % LOOK_COUNT;
}

export const lookStyles = css`
  :host {
    --look-0: #0b66a0;
    --look-1: #b84a00;
    --look-2: #00785a;
    --look-3: #9c3f78;
    --look-4: #3a3a3a;
    --look-5: #8a6100;
    --look-6: #5b50c8;
    --look-7: #a02020;
  }

  /* Paper is white. */
  @media screen and (prefers-color-scheme: dark) {
    :host {
      --look-0: #6cbcf0;
      --look-1: #ff9a54;
      --look-2: #4cd3a8;
      --look-3: #ee9cc9;
      --look-4: #d8d8d8;
      --look-5: #e8c35a;
      --look-6: #b4acff;
      --look-7: #ff8f8f;
    }
  }

  .shape {
    stroke: var(--cubewright-card);
    stroke-width: 1;
  }

  .look-0 {
    color: var(--look-0);
  }

  .look-1 {
    color: var(--look-1);
  }

  .look-2 {
    color: var(--look-2);
  }

  .look-3 {
    color: var(--look-3);
  }

  .look-4 {
    color: var(--look-4);
  }

  .look-5 {
    color: var(--look-5);
  }

  .look-6 {
    color: var(--look-6);
  }

  .look-7 {
    color: var(--look-7);
  }

  :is(.shape, .bar) {
    fill: currentColor;
  }

  :is(.line, .spread) {
    fill: none;
    stroke: currentColor;
  }

  @media (forced-colors: active) {
    [class*="look-"] {
      color: CanvasText;
    }
  }
`;
