// A line on the tables that the engine solves with, or on how far the full ones are.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { SolverProgress, SolverStatus } from "../core/solution";
import { progressInWords, spokenProgressInWords, tablesInWords } from "./messages";
import { StyledElement } from "./styled-element";
import { styles } from "./tables-line.styles";

/** The full tables are wanted, though fetching them costs. */
export class TablesWishEvent extends Event {
  constructor() {
    super("tables-wish");
  }
}

@customElement("cubewright-tables")
export class CubewrightTables extends StyledElement {
  static override styles = styles;

  /** `undefined` until the engine has started: then there is nothing to say. */
  @property({ attribute: false }) status: SolverStatus | undefined;
  /** `undefined` if no tables are under way. */
  @property({ attribute: false }) progress: SolverProgress | undefined;

  /** Whether its button was pressed: then what comes of it is said, too. */
  @state() private wished = false;

  // The line stays, whatever is in it, so that the focus is still there when the button goes.
  override render(): TemplateResult | typeof nothing {
    const { status, progress } = this;
    if (!status) return nothing;
    return html`<div role="group" aria-label="Search tables" tabindex="-1">
      <span class=${progress ? "spoken" : ""} aria-live=${this.wished ? "polite" : "off"}>
        ${progress ? spokenProgressInWords(progress) : tablesInWords(status)}
      </span>
      ${progress ? this.#renderProgress(progress) : nothing}
      ${
        status.tablesDeferred
          ? html`<button type="button" @click=${this.#wish}>Get full tables</button>`
          : nothing
      }
    </div>`;
  }

  #renderProgress(progress: SolverProgress): TemplateResult {
    const words = progressInWords(progress);
    return html`<div class="progress">
      <progress
        aria-label="Search tables"
        aria-valuetext=${words}
        max=${progress.total}
        .value=${progress.loaded}
      ></progress>
      <span aria-hidden="true">${words}</span>
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
