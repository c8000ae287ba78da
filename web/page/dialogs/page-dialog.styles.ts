import { css } from "lit";

import { dialogFrame } from "../../widget/looks/dialog-frame";
import { foundation } from "../../widget/looks/theme";

/** The common styles of the page's dialogs. */
export const dialogStyles = [
  foundation,
  dialogFrame,
  css`
    dialog {
      width: min(640px, 100% - 24px);
    }

    .content {
      gap: 16px;
      padding: 12px 20px 20px;
    }

    .close svg {
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
      stroke-linecap: round;
    }

    .copyable {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
      gap: 2px 12px;
    }

    .copyable label {
      font-weight: 600;
    }

    .copyable span,
    p {
      color: var(--cubewright-ink-soft);
      font-size: 14px;
    }

    .copyable span {
      grid-row: 2;
    }

    .copyable button {
      grid-row: 1 / 3;
      grid-column: 2;
      padding: 0 18px;
      border: 1px solid var(--cubewright-line);
      font-weight: 600;
    }

    .copyable button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    @media (max-width: 420px) {
      .copyable span {
        grid-column: 1 / -1;
      }

      .copyable button {
        grid-row: 1;
      }
    }

    textarea {
      grid-column: 1 / -1;
      margin-top: 6px;
      padding: 10px 12px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      background: var(--cubewright-paper);
      color: inherit;
      font: 13px/1.5 var(--cubewright-font-mono);
      overflow-wrap: anywhere;
      resize: vertical;
    }
  `,
];
