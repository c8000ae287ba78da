// The button that keeps the screen on during a search that may take hours: a phone stops the search when its screen
// goes off. Loaded with the first such search.

import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { StyledElement } from "../looks/styled-element";
import { foundation } from "../looks/theme";
import { widgetVocabulary } from "../words/widget-words";

// A wish holds for all later searches of this visit.
let isWished = false;

@customElement("cubewright-awake")
export class CubewrightAwake extends StyledElement {
  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  @state() private isWished = isWished;
  #lock: Promise<WakeLockSentinel | undefined> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.#keep);
    this.#keep();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.#keep);
    this.#release();
  }

  override render(): TemplateResult | typeof nothing {
    if (!("wakeLock" in navigator)) return nothing;
    const name = this.words.say("stay-awake");
    return html`<button
      type="button"
      aria-label=${name}
      title=${name}
      aria-pressed=${this.isWished}
      @click=${this.#toggle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="4" />
        <path
          d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8"
        />
      </svg>
    </button>`;
  }

  #toggle(): void {
    isWished = this.isWished = !this.isWished;
    if (isWished) this.#keep();
    else this.#release();
  }

  // The browser drops the lock when the tab is hidden, so that it has to be requested again.
  readonly #keep = (): void => {
    if (!this.isWished || document.hidden) return;
    this.#release();
    this.#lock = navigator.wakeLock.request("screen").catch(() => {
      // The browser may refuse the lock to a page in a frame, or when the battery is empty.
      isWished = this.isWished = false;
      return undefined;
    });
  };

  #release(): void {
    void this.#lock?.then((lock) => lock?.release());
    this.#lock = undefined;
  }

  static override styles = [
    foundation,
    css`
      button {
        display: block;
        border-radius: 50%;
        background: color-mix(in srgb, var(--cubewright-card) 88%, transparent);
      }

      button[aria-pressed="true"] {
        background: var(--cubewright-accent);
        color: var(--cubewright-on-accent);
      }

      svg {
        display: block;
        margin: auto;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.9;
        stroke-linecap: round;
      }

      @media (forced-colors: active) {
        button {
          border: 1px solid ButtonText;
        }

        button[aria-pressed="true"] {
          border-width: 3px;
        }
      }
    `,
  ];
}
