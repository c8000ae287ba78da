// The slider by which a person chooses how long to search.

import { css, html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { StyledElement } from "../looks/styled-element";
import { foundation } from "../looks/theme";
import { widgetVocabulary } from "../words/widget-words";

export class SearchTimeEvent extends Event {
  readonly timeMs: number;

  constructor(timeMs: number) {
    super("search-time");
    this.timeMs = timeMs;
  }
}

// Finding a solution one move shorter takes about ten times as long, so the steps are large.
const CHOICES_MS: readonly number[] = [200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 300_000];

@customElement("cubewright-search-time")
export class CubewrightSearchTime extends StyledElement {
  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;
  /** How long a search takes at most. */
  @property({ type: Number }) timeMs = 0;

  override render(): TemplateResult {
    const { words, timeMs } = this;
    const time = words.say("seconds", { seconds: timeMs / 1000 });
    const place = CHOICES_MS.findIndex((choiceMs) => choiceMs >= timeMs);
    return html`<div>
      <label for="time">${words.say("search-for")}</label>
      <input
        id="time"
        type="range"
        min="0"
        max=${CHOICES_MS.length - 1}
        aria-valuetext=${time}
        .valueAsNumber=${place < 0 ? CHOICES_MS.length - 1 : place}
        @input=${this.#choose}
      />
      <output for="time">${time}</output>
    </div>`;
  }

  #choose(event: Event): void {
    const place = (event.target as HTMLInputElement).valueAsNumber;
    this.dispatchEvent(new SearchTimeEvent(CHOICES_MS[place]!));
  }

  static override styles = [
    foundation,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 10px;
        color: var(--cubewright-ink-soft);
        font-size: 14px;
      }

      input {
        flex: 1;
        width: 60px;
        min-width: 0;
        height: 44px;
        accent-color: var(--cubewright-accent);
        cursor: pointer;
      }

      output {
        min-width: 4em;
        color: var(--cubewright-ink);
        font-variant-numeric: tabular-nums;
        text-align: right;
      }

      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementEventMap {
    "search-time": SearchTimeEvent;
  }
}
