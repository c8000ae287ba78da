// The solutions that a search has found, to choose one from.

import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";

import type { Metric } from "../../core/choices";
import { costOf } from "../../core/cost";
import type { Move } from "../../core/moves";
import type { Solution } from "../../core/solution";
import { StyledElement } from "../looks/styled-element";
import { foundation, radiosOverLabels } from "../looks/theme";
import { costInWords } from "./solution-words";
import { widgetVocabulary } from "../words/widget-words";

/** The person chooses this solution to follow. */
export class SolutionChoiceEvent extends Event {
  readonly solution: Solution;

  constructor(solution: Solution) {
    super("solution-choice");
    this.solution = solution;
  }
}

@customElement("cubewright-found")
export class CubewrightFound extends StyledElement {
  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;
  /** In the order in which they were found, each shorter than the one before. */
  @property({ attribute: false }) found: readonly Solution[] = [];
  /** What the solve counts. */
  @property() metric: Metric = "htm";
  /** The moves in the player. */
  @property({ attribute: false }) moves: readonly Move[] = [];
  /** Whether solutions will come; space is kept for them. */
  @property({ type: Boolean }) expected = false;

  override render(): TemplateResult | typeof nothing {
    const { words, metric } = this;
    if (this.found.length === 1 || this.expected) return this.#renderRoom();
    if (this.found.length === 0) return nothing;
    const shown = this.moves.join(" ");
    return html`<fieldset>
      <legend>${this.#legend}</legend>
      ${this.found.toReversed().map((solution) => {
        const cost = costOf(solution.moves, metric);
        return html`<label title=${solution.text}>
          <input
            type="radio"
            name="found"
            .checked=${live(solution.text === shown)}
            aria-label=${costInWords(words, cost, metric)}
            @change=${() => this.#choose(solution)}
          />
          <span>${cost}</span>
        </label>`;
      })}
    </fieldset>`;
  }

  // A single solution is no choice, but its space is kept, since others may follow.
  #renderRoom(): TemplateResult {
    return html`<fieldset class="room">
      <legend>${this.#legend}</legend>
      <label></label>
    </fieldset>`;
  }

  #choose(solution: Solution): void {
    this.dispatchEvent(new SolutionChoiceEvent(solution));
    // The moves may stay: then the radio button of these is the one to be checked again.
    this.requestUpdate();
  }

  get #legend(): string {
    return this.words.say(this.metric === "htm" ? "found" : "found-by-cost");
  }

  static override styles = [
    foundation,
    radiosOverLabels,
    css`
      fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        margin: 12px 0 0;
        padding: 0;
        border: 0;
      }

      .room {
        visibility: hidden;
      }

      legend {
        padding: 0;
        color: var(--cubewright-ink-soft);
        font-size: 14px;
      }

      label {
        place-items: center;
        min-width: 44px;
        min-height: 44px;
        padding: 0 10px;
        border: 1px solid var(--cubewright-line);
        background: var(--cubewright-card);
      }

      label:has(:checked) {
        border-color: var(--cubewright-accent);
        background: var(--cubewright-accent);
        color: var(--cubewright-on-accent);
      }

      label:has(:focus-visible) {
        outline: var(--cubewright-focus);
        outline-offset: 2px;
      }

      @media (forced-colors: active) {
        label:has(:checked) {
          border-width: 3px;
        }
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
    "solution-choice": SolutionChoiceEvent;
  }
}
