// The laboratory's buttons, and its links that look like buttons.

import { css } from "lit";

export const buttonStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  button,
  a.button,
  label.file {
    display: inline-grid;
    place-items: center;
    min-height: 44px;
    padding: 4px 16px;
    border: 1px solid var(--cubewright-line);
    border-radius: 14px;
    background: var(--cubewright-card);
    color: inherit;
    font: inherit;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
  }

  :is(button, a.button):hover {
    border-color: var(--cubewright-ink-soft);
  }

  button.primary {
    border-color: transparent;
    background: var(--cubewright-accent);
    color: var(--cubewright-on-accent);
  }

  a {
    color: var(--cubewright-accent);
    text-underline-offset: 3px;
  }

  :focus-visible {
    outline: var(--cubewright-focus);
    outline-offset: 2px;
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
  }

  @media (forced-colors: active) {
    button.primary {
      border-color: ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
`;
