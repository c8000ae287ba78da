// The looks of the trainer.

import { css } from "lit";

export const trainerStyles = css`
  :host {
    width: min(100%, 520px);
    margin-inline: auto;
    padding: 0;
  }

  .question {
    border-radius: var(--cubewright-radius);
  }

  .question .poster {
    width: min(100%, 240px, 30vh);
    margin-inline: auto;
  }

  .answers {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }

  .answers button {
    position: relative;
    min-height: 56px;
    padding: 4px 28px;
    border: 1px solid var(--cubewright-line);
    border-radius: 14px;
    background: var(--cubewright-card);
    font-weight: 600;
    line-height: 1.25;
  }

  .answers small {
    display: block;
    color: var(--cubewright-ink-soft);
    font-weight: 400;
  }

  .answers .unknown {
    grid-column: 1 / -1;
    min-height: 48px;
  }

  .mark {
    position: absolute;
    inset-block: 0;
    right: 12px;
    display: grid;
    place-items: center;
    font-size: 20px;
  }

  .answers .is-right {
    border-color: var(--cubewright-accent);
    box-shadow: inset 0 0 0 2px var(--cubewright-accent);
  }

  .answers .is-wrong {
    border-style: dashed;
    border-color: var(--cubewright-warning);
    color: var(--cubewright-warning);
  }

  /* Their room is there before there is an answer, so that nothing moves. */
  .verdict {
    min-height: 1.5em;
    font-weight: 600;
    text-align: center;
  }

  .on {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: center;
    min-height: 48px;
  }

  .on[inert] {
    visibility: hidden;
  }

  .on a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  .progress {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
  }

  progress {
    flex: 1 1 160px;
    height: 10px;
    accent-color: var(--cubewright-accent);
  }

  details > * + * {
    margin-top: 8px;
  }

  @media (forced-colors: active) {
    .answers .is-right {
      outline: 2px solid Highlight;
    }
  }
`;
