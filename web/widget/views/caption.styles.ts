// The texts below the picture, and the buttons beside them.

import { css } from "lit";

export const captionStyles = css`
  .caption {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    /* Texts that get longer move nothing above them. */
    align-content: start;
    gap: 4px;
    min-height: 86px;
    padding: 10px 18px 9px;
    font-size: 15px;
    line-height: 1.45;
  }

  .caption p {
    margin: 0;
  }

  /* An empty text takes no space, but exists: screen readers announce only changes of existing elements. */
  .caption p:empty {
    position: absolute;
    margin: 0;
    padding: 0;
  }

  [role="status"] {
    font-weight: 550;
  }

  [role="alert"]:not(:empty) {
    margin: -2px -10px;
    padding: 4px 10px 4px 34px;
    border-radius: var(--cubewright-radius-small);
    background: var(--cubewright-warning-paper);
    color: var(--cubewright-warning);
    font-size: 14px;
    font-weight: 600;
    line-height: 1.4;
    position: relative;
  }

  [role="alert"]:not(:empty)::before {
    content: "!";
    position: absolute;
    top: 6px;
    left: 9px;
    width: 17px;
    height: 17px;
    border-radius: 50%;
    background: var(--cubewright-warning);
    color: var(--cubewright-warning-paper);
    font-size: 12px;
    font-weight: 800;
    line-height: 17px;
    text-align: center;
  }

  .caption.beside {
    grid-template-columns: minmax(50%, 1fr) auto;
  }

  .hold,
  .keys {
    font-size: 14px;
  }

  /* Keeps its place, so that nothing moves once it is said. */
  .unsaid {
    visibility: hidden;
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  /* Beside the texts, which stay where they are. */
  .beside .choices {
    grid-row: 1 / span 3;
    grid-column: 2;
    align-self: start;
    flex-wrap: nowrap;
    margin-right: -6px;
    font-variant-numeric: tabular-nums;
  }

  /* Beside the button there is too little room for a line about the tables. */
  @container cube (width < 840px) {
    .caption.beside {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .beside .choices {
      grid-row: 1;
    }

    .beside cubewright-tables {
      grid-column: 1 / -1;
    }
  }

  /* They come and go by themselves with a search, so they have a place that moves nothing. */
  .over-stage {
    position: absolute;
    z-index: 1;
    bottom: 100%;
    left: 10px;
    margin-bottom: 10px;
    border-radius: 24px;
    background: color-mix(in srgb, var(--cubewright-card) 88%, transparent);
    font-variant-numeric: tabular-nums;
  }

  .over-stage.searching {
    padding-left: 14px;
  }

  .choices.long {
    flex-wrap: nowrap;
    justify-content: space-between;
    min-height: 44px;
    font-size: 14px;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }

  :is(.over-stage, .long) button {
    flex: none;
    border-radius: 999px;
  }

  :is(.begin, .blank, .choices) button {
    padding: 0 16px;
    border: 1px solid var(--cubewright-line);
    font-weight: 600;
  }

  :is(.begin, .blank, .choices) button:hover {
    border-color: var(--cubewright-ink-soft);
  }

  :is(.begin, .choices) button:first-child {
    border-color: transparent;
    background: var(--cubewright-accent);
    color: var(--cubewright-on-accent);
  }

  :is(.begin, .choices) button:first-child:hover {
    background: var(--cubewright-accent-strong);
  }

  @media (forced-colors: active) {
    :is(.begin, .choices) button:first-child {
      border-color: ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
`;
