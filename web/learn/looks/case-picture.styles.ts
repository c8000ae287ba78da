// Pictures of cases of the last layer: light stickers on a dark cube, arrows over them.

import { css } from "lit";

export const casePictureStyles = css`
  :is(.oll, .pll) .up {
    stroke: none;
  }

  :is(.oll, .pll) .blank {
    fill: #6d7278;
  }

  /* Light stripes are to be seen on light paper as well. */
  :is(.oll, .pll) .rim {
    stroke: var(--cubewright-color-body);
    stroke-width: 1.5;
  }

  :is(.oll, .pll) .way {
    stroke: #14130f;
    stroke-width: 4;
    stroke-linecap: round;
  }

  :is(.oll, .pll) .tip {
    fill: #14130f;
    stroke: none;
  }
`;
