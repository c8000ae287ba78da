import { css } from "lit";

import { posterStyles } from "./poster.styles";
import { signStyles } from "../looks/sticker-sign";
import { foundation } from "../looks/theme";

export const styles = [
  foundation,
  signStyles,
  posterStyles,
  css`
    :host {
      position: relative;
      overflow: hidden;
      background: var(--cubewright-stage);
    }

    .ground,
    .view,
    .pictures,
    canvas,
    .still {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }

    .ground {
      container-type: size;
    }

    /* Around the cube, which fills the height of a broad stage. */
    .ground svg {
      position: absolute;
      top: 50%;
      left: 50%;
      width: min(160cqh, 100%);
      aspect-ratio: 1;
      transform: translate(-50%, -50%);
    }

    .sun {
      fill: var(--cubewright-sun);
    }

    .ring {
      fill: none;
      stroke: var(--cubewright-sun-line);
      stroke-width: 1.5;
    }

    .view:focus-visible {
      outline-offset: -4px;
    }

    canvas {
      cursor: grab;
      /* A finger that moves up or down beside the cube scrolls the page (stage-pointer.ts). */
      touch-action: pan-y;
    }

    canvas:active {
      cursor: grabbing;
    }

    canvas.over-sticker {
      cursor: pointer;
    }

    .colors {
      position: absolute;
      visibility: hidden;
      forced-color-adjust: none;
    }

    /* The transition event tells of every change of the custom properties. */
    .colors i {
      transition: color 1ms step-start;
    }

    .color-blank {
      color: var(--cubewright-color-blank);
    }
    .color-body {
      color: var(--cubewright-color-body);
    }
    .color-u {
      color: var(--cubewright-color-u);
    }
    .color-r {
      color: var(--cubewright-color-r);
    }
    .color-f {
      color: var(--cubewright-color-f);
    }
    .color-d {
      color: var(--cubewright-color-d);
    }
    .color-l {
      color: var(--cubewright-color-l);
    }
    .color-b {
      color: var(--cubewright-color-b);
    }

    button {
      position: absolute;
      right: 10px;
      bottom: 10px;
      display: grid;
      place-items: center;
      border-radius: 50%;
      background: color-mix(in srgb, var(--cubewright-card) 82%, transparent);
      transition: background-color 140ms;
    }

    .back {
      right: 62px;
    }

    button:hover {
      background: var(--cubewright-card);
    }

    button svg {
      fill: none;
      stroke: currentColor;
      stroke-width: 1.9;
      stroke-linecap: round;
      stroke-linejoin: round;
    }

    .note {
      position: absolute;
      inset: auto 0 0;
      margin: 0;
      padding: 8px 16px;
      background: color-mix(in srgb, var(--cubewright-card) 90%, transparent);
      color: var(--cubewright-ink-soft);
      font-size: 13px;
      text-align: center;
    }

    @media print {
      .pictures,
      button,
      .note {
        display: none;
      }

      .still[hidden] {
        display: block !important;
      }
    }

    @container (max-width: 220px) {
      button {
        display: none;
      }
    }
  `,
];
