// The looks of the card that shows one move at a time.

import { css, type CSSResultGroup } from "lit";

import { foundation } from "../looks/theme";

export const styles: CSSResultGroup = [
  foundation,
  css`
    .card {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 2px 18px;
      margin-bottom: 12px;
      padding: 14px 16px 16px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius);
      background: var(--cubewright-card);
    }

    p {
      margin: 0;
    }

    .place {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 14px;
      grid-column: 1 / -1;
      min-height: 1.4em;
      color: var(--cubewright-ink-soft);
      font-size: 14px;
      font-variant-numeric: tabular-nums;
    }

    .unsaid::before {
      visibility: hidden;
      content: attr(data-text);
    }

    /* The space of the slotted text does not depend on its length, so that the card keeps its height. */
    ::slotted(*) {
      flex: 1 1 8em;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .move {
      min-width: 1.7em;
      font-family: var(--cubewright-font-mono);
      font-size: 48px;
      font-weight: 700;
      line-height: 1.1;
    }

    /* The same height for short and long sentences, so that the button does not move. */
    .sentence {
      display: grid;
      align-content: center;
      min-height: 3.9em;
      font-size: 17px;
      line-height: 1.3;
    }

    /* Four lines, which the longest sentences need in narrow boxes. */
    @container (width < 420px) {
      .card {
        column-gap: 12px;
      }

      .move {
        font-size: 40px;
      }

      .sentence {
        min-height: 5.2em;
      }

      /* Russian and Serbian sentences need five lines, and three for the place and how to hold the cube. Smaller
         letters and gaps keep the card at the same height, so that it is in sight together with the cube. */
      .card:is(:lang(ru), :lang(sr)) {
        padding-block: 10px;
      }

      .place:is(:lang(ru), :lang(sr)) {
        align-content: start;
        min-height: 3.75em;
        font-size: 13px;
        line-height: 1.25;
      }

      .sentence:is(:lang(ru), :lang(sr)) {
        min-height: 6.5em;
        font-size: 15px;
      }

      .next:is(:lang(ru), :lang(sr)) {
        min-height: 50px;
      }
    }

    /* The button that speaks shows no name, so that the card is low. */
    @container ((width < 420px) or (width >= 560px)) {
      .card .speak {
        flex-grow: 0;
        min-width: 56px;
      }

      .speak span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }

    /* Where there is room, the buttons stand beside the sentence, so that the cube is not far above the card. */
    @container (width >= 560px) {
      .card {
        grid-template-columns: auto minmax(0, 1fr) auto;
      }

      .card .buttons {
        flex-wrap: nowrap;
        grid-column: 3;
        margin-top: 0;
      }
    }

    .buttons {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      gap: 10px;
      margin-top: 8px;
    }

    .next {
      flex: 2 1 160px;
      min-height: 56px;
      padding: 0 16px;
      border-radius: 14px;
      background: var(--cubewright-accent);
      color: var(--cubewright-on-accent);
      font-size: 18px;
      font-weight: 600;
    }

    .next:hover {
      background: var(--cubewright-accent-strong);
    }

    .next[aria-disabled="true"] {
      opacity: 0.45;
    }

    .speak {
      display: inline-flex;
      flex: 1 1 auto;
      align-items: center;
      justify-content: center;
      gap: 8px;
      padding: 0 12px;
      border: 1px solid var(--cubewright-line);
      border-radius: 14px;
    }

    .speak[aria-pressed="true"] {
      border-color: var(--cubewright-accent);
      color: var(--cubewright-accent);
      font-weight: 600;
    }

    svg {
      flex: none;
      fill: currentColor;
    }

    .waves {
      fill: none;
      stroke: currentColor;
      stroke-width: 1.8;
      stroke-linecap: round;
    }

    .speak:not([aria-pressed="true"]) .waves {
      visibility: hidden;
    }

    @media (forced-colors: active) {
      .next {
        border: 1px solid ButtonText;
      }
    }
  `,
];
