// Offers a search with the large table if proving a shortest solution would take long without it, and says if that
// cannot be. Loaded with the first such search.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { TableSetStatus } from "../../core/solution";
import { LARGE_TABLE_BYTES } from "../../core/table-sets";
import { StyledElement } from "../looks/styled-element";
import { widgetVocabulary } from "../words/widget-words";
import { styles } from "./larger-table.styles";
import { wholeMegabytesInWords } from "./tables-words";

// Making the table takes about as long.
const WORTHWHILE_MS = 60_000;
const LEAST_MEMORY_GB = 4;

/** The person asks for a search with the large table. */
export class LargerTableEvent extends Event {
  constructor() {
    super("larger-table");
  }
}

@customElement("cubewright-larger-table")
export class CubewrightLargerTable extends StyledElement {
  static override styles = styles;

  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** The status of the large table; `undefined` while nobody has asked for it. */
  @property({ attribute: false }) status: TableSetStatus | undefined;
  /** How long the search takes without it, as far as that is known. */
  @property({ attribute: false }) timeLeftMs: number | undefined;

  // Once made, the offer stays, even if the search seems shorter a moment later.
  @state() private isWorthwhile = false;

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if ((this.timeLeftMs ?? 0) > WORTHWHILE_MS) this.isWorthwhile = true;
  }

  override render(): TemplateResult | typeof nothing {
    const { words, status } = this;
    if (status?.error) return html`<p>${words.say("large-table-refused")}</p>`;
    const { cached = false, state = "absent" } = status ?? {};
    if (cached || state !== "absent" || !this.isWorthwhile || !hasRoom()) return nothing;
    const size = wholeMegabytesInWords(words, LARGE_TABLE_BYTES);
    return html`<button
        type="button"
        aria-describedby="how"
        @click=${() => this.dispatchEvent(new LargerTableEvent())}
      >
        ${words.say("search-faster")}
      </button>
      <p id="how">${words.say("search-faster-how", { size })}</p>`;
  }
}

// A phone has less memory to spare than it reports, and some browsers report none, so a mouse or the like is needed.
function hasRoom(): boolean {
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  if (deviceMemory !== undefined && deviceMemory < LEAST_MEMORY_GB) return false;
  return matchMedia("(any-pointer: fine)").matches;
}

declare global {
  interface HTMLElementEventMap {
    "larger-table": LargerTableEvent;
  }
}
