// The cube unfolded: a grid of 54 stickers for mouse, finger, keyboard and screen reader.

import { css, html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";

import { CENTER_INDEXES, stickerLabel } from "../core/facelets";
import { COLOR_NAMES, FACES, isFace, type Face } from "../core/faces";
import type { SignKind } from "../scene/sticker-signs";
import type { ColorNames } from "./color-scheme";
import { colorInWords } from "./piece-words";
import { StickerEvent } from "./sticker-event";
import { signStyles, stickerSign } from "./sticker-sign";
import { StyledElement } from "./styled-element";
import { foundation } from "./theme";
import { widgetVocabulary, type WidgetWords } from "./words/widget-words";

// Which faces lie side by side in the net, from top to bottom; "" is where there is none.
const FACE_ROWS: readonly (readonly (Face | "")[])[] = [
  ["", "U", "", ""],
  ["L", "F", "R", "B"],
  ["", "D", "", ""],
];
const COLUMN_COUNT = 12;

// Sticker indexes as the net shows them, -1 where there is nothing.
const GRID: readonly (readonly number[])[] = FACE_ROWS.flatMap((faces) =>
  [0, 1, 2].map((row) =>
    faces.flatMap((face) =>
      [0, 1, 2].map((column) => (face ? 9 * FACES.indexOf(face) + 3 * row + column : -1)),
    ),
  ),
);

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a screen reader calls the sticker at `index`, such as "U1, white". */
function stickerName(
  words: WidgetWords,
  facelets: string,
  index: number,
  names: ColorNames,
  isFilled: boolean,
): string {
  const letter = facelets.charAt(index);
  const colour = isFace(letter) ? colorInWords(letter, names) : words.say("blank");
  const place = stickerLabel(index);
  return words.say(isFilled ? "sticker-filled" : "sticker", { place, colour });
}

@customElement("cubewright-net")
export class CubewrightNet extends StyledElement {
  /** What is said, in the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** 54 letters. */
  @property() facelets = "";
  /** Stickers (0..53) that are shown as faulty. */
  @property({ attribute: false }) marks: readonly number[] = [];
  /** Stickers that are framed: the pointer is on them in the other view, or they would change. */
  @property({ attribute: false }) highlights: readonly number[] = [];

  /** Stickers that were not painted but follow from the others. */
  @property({ attribute: false }) filled: readonly number[] = [];
  /** Stickers to look at next, as they would tell most. */
  @property({ attribute: false }) deciding: readonly number[] = [];

  /** The face that is being painted; with the next one, the focus goes on. */
  @property() face: Face | undefined;

  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;

  /** What stickers show besides their colours. */
  @property({ attribute: false }) signs: SignKind = "none";

  // The one sticker that the Tab key leads to.
  @state() private entry = CENTER_INDEXES[0]!;
  // The sticker that the pressed pointer has come to; -1 if it began on none.
  #strokeEnd = -1;

  override render(): TemplateResult {
    return html`
      <div
        role="grid"
        aria-label=${this.words.say("cube-net")}
        aria-colcount=${COLUMN_COUNT}
        @keydown=${this.#moveFocus}
        @pointerdown=${this.#beginStroke}
        @pointermove=${this.#stroke}
      >
        ${GRID.map(
          (row) => html`
            <div role="row">
              ${row.map((index, column) => (index < 0 ? null : this.#renderSticker(index, column)))}
            </div>
          `,
        )}
      </div>
    `;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.get("face") || !this.face || !this.shadowRoot!.activeElement) return;
    const first = 9 * FACES.indexOf(this.face);
    const unknown = this.facelets.slice(first).search(/[^URFDLB]/);
    this.renderRoot
      .querySelector<HTMLElement>(`[data-index="${first + unknown}"]`)
      ?.focus({ preventScroll: true });
  }

  #renderSticker(index: number, column: number): TemplateResult {
    const letter = this.facelets.charAt(index);
    const isCenter = CENTER_INDEXES.includes(index);
    const isMarked = this.marks.includes(index);
    const isFilled = this.filled.includes(index);
    return html`<button
      type="button"
      role="gridcell"
      class=${classMap({
        [`column-${column}`]: true,
        [`face-${letter.toLowerCase()}`]: isFace(letter),
        center: isCenter,
        marked: isMarked,
        filled: isFilled,
        deciding: this.deciding.includes(index),
        highlit: this.highlights.includes(index),
      })}
      aria-label=${stickerName(this.words, this.facelets, index, this.colorNames, isFilled)}
      aria-colindex=${column + 1}
      aria-invalid=${isMarked ? "true" : "false"}
      tabindex=${index === this.entry ? 0 : -1}
      data-index=${index}
      @click=${() => this.#press(index)}
      @focus=${() => (this.entry = index)}
      @pointerenter=${() => this.dispatchEvent(new StickerEvent("sticker-hover", index))}
      @pointerleave=${() => this.dispatchEvent(new StickerEvent("sticker-hover", -1))}
    >
      ${stickerSign(this.signs, letter)}
    </button>`;
  }

  #press(index: number): void {
    this.dispatchEvent(new StickerEvent("sticker-press", index));
  }

  // A finger stays with the sticker on which it was put down, unless told that it may go on.
  #beginStroke(event: PointerEvent): void {
    const sticker = event.target as Element;
    if (sticker.hasPointerCapture(event.pointerId)) sticker.releasePointerCapture(event.pointerId);
    this.#strokeEnd = this.#stickerAt(event);
  }

  // A stroke begins as it leaves its first sticker; without it, that is pressed.
  #stroke(event: PointerEvent): void {
    if ((event.buttons & 1) === 0 || this.#strokeEnd < 0) return;
    // A quick finger has been elsewhere since the last frame.
    for (const place of event.getCoalescedEvents()) {
      const index = this.#stickerAt(place);
      if (index < 0 || index === this.#strokeEnd) continue;
      for (const painted of [this.#strokeEnd, index]) {
        this.dispatchEvent(new StickerEvent("sticker-stroke", painted));
      }
      this.#strokeEnd = index;
    }
  }

  #stickerAt({ clientX, clientY }: PointerEvent): number {
    const element = this.shadowRoot!.elementFromPoint(clientX, clientY);
    return element instanceof HTMLElement ? Number(element.dataset.index ?? -1) : -1;
  }

  #moveFocus(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const row = GRID.findIndex((cells) => cells.includes(this.entry));
    const column = GRID[row]!.indexOf(this.entry);
    const target = this.#stickerFrom(row + step[0], column + step[1]);
    this.renderRoot.querySelector<HTMLElement>(`[data-index="${target}"]`)?.focus();
  }

  // Off the net, or where the net has no face, focus stays where it is.
  #stickerFrom(row: number, column: number): number {
    const index = GRID[row]?.[column] ?? -1;
    return index < 0 ? this.entry : index;
  }

  static override styles = [
    foundation,
    signStyles,
    css`
      /* Narrower in narrow boxes. */
      [role="grid"] {
        --gap: clamp(1px, 1cqi, 3px);
        display: grid;
        gap: var(--gap);
        padding: var(--gap);
        isolation: isolate;
      }

      /* Three stickers, a gap, and so on: the gaps tell the faces apart. */
      [role="row"] {
        display: grid;
        grid-template-columns:
          repeat(3, minmax(0, 1fr)) 4px repeat(3, minmax(0, 1fr)) 4px repeat(3, minmax(0, 1fr))
          4px repeat(3, minmax(0, 1fr));
        gap: var(--gap);
      }

      [role="row"]:nth-child(3n + 1):not(:first-child) {
        margin-top: 7px;
      }

      button {
        position: relative;
        min-width: 0;
        min-height: 0;
        aspect-ratio: 1;
        border-radius: 22%;
        background: var(--cubewright-color-blank);
        /* Fingers paint here, also up and down; beside the faces they scroll. */
        touch-action: none;
        transition:
          transform 140ms ease-out,
          background-color 140ms;
      }

      .column-0 {
        grid-column: 1;
      }
      .column-1 {
        grid-column: 2;
      }
      .column-2 {
        grid-column: 3;
      }
      .column-3 {
        grid-column: 5;
      }
      .column-4 {
        grid-column: 6;
      }
      .column-5 {
        grid-column: 7;
      }
      .column-6 {
        grid-column: 9;
      }
      .column-7 {
        grid-column: 10;
      }
      .column-8 {
        grid-column: 11;
      }
      .column-9 {
        grid-column: 13;
      }
      .column-10 {
        grid-column: 14;
      }
      .column-11 {
        grid-column: 15;
      }

      .face-u {
        background: var(--cubewright-color-u);
      }
      .face-r {
        background: var(--cubewright-color-r);
      }
      .face-f {
        background: var(--cubewright-color-f);
      }
      .face-d {
        background: var(--cubewright-color-d);
      }
      .face-l {
        background: var(--cubewright-color-l);
      }
      .face-b {
        background: var(--cubewright-color-b);
      }

      button:active {
        transform: scale(0.9);
      }

      .center {
        border-radius: 50%;
      }

      /* The dark body of the whole face lies below its nine stickers. */
      .center::before {
        content: "";
        position: absolute;
        z-index: -1;
        inset: calc(-100% - 2 * var(--gap));
        border-radius: 9%;
        background: var(--cubewright-color-body);
        pointer-events: none;
      }

      .center:active {
        transform: none;
      }

      .highlit,
      button:hover {
        box-shadow:
          inset 0 0 0 2px #14130f,
          inset 0 0 0 4px #fff;
      }

      button:focus-visible {
        z-index: 1;
        outline-offset: 1px;
      }

      /* What was not painted: what follows has a dot, what would tell most a question mark. */
      .filled::before {
        content: "";
        position: absolute;
        inset: 36%;
        border-radius: 50%;
        background: #14130f;
        box-shadow: 0 0 0 1.5px #fff;
      }

      .deciding::after {
        content: "?";
      }

      .marked::after {
        content: "!";
      }

      .deciding::after,
      .marked::after {
        position: absolute;
        inset: 17%;
        display: grid;
        place-items: center;
        border-radius: 50%;
        background: #14130f;
        color: #fff;
        font-size: clamp(10px, 3cqi, 17px);
        font-weight: 800;
        line-height: 1;
      }

      @media (prefers-reduced-motion: reduce) {
        button {
          transition: none;
        }
      }

      @media (forced-colors: active) {
        button {
          forced-color-adjust: none;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-net": CubewrightNet;
  }
}
