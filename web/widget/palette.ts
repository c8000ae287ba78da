// The six colours to paint with, and how many stickers have each.

import { css, html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { countColors } from "../core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../core/faces";
import type { ColorNames } from "./color-scheme";
import { StyledElement } from "./styled-element";
import { foundation } from "./theme";
import { widgetVocabulary } from "./words/widget-words";

/** A colour was chosen. */
export class ColorEvent extends Event {
  readonly face: Face;

  constructor(face: Face) {
    super("color-choice");
    this.face = face;
  }
}

@customElement("cubewright-palette")
export class CubewrightPalette extends StyledElement {
  /** What is said, in the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** 54 letters, of which those of each colour are counted. */
  @property() facelets = "";
  /** The face whose colour is chosen. */
  @property() color: Face = "U";

  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;

  override render(): TemplateResult {
    const counts = countColors(this.facelets);
    return html`
      <div role="radiogroup" aria-label=${this.words.say("colour")}>
        ${FACES.map(
          (face, place) => html`
            <label
              class="face-${face.toLowerCase()}"
              title=${this.words.say("colour-key", { colour: this.colorNames[face], key: place + 1 })}
            >
              <input
                type="radio"
                name="color"
                value=${face}
                aria-label=${this.colorNames[face]}
                aria-describedby="count-${face}"
                .checked=${face === this.color}
                @change=${() => this.dispatchEvent(new ColorEvent(face))}
              />
              <span class="swatch" aria-hidden="true"></span>
              <span id="count-${face}" class="count ${counts[face] === 9 ? "full" : ""}">
                ${counts[face]}/9
              </span>
            </label>
          `,
        )}
      </div>
    `;
  }

  static override styles = [
    foundation,
    css`
      [role="radiogroup"] {
        display: grid;
        grid-template-columns: repeat(6, minmax(44px, 1fr));
        gap: 6px;
      }

      label {
        position: relative;
        display: grid;
        justify-items: center;
        gap: 4px;
        padding: 7px 0 5px;
        border-radius: var(--cubewright-radius-small);
        cursor: pointer;
        touch-action: manipulation;
        -webkit-tap-highlight-color: transparent;
      }

      /* The real radio button lies over its swatch, so that it takes clicks and focus itself. */
      input {
        position: absolute;
        z-index: 1;
        inset: 0;
        width: 100%;
        height: 100%;
        margin: 0;
        opacity: 0;
        cursor: inherit;
      }

      .swatch {
        width: 34px;
        height: 34px;
        border-radius: 32%;
        background: var(--swatch);
        box-shadow:
          inset 0 0 0 1px rgb(0 0 0 / 22%),
          0 0 0 3px var(--cubewright-paper),
          0 0 0 4px transparent;
        transition:
          transform 160ms cubic-bezier(0.3, 1.6, 0.6, 1),
          box-shadow 160ms;
      }

      label:hover .swatch {
        transform: scale(1.06);
      }

      input:checked ~ .swatch {
        transform: scale(1.1);
        box-shadow:
          inset 0 0 0 1px rgb(0 0 0 / 22%),
          0 0 0 3px var(--cubewright-paper),
          0 0 0 6px var(--cubewright-ink);
      }

      input:focus-visible ~ .swatch {
        outline: var(--cubewright-focus);
        outline-offset: 8px;
      }

      .count {
        margin-top: 3px;
        color: var(--cubewright-ink-soft);
        font-size: 13px;
        font-variant-numeric: tabular-nums;
        line-height: 1.2;
      }

      .count:not(.full) {
        color: var(--cubewright-warning);
        font-weight: 700;
      }

      @container (max-width: 280px) {
        [role="radiogroup"] {
          grid-template-columns: repeat(3, minmax(0, 1fr));
        }
      }

      .face-u {
        --swatch: var(--cubewright-color-u);
      }
      .face-r {
        --swatch: var(--cubewright-color-r);
      }
      .face-f {
        --swatch: var(--cubewright-color-f);
      }
      .face-d {
        --swatch: var(--cubewright-color-d);
      }
      .face-l {
        --swatch: var(--cubewright-color-l);
      }
      .face-b {
        --swatch: var(--cubewright-color-b);
      }

      @media (prefers-reduced-motion: reduce) {
        .swatch {
          transition: none;
        }
      }

      @media (forced-colors: active) {
        .swatch {
          forced-color-adjust: none;
        }
      }
    `,
  ];
}
