// A line on the tables that the engine solves with, or on how far the full ones are.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { SolverProgress, SolverStatus } from "../core/solution";
import { progressInWords, tablesInWords } from "./messages";
import { foundation } from "./theme";

/** The full tables are wanted, though fetching them costs. */
export class TablesWishEvent extends Event {
  constructor() {
    super("tables-wish");
  }
}

@customElement("cubewright-tables")
export class CubewrightTables extends LitElement {
  /** `undefined` until the engine has started: then there is nothing to say. */
  @property({ attribute: false }) status: SolverStatus | undefined;
  /** `undefined` if no tables are under way. */
  @property({ attribute: false }) progress: SolverProgress | undefined;

  override render(): TemplateResult | typeof nothing {
    const { status, progress } = this;
    if (!status) return nothing;
    if (progress) return this.#renderProgress(progress);
    return html`<span>
      ${tablesInWords(status)}
      ${
        status.tablesDeferred
          ? html`<button type="button" @click=${this.#wish}>Get full tables</button>`
          : nothing
      }
    </span>`;
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
    this.dispatchEvent(new TablesWishEvent());
  }

  static override styles = [foundation, css``];
}

declare global {
  interface HTMLElementEventMap {
    "tables-wish": TablesWishEvent;
  }
}
