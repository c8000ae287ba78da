// The looks of what lessons and practice have in common: cards, buttons, the goal of a stage and its picture.

import { css } from "lit";

import { signStyles } from "../../widget/looks/sticker-sign";
import { foundation, spokenOnly } from "../../widget/looks/theme";
import { posterStyles } from "../../widget/stage/poster.styles";

export const cardStyles = [
  foundation,
  spokenOnly,
  signStyles,
  posterStyles,
  css`
    .card {
      padding: 14px 16px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius);
      background: var(--cubewright-card);
    }

    p,
    h2 {
      margin: 0;
    }

    .card p + p {
      margin-top: 8px;
    }

    h2 {
      font-family: var(--cubewright-font-display);
      font-size: 28px;
      font-weight: 600;
      line-height: 1.2;
    }

    .place {
      color: var(--cubewright-ink-soft);
      font-size: 14px;
    }

    .turning button,
    .choices :is(a, button) {
      min-height: 48px;
      padding: 4px 8px;
      border: 1px solid var(--cubewright-line);
      border-radius: 14px;
      background: var(--cubewright-card);
      color: inherit;
      font-size: 15px;
      font-weight: 600;
      line-height: 1.25;
    }

    .turning .primary,
    .choices .primary {
      border-color: transparent;
      background: var(--cubewright-accent);
      color: var(--cubewright-on-accent);
    }

    .turning button:hover,
    .choices :is(a, button):hover {
      border-color: var(--cubewright-ink-soft);
    }

    [aria-disabled="true"] {
      opacity: 0.45;
      cursor: default;
    }

    figcaption,
    .picture p {
      color: var(--cubewright-ink-soft);
      font-size: 14px;
      text-align: center;
    }

    .picture svg {
      display: block;
      width: min(100%, 190px);
      margin-inline: auto;
    }

    .goal {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(96px, 32%);
      gap: 14px;
      align-items: center;
    }

    .promise {
      margin-top: 8px;
      font-size: 17px;
    }

    .label {
      color: var(--cubewright-accent);
      font-weight: 600;
    }

    .label::after {
      content: ":";
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
  `,
];
