// The panel that shows which tables of the two-phase search are in use and which are stored, with buttons to
// delete and fetch them, and the other sets of tables on the device. It is closed at first.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import type { SolverProgress } from "../../core/solution";
import { EngineTables } from "../../widget/solve/engine-tables";
import { tablesProgress } from "../../widget/tables/tables-progress";
import {
  downloadInWords,
  spokenProgressInWords,
  unpackedInWords,
} from "../../widget/tables/tables-words";
import { StoredTables } from "../../widget/solve/stored-tables";
import { Spoken } from "../../widget/words/spoken";
import { pageEngine } from "../startup/page-engine";
import type { OtherSets } from "./other-sets";
import { styles } from "./table-panel.styles";
import {
  fetchedInWords,
  inUseInWords,
  keptInWords,
  problemInWords,
  storedInWords,
  summaryInWords,
} from "./table-words";
import { panelVocabulary, type PanelWords } from "./words/panel-words";

export class TablePanel extends LitElement {
  static override styles = styles;

  /** The outcome of the last button that was pressed. */
  @state() private outcome: ((words: PanelWords) => string) | undefined;

  readonly #spoken = new Spoken(this, panelVocabulary);
  readonly #tables = new EngineTables(this, () => pageEngine);
  readonly #stored = new StoredTables(this, pageEngine, "two-phase");
  /** Loaded when the panel is first unfolded. */
  #otherSets: OtherSets | undefined;

  override render(): TemplateResult {
    const { words } = this.#spoken;
    const { status, progress } = this.#tables;
    return html`<details @toggle=${this.#watch}>
      <summary>
        <b>${words.say("search-tables")}</b>
        <span>${summaryInWords(words, status, this.#stored.storage, progress !== undefined)}</span>
      </summary>
      <div class="content">
        <p>
          ${words.say("tables-explained", { size: downloadInWords(words), unpacked: unpackedInWords(words) })}
        </p>
        ${this.#renderFacts()}
        ${
          progress
            ? tablesProgress(words, words.say("full-tables"), progress)
            : this.#renderProblem()
        }
        ${this.#renderButtons()} ${this.#renderOutcome(progress)}
      </div>
    </details>`;
  }

  #renderFacts(): TemplateResult {
    const { status } = this.#tables;
    const { storage } = this.#stored;
    const { words } = this.#spoken;
    const kept = keptInWords(words, storage);
    return html`<dl>
      <div>
        <dt>${words.say("in-use")}</dt>
        <dd>${inUseInWords(words, status, storage)}</dd>
      </div>
      <div>
        <dt>${words.say("stored")}</dt>
        <dd>${storedInWords(words, storage, status)}</dd>
      </div>
      ${
        kept
          ? html`<div>
              <dt>${words.say("kept")}</dt>
              <dd>${kept}</dd>
            </div>`
          : nothing
      }
      ${this.#otherSets?.render(words, status, (outcome) => {
        this.outcome = (said) => said.say(outcome);
      })}
    </dl>`;
  }

  #renderProblem(): TemplateResult | typeof nothing {
    if (this.#tables.isStarting) return nothing;
    const problem = problemInWords(this.#spoken.words, this.#tables.status, this.#stored.storage);
    return problem ? html`<p class="problem">${problem}</p>` : nothing;
  }

  // Always there, since screen readers announce only changes of an element that was there before.
  #renderOutcome(progress: SolverProgress | undefined): TemplateResult {
    const { words } = this.#spoken;
    const isSeen = !progress && this.outcome !== undefined;
    const text = progress ? spokenProgressInWords(words, progress) : this.outcome?.(words);
    return html`<p role="status" class=${isSeen ? "" : "spoken"}>${text}</p>`;
  }

  // A button that was pressed stays where it is, with its focus.
  #renderButtons(): TemplateResult {
    const isFull = this.#tables.status?.tier === "full";
    const { words } = this.#spoken;
    return html`<div class="buttons">
      <button type="button" aria-disabled=${!this.#mayFetch} @click=${this.#fetch}>
        ${words.say(isFull ? "fetch-again" : "fetch-tables")}
      </button>
      <button type="button" aria-disabled=${!this.#mayDelete} @click=${this.#delete}>
        ${words.say("delete-tables")}
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
    const { open } = event.currentTarget as HTMLDetailsElement;
    this.#stored.watched = open;
    void this.#watchOtherSets();
    this.outcome = undefined;
  }

  async #watchOtherSets(): Promise<void> {
    if (!this.#otherSets && this.#stored.watched) {
      // Without the network it may not come; then they are not listed.
      const loaded = await import("./other-sets").catch(() => undefined);
      this.#otherSets ??= loaded && new loaded.OtherSets(this, pageEngine);
    }
    // It may have been folded meanwhile.
    if (this.#otherSets) this.#otherSets.watched = this.#stored.watched;
  }

  async #fetch(): Promise<void> {
    if (!this.#mayFetch) return;
    this.outcome = undefined;
    await this.#tables.fetch();
    const { status } = this.#tables;
    this.outcome = (words) => fetchedInWords(words, status);
  }

  async #delete(): Promise<void> {
    if (!this.#mayDelete) return;
    try {
      await this.#stored.delete();
      this.outcome = (words) => words.say("deleted");
    } catch {
      this.outcome = (words) => words.say("not-deleted");
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "table-panel": TablePanel;
  }
}
