// The solution as a list of moves, and the buttons that play it.

import { css, html, nothing, svg, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";

import type { Move } from "../core/moves";
import { TEMPO_RANGE } from "./player";
import { StyledElement } from "./styled-element";
import { foundation } from "./theme";
import { widgetVocabulary } from "./words/widget-words";

/** What the person wants of the player. */
export type PlayerWish =
  | { kind: "play" | "pause" }
  | { kind: "step"; count: number }
  | { kind: "seek"; index: number }
  | { kind: "tempo"; tempo: number };

export class PlayerWishEvent extends Event {
  readonly wish: PlayerWish;

  constructor(wish: PlayerWish) {
    super("player-wish");
    this.wish = wish;
  }
}

const ICONS = {
  play: svg`<path d="M8 5.5v13a1 1 0 0 0 1.5.86l10.6-6.5a1 1 0 0 0 0-1.72L9.5 4.64A1 1 0 0 0 8 5.5Z"/>`,
  pause: svg`<rect x="6.5" y="4.5" width="4" height="15" rx="1.2"/><rect x="13.5" y="4.5" width="4" height="15" rx="1.2"/>`,
  previous: svg`<path d="M17.5 6.2v11.6a1 1 0 0 1-1.55.83L8 13.2v4.3a1.25 1.25 0 0 1-2.5 0v-11a1.25 1.25 0 0 1 2.5 0v4.3l7.95-5.43a1 1 0 0 1 1.55.83Z"/>`,
  next: svg`<path d="M6.5 6.2v11.6a1 1 0 0 0 1.55.83L16 13.2v4.3a1.25 1.25 0 0 0 2.5 0v-11a1.25 1.25 0 0 0-2.5 0v4.3L8.05 5.37a1 1 0 0 0-1.55.83Z"/>`,
};

function icon(name: keyof typeof ICONS): TemplateResult {
  return html`<svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="currentColor"
    aria-hidden="true"
  >
    ${ICONS[name]}
  </svg>`;
}

@customElement("cubewright-player")
export class CubewrightPlayer extends StyledElement {
  /** What is said, in the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  @property({ attribute: false }) moves: readonly Move[] = [];
  /** How many moves are done. */
  @property({ type: Number }) index = 0;
  /** The move to point at, or -1. */
  @property({ type: Number }) current = -1;
  @property({ type: Boolean }) playing = false;
  /** Moves a second. */
  @property({ type: Number }) tempo = 1;

  /** Whether there may be little room: the moves scroll, and the speed has no written label. */
  @property({ type: Boolean }) compact = false;

  @query("li[aria-current]") private readonly currentItem!: HTMLElement | null;

  override render(): TemplateResult {
    const { playing, index, moves, words } = this;
    return html`
      <div
        class="player ${this.compact ? "compact" : ""}"
        @keydown=${this.#onKeyDown}
        @keyup=${this.#onKeyUp}
      >
        <ol role="list" aria-label=${words.say("solution")}>
          ${moves.map((move, place) => this.#renderMove(move, place))}
        </ol>
        <div class="bar">
          <div class="buttons">
            <button
              type="button"
              aria-label=${words.say("previous-move")}
              aria-disabled=${index === 0 && !playing}
              @click=${() => this.#wish({ kind: "step", count: -1 })}
            >
              ${icon("previous")}
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
          </div>
          <span class="place">${words.say("place", { index, count: moves.length })}</span>
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
      </div>
    `;
  }

  #renderMove(move: Move, place: number): TemplateResult {
    const isCurrent = place === this.current;
    const isEntry = place === Math.max(0, this.current);
    return html`<li
      class=${place < this.index ? "done" : ""}
      aria-current=${isCurrent ? "step" : nothing}
    >
      <button
        type="button"
        tabindex=${isEntry ? 0 : -1}
        @click=${() => this.#wish({ kind: "seek", index: place + 1 })}
      >
        ${move}
      </button>
    </li>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("current")) return;
    // Focus goes along with the moves only if it is among them.
    if (this.shadowRoot?.activeElement?.closest("li")) {
      this.currentItem?.querySelector("button")?.focus();
    }
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
    const wish = target instanceof HTMLInputElement ? undefined : this.#wishOfKey(event.key);
    if (wish) {
      event.preventDefault();
      this.#wish(wish);
    } else if (event.key === " " && !target.closest(".buttons")) {
      event.preventDefault();
      if (!event.repeat) this.#togglePlaying();
    }
  }

  // Some browsers press a focused button when the space bar comes up; here it has been used already.
  #onKeyUp(event: KeyboardEvent): void {
    if (event.key === " " && (event.target as HTMLElement).closest("li")) event.preventDefault();
  }

  #wishOfKey(key: string): PlayerWish | undefined {
    switch (key) {
      case "ArrowLeft":
        return { kind: "step", count: -1 };
      case "ArrowRight":
        return { kind: "step", count: 1 };
      case "Home":
        return { kind: "seek", index: 0 };
      case "End":
        return { kind: "seek", index: this.moves.length };
      default:
        return undefined;
    }
  }

  static override styles = [
    foundation,
    css`
      :host {
        container-type: inline-size;
      }

      ol {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li button {
        min-width: 46px;
        padding: 0 8px;
        font-family: var(--cubewright-font-mono);
        font-size: 17px;
        font-weight: 600;
      }

      li button:hover {
        background: color-mix(in srgb, var(--cubewright-ink) 9%, transparent);
      }

      li.done button {
        color: var(--cubewright-ink-soft);
      }

      li[aria-current] button {
        background: var(--cubewright-accent);
        color: var(--cubewright-on-accent);
      }

      .bar {
        display: flex;
        align-items: center;
        gap: 14px;
        margin-top: 10px;
      }

      .buttons {
        display: flex;
        align-items: center;
        gap: 4px;
      }

      .buttons button {
        display: grid;
        place-items: center;
        width: 48px;
        height: 48px;
        border-radius: 50%;
        transition:
          background-color 140ms,
          opacity 140ms;
      }

      .buttons button:hover {
        background: color-mix(in srgb, var(--cubewright-ink) 9%, transparent);
      }

      .buttons button[aria-disabled="true"] {
        opacity: 0.45;
      }

      .buttons .play {
        width: 56px;
        height: 56px;
        background: var(--cubewright-accent);
        color: var(--cubewright-on-accent);
      }

      .buttons .play:hover {
        background: var(--cubewright-accent-strong);
      }

      .place {
        color: var(--cubewright-ink-soft);
        font-size: 14px;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }

      .speed {
        display: flex;
        align-items: center;
        gap: 10px;
        min-width: 0;
        margin-left: auto;
        color: var(--cubewright-ink-soft);
        font-size: 14px;
      }

      input {
        width: 110px;
        min-width: 60px;
        height: 44px;
        accent-color: var(--cubewright-accent);
        cursor: pointer;
      }

      .compact {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }

      .compact ol {
        min-height: 0;
        padding: 3px;
        overflow-y: auto;
      }

      .compact .bar {
        margin-top: 4px;
      }

      .compact .speed {
        flex: 0 1 110px;
      }

      .compact .speed span {
        display: none;
      }

      .compact input {
        width: 100%;
        min-width: 44px;
      }

      @media (forced-colors: active) {
        li[aria-current] button {
          forced-color-adjust: none;
          background: Highlight;
          color: HighlightText;
        }
      }

      @container (max-width: 440px) {
        .player:not(.compact) .bar {
          flex-wrap: wrap;
          gap: 0 14px;
        }

        .player:not(.compact) .speed {
          flex: 1 0 100%;
        }

        .speed input {
          flex: 1;
        }
      }

      @container (max-width: 220px) {
        ol,
        .place,
        .speed {
          display: none;
        }

        .bar {
          margin-top: 2px;
        }

        .buttons {
          justify-content: center;
          width: 100%;
          gap: 2px;
        }

        .buttons button,
        .buttons .play {
          min-width: 0;
          min-height: 0;
          width: 36px;
          height: 36px;
        }
      }

      @media print {
        .bar {
          display: none;
        }

        li button,
        li.done button,
        li[aria-current] button {
          background: none;
          color: #000;
        }
      }
    `,
  ];
}
