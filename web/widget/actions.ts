// The buttons that do something to the whole cube.

import { css, html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Activity } from "./solving";
import { StyledElement } from "./styled-element";
import { foundation } from "./theme";
import { widgetVocabulary } from "./words/widget-words";

export type Action = "solve" | "scramble" | "reset";

/** The person wants this to be done. */
export class ActionEvent extends Event {
  readonly action: Action;

  constructor(action: Action) {
    super("action-wish");
    this.action = action;
  }
}

// What is under way when a button's wish is being granted.
const WORK: Readonly<Record<Action, readonly Activity[]>> = {
  solve: ["starting", "solving"],
  scramble: ["scrambling"],
  reset: [],
};

@customElement("cubewright-actions")
export class CubewrightActions extends StyledElement {
  /** What is said, in the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** Those that are offered, the foremost first. */
  @property({ attribute: false }) actions: readonly Action[] = [];
  /** What is under way. */
  @property({ attribute: false }) activity: Activity = "idle";

  override render(): TemplateResult {
    return html`<div class="buttons">
      ${this.actions.map((action) => this.#renderButton(action))}
    </div>`;
  }

  // A button that is at work says so, and pressing it again does not begin a second time.
  #renderButton(action: Action): TemplateResult {
    const isBusy = WORK[action].includes(this.activity);
    return html`<button
      type="button"
      class=${action}
      aria-busy=${isBusy ? "true" : "false"}
      @click=${() => !isBusy && this.dispatchEvent(new ActionEvent(action))}
    >
      ${this.words.say(action)}
    </button>`;
  }

  static override styles = [
    foundation,
    css`
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
      }

      button {
        flex: 1 0 80px;
        min-width: max-content;
        min-height: 50px;
        padding: 0 10px;
        border: 1px solid var(--cubewright-line);
        border-radius: 14px;
        background: var(--cubewright-card);
        font-weight: 600;
        transition:
          background-color 140ms,
          border-color 140ms,
          transform 90ms;
      }

      button:hover {
        border-color: var(--cubewright-ink-soft);
      }

      button:active {
        transform: translateY(1px);
      }

      .solve {
        flex: 1.5 0 100px;
        border-color: transparent;
        background: var(--cubewright-accent);
        color: var(--cubewright-on-accent);
        font-size: 17px;
      }

      .solve:hover {
        border-color: transparent;
        background: var(--cubewright-accent-strong);
      }

      [aria-busy="true"] {
        cursor: progress;
      }

      @media (prefers-reduced-motion: reduce) {
        button {
          transition: none;
        }
      }

      @media (forced-colors: active) {
        .solve {
          border-color: ButtonText;
          background: ButtonFace;
          color: ButtonText;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementEventMap {
    "action-wish": ActionEvent;
  }
}
