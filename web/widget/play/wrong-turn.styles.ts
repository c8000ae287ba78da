// The looks of the form that asks what was turned instead.

import { css, type CSSResultGroup } from "lit";

import { faceColors } from "../looks/face-colors";
import { foundation } from "../looks/theme";

export const styles: CSSResultGroup = [
  foundation,
  faceColors,
  css`
    details {
      scroll-margin-block: calc(var(--above, 0px) + 8px) 8px;
    }

    summary {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      color: var(--cubewright-accent);
      font-weight: 600;
      text-decoration: underline;
      text-underline-offset: 4px;
      cursor: pointer;
      touch-action: manipulation;
    }

    p {
      margin: 0 0 8px;
      color: var(--cubewright-ink-soft);
      font-size: 14px;
    }

    label {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 8px;
    }

    select {
      min-height: 44px;
      padding: 0 8px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      background: var(--cubewright-card);
      color: inherit;
      font: inherit;
    }

    .made {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px;
      margin-top: 8px;
    }

    .made span {
      flex-basis: 100%;
    }

    button {
      padding: 0 10px;
      border: 1px solid var(--cubewright-line);
      background: var(--cubewright-card);
    }

    button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    .move {
      display: inline-flex;
      gap: 4px;
      align-items: center;
      justify-content: center;
      min-width: 44px;
      padding: 0 4px;
      font-family: var(--cubewright-font-mono);
      font-weight: 600;
    }

    .move i {
      width: 14px;
      height: 14px;
      border: 1px solid rgb(0 0 0 / 30%);
      border-radius: 4px;
      forced-color-adjust: none;
    }

    .repaint {
      margin-top: 10px;
    }
  `,
];
