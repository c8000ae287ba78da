import { css } from "lit";

import { foundation, spokenOnly } from "../../widget/looks/theme";
import { tablesProgress } from "../../widget/tables/tables-progress.styles";

export const styles = [
  foundation,
  spokenOnly,
  tablesProgress,
  css`
    :host {
      container-type: inline-size;
    }

    details {
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius);
      background: var(--cubewright-card);
    }

    summary {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 12px;
      min-height: 52px;
      padding: 6px 20px;
      border-radius: var(--cubewright-radius);
      cursor: pointer;
      list-style: none;
      touch-action: manipulation;
      -webkit-tap-highlight-color: transparent;
    }

    summary::-webkit-details-marker {
      display: none;
    }

    summary::before {
      content: "";
      width: 8px;
      height: 8px;
      margin-right: 2px;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      transform: rotate(-45deg);
      transition: transform 140ms;
    }

    [open] > summary::before {
      transform: translateY(-2px) rotate(45deg);
    }

    summary b {
      font-weight: 600;
    }

    summary span {
      color: var(--cubewright-ink-soft);
      font-size: 14px;
    }

    .content {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
      max-width: 720px;
      padding: 4px 20px 20px;
    }

    p,
    dl,
    dd {
      margin: 0;
    }

    .content > p:first-child,
    dt {
      color: var(--cubewright-ink-soft);
    }

    dl {
      display: grid;
      grid-template-columns: minmax(60px, max-content) minmax(0, 1fr);
      gap: 6px 16px;
    }

    dl div {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
      align-items: baseline;
    }

    dd {
      font-variant-numeric: tabular-nums;
    }

    .problem {
      padding: 10px 14px;
      border-left: 4px solid var(--cubewright-sun);
      border-radius: 4px var(--cubewright-radius-small) var(--cubewright-radius-small) 4px;
      background: var(--cubewright-paper);
    }

    .progress {
      gap: 4px 14px;
    }

    progress {
      flex: 1 1 160px;
      height: 8px;
    }

    .buttons {
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
    }

    button {
      padding: 4px 18px;
      border: 1px solid var(--cubewright-line);
      border-radius: 14px;
      font-weight: 600;
      transition: border-color 140ms;
    }

    button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    /* In a narrow panel the button goes below what it is about. */
    dd:has(button) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 6px 10px;
    }

    button[aria-disabled="true"] {
      border-color: var(--cubewright-line);
      color: var(--cubewright-ink-soft);
      font-weight: 500;
      cursor: default;
      opacity: 0.6;
    }

    @container (min-width: 840px) {
      .content {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 16px 48px;
        max-width: none;
      }

      .content > * {
        grid-column: 1;
      }

      .content > dl {
        grid-row: 1;
        grid-column: 2;
        align-content: start;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      summary::before,
      button {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      progress {
        height: 12px;
      }

      button[aria-disabled="true"] {
        border-color: GrayText;
        color: GrayText;
        opacity: 1;
      }
    }
  `,
];
