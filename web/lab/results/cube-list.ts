// The cubes of a row of the results, in pages, however many there are.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import { StyledElement } from "../../widget/looks/styled-element";
import { Spoken } from "../../widget/words/spoken";
import type { Metric } from "../../core/choices";
import type { TrialLog } from "../kept/trial-log";
import { buttonStyles } from "../looks/buttons.styles";
import { FocusKeeper } from "../looks/focus-keeper";
import { numberIn } from "../looks/numbers";
import { tableStyles } from "../looks/tables.styles";
import type { CubeTrials, Trial } from "../run/trials";
import { labVocabulary } from "../words/lab-words";
import { learnUrl, solveUrl } from "./cube-links";
import { cubeListStyles } from "./cube-list.styles";
import { rowName } from "./method-name";

/** Which cubes. */
export interface CubeSelection {
  log: TrialLog;
  method: string;
  /** In which turns are counted. */
  metric: Metric;
  /** `undefined`: of all lengths. */
  scramble: number | undefined;
}

const CUBES_ON_PAGE = 20;

interface Line {
  cube: CubeTrials;
  trial: Trial;
}

export class LabCubes extends StyledElement {
  static override styles = [buttonStyles, tableStyles, cubeListStyles];

  @property({ attribute: false }) selection: CubeSelection | undefined;
  @state() private lines: readonly Line[] = [];
  @state() private hasMore = false;
  @state() private page = 0;
  @state() private hasFailed = false;
  readonly #spoken = new Spoken(this, labVocabulary);
  #shown: CubeSelection | undefined;

  constructor() {
    super();
    new FocusKeeper(this);
  }

  override render(): TemplateResult {
    const { words } = this.#spoken;
    if (!this.selection) return html``;
    const { method, scramble } = this.selection;
    const title = words.say("cubes-of", { method: rowName(words, method, scramble) });
    return html`<section class="card" tabindex="-1" aria-label=${title}>
      <div class="scroll" role="group" tabindex="0" aria-label=${title}>
        <table>
          <caption>
            ${title}
          </caption>
          <thead>
            <tr>
              <th scope="col">${words.say("cube")}</th>
              <th scope="col">${words.say("turns")}</th>
              <th scope="col">${words.say("ms")}</th>
              <th scope="col">${words.say("open-solve")}</th>
              <th scope="col">${words.say("open-learn")}</th>
              <th scope="col" class="moves">${words.say("solution")}</th>
            </tr>
          </thead>
          <tbody>
            ${this.lines.map((line) => this.#renderLine(line))}
          </tbody>
        </table>
      </div>
      <p role="alert" class="failed">${this.hasFailed ? words.say("read-failed") : ""}</p>
      <div class="ways">
        ${this.page > 0 ? this.#button("fewer-cubes", () => void this.#turnTo(this.page - 1)) : nothing}
        ${this.hasMore ? this.#button("more-cubes", () => void this.#turnTo(this.page + 1)) : nothing}
        ${this.#button("close", () => this.dispatchEvent(new Event("close")))}
      </div>
    </section>`;
  }

  // What is shown of another selection must not stand under the title of this one.
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("selection")) return;
    this.lines = [];
    this.page = 0;
    this.hasMore = false;
    this.hasFailed = false;
  }

  protected override updated(): void {
    if (this.selection === this.#shown) return;
    this.#shown = this.selection;
    if (!this.selection) return;
    void this.#turnTo(0);
    this.renderRoot.querySelector("section")?.focus();
  }

  #button(name: "fewer-cubes" | "more-cubes" | "close", act: () => void): TemplateResult {
    return html`<button type="button" @click=${act}>${this.#spoken.words.say(name)}</button>`;
  }

  #renderLine({ cube: { number, facelets }, trial }: Line): TemplateResult {
    const { words } = this.#spoken;
    const { method, turns, timeUs, moves } = trial;
    const told = numberIn(words.language, number);
    return html`<tr>
      <th scope="row">${told}</th>
      <td>${turns ?? words.say("not-solved")}</td>
      <td>${numberIn(words.language, timeUs / 1000, 3)}</td>
      <td>
        <a
          href=${solveUrl(facelets, this.selection!.metric, moves)}
          aria-label=${words.say("open-solve-cube", { number: told })}
          >${words.say("open-solve")}</a
        >
      </td>
      <td>
        <a
          href=${learnUrl(facelets, method, this.selection!.metric)}
          aria-label=${words.say("open-learn-cube", { number: told })}
          >${words.say("open-learn")}</a
        >
      </td>
      <td class="moves">${moves}</td>
    </tr>`;
  }

  async #turnTo(page: number): Promise<void> {
    const selection = this.selection!;
    this.hasFailed = false;
    try {
      const lines = await this.#linesFrom(page * CUBES_ON_PAGE, selection);
      if (this.selection !== selection) return;
      this.page = page;
      this.hasMore = lines.length > CUBES_ON_PAGE;
      this.lines = lines.slice(0, CUBES_ON_PAGE);
    } catch {
      this.hasFailed = this.selection === selection;
    }
  }

  // Those of a page, and one more if there is another page.
  async #linesFrom(first: number, selection: CubeSelection): Promise<Line[]> {
    const lines: Line[] = [];
    let place = 0;
    await selection.log.store();
    for await (const cubes of selection.log.cubesInOrder()) {
      for (const cube of cubes) {
        const trial = cube.trials.find(({ method }) => method === selection.method);
        const isOfLength =
          selection.scramble === undefined || cube.scrambleLength === selection.scramble;
        if (trial && isOfLength && place++ >= first) lines.push({ cube, trial });
        if (lines.length > CUBES_ON_PAGE) break;
      }
      if (lines.length > CUBES_ON_PAGE) break;
    }
    return lines;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lab-cubes": LabCubes;
  }
}
