// The brushes to choose from: six colours and "unknown", with the number of stickers of each.

import { css, html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { hasUnknown, UNKNOWN } from "../../core/completion";
import { hasAllColors, stickersOfColor } from "../../core/facelets";
import { COLOR_NAMES } from "../../core/faces";
import type { SignKind } from "../../scene/signs/sticker-signs";
import type { ColorNames } from "../words/color-names";
import { BRUSHES, type Brush } from "./painting";
import { signStyles, stickerSign } from "../looks/sticker-sign";
import { StyledElement } from "../looks/styled-element";
import { foundation, radiosOverLabels } from "../looks/theme";
import { widgetVocabulary } from "../words/widget-words";

/** A brush was chosen. */
export class BrushEvent extends Event {
  readonly brush: Brush;

  constructor(brush: Brush) {
    super("brush-choice");
    this.brush = brush;
  }
}

@customElement("cubewright-palette")
export class CubewrightPalette extends StyledElement {
  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** The cube whose stickers are counted, 54 letters. */
  @property() facelets = "";
  /** The chosen brush; `undefined` if none is. */
  @property() brush: Brush | undefined = "U";

  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;

  /** What stickers show besides their colours. */
  @property({ attribute: false }) signs: SignKind = "none";

  override render(): TemplateResult {
    return html`
      <div class="brushes">
        <div role="radiogroup" aria-label=${this.words.say("colour")}>
          ${BRUSHES.map((brush, place) => this.#renderBrush(brush, place + 1))}
        </div>
        <slot></slot>
      </div>
    `;
  }

  #renderBrush(brush: Brush, key: number): TemplateResult {
    const name = brush === UNKNOWN ? this.words.say("unknown") : this.colorNames[brush];
    return html`
      <label
        class=${brush === UNKNOWN ? "unknown" : `face-${brush.toLowerCase()}`}
        title=${this.words.say("colour-key", { colour: name, key })}
      >
        <input
          type="radio"
          name="color"
          value=${brush}
          aria-label=${name}
          aria-describedby="count-${key}"
          .checked=${brush === this.brush}
          @click=${() => this.dispatchEvent(new BrushEvent(brush))}
          @change=${() => this.dispatchEvent(new BrushEvent(brush))}
        />
        <span class="swatch ${this.#isUsedUp(brush) ? "used-up" : ""}" aria-hidden="true"
          >${stickerSign(this.signs, brush)}</span
        >
        ${this.#renderCount(brush, key)}
      </label>
    `;
  }

  #renderCount(brush: Brush, key: number): TemplateResult {
    const count = this.#count(brush);
    const all = stickersOfColor(this.facelets);
    const isMissingOnly = count < all && hasUnknown(this.facelets);
    const isRight = brush === UNKNOWN || count === all || isMissingOnly;
    return html`<span id="count-${key}" class="count ${isRight ? "full" : ""}">
      ${brush === UNKNOWN ? count : `${count}/${all}`}
    </span>`;
  }

  // It can still be chosen: a person may correct one sticker first, and the surplus one later.
  #isUsedUp(brush: Brush): boolean {
    const isFull = this.#count(brush) >= stickersOfColor(this.facelets);
    return brush !== UNKNOWN && isFull && !hasAllColors(this.facelets);
  }

  #count(brush: Brush): number {
    return this.facelets.split(brush).length - 1;
  }

  static override styles = [
    foundation,
    radiosOverLabels,
    signStyles,
    css`
      .brushes {
        display: grid;
        grid-auto-columns: minmax(44px, 1fr);
        grid-auto-flow: column;
      }

      [role="radiogroup"],
      slot {
        display: contents;
      }

      label {
        counter-increment: key;
        justify-items: center;
        gap: 4px;
        padding: 7px 0 5px;
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

      /* The ring ends above the count. */
      input:checked ~ .swatch {
        transform: scale(1.06);
        box-shadow:
          inset 0 0 0 1px rgb(0 0 0 / 22%),
          0 0 0 2px var(--cubewright-paper),
          0 0 0 5px var(--cubewright-ink);
      }

      input:focus-visible ~ .swatch {
        outline: var(--cubewright-focus);
        outline-offset: 5px;
      }

      .count {
        display: var(--count-display, inline);
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

      /* The key that chooses the colour. */
      label::after {
        content: counter(key);
        display: var(--key-display, none);
        position: absolute;
        top: 0;
        left: min(50% + 23px, 100% - 7px);
        color: var(--cubewright-ink-soft);
        font-size: 11px;
        line-height: 1;
      }

      @container (max-width: 351px) {
        .brushes {
          grid-template-columns: repeat(4, minmax(0, 1fr));
          grid-auto-flow: row;
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

      .unknown .swatch {
        display: grid;
        place-items: center;
        background: var(--cubewright-color-blank);
      }

      .unknown .swatch::before {
        content: "?";
        color: #14130f;
        font-size: 20px;
        font-weight: 800;
      }

      /* Grey and ticked, but its colour can still be recognized. */
      .used-up {
        display: grid;
        place-items: center;
        filter: saturate(45%);
        opacity: 0.55;
      }

      /* The tick lies over the sign. */
      .used-up .sign-box,
      .used-up::before {
        grid-area: 1 / 1;
      }

      .used-up::before {
        content: "";
        z-index: 1;
        width: 17px;
        height: 9px;
        border: solid #14130f;
        border-width: 0 0 3px 3px;
        filter: drop-shadow(0 0 1px #fff);
        transform: translateY(-2px) rotate(-45deg);
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
