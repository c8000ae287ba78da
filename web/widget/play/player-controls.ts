// The solution as a list of moves, and the buttons that play it.

import { html, nothing, svg, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { live } from "lit/directives/live.js";

import { COLOR_NAMES } from "../../core/faces";
import type { WrittenMove } from "../../core/moves";
import { prefersCalm } from "../hand/into-sight";
import type { ColorNames } from "../words/color-names";
import { RepaintEvent, WrongTurnEvent } from "./after-wrong-turn";
import { wayOfKey } from "./playback-keys";
import { TEMPO_RANGE } from "./player";
import { styles } from "./player-controls.styles";
import { type PlayerWish, PlayerWishEvent } from "./player-wish";
import type { CubewrightStepCard } from "./step-card";
import { StyledElement } from "../looks/styled-element";
import { widgetVocabulary } from "../words/widget-words";

const ICONS = {
  end: svg`<path d="M19 5.5v13M5 7v10l6-5ZM12 7v10l6-5Z"/>`,
  play: svg`<path d="M8 5.5v13a1 1 0 0 0 1.5.86l10.6-6.5a1 1 0 0 0 0-1.72L9.5 4.64A1 1 0 0 0 8 5.5Z"/>`,
  pause: svg`<rect x="6.5" y="4.5" width="4" height="15" rx="1.2"/><rect x="13.5" y="4.5" width="4" height="15" rx="1.2"/>`,
  next: svg`<path d="M6.5 6.2v11.6a1 1 0 0 0 1.55.83L16 13.2v4.3a1.25 1.25 0 0 0 2.5 0v-11a1.25 1.25 0 0 0-2.5 0v4.3L8.05 5.37a1 1 0 0 0-1.55.83Z"/>`,
};

/** @param isBack whether it points to the left */
function icon(name: keyof typeof ICONS, isBack = false): TemplateResult {
  return html`<svg
    class=${isBack ? "back" : nothing}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="currentColor"
    aria-hidden="true"
  >
    ${ICONS[name]}
  </svg>`;
}

/** The offer to search for a shortest solution: a button; for now only the space for it; or nothing. */
export type ShortestOffer = "offered" | "room" | "none";

// No shortest solution is as long as this.
const LONG_LIST = 40;

@customElement("cubewright-player")
export class CubewrightPlayer extends StyledElement {
  static override styles = styles;

  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** As they were written. */
  @property({ attribute: false }) moves: readonly WrittenMove[] = [];
  /** How many moves the list keeps space for: at least as many as there are. */
  @property({ type: Number }) places = 0;
  /** How many moves are done. */
  @property({ type: Number }) index = 0;
  /** The index of the move to make; as many as there are when all are made. */
  @property({ type: Number }) current = 0;
  @property({ type: Boolean }) playing = false;
  /** Moves a second. */
  @property({ type: Number }) tempo = 1;

  /** For a small space: the moves scroll, and the speed has no visible label. */
  @property({ type: Boolean }) compact = false;

  /** The cube before the move to make, as it is held then, 54 letters. */
  @property() facelets = "";
  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;

  /** Whether the move to make is shown large, to make one after the other. */
  @property({ type: Boolean }) stepwise = false;
  /** Whether a shortest solution can be looked for. */
  @property({ attribute: false }) shortest: ShortestOffer = "none";
  /** Whether the cube has to be held differently than before, to begin. */
  @property({ type: Boolean }) heldOtherwise = false;
  /** Whether a question has to be answered before the next move. */
  @property({ type: Boolean }) waiting = false;

  #leadsToCard = false;
  #loading: Promise<unknown> | undefined;

  @query("li[aria-current]") private readonly currentItem!: HTMLElement | null;

  override render(): TemplateResult {
    const { playing, index, moves, words } = this;
    return html`
      <div
        class="player ${this.compact ? "compact" : ""}"
        @keydown=${this.#onKeyDown}
        @keyup=${this.#onKeyUp}
      >
        ${this.#isWithCard ? [this.#renderStep(), this.#renderWrongTurn()] : nothing}
        <ol role="list" class=${this.#isLong ? "long" : ""} aria-label=${words.say("solution")}>
          ${moves.map((move, place) => this.#renderMove(move, place))} ${this.#renderSpareRoom()}
        </ol>
        <div class="bar">
          ${this.compact ? nothing : this.#renderTrack()}
          <div class="buttons">
            ${this.#renderFar("first", 0)}
            <button
              type="button"
              aria-label=${words.say("previous-move")}
              aria-disabled=${index === 0 && !playing}
              @click=${() => this.#wish({ kind: "step", count: -1 })}
            >
              ${icon("next", true)}
            </button>
            <button
              type="button"
              class="play"
              aria-label=${words.say(playing ? "pause" : "play")}
              @click=${this.#togglePlaying}
            >
              ${icon(playing ? "pause" : "play")}
            </button>
            <button
              type="button"
              aria-label=${words.say("next-move")}
              aria-disabled=${index === moves.length}
              @click=${() => this.#wish({ kind: "step", count: 1 })}
            >
              ${icon("next")}
            </button>
            ${this.#renderFar("last", moves.length)}
          </div>
          ${this.compact ? this.#renderPlace() : nothing}
          <label class="speed">
            <span>${words.say("speed")}</span>
            <input
              type="range"
              aria-label=${words.say("speed")}
              min=${TEMPO_RANGE.slowest}
              max=${TEMPO_RANGE.fastest}
              step=${TEMPO_RANGE.step}
              aria-valuetext=${words.say("tempo", { tempo: this.tempo })}
              .valueAsNumber=${this.tempo}
              @input=${(event: InputEvent) =>
                this.#wish({
                  kind: "tempo",
                  tempo: (event.target as HTMLInputElement).valueAsNumber,
                })}
            />
          </label>
        </div>
        ${this.compact ? nothing : this.#renderMore()}
      </div>
    `;
  }

  /** Focuses the card or the move to make, from where keys lead through the moves. */
  override focus(): void {
    const card = this.renderRoot.querySelector<CubewrightStepCard>("cubewright-step-card");
    if (card) card.focus();
    else this.currentItem?.querySelector("button")?.focus({ preventScroll: true });
  }

  #renderPlace(): TemplateResult {
    const { words, index, moves } = this;
    return html`<span class="place">${words.say("place", { index, count: moves.length })}</span>`;
  }

  #renderTrack(): TemplateResult {
    const { words, index, moves } = this;
    return html`<div class="track">
      <input
        type="range"
        aria-label=${words.say("move")}
        min="0"
        max=${moves.length}
        aria-valuetext=${words.say("place", { index, count: moves.length })}
        .valueAsNumber=${live(index)}
        @input=${(event: InputEvent) => {
          this.#wish({ kind: "seek", index: (event.target as HTMLInputElement).valueAsNumber });
          // The place may stay: then the thumb goes back to it.
          this.requestUpdate();
        }}
      />
      ${this.#renderPlace()}
    </div>`;
  }

  // A button that goes to one of the ends, where there is space for it.
  #renderFar(name: "first" | "last", index: number): TemplateResult | typeof nothing {
    if (this.compact) return nothing;
    return html`<button
      type="button"
      class="far"
      aria-label=${this.words.say(`to-${name}`)}
      aria-disabled=${this.index === index && !this.playing}
      @click=${() => this.#wish({ kind: "seek", index })}
    >
      ${icon("end", name === "first")}
    </button>`;
  }

  get #isWithCard(): boolean {
    return this.stepwise && !this.compact;
  }

  #renderStep(): TemplateResult {
    const { words, moves, current, facelets, colorNames } = this;
    return html`<cubewright-step-card
      .words=${words}
      .move=${moves[current]}
      .facelets=${facelets}
      .colorNames=${colorNames}
      .index=${current}
      .count=${moves.length}
      .heldOtherwise=${this.heldOtherwise}
      .waiting=${this.waiting}
      @next-step=${() => this.#wish({ kind: "step", count: 1 })}
      ><slot name="stage" slot="stage"></slot
    ></cubewright-step-card>`;
  }

  #renderMore(): TemplateResult {
    return html`<div class="more">
      <button type="button" aria-pressed=${this.stepwise} @click=${this.#toggleStepwise}>
        ${this.words.say("step-by-step")}
      </button>
      ${this.#isWithCard ? nothing : this.#renderWrongTurn()}
      ${this.shortest === "none" ? nothing : this.#renderShortest()}
    </div>`;
  }

  // Below the card, where there is one: a person who has made a wrong turn looks there.
  #renderWrongTurn(): TemplateResult {
    // Loaded only now, since nobody makes a wrong turn before there are moves. Until then, the text inside has its place.
    if (this.moves.length > 0) {
      this.#loading ??= import("./wrong-turn").catch(() => (this.#loading = undefined));
    }
    return html`<cubewright-wrong-turn
      .words=${this.words}
      .facelets=${this.facelets}
      .moves=${this.moves}
      .index=${this.index}
      .stepwise=${this.stepwise}
      @wrong-turn=${({ wrongTurn }: WrongTurnEvent) =>
        this.dispatchEvent(new WrongTurnEvent(wrongTurn))}
      @repaint-wish=${() => this.dispatchEvent(new RepaintEvent())}
      >${this.words.say("wrong-turn")}</cubewright-wrong-turn
    >`;
  }

  #renderShortest(): TemplateResult {
    return html`<button
      type="button"
      class="shortest ${this.shortest}"
      @click=${() => this.dispatchEvent(new Event("shortest-wish"))}
    >
      ${this.words.say("find-shortest")}
    </button>`;
  }

  #toggleStepwise(): void {
    this.#leadsToCard = !this.stepwise;
    this.#wish({ kind: "stepwise", stepwise: !this.stepwise });
  }

  // If a person has asked for the card, it gets the focus, so that the space bar makes the next step at once.
  async #showCard(): Promise<void> {
    try {
      await import("./step-card");
      const card = this.renderRoot.querySelector<CubewrightStepCard>("cubewright-step-card");
      if (!this.#leadsToCard || !card) return;
      card.focus();
      await card.updateComplete;
      this.dispatchEvent(new Event("card-shown"));
    } catch {
      // Without the network there may be no card; then the list of moves is followed.
      this.#wish({ kind: "stepwise", stepwise: false });
    }
  }

  #renderMove(move: WrittenMove, place: number): TemplateResult {
    // When all moves are made, the last one remains the place where the person is.
    const isCurrent = place === Math.min(this.current, this.moves.length - 1);
    return html`<li
      class=${place < this.index ? "done" : ""}
      aria-current=${isCurrent ? "step" : nothing}
    >
      <button
        type="button"
        tabindex=${isCurrent ? 0 : -1}
        @click=${() => this.#wish({ kind: "seek", index: place + 1 })}
      >
        ${move}
      </button>
    </li>`;
  }

  // Empty places as wide as moves, so that a longer solution does not shift what is below.
  #renderSpareRoom(): TemplateResult[] {
    const count = Math.max(0, this.places - this.moves.length);
    return Array.from({ length: count }, () => html`<li class="spare" aria-hidden="true"></li>`);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("stepwise") && this.#isWithCard) void this.#showCard();
    if (!changed.has("current") && !changed.has("moves")) return;
    if (this.#isLong) this.#showCurrent();
    if (!changed.has("current")) return;
    // The focus follows the current move only if it is on a move.
    if (this.shadowRoot?.activeElement?.closest("li")) {
      this.currentItem?.querySelector("button")?.focus();
    }
  }

  // Whether the list scrolls by itself, so that the buttons below it stay near.
  get #isLong(): boolean {
    return Math.max(this.moves.length, this.places) > LONG_LIST;
  }

  // Scrolls the list alone: the page stays where it is.
  #showCurrent(): void {
    const item = this.currentItem?.getBoundingClientRect();
    if (!item) return;
    const list = this.currentItem!.parentElement!;
    const { top, bottom } = list.getBoundingClientRect();
    if (item.top >= top && item.bottom <= bottom) return;
    const behavior = prefersCalm() ? "instant" : "smooth";
    list.scrollBy({ top: (item.top + item.bottom - top - bottom) / 2, behavior });
  }

  #wish(wish: PlayerWish): void {
    this.dispatchEvent(new PlayerWishEvent(wish));
  }

  #togglePlaying(): void {
    this.#wish({ kind: this.playing ? "pause" : "play" });
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    // The form uses these keys itself.
    if (target.closest("cubewright-wrong-turn")) return;
    const wish = target instanceof HTMLInputElement ? undefined : wayOfKey(event.key);
    if (wish) {
      event.preventDefault();
      this.#wish(wish);
    } else if (event.key === " " && !target.closest(".buttons, .more, cubewright-step-card")) {
      event.preventDefault();
      if (event.repeat) return;
      if (this.stepwise) this.#wish({ kind: "step", count: 1 });
      else this.#togglePlaying();
    }
  }

  // Some browsers press a focused button when the space bar is released; here the bar has already done its work.
  #onKeyUp(event: KeyboardEvent): void {
    if (event.key === " " && (event.target as HTMLElement).closest("li")) event.preventDefault();
  }
}

declare global {
  interface HTMLElementEventMap {
    /** The person wants a shortest solution. */
    "shortest-wish": Event;
  }
}
