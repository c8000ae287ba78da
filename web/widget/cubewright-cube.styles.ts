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
      min-width: 0;
    }

    .show {
      overflow: hidden;
      border-radius: var(--cubewright-radius);
      background: var(--cubewright-card);
      box-shadow: var(--cubewright-shadow);
    }

    cubewright-stage {
      height: var(--cubewright-stage-height, 300px);
    }

    /* Room for what is said mostly, so that nothing moves when a message comes or goes. */
    .caption {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: center;
      gap: 4px;
      min-height: 72px;
      padding: 9px 18px;
      font-size: 15px;
      line-height: 1.45;
    }

    .caption p {
      margin: 0;
    }

    /* Without a box, but there for screen readers, which listen to what was there before. */
    .caption p:empty {
      position: absolute;
      margin: 0;
      padding: 0;
    }

    [role="status"] {
      font-weight: 550;
    }

    [role="alert"]:not(:empty) {
      margin: -2px -10px;
      padding: 4px 10px 4px 34px;
      border-radius: var(--cubewright-radius-small);
      background: var(--cubewright-warning-paper);
      color: var(--cubewright-warning);
      font-size: 14px;
      font-weight: 600;
      line-height: 1.4;
      position: relative;
    }

    [role="alert"]:not(:empty)::before {
      content: "!";
      position: absolute;
      top: 6px;
      left: 9px;
      width: 17px;
      height: 17px;
      border-radius: 50%;
      background: var(--cubewright-warning);
      color: var(--cubewright-warning-paper);
      font-size: 12px;
      font-weight: 800;
      line-height: 17px;
      text-align: center;
    }

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
