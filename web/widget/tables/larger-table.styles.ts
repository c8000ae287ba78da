// The looks of the offer to search with the large table.

import { css, type CSSResultGroup } from "lit";

import { foundation } from "../looks/theme";

export const styles: CSSResultGroup = [
  foundation,
  css`
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 12px;
      align-items: center;
      font-size: 14px;
      line-height: 1.3;
    }

    button {
      flex: none;
      padding: 0 16px;
      border: 1px solid var(--cubewright-line);
      border-radius: 999px;
      font-weight: 600;
    }

    button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    /* Beside the button where there is room, and below it on a phone. */
    p {
      flex: 1 1 240px;
      margin: 0;
      color: var(--cubewright-ink-soft);
    }
  `,
];
