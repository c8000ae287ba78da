// The looks of the form of an experiment.

import { css } from "lit";

export const formStyles = css`
  :host {
    display: block;
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    padding: 16px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius);
    background: var(--cubewright-card);
  }

  fieldset {
    display: grid;
    gap: 10px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend,
  .field {
    padding: 0;
    color: var(--cubewright-ink-soft);
    font-size: 15px;
  }

  legend {
    margin-bottom: 6px;
  }

  .field {
    display: grid;
    gap: 4px;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .choices label {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid var(--cubewright-line);
    border-radius: 14px;
    cursor: pointer;
  }

  .choices label:has(:checked) {
    border-color: var(--cubewright-accent);
    box-shadow: inset 0 0 0 1px var(--cubewright-accent);
  }

  input:is([type="radio"], [type="checkbox"]) {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--cubewright-accent);
  }

  :is(input[type="text"], select, textarea) {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius-small);
    background: var(--cubewright-paper);
    color: var(--cubewright-ink);
    font: inherit;
    font-size: 16px;
  }

  [aria-invalid="true"] {
    border-color: var(--cubewright-warning);
    box-shadow: inset 0 0 0 1px var(--cubewright-warning);
  }

  textarea {
    resize: vertical;
    font-family: var(--cubewright-font-mono);
    font-size: 14px;
  }

  .note {
    margin: 0;
    color: var(--cubewright-ink-soft);
    font-size: 14px;
  }

  .fault:empty {
    display: none;
  }

  .end {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }

  .unknown {
    visibility: hidden;
  }

  .cube {
    overflow-wrap: anywhere;
    font-family: var(--cubewright-font-mono);
  }

  :is(.fault, .refused) {
    margin: 0;
    color: var(--cubewright-warning);
  }

  details {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  details[open] {
    gap: 12px;
  }

  details > :not(summary) {
    margin-top: 10px;
  }

  label.file {
    position: relative;
    justify-self: start;
  }

  label.file input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  label.file:focus-within {
    outline: var(--cubewright-focus);
    outline-offset: 2px;
  }

  button.primary {
    min-height: 52px;
    font-size: 17px;
  }

  .command {
    display: block;
    padding: 10px 12px;
    border-radius: var(--cubewright-radius-small);
    background: var(--cubewright-paper);
    overflow-wrap: anywhere;
    font-family: var(--cubewright-font-mono);
    font-size: 13px;
  }

  @media (forced-colors: active) {
    .choices label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
