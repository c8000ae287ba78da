// What came out of an experiment: its table, its charts, and the cubes behind them.

import { html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";

import { StyledElement } from "../../widget/looks/styled-element";
import { Spoken } from "../../widget/words/spoken";
import type { ResultRow } from "../../engine/experiments";
import { chartsOf } from "../charts/result-charts";
import { buttonStyles } from "../looks/buttons.styles";
import { tableStyles } from "../looks/tables.styles";
import { labVocabulary } from "../words/lab-words";
import { solveUrl } from "./cube-links";
import type { CubeSelection } from "./cube-list";
import { resultsStyles } from "./lab-results.styles";
import { methodName } from "./method-name";
import { resultTable, type Sorting } from "./result-table";
import { saveCsv, saveJson } from "./save-results";
import type { ShownResults } from "./shown-results";

export class LabResults extends StyledElement {
  static override styles = [buttonStyles, tableStyles, resultsStyles];

  @property({ attribute: false }) results: ShownResults | undefined;
  @state() private sorting: Sorting | undefined;
  @state() private selection: CubeSelection | undefined;
  /** Whether the results could not be saved, since what is stored of them could not be read. */
  @state() private hasFailed = false;
  // The button that showed the cubes.
  #opener: HTMLElement | null = null;
  readonly #spoken = new Spoken(this, labVocabulary);

  override render(): TemplateResult {
    const { words } = this.#spoken;
    const { results } = this;
    const rows = results?.outcome.rows ?? [];
    if (!results || rows.length === 0) return html``;
    const { name, experiment, outcome, log } = results;
    const nameOf = (method: string) => methodName(words, method);
    const charted = {
      ...{ puzzle: experiment.puzzle, methods: experiment.methods, rows },
      bestSoFar: (method: string) => outcome.bestSoFar(method),
    };
    return html`<section aria-label=${words.say("results")}>
        <div class="scroll card table" role="group" tabindex="0" aria-label=${words.say("results")}>
          ${resultTable({
            ...{ rows, words, nameOf, sorting: this.sorting },
            solveUrl: (row, which) =>
              solveUrl(row[which]!.facelets, experiment.metric, outcome.movesOf(row, which)),
            sort: (column) => this.#sort(column),
            showCubes: (row) => this.#show(row, results),
          })}
        </div>
        <p class="note">${words.say("results-note")}</p>
        <div class="ways">
          <button type="button" @click=${() => void this.#saveCsv(results)}>
            ${words.say("save-csv")}
          </button>
          <button type="button" @click=${() => saveJson(results)}>${words.say("save-json")}</button>
        </div>
        <p role="alert" class="failed">${this.hasFailed ? words.say("read-failed") : ""}</p>
      </section>
      ${
        this.selection?.log === log
          ? html`<lab-cubes .selection=${this.selection} @close=${() => this.#close()}></lab-cubes>`
          : nothing
      }
      <section class="charts" aria-label=${words.say("charts")}>
        ${repeat(
          chartsOf(charted, words, nameOf),
          ({ id }) => id,
          (chart) => html`<lab-chart .chart=${chart} .experiment=${name}></lab-chart>`,
        )}
      </section>`;
  }

  // First ascending, then descending, then unsorted again.
  #sort(column: string): void {
    const { sorting } = this;
    if (sorting?.column !== column) this.sorting = { column, isDescending: false };
    else this.sorting = sorting.isDescending ? undefined : { column, isDescending: true };
  }

  async #saveCsv(results: ShownResults): Promise<void> {
    this.hasFailed = false;
    try {
      await saveCsv(results);
    } catch {
      this.hasFailed = true;
    }
  }

  #show({ method, scramble }: ResultRow, { log, experiment: { metric } }: ShownResults): void {
    this.selection = { log, method, metric, scramble };
    this.#opener = this.shadowRoot?.activeElement as HTMLElement | null;
  }

  #close(): void {
    this.selection = undefined;
    this.#opener?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lab-results": LabResults;
  }
}
