// The looks of the list of past experiments.

import { css } from "lit";

export const keptStyles = css`
  :host {
    display: block;
    min-width: 0;
  }

  section {
    padding: 14px 16px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius);
    background: var(--cubewright-card);
  }

  h2 {
    margin: 0;
    font-family: var(--cubewright-font-display);
    font-size: 20px;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 10px 0;
    border-bottom: 1px solid var(--cubewright-line);
  }

  li:last-child {
    border: 0;
  }

  .what {
    display: grid;
    min-width: 0;
  }

  .note {
    margin: 6px 0 0;
    color: var(--cubewright-ink-soft);
    font-size: 14px;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .question {
    flex-basis: 100%;
  }

  button:disabled {
    opacity: 0.45;
    cursor: default;
  }

  input {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius-small);
    background: var(--cubewright-paper);
    color: var(--cubewright-ink);
    font: inherit;
  }

  @media print {
    :host {
      display: none;
    }
  }
`;
