// What all rooms of lessons look like: cards, buttons, and what unfolds.

import { css } from "lit";

export const cardStyles = css`
  .card {
    padding: 14px 16px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius);
    background: var(--cubewright-card);
  }
`;

export const buttonStyles = css`
  .plain,
  .primary,
  .turning button,
  .choices :is(a, button) {
    display: inline-grid;
    place-items: center;
    min-height: 48px;
    padding: 4px 16px;
    border: 1px solid var(--cubewright-line);
    border-radius: 14px;
    background: var(--cubewright-card);
    color: inherit;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
  }

  .turning button {
    padding-inline: 8px;
  }

  :is(.plain, .turning button, .choices :is(a, button)):hover {
    border-color: var(--cubewright-ink-soft);
  }

  :is(.turning, .choices) .primary,
  .primary {
    border-color: transparent;
    background: var(--cubewright-accent);
    color: var(--cubewright-on-accent);
  }

  [aria-disabled="true"] {
    cursor: default;
  }

  .turning [aria-disabled="true"] {
    opacity: 0.45;
  }

  @media (forced-colors: active) {
    .primary,
    :is(.turning, .choices) .primary {
      border-color: ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
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
`;
