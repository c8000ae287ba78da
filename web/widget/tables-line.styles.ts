import { css } from "lit";

import { foundation } from "./theme";

export const styles = [
  foundation,
  css`
    :host {
      color: var(--cubewright-ink-soft);
      font-size: 13px;
      font-variant-numeric: tabular-nums;
    }

    .spoken {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    .progress {
      display: flex;
      align-items: center;
      gap: 12px;
      white-space: nowrap;
    }

    /* As high as fingers need, without making the line higher. */
    button {
      margin: -11px 0;
      color: var(--cubewright-accent);
      font-weight: 600;
      text-decoration: underline;
      text-underline-offset: 3px;
    }

    progress {
      flex: 1 1 60px;
      min-width: 50px;
      height: 6px;
      border: 0;
      border-radius: 3px;
      background: var(--cubewright-line);
      overflow: hidden;
      appearance: none;
    }

    progress::-webkit-progress-bar {
      background: var(--cubewright-line);
    }

    progress::-webkit-progress-value {
      background: var(--cubewright-accent);
    }

    progress::-moz-progress-bar {
      background: var(--cubewright-accent);
    }

    @media (forced-colors: active) {
      progress {
        height: 10px;
        border: 1px solid CanvasText;
        forced-color-adjust: none;
        background: Canvas;
      }

      progress::-webkit-progress-bar {
        background: Canvas;
      }

      progress::-webkit-progress-value {
        background: Highlight;
      }

      progress::-moz-progress-bar {
        background: Highlight;
      }
    }
  `,
];
