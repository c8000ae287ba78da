// The looks of the goal of a stage and its picture, with all that rooms of lessons have in common.

import { css } from "lit";

import { signStyles } from "../../widget/looks/sticker-sign";
import { foundation, spokenOnly } from "../../widget/looks/theme";
import { posterStyles } from "../../widget/stage/poster.styles";
import { buttonStyles, cardStyles } from "../looks/parts.styles";

export const goalStyles = [
  foundation,
  spokenOnly,
  signStyles,
  posterStyles,
  cardStyles,
  buttonStyles,
  css`
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
  `,
];
