import { css } from "lit";

import { foundation, theme } from "./theme";

/** One column in a narrow box, two in a wide one: the cube to look at, and the net to paint. */
export const styles = [
  theme,
  foundation,
  css`
    :host {
      container-type: inline-size;
    }

    .layout {
      display: grid;
      gap: 14px;
    }

    .show,
    .follow,
    .tools {
      display: grid;
      gap: 14px;
      align-content: start;
    }

    .guide {
      display: grid;
      place-items: center;
      height: 100%;
      margin: 0;
      padding: 16px;
      border: 1.5px dashed var(--cubewright-line);
      border-radius: var(--cubewright-radius);
      color: var(--cubewright-ink-soft);
      font-size: 15px;
      text-align: center;
    }

    .painting .follow {
      display: none;
    }

    @container (min-width: 840px) {
      .caption {
        min-height: 86px;
      }

      .layout {
        grid-template-columns: minmax(0, 1.16fr) minmax(0, 1fr);
        grid-template-rows: auto 1fr;
        gap: 20px 32px;
      }

      .tools {
        grid-row: 1 / span 2;
        grid-column: 2;
        gap: 18px;
      }

      .follow,
      .painting .follow {
        display: grid;
        align-items: stretch;
        min-height: 166px;
      }
    }
  `,
];
