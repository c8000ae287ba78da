// The looks of practice: the cube and its buttons beside the goal, or below it in a narrow window.

import { css } from "lit";

export const practiceStyles = css`
  :host {
    container-type: inline-size;
    padding-bottom: 32px;
  }

  cubewright-cube {
    --cubewright-stage-height: clamp(240px, 34vh, 300px);
  }

  .layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px 32px;
  }

  .hand,
  .plan {
    display: grid;
    gap: 14px;
    align-content: start;
    min-width: 0;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    align-items: center;
    justify-content: space-between;
  }

  /* The longest Russian word fits on a small phone. */
  h2 {
    font-size: clamp(22px, 6.4vw, 28px);
  }

  h2:focus {
    outline: none;
  }

  h3,
  dl,
  dd,
  ul {
    margin: 0;
  }

  h3 {
    font-size: 17px;
  }

  header a {
    padding-block: 10px;
    color: var(--cubewright-accent);
    font-weight: 600;
    text-underline-offset: 4px;
  }

  .note {
    color: var(--cubewright-ink-soft);
    font-size: 14px;
  }

  /* As high as the goal of most stages, so that the cube hardly moves when that is there. */
  .about {
    min-height: 210px;
  }

  .promise {
    margin-top: 0;
  }

  .tally {
    display: grid;
    gap: 6px;
    padding-block: 10px;
  }

  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }

  /* The number stands before what it is. */
  dl div {
    display: flex;
    flex-direction: row-reverse;
    gap: 10px;
    align-items: center;
    justify-content: flex-end;
  }

  dt {
    color: var(--cubewright-ink-soft);
    font-size: 14px;
    font-weight: 600;
  }

  dd {
    font-family: var(--cubewright-font-mono);
    font-size: 24px;
    font-weight: 600;
    line-height: 1.2;
  }

  /* As high as its longest sentence, so that nothing moves when the goal is reached. */
  .status {
    min-height: 4.5em;
  }

  .status b {
    display: block;
    color: var(--cubewright-accent);
  }

  .choices {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }

  .choices :is(a, button) {
    padding-inline: 8px;
  }

  .choices [aria-disabled="true"] {
    opacity: 0.45;
  }

  .choices .next {
    grid-column: 1 / -1;
  }

  /* The buttons' room before they are there. */
  .pad-place {
    min-height: 156px;
  }

  .pad {
    display: grid;
    grid-template-columns: repeat(6, minmax(44px, 1fr));
    gap: 6px;
  }

  .pad button {
    min-height: 48px;
    border: 1px solid var(--cubewright-line);
    background: var(--cubewright-card);
    font-family: var(--cubewright-font-mono);
    font-size: 17px;
    font-weight: 600;
  }

  .pad button:hover {
    border-color: var(--cubewright-ink-soft);
  }

  details p + p {
    margin-top: 8px;
  }

  details label {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
  }

  details[open] {
    padding-bottom: 12px;
  }

  ul {
    display: grid;
    gap: 4px;
    margin-top: 8px;
    padding-inline-start: 20px;
  }

  .progress {
    display: grid;
    gap: 10px;
  }

  .progress p + p {
    margin-top: 0;
  }

  .progress .choices {
    display: flex;
    flex-wrap: wrap;
  }

  .progress .choices button {
    padding-inline: 18px;
  }

  .progress .choices:not(:has(button)) {
    display: none;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 6px 4px;
    border-bottom: 1px solid var(--cubewright-line);
    text-align: end;
  }

  thead th {
    color: var(--cubewright-ink-soft);
    font-size: 14px;
    vertical-align: bottom;
  }

  tbody th {
    font-weight: 400;
  }

  tbody .note {
    display: block;
  }

  th:first-child {
    width: 36%;
    text-align: start;
  }

  td {
    font-family: var(--cubewright-font-mono);
  }

  @container (min-width: 840px) {
    cubewright-cube {
      --cubewright-stage-height: clamp(300px, 40vh, 420px);
    }

    .layout {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
    }

    header {
      grid-column: 1 / -1;
    }

    .hand {
      grid-row: 2 / span 2;
      grid-column: 1;
    }

    .about,
    .plan {
      grid-column: 2;
    }

    .about {
      min-height: 150px;
    }

    .status {
      min-height: 3em;
    }
  }
`;
