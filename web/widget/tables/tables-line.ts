// The line that says which tables the engine solves with, or how far the full ones are.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { SolverProgress, SolverStatus } from "../../core/solution";
import { tablesProgress } from "./tables-progress";
import { spokenProgressInWords, tablesInWords } from "./tables-words";
import { StyledElement } from "../looks/styled-element";
import { styles } from "./tables-line.styles";
import { widgetVocabulary } from "../words/widget-words";

/** The person asks for the full tables, although fetching them costs data. */
export class TablesWishEvent extends Event {
  constructor() {
    super("tables-wish");
  }
}

@customElement("cubewright-tables")
export class CubewrightTables extends StyledElement {
  static override styles = styles;

  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** `undefined` until the engine has started; nothing is shown until then. */
  @property({ attribute: false }) status: SolverStatus | undefined;
  /** `undefined` if no tables are under way. */
  @property({ attribute: false }) progress: SolverProgress | undefined;

  /** Whether the button was pressed; screen readers then hear each change. */
  @state() private wished = false;

  // The line itself can have the focus, and keeps it when the button disappears.
  override render(): TemplateResult | typeof nothing {
    const { status, progress, words } = this;
    // In a moment it is known whether stored tables make the deferred ones needless.
    if (!status || (status.tablesDeferred && status.tablesLoading)) return nothing;
    return html`<div role="group" aria-label=${words.say("search-tables")} tabindex="-1">
      <span class=${progress ? "spoken" : ""} aria-live=${this.wished ? "polite" : "off"}>
        ${progress ? spokenProgressInWords(words, progress) : tablesInWords(words, status)}
      </span>
      ${progress ? tablesProgress(words, words.say("search-tables"), progress) : nothing}
      ${
        status.tablesDeferred
          ? html`<button type="button" @click=${this.#wish}>
              ${words.say("get-full-tables")}
            </button>`
          : nothing
      }
    </div>`;
  }

  #wish(): void {
    this.wished = true;
    this.renderRoot.querySelector<HTMLElement>("[role=group]")!.focus();
    this.dispatchEvent(new TablesWishEvent());
  }
}

declare global {
  interface HTMLElementEventMap {
    "tables-wish": TablesWishEvent;
  }
}
