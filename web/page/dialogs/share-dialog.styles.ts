import { css } from "lit";

import { dialogStyles } from "./page-dialog.styles";

export const styles = [
  dialogStyles,
  css`
    .link {
      display: flex;
      flex-wrap: wrap;
      gap: 16px;
    }

    .link .copyable {
      flex: 1 1 280px;
      align-content: start;
    }

    figure {
      flex: 0 0 180px;
      margin: 0 auto;
    }

    /* Scanners need dark squares on a light ground, also in dark themes. */
    .code {
      display: block;
      width: 180px;
      height: 180px;
      border-radius: var(--cubewright-radius-small);
      background: #fff;
      fill: #000;
      forced-color-adjust: none;
    }

    figcaption {
      margin-top: 6px;
      color: var(--cubewright-ink-soft);
      font-size: 14px;
      text-align: center;
    }

    .ways {
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
    }

    .ways > * {
      display: flex;
      flex: 1 0 auto;
      align-items: center;
      justify-content: center;
      gap: 8px;
      min-height: 44px;
      padding: 0 16px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      color: inherit;
      font-weight: 600;
      text-decoration: none;
    }

    .ways > *:hover {
      border-color: var(--cubewright-ink-soft);
    }

    .ways a::after {
      content: "↗" / "";
    }
  `,
];
