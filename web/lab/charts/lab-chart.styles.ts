// The looks of a chart and of its table.

import { css } from "lit";

import { buttonStyles } from "../looks/buttons.styles";
import { tableStyles } from "../looks/tables.styles";
import { lookStyles } from "./series-looks";

export const chartStyles = [
  buttonStyles,
  tableStyles,
  lookStyles,
  css`
    :host {
      display: block;
      min-width: 0;
      container-type: inline-size;
    }

    figure {
      margin: 0;
      padding: 14px 16px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius);
      background: var(--cubewright-card);
      break-inside: avoid;
    }

    figcaption {
      font-weight: 600;
    }

    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 16px;
      margin: 4px 0 8px;
      padding: 0;
      list-style: none;
      font-size: 14px;
    }

    .legend li {
      display: inline-flex;
      gap: 6px;
      align-items: center;
    }

    .picture svg {
      display: block;
      width: 100%;
      height: auto;
    }

    text {
      fill: var(--cubewright-ink-soft);
      font-family: var(--cubewright-font);
      font-size: 14px;
    }

    .label {
      fill: var(--cubewright-ink);
    }

    .grid {
      stroke: var(--cubewright-line);
    }

    .tick {
      stroke: var(--cubewright-ink-soft);
    }

    .mark {
      outline: none;
    }

    .halo {
      fill: transparent;
      stroke: transparent;
    }

    .mark:focus-visible .halo,
    .mark:hover .halo {
      stroke: var(--cubewright-ink);
      stroke-width: 2;
    }

    /* The height of two lines, so that nothing moves when it speaks. */
    .told {
      min-height: 3em;
      margin: 6px 0 0;
      color: var(--cubewright-ink-soft);
      font-size: 14px;
    }

    .ways {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin-top: 10px;
    }

    /* The picture is as wide as the window allows, and its letters with it. */
    @container (max-width: 540px) {
      text {
        font-size: 19px;
      }
    }

    @media print {
      .told,
      details {
        display: none;
      }
    }
  `,
];
