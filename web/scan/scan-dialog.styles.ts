import { css } from "lit";

import { dialogFrame } from "../widget/looks/dialog-frame";
import { foundation } from "../widget/looks/theme";
import { viewStyles } from "./looks/view.styles";

export const styles = [
  foundation,
  dialogFrame,
  viewStyles,
  css`
    dialog {
      width: min(760px, 100% - 24px);
      max-width: none;
      margin-top: 12px;
      overscroll-behavior: contain;
    }

    .content {
      gap: 10px 20px;
      padding: 10px 20px 18px;
    }

    svg path {
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }

    #about,
    #photographs-how {
      color: var(--cubewright-ink-soft);
      font-size: 14px;
      line-height: 1.4;
    }

    .beside {
      display: grid;
      align-content: start;
      gap: 10px;
      min-width: 0;
    }

    /* Two lines, or three in a narrow window: what is said moves nothing. */
    .said {
      min-height: 2.8em;
      font-weight: 550;
      line-height: 1.4;
    }

    /* One question may follow another, and their answers stay where they are. */
    .said:has(+ .answers) {
      min-height: 7em;
    }

    .answers {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }

    :is(.beside, .answers) > button {
      justify-self: start;
      padding: 0 16px;
      border: 1px solid var(--cubewright-line);
      font-weight: 600;
    }

    .faces {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 4px;
      max-width: 420px;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .face {
      display: grid;
      justify-items: center;
      position: relative;
      width: 100%;
      min-width: 0;
      min-height: 74px;
      align-content: start;
      padding: 2px 0 0;
    }

    .face svg {
      forced-color-adjust: none;
    }

    .body {
      fill: #17181b;
      stroke: transparent;
    }

    .body.empty {
      fill: none;
      stroke: var(--cubewright-ink-soft);
      stroke-dasharray: 3 3;
    }

    .face text {
      fill: #fff;
      font-size: 8px;
      font-weight: 700;
      text-anchor: middle;
    }

    /* Two lines for a long name. */
    .color {
      color: var(--cubewright-ink-soft);
      font-size: 12px;
      line-height: 1.15;
      overflow-wrap: anywhere;
      hyphens: auto;
    }

    /* A press removes it. */
    button.face::after {
      content: "×" / "";
      position: absolute;
      top: -3px;
      right: calc(50% - 29px);
      width: 18px;
      height: 18px;
      border: 1px solid var(--cubewright-line);
      border-radius: 50%;
      background: var(--cubewright-card);
      font-size: 14px;
      line-height: 15px;
      text-align: center;
    }

    .faulty {
      outline: 3px solid var(--cubewright-warning);
    }

    .ways,
    .settings {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 8px;
    }

    .ways > :is(button, .button) {
      display: inline-grid;
      place-items: center;
      position: relative;
      flex: 1 0 auto;
      min-height: 48px;
      padding: 0 16px;
      border: 1px solid var(--cubewright-line);
      border-radius: 14px;
      background: var(--cubewright-card);
      font-size: 15px;
      font-weight: 600;
      cursor: pointer;
    }

    .ways > :is(button, .button):hover {
      border-color: var(--cubewright-ink-soft);
    }

    .ways > .primary {
      border-color: transparent;
      background: var(--cubewright-accent);
      color: var(--cubewright-on-accent);
    }

    .ways > [aria-disabled="true"] {
      opacity: 0.5;
      cursor: default;
    }

    /* Over its label, so that it gets presses, drops and the focus. */
    .button input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      opacity: 0;
      cursor: pointer;
    }

    .button:focus-within {
      outline: var(--cubewright-focus);
      outline-offset: 2px;
    }

    #photographs-how {
      flex-basis: 100%;
      font-size: 13px;
    }

    .settings {
      gap: 4px 18px;
    }

    .settings label {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      min-height: 44px;
      font-size: 15px;
      cursor: pointer;
    }

    .settings input {
      width: 20px;
      height: 20px;
      margin: 0;
      accent-color: var(--cubewright-accent);
    }

    .settings select {
      min-width: 0;
      max-width: 220px;
      min-height: 44px;
      padding: 0 10px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      background: var(--cubewright-card);
      color: inherit;
      font: inherit;
      font-size: 16px;
    }

    /* A phone gives it the whole screen. */
    @media (width <= 600px), (height <= 500px) {
      dialog {
        width: 100%;
        height: 100dvh;
        max-height: none;
        margin: 0;
        border: 0;
        border-radius: 0;
      }

      .content {
        padding: 4px 16px 14px;
      }

      .said {
        min-height: 4.2em;
      }
    }

    @media (orientation: landscape) and (height <= 500px) {
      .content {
        grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
        grid-template-rows: auto auto 1fr;
      }

      header,
      #about {
        grid-column: 2;
      }

      .view {
        grid-row: 1 / span 3;
        grid-column: 1;
        height: calc(100dvh - 18px);
      }

      .beside {
        grid-column: 2;
      }
    }

    @media (width >= 700px) and (height > 500px) {
      /* About in the middle, but it grows downwards alone: nothing moves away from a finger. */
      dialog {
        max-height: min(100dvh - 24px, 50dvh + 328px);
        margin-top: max(12px, 50dvh - 340px);
      }

      .content {
        grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
      }

      header,
      #about {
        grid-column: 1 / -1;
      }

      .said {
        min-height: 5.6em;
      }

      .faces {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        max-width: 220px;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .tick.shown {
        animation-timing-function: step-end;
      }
    }

    @media (forced-colors: active) {
      .view {
        border: 1px solid CanvasText;
      }

      .ways > .primary {
        border-color: ButtonText;
        background: ButtonFace;
        color: ButtonText;
      }
    }
  `,
];
