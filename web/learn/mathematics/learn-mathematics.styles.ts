// The looks of the pages on the mathematics: the cube stays in sight beside the text, or above it in a narrow window.

import { css } from "lit";

import { foundation } from "../../widget/looks/theme";
import { turnStyles } from "../looks/turns.styles";

export const styles = [
  foundation,
  turnStyles,
  css`
    .layout {
      display: grid;
      gap: 20px 40px;
    }

    header,
    article,
    .layout > * {
      min-width: 0;
    }

    p,
    h2,
    h3,
    ol,
    ul {
      margin: 0;
    }

    a {
      color: var(--cubewright-accent);
      font-weight: 600;
      text-underline-offset: 4px;
    }

    .title,
    h2,
    h3 {
      font-family: var(--cubewright-font-display);
      font-weight: 600;
      line-height: 1.25;
    }

    .title {
      font-size: 22px;
    }

    /* The longest Russian word fits on a small phone. */
    h2 {
      font-size: clamp(22px, 6.4vw, 28px);
    }

    h2:focus {
      outline: none;
    }

    h3 {
      margin-top: 12px;
      font-size: 20px;
    }

    article,
    :host(learn-workbench) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 14px;
      align-content: start;
    }

    article > p {
      max-width: 68ch;
    }

    nav ol {
      padding: 0 0 0 1.4em;
    }

    header a,
    .others a {
      display: inline-block;
      min-height: 44px;
      padding-block: 10px;
    }

    /* The number stands beside the first line. */
    nav a {
      display: block;
      width: fit-content;
    }

    nav [aria-current] {
      color: inherit;
      text-decoration: none;
    }

    .others {
      display: flex;
      flex-wrap: wrap;
      gap: 0 24px;
      justify-content: space-between;
      margin-top: 12px;
      border-top: 1px solid var(--cubewright-line);
    }

    .others .next {
      margin-inline-start: auto;
    }

    button {
      padding: 6px 14px;
      border: 1px solid var(--cubewright-line);
      background: var(--cubewright-card);
      font-weight: 600;
      line-height: 1.25;
    }

    button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    [aria-disabled="true"] {
      opacity: 0.45;
      cursor: default;
    }

    .shows {
      display: grid;
      gap: 8px;
      justify-items: start;
      padding: 0;
      list-style: none;
    }

    .shows button {
      text-align: start;
    }

    .shows button::before {
      content: "▶\\FE0E" / "";
      margin-inline-end: 10px;
      color: var(--cubewright-accent);
      font-size: 12px;
    }

    .shows [aria-pressed="true"] {
      border-color: var(--cubewright-accent);
      box-shadow: inset 0 0 0 1px var(--cubewright-accent);
    }

    /* The cube, which stays in sight. */
    .shown {
      position: sticky;
      z-index: 1;
      top: 0;
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 4px 12px;
      align-items: center;
      padding-block: 8px;
      border-bottom: 1px solid var(--cubewright-line);
      background: var(--cubewright-paper);
    }

    cubewright-cube {
      --cubewright-stage-height: 168px;
    }

    .told {
      display: grid;
      gap: 6px;
      align-content: center;
      min-height: 168px;
      font-size: 14px;
      line-height: 1.3;
    }

    .turns {
      gap: 0;
      font-size: inherit;
    }

    .turns li {
      min-width: 1.9em;
      padding: 0 3px;
      border-radius: 5px;
      text-align: center;
    }

    .playing {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 6px;
    }

    .playing button {
      padding: 2px 4px;
      font-size: 13px;
    }

    .playing button:last-child {
      grid-column: 1 / -1;
    }

    table {
      width: 100%;
      border-collapse: collapse;
      font-size: 14px;
      font-variant-numeric: tabular-nums;
    }

    caption {
      padding-block: 6px;
      text-align: start;
    }

    th,
    td {
      padding: 2px 4px;
      border-bottom: 1px solid var(--cubewright-line);
      text-align: end;
    }

    th:first-child {
      text-align: start;
    }

    th button {
      padding: 4px 0;
      border: 0;
      background: none;
      color: var(--cubewright-accent);
      text-align: start;
      text-decoration: underline;
      text-underline-offset: 4px;
    }

    .classes :is(th, td) {
      padding: 8px 4px;
      text-align: center;
    }

    .classes th:first-child {
      text-align: start;
      font-weight: 400;
    }

    .classes [aria-current] {
      background: var(--cubewright-accent);
      color: var(--cubewright-on-accent);
      font-weight: 700;
    }

    .yours {
      display: block;
      font-size: 12px;
    }

    fieldset {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-width: 0;
      gap: 8px;
      align-items: end;
      margin: 0;
      padding: 10px 14px 14px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius);
    }

    legend {
      padding-inline: 6px;
      font-weight: 600;
    }

    fieldset label {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-width: 0;
      color: var(--cubewright-ink-soft);
      font-size: 14px;
    }

    select {
      min-width: 0;
      width: 100%;
      min-height: 44px;
      padding: 0 8px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      background: var(--cubewright-card);
      color: var(--cubewright-ink);
      font: inherit;
      font-size: 16px;
    }

    .choices {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }

    .card {
      padding: 12px 16px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius);
      background: var(--cubewright-card);
    }

    /* As high as its longest text, so that nothing moves below it. */
    .class {
      min-height: 11em;
    }

    .class[aria-busy="true"] {
      color: var(--cubewright-ink-soft);
    }

    .class ul {
      margin-block: 6px;
      padding-inline-start: 1.2em;
    }

    .verdict {
      font-size: 17px;
      font-weight: 600;
    }

    /* Where there is little height, a cube that stays in sight would hide the text. */
    @media (max-height: 520px) and (max-width: 871px) {
      .shown {
        position: static;
      }
    }

    /* The longest Russian words of the tables fit beside each other. */
    @media (max-width: 359px) {
      table {
        font-size: 12px;
      }
    }

    @media (min-width: 480px) {
      fieldset {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }
    }

    @media (min-width: 872px) {
      .layout {
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        grid-template-rows: auto 1fr;
      }

      header,
      article {
        grid-column: 1;
      }

      .shown {
        grid-row: 1 / 3;
        grid-column: 2;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        align-self: start;
        top: 12px;
        padding: 0;
        border: 0;
      }

      cubewright-cube {
        --cubewright-stage-height: clamp(280px, 46vh, 420px);
      }

      .told {
        font-size: 16px;
        align-content: start;
      }

      .playing {
        grid-template-columns: repeat(3, 1fr);
      }

      .playing button {
        font-size: 15px;
      }

      .playing button:last-child {
        grid-column: auto;
      }
    }

    @media (forced-colors: active) {
      .shows [aria-pressed="true"],
      .classes [aria-current] {
        outline: 2px solid Highlight;
      }

      .classes [aria-current] {
        background: Canvas;
        color: CanvasText;
      }
    }
  `,
];
