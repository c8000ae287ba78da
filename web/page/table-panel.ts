// The panel in which a person sees which search tables are in use and stored, and deletes or
// fetches them. Closed for those who only want their cube solved.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { SolverProgress } from "../core/solution";
import { EngineTables } from "../widget/engine-tables";
import { progressInWords, spokenProgressInWords } from "../widget/messages";
import { StoredTables } from "../widget/stored-tables";
import { pageEngine } from "./page-engine";
import { styles } from "./table-panel.styles";
import {
  DELETED,
  DOWNLOAD_IN_WORDS,
  fetchedInWords,
  inUseInWords,
  keptInWords,
  NOT_DELETED,
  problemInWords,
  storedInWords,
  summaryInWords,
} from "./table-words";

@customElement("table-panel")
export class TablePanel extends LitElement {
  static override styles = styles;

  /** What came of the last thing that was asked for. */
  @state() private outcome = "";

  readonly #tables = new EngineTables(this, pageEngine);
  readonly #stored = new StoredTables(this, pageEngine);

  override render(): TemplateResult {
    const { status, progress } = this.#tables;
    return html`<details @toggle=${this.#watch}>
      <summary>
        <b>Search tables</b>
        <span>${summaryInWords(status, this.#stored.storage, progress !== undefined)}</span>
      </summary>
      <div class="content">
        <p>
          The solver works with small tables at once. Full tables find shorter solutions sooner:
          they are fetched once, ${DOWNLOAD_IN_WORDS}, and stay in your browser for the next visit.
        </p>
        ${this.#renderFacts()} ${progress ? this.#renderProgress(progress) : this.#renderProblem()}
        ${this.#renderButtons()} ${this.#renderOutcome(progress)}
      </div>
    </details>`;
  }

  #renderFacts(): TemplateResult {
    const { status } = this.#tables;
    const { storage } = this.#stored;
    const kept = keptInWords(storage);
    return html`<dl>
      <div>
        <dt>In use</dt>
        <dd>${inUseInWords(status)}</dd>
      </div>
      <div>
        <dt>Stored</dt>
        <dd>${storedInWords(storage, status)}</dd>
      </div>
      ${
        kept
          ? html`<div>
              <dt>Kept</dt>
              <dd>${kept}</dd>
            </div>`
          : nothing
      }
    </dl>`;
  }

  #renderProgress(progress: SolverProgress): TemplateResult {
    const text = progressInWords(progress);
    return html`<div class="progress">
      <progress
        aria-label="Full tables"
        aria-valuetext=${text}
        max=${progress.total}
        .value=${progress.loaded}
      ></progress>
      <span aria-hidden="true">${text}</span>
    </div>`;
  }

  #renderProblem(): TemplateResult | typeof nothing {
    if (this.#tables.isStarting) return nothing;
    const problem = problemInWords(this.#tables.status, this.#stored.storage);
    return problem ? html`<p class="problem">${problem}</p>` : nothing;
  }

  // There from the beginning, for screen readers, which listen to what was there before.
  #renderOutcome(progress: SolverProgress | undefined): TemplateResult {
    const isSeen = !progress && this.outcome !== "";
    const words = progress ? spokenProgressInWords(progress) : this.outcome;
    return html`<p role="status" class=${isSeen ? "" : "spoken"}>${words}</p>`;
  }

  // The buttons stay where they are, so that who has pressed one has not lost it.
  #renderButtons(): TemplateResult {
    const isFull = this.#tables.status?.tier === "full";
    return html`<div class="buttons">
      <button type="button" aria-disabled=${!this.#mayFetch} @click=${this.#fetch}>
        ${isFull ? "Fetch again" : "Fetch tables"}
      </button>
      <button type="button" aria-disabled=${!this.#mayDelete} @click=${this.#delete}>
        Delete stored tables
      </button>
    </div>`;
  }

  get #isBusy(): boolean {
    return this.#tables.isStarting || (this.#tables.status?.tablesLoading ?? false);
  }

  get #mayFetch(): boolean {
    const { status } = this.#tables;
    const { storage } = this.#stored;
    const isComplete =
      status?.tier === "full" && status.tablesCached && (storage?.sizeBytes ?? 0) > 0;
    return !this.#isBusy && !isComplete;
  }

  get #mayDelete(): boolean {
    return !this.#isBusy && (this.#stored.storage?.sizeBytes ?? 0) > 0;
  }

  #watch(event: Event): void {
    this.#stored.watched = (event.currentTarget as HTMLDetailsElement).open;
    this.outcome = "";
  }

  async #fetch(): Promise<void> {
    if (!this.#mayFetch) return;
    this.outcome = "";
    await this.#tables.fetch();
    this.outcome = fetchedInWords(this.#tables.status);
  }

  async #delete(): Promise<void> {
    if (!this.#mayDelete) return;
    try {
      await this.#stored.delete();
      this.outcome = DELETED;
    } catch {
      this.outcome = NOT_DELETED;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "table-panel": TablePanel;
  }
}
