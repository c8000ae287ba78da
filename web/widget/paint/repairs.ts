// The list of repairs of a cube that cannot exist, the likeliest first. Each is shown on the cube
// while the pointer or the focus is on it, and is taken with one press.

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { COLOR_NAMES } from "../../core/faces";
import type { CubeRepair } from "../../core/repair";
import type { ColorNames } from "../words/color-names";
import { repairInWords } from "../words/repair-words";
import { StyledElement } from "../looks/styled-element";
import { foundation } from "../looks/theme";
import { widgetVocabulary } from "../words/widget-words";

/** The person looks at a repair, or at none any more, or chooses one. */
export class RepairEvent extends Event {
  readonly repair: CubeRepair | undefined;

  constructor(type: "repair-preview" | "repair-choice", repair: CubeRepair | undefined) {
    super(type);
    this.repair = repair;
  }
}

// How many repairs are shown at first; a button shows the others.
const FEW = 5;

@customElement("cubewright-repairs")
export class CubewrightRepairs extends StyledElement {
  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** The cube to repair, 54 letters. */
  @property() facelets = "";
  /** By rank. */
  @property({ attribute: false }) repairs: readonly CubeRepair[] = [];
  /** What to do if the cube itself was put together wrongly; "" if it cannot have been. */
  @property() assembly = "";
  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;

  @state() private showsAll = false;

  #focused: CubeRepair | undefined;
  #pointedAt: CubeRepair | undefined;

  override render(): TemplateResult {
    const shown = this.showsAll ? this.repairs : this.repairs.slice(0, FEW);
    const ranks = [...new Set(shown.map(({ rank }) => rank))];
    return html`<section aria-labelledby="title">
      <p id="title">${this.words.say("what-would-mend")}</p>
      ${this.assembly ? html`<p>${this.assembly}</p>` : nothing}
      ${this.repairs.length === 0 ? html`<p>${this.words.say("too-much-wrong")}</p>` : nothing}
      ${ranks.map((rank) => this.#renderRank(rank, shown))}
      ${
        shown.length < this.repairs.length
          ? html`<button type="button" class="more" @click=${() => (this.showsAll = true)}>
              ${this.words.say("show-more", { count: this.repairs.length - shown.length })}
            </button>`
          : nothing
      }
    </section>`;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("repairs")) return;
    this.showsAll = false;
    this.#focused = undefined;
    this.#pointedAt = undefined;
  }

  // Repairs that change equally much have the same rank, and are shown together.
  #renderRank(rank: number, shown: readonly CubeRepair[]): TemplateResult {
    const isOfRank = (repair: CubeRepair) => repair.rank === rank;
    const count = this.repairs.filter(isOfRank).length;
    const name = rank === 1 ? "likeliest" : "less-likely";
    return html`
      <p class="rank" id="rank-${rank}">${this.words.say(name, { count })}</p>
      <ul aria-labelledby="rank-${rank}">
        ${shown.filter(isOfRank).map((repair) => this.#renderRepair(repair))}
      </ul>
    `;
  }

  #renderRepair(repair: CubeRepair): TemplateResult {
    return html`<li>
      <button
        type="button"
        @click=${() => this.#tell("repair-choice", repair)}
        @focus=${() => this.#focus(repair)}
        @blur=${() => this.#focus(undefined)}
        @pointerenter=${({ pointerType }: PointerEvent) => pointerType === "mouse" && this.#pointAt(repair)}
        @pointerleave=${() => this.#pointAt(undefined)}
      >
        <span class="chips" aria-hidden="true">
          ${repair.stickers
            .slice(0, 3)
            .map(
              (sticker) =>
                html`<i class="face-${this.facelets.charAt(sticker).toLowerCase()}"></i
                  ><i class="face-${repair.facelets.charAt(sticker).toLowerCase()}"></i>`,
            )}
        </span>
        ${repairInWords(this.words, repair, this.facelets, this.colorNames)}
      </button>
    </li>`;
  }

  // Shows the repair that has the focus or the pointer, whichever came last; when that one leaves,
  // the repair that the other is still on.
  #focus(repair: CubeRepair | undefined): void {
    this.#focused = repair;
    this.#tell("repair-preview", repair ?? this.#pointedAt);
  }

  #pointAt(repair: CubeRepair | undefined): void {
    this.#pointedAt = repair;
    this.#tell("repair-preview", repair ?? this.#focused);
  }

  #tell(type: "repair-preview" | "repair-choice", repair: CubeRepair | undefined): void {
    this.dispatchEvent(new RepairEvent(type, repair));
  }

  static override styles = [
    foundation,
    css`
      section {
        padding: 14px 16px 16px;
        border: 1px solid var(--cubewright-line);
        border-radius: var(--cubewright-radius);
        background: var(--cubewright-card);
        font-size: 15px;
        line-height: 1.45;
      }

      p,
      ul {
        margin: 6px 0 0;
        padding: 0;
      }

      #title {
        margin: 0;
        font-size: 17px;
        font-weight: 700;
      }

      .rank {
        margin: 12px 0 6px;
        color: var(--cubewright-ink-soft);
        font-size: 13px;
        font-weight: 600;
      }

      ul {
        display: grid;
        gap: 6px;
        list-style: none;
      }

      button {
        display: flex;
        align-items: center;
        gap: 12px;
        width: 100%;
        padding: 8px 12px;
        border: 1px solid var(--cubewright-line);
        background: var(--cubewright-paper);
        font-weight: 550;
        text-align: start;
        transition: border-color 140ms;
      }

      button:hover,
      button:focus-visible {
        border-color: var(--cubewright-ink-soft);
      }

      .more {
        justify-content: center;
        margin-top: 12px;
        background: none;
      }

      .chips {
        display: grid;
        flex: none;
        grid-template-columns: 16px 22px;
        gap: 3px;
        align-items: center;
      }

      .chips i {
        height: 22px;
        border: 1px solid rgb(0 0 0 / 30%);
        border-radius: 6px;
        background: var(--cubewright-color-blank);
        forced-color-adjust: none;
      }

      /* The present colour is smaller than the new one. */
      .chips i:nth-child(odd) {
        height: 16px;
        border-radius: 5px;
        opacity: 0.75;
      }

      .chips .face-u {
        background: var(--cubewright-color-u);
      }
      .chips .face-r {
        background: var(--cubewright-color-r);
      }
      .chips .face-f {
        background: var(--cubewright-color-f);
      }
      .chips .face-d {
        background: var(--cubewright-color-d);
      }
      .chips .face-l {
        background: var(--cubewright-color-l);
      }
      .chips .face-b {
        background: var(--cubewright-color-b);
      }

      @media (prefers-reduced-motion: reduce) {
        button {
          transition: none;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementEventMap {
    "repair-preview": RepairEvent;
    "repair-choice": RepairEvent;
  }
}
