import { css, unsafeCSS } from "lit";

import themeSource from "./theme.css?inline";

/** The custom properties of `theme.css`, for the element that embedders see. */
export const theme = unsafeCSS(themeSource);

/** What every part of the element has in common: buttons, focus, text for screen readers only. */
export const foundation = css`
  :host {
    box-sizing: border-box;
    display: block;
    color: var(--cubewright-ink);
    font-family: var(--cubewright-font);
  }

  :host([hidden]) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }

  button {
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--cubewright-radius-small);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  :focus-visible {
    outline: var(--cubewright-focus);
    outline-offset: 2px;
  }

  [hidden] {
    display: none !important;
  }
`;
