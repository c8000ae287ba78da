import { css, unsafeCSS } from "lit";

import themeSource from "./theme.css?inline";

/** The custom properties of `theme.css`, for the outermost element. */
export const theme = unsafeCSS(themeSource);

/** What all parts of the element have in common: box, font, buttons, focus. */
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

  /* What is scrolled to is beside what covers the window's edges (painting.styles.ts). */
  button,
  input {
    scroll-margin-block: var(--above, 0) var(--below, 0);
  }

  :focus-visible {
    outline: var(--cubewright-focus);
    outline-offset: 2px;
  }

  [hidden] {
    display: none !important;
  }
`;

/** Radio buttons that lie over their labels, so that they get the clicks and the focus. */
export const radiosOverLabels = css`
  label {
    position: relative;
    display: grid;
    border-radius: var(--cubewright-radius-small);
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  label input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

/** Text for screen readers only. */
export const spokenOnly = css`
  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
