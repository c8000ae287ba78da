// The lines of a list that are no cubes, each with what is wrong with it, in pages, however many there are.

import { css, html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import { StyledElement } from "../widget/looks/styled-element";
import { Spoken } from "../widget/words/spoken";
import { buttonStyles } from "./looks/buttons.styles";
import { numberIn } from "./looks/numbers";
import type { BadLine, BadLines } from "./run/bad-lines";
import { type LabMessage, labVocabulary } from "./words/lab-words";

const LINES_ON_PAGE = 100;
const LINE_FAULTS = new Set([
  ...["length", "color-count", "center", "edge-piece", "edge-flip"],
  ...["corner-piece", "corner-twist", "parity", "notation"],
]);

const badLinesStyles = css`
  :host {
    display: block;
    min-width: 0;
  }

  ul {
    max-height: 200px;
    margin: 0;
    overflow-y: auto;
  }

  p {
    margin: 8px 0 0;
    font-size: 14px;
  }

  p:empty {
    display: none;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }

  @media print {
    ul {
      max-height: none;
    }

    .ways {
      display: none;
    }
  }
`;

export class LabBadLines extends StyledElement {
  static override styles = [buttonStyles, badLinesStyles];

  @property({ attribute: false }) lines: BadLines | undefined;
  /** How many there are, which grows while the list is read. */
  @property({ attribute: false }) count = 0;
  @state() private page = 0;
  readonly #spoken = new Spoken(this, labVocabulary);

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("lines")) this.page = 0;
  }

  override render(): TemplateResult | typeof nothing {
    const { words } = this.#spoken;
    const { lines, count, page } = this;
    if (!lines || count === 0) return nothing;
    const title = words.say("bad-lines", { count });
    const first = page * LINES_ON_PAGE;
    const shown = count > LINES_ON_PAGE ? this.#shownText(first) : "";
    const hasMore = first + LINES_ON_PAGE < count;
    return html`<details open>
      <summary>${title}</summary>
      <ul tabindex="0" aria-label=${`${title} ${shown}`}>
        ${lines.from(first, LINES_ON_PAGE).map((bad) => html`<li>${this.#textOf(bad)}</li>`)}
      </ul>
      <p>${shown}</p>
      <div class="ways">
        ${page > 0 ? this.#button("fewer-lines", page - 1) : nothing}
        ${hasMore ? this.#button("more-lines", page + 1) : nothing}
      </div>
    </details>`;
  }

  #button(name: "fewer-lines" | "more-lines", page: number): TemplateResult {
    return html`<button type="button" @click=${() => void this.#turnTo(page)}>
      ${this.#spoken.words.say(name)}
    </button>`;
  }

  // The list then has the focus, and a screen reader says which lines it shows.
  async #turnTo(page: number): Promise<void> {
    this.page = page;
    await this.updateComplete;
    const list = this.renderRoot.querySelector("ul")!;
    list.scrollTop = 0;
    list.focus();
  }

  #shownText(first: number): string {
    const { words } = this.#spoken;
    const [from, to, all] = [first + 1, Math.min(first + LINES_ON_PAGE, this.count), this.count];
    const number = (value: number) => numberIn(words.language, value);
    return words.say("lines-shown", { first: number(from), last: number(to), count: number(all) });
  }

  #textOf({ line, code }: BadLine): string {
    const { words } = this.#spoken;
    const fault = words.say((LINE_FAULTS.has(code) ? `line-${code}` : "line-other") as LabMessage);
    return words.say("bad-line", { line: numberIn(words.language, line), fault });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lab-bad-lines": LabBadLines;
  }
}
