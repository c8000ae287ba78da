import { css } from "lit";

import { faceColors } from "../looks/face-colors";
import { signStyles } from "../looks/sticker-sign";
import { foundation } from "../looks/theme";

export const styles = [
  foundation,
  signStyles,
  faceColors,
  css`
    /* Narrower in narrow boxes. */
    [role="grid"] {
      --gap: clamp(1px, 1cqi, 3px);
      display: grid;
      gap: var(--gap);
      padding: var(--gap);
      isolation: isolate;
    }

    /* A gap after every three stickers separates the faces. */
    [role="row"] {
      display: grid;
      grid-template-columns:
        repeat(3, minmax(0, 1fr)) 4px repeat(3, minmax(0, 1fr)) 4px repeat(3, minmax(0, 1fr))
        4px repeat(3, minmax(0, 1fr));
      gap: var(--gap);
    }

    [role="row"]:nth-child(3n + 1):not(:first-child) {
      margin-top: 7px;
    }

    button {
      position: relative;
      min-width: 0;
      min-height: 0;
      aspect-ratio: 1;
      border-radius: 22%;
      background: var(--cubewright-color-blank);
      /* A finger that swipes over the net scrolls the page; net.ts tells when it paints. */
      touch-action: manipulation;
      -webkit-touch-callout: none;
      user-select: none;
      transition:
        transform 140ms ease-out,
        background-color 140ms;
    }

    /* A finger paints the face that is asked for row by row; up and down it scrolls here too. */
    .chosen .asked {
      touch-action: pan-y pinch-zoom;
    }

    .column-0 {
      grid-column: 1;
    }
    .column-1 {
      grid-column: 2;
    }
    .column-2 {
      grid-column: 3;
    }
    .column-3 {
      grid-column: 5;
    }
    .column-4 {
      grid-column: 6;
    }
    .column-5 {
      grid-column: 7;
    }
    .column-6 {
      grid-column: 9;
    }
    .column-7 {
      grid-column: 10;
    }
    .column-8 {
      grid-column: 11;
    }
    .column-9 {
      grid-column: 13;
    }
    .column-10 {
      grid-column: 14;
    }
    .column-11 {
      grid-column: 15;
    }

    .pocket [role="row"] {
      grid-template-columns:
        repeat(2, minmax(0, 1fr)) 4px repeat(2, minmax(0, 1fr)) 4px repeat(2, minmax(0, 1fr))
        4px repeat(2, minmax(0, 1fr));
    }

    .pocket [role="row"]:not(:first-child) {
      margin-top: 0;
    }

    .pocket [role="row"]:nth-child(2n + 1):not(:first-child) {
      margin-top: 7px;
    }

    .pocket .column-2 {
      grid-column: 4;
    }
    .pocket .column-3 {
      grid-column: 5;
    }
    .pocket .column-4 {
      grid-column: 7;
    }
    .pocket .column-5 {
      grid-column: 8;
    }
    .pocket .column-6 {
      grid-column: 10;
    }
    .pocket .column-7 {
      grid-column: 11;
    }

    button:active {
      transform: scale(0.9);
    }

    .center {
      border-radius: 50%;
    }

    /* The dark body of the whole face lies below its stickers. */
    i {
      position: absolute;
      z-index: -1;
      inset: calc(-100% - 2 * var(--gap));
      border-radius: 9%;
      background: var(--cubewright-color-body);
      pointer-events: none;
    }

    .pocket i {
      inset: calc(-1 * var(--gap)) calc(-100% - 2 * var(--gap)) calc(-100% - 2 * var(--gap))
        calc(-1 * var(--gap));
    }

    /* The whole face is shown, between what stays in sight above and below it (painting.styles.ts). */
    .bears {
      scroll-margin-block: calc(var(--above, 0px) + 60px) calc(var(--below, 0px) + 60px);
    }

    .asked.bears {
      scroll-margin-block: calc(var(--painting-top, 0px) + 92px) calc(var(--fold, 0px) + 92px);
    }

    .asked i {
      outline: 4px solid #1f9d72;
    }

    .bears:active {
      transform: none;
    }

    .highlit,
    button:hover {
      box-shadow:
        inset 0 0 0 2px #14130f,
        inset 0 0 0 4px #fff;
    }

    /* A z-index would make the sticker that bears the face's body a stacking context, and its body
       would cover the other stickers. */
    button:not(.bears):is(:focus-visible, .next) {
      z-index: 1;
    }

    [role="grid"]:focus-within .next {
      outline: var(--cubewright-focus);
      outline-style: dashed;
      outline-offset: 1px;
    }

    button:focus-visible {
      box-shadow:
        inset 0 0 0 2px #14130f,
        inset 0 0 0 4px #fff;
      outline-offset: 1px;
    }

    /* Stickers that were not painted: those that follow have a dot, those to look at a question
       mark. */
    .filled::before {
      content: "";
      position: absolute;
      inset: 36%;
      border-radius: 50%;
      background: #14130f;
      box-shadow: 0 0 0 1.5px #fff;
    }

    /* Beside the sign, which it would hide. */
    .filled:has(.sign-box)::before {
      inset: 7% 7% auto auto;
      width: 18%;
      height: 18%;
    }

    /* Stickers of a solved cube that were not painted over yet. */
    .unpainted::before {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: var(--cubewright-color-blank);
      opacity: 0.75;
    }

    .deciding::after {
      content: "?";
    }

    .marked::after {
      content: "!";
    }

    .deciding::after,
    .marked::after {
      position: absolute;
      inset: 17%;
      display: grid;
      place-items: center;
      border-radius: 50%;
      background: #14130f;
      color: #fff;
      font-size: clamp(10px, 3cqi, 17px);
      font-weight: 800;
      line-height: 1;
    }

    /* In a narrow box, the stickers of the cross are too fine for fingers: the faces lie two by two,
       in the order in which they are painted. Beside them is room to scroll. */
    @media (pointer: coarse) {
      @container (width < 588px) {
        [role="grid"] {
          --gap: 2px;
          grid-template-columns: repeat(3, minmax(44px, 1fr)) 8px repeat(3, minmax(44px, 1fr));
          grid-template-rows: repeat(3, auto) 8px repeat(3, auto) 8px repeat(3, auto);
          max-width: 318px;
          margin-inline: auto;
        }

        [role="row"] {
          display: contents;
        }

        .pocket button[class],
        button[class] {
          grid-row: calc(var(--face-row) + var(--row));
          grid-column: calc(var(--face-column) + var(--column));
        }

        .of-f,
        .of-b,
        .of-u {
          --face-column: 1;
        }
        .of-r,
        .of-l,
        .of-d {
          --face-column: 5;
        }
        .of-f,
        .of-r {
          --face-row: 1;
        }
        .of-b,
        .of-l {
          --face-row: 5;
        }
        .of-u,
        .of-d {
          --face-row: 9;
        }
        .row-0 {
          --row: 0;
        }
        .row-1 {
          --row: 1;
        }
        .row-2 {
          --row: 2;
        }
        :is(.column-0, .column-3, .column-6, .column-9) {
          --column: 0;
        }
        :is(.column-1, .column-4, .column-7, .column-10) {
          --column: 1;
        }
        :is(.column-2, .column-5, .column-8, .column-11) {
          --column: 2;
        }

        .pocket {
          grid-template-columns: repeat(2, minmax(44px, 1fr)) 8px repeat(2, minmax(44px, 1fr));
          grid-template-rows: repeat(2, auto) 8px repeat(2, auto) 8px repeat(2, auto);
        }

        .pocket :is(.of-r, .of-l, .of-d) {
          --face-column: 4;
        }
        .pocket :is(.of-b, .of-l) {
          --face-row: 4;
        }
        .pocket :is(.of-u, .of-d) {
          --face-row: 7;
        }
        .pocket :is(.column-0, .column-2, .column-4, .column-6) {
          --column: 0;
        }
        .pocket :is(.column-1, .column-3, .column-5, .column-7) {
          --column: 1;
        }

        .deciding::after,
        .marked::after {
          font-size: 17px;
        }
      }
    }

    @media (prefers-reduced-motion: reduce) {
      button {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      button {
        forced-color-adjust: none;
      }
    }
  `,
];
