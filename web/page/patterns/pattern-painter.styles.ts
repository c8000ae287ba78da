import { css } from "lit";

import { foundation } from "../../widget/looks/theme";

export const styles = [
  foundation,
  css`
    :host {
      display: grid;
      gap: 12px;
    }

    p {
      margin: 0;
      color: var(--cubewright-ink-soft);
      font-size: 14px;
    }

    [role="alert"] {
      color: var(--cubewright-warning);
    }

    [role="alert"]:empty,
    [role="status"]:empty {
      position: absolute;
    }

    .paint {
      display: grid;
      gap: 12px;
      width: min(460px, 100%);
      margin: 0 auto;
    }

    pattern-net {
      container-type: inline-size;
    }

    .ways {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }

    .ways button {
      flex: 0 1 auto;
      padding: 0 16px;
      border: 1px solid var(--cubewright-line);
      font-weight: 600;
    }

    .ways button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    .ways .primary {
      border-color: transparent;
      background: var(--cubewright-accent);
      color: var(--cubewright-on-accent);
    }

    .ways .primary:hover {
      background: var(--cubewright-accent-strong);
    }

    .ways [aria-disabled="true"] {
      opacity: 0.45;
      cursor: default;
    }

    @media (forced-colors: active) {
      .ways .primary {
        border-color: ButtonText;
      }

      .ways [aria-disabled="true"] {
        border-color: GrayText;
        color: GrayText;
        opacity: 1;
      }
    }
  `,
];
