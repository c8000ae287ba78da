import { css } from "lit";

import { posterStyles } from "../../widget/stage/poster.styles";
import { signStyles } from "../../widget/looks/sticker-sign";
import { dialogStyles } from "./page-dialog.styles";

export const styles = [
  dialogStyles,
  posterStyles,
  signStyles,
  css`
    fieldset {
      display: grid;
      gap: 8px;
      min-width: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }

    legend {
      padding: 0 0 6px;
      font-weight: 600;
    }

    label {
      cursor: pointer;
    }

    .colors {
      display: grid;
      grid-template-columns: 176px minmax(0, 1fr);
      align-items: center;
      gap: 8px 20px;
    }

    .shown {
      display: block;
      width: 100%;
      border-radius: var(--cubewright-radius-small);
      background: var(--cubewright-stage);
    }

    .colors fieldset {
      grid-template-columns: repeat(auto-fit, minmax(min(170px, 100%), 1fr));
    }

    .choice {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 6px 10px;
      min-height: 44px;
      padding: 10px 12px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      font-size: 15px;
      line-height: 1.25;
    }

    .choice:hover {
      border-color: var(--cubewright-ink-soft);
    }

    .choice:has(:checked) {
      border-color: var(--cubewright-accent);
      box-shadow: inset 0 0 0 1px var(--cubewright-accent);
    }

    .choice:has(:focus-visible) {
      outline: var(--cubewright-focus);
      outline-offset: 2px;
    }

    [type="radio"] {
      width: 20px;
      height: 20px;
      margin: 0;
      outline: 0;
      accent-color: var(--cubewright-accent);
    }

    .swatches {
      grid-column: 2;
      width: 89px;
      height: 14px;
    }

    .swatches rect {
      stroke: rgb(0 0 0 / 30%);
      forced-color-adjust: none;
    }

    .faces {
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 12px;
    }

    .faces label {
      display: grid;
      gap: 2px;
      font-size: 14px;
      line-height: 1.3;
    }

    .name {
      color: var(--cubewright-ink-soft);
    }

    [type="color"] {
      width: 100%;
      height: 54px;
      margin-bottom: 4px;
      padding: 0;
      border: 0;
      border-radius: 15px;
      background: none;
      box-shadow: inset 0 0 0 1px rgb(0 0 0 / 30%);
      cursor: pointer;
    }

    [type="color"]::-webkit-color-swatch-wrapper {
      padding: 0;
    }

    [type="color"]::-webkit-color-swatch {
      border: 1px solid rgb(0 0 0 / 30%);
      border-radius: 15px;
    }

    [type="color"]::-moz-color-swatch {
      border: 1px solid rgb(0 0 0 / 30%);
      border-radius: 15px;
    }

    .alike:not(:empty) {
      padding: 8px 12px;
      border-radius: var(--cubewright-radius-small);
      background: var(--cubewright-warning-paper);
      color: var(--cubewright-warning);
      font-weight: 600;
    }

    .signs {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    .stickers {
      display: flex;
      grid-column: 2;
      gap: 4px;
    }

    i {
      width: 28px;
      height: 28px;
      border-radius: 8px;
      box-shadow: inset 0 0 0 1px rgb(0 0 0 / 22%);
      forced-color-adjust: none;
    }

    i.face-u {
      background: var(--cubewright-color-u);
    }
    i.face-r {
      background: var(--cubewright-color-r);
    }
    i.face-f {
      background: var(--cubewright-color-f);
    }

    .end {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 8px 16px;
    }

    .end button {
      padding: 0 18px;
      border: 1px solid var(--cubewright-line);
      font-weight: 600;
    }

    .end button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    @media (max-width: 560px) {
      .colors {
        grid-template-columns: minmax(0, 1fr);
      }

      .shown {
        height: 128px;
      }

      .faces {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }

      .signs {
        grid-template-columns: minmax(0, 1fr);
      }

      .choice {
        grid-template-columns: auto minmax(0, 1fr) auto;
        padding-block: 8px;
      }

      .swatches,
      .stickers {
        grid-column: 3;
      }
    }
  `,
];
