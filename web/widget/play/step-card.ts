// A card with the next move, large, in letters and in words, which can also be spoken.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { isSolved } from "../../core/facelets";
import { COLOR_NAMES } from "../../core/faces";
import type { WrittenMove } from "../../core/moves";
import { CAN_SPEAK, hush, speak } from "./speech";
import { styles } from "./step-card.styles";
import { StyledElement } from "../looks/styled-element";
import type { ColorNames } from "../words/color-names";
import { holdInWords } from "../words/hold-words";
import { moveInWords, stepWords } from "../words/move-words";
import { widgetVocabulary } from "../words/widget-words";

@customElement("cubewright-step-card")
export class CubewrightStepCard extends StyledElement {
  static override styles = styles;

  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;
  /** The move to make next; `undefined` when all are made. */
  @property({ attribute: false }) move: WrittenMove | undefined;
  /** The cube before the move, as it is held, 54 letters. */
  @property() facelets = "";
  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;
  /** The index of the move, and how many moves there are; 0 while the moves are not known yet. */
  @property({ type: Number }) index = 0;
  @property({ type: Number }) count = 0;

  /** Whether the cube has to be held differently than before, to begin. */
  @property({ type: Boolean }) heldOtherwise = false;

  /** Whether a question has to be answered before there is a move to make; until then the card shows none. */
  @property({ type: Boolean }) waiting = false;

  @state() private isSpoken = false;

  override render(): TemplateResult {
    const { words, move, index, count, waiting } = this;
    const own = stepWords(words.language);
    const place = own.say("step-place", { index: Math.min(index + 1, count), count });
    return html`<div class="card">
      <div class="place">
        ${saidOrNot(place, move !== undefined)}
        <slot name="stage"></slot>
        ${saidOrNot(this.#hold, move !== undefined && !this.heldOtherwise)}
      </div>
      <p class="move" aria-hidden="true">${waiting ? "" : (move ?? (count > 0 ? "✓" : ""))}</p>
      <p class="sentence" aria-live=${this.isSpoken ? "off" : "polite"}>${this.#said}</p>
      <div class="buttons">
        <button
          type="button"
          class="next"
          aria-disabled=${waiting || move === undefined}
          @click=${() => this.dispatchEvent(new Event("next-step"))}
        >
          ${own.say("step-done")}
        </button>
        ${
          CAN_SPEAK
            ? html`<button
                type="button"
                class="speak"
                title=${own.say("speak")}
                aria-pressed=${this.isSpoken}
                @click=${this.#toggleSpeech}
              >
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4Z" />
                  <path class="waves" d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
                </svg>
                <span>${own.say("speak")}</span>
              </button>`
            : nothing
        }
      </div>
    </div>`;
  }

  /** Does not scroll the page: the caller brings the cube into sight together with the card. */
  override focus(): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(".next")?.focus({ preventScroll: true }),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.isSpoken) hush();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.isSpoken && (changed.has("move") || changed.has("index"))) this.#speak();
  }

  get #said(): string {
    const { words, move, facelets, colorNames } = this;
    if (this.count === 0 || this.waiting) return "";
    if (!move) return stepWords(words.language).say(isSolved(facelets) ? "all-done" : "all-made");
    const sentence = moveInWords(words, move, facelets, colorNames);
    return this.heldOtherwise ? `${this.#hold} ${sentence}` : sentence;
  }

  get #hold(): string {
    return holdInWords(this.words, this.facelets, this.colorNames);
  }

  #speak(): void {
    speak(this.#said, this.words.language);
  }

  #toggleSpeech(): void {
    this.isSpoken = !this.isSpoken;
    if (this.isSpoken) this.#speak();
    else hush();
  }
}

// A text that is not said keeps its space, so that nothing below moves.
function saidOrNot(text: string, isSaid: boolean): TemplateResult {
  return isSaid ? html`<p>${text}</p>` : html`<p class="unsaid" data-text=${text}></p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-step-card": CubewrightStepCard;
  }
  interface HTMLElementEventMap {
    /** The move that the card shows is made. */
    "next-step": Event;
  }
}
