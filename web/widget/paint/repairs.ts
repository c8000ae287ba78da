// The list of repairs of a cube that cannot exist, the likeliest first. Each is shown on the cube
// while a pointer, a finger or the focus is on it, and is taken with one press.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { UNKNOWN } from "../../core/completion";
import { stickerLabelOn } from "../../core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../../core/faces";
import { faceAt, STICKERS_PER_FACE } from "../../core/geometry";
import { isPocket, stickersAlone } from "../../core/pocket-stickers";
import type { CubeRepair } from "../../core/repair";
import type { ColorNames } from "../words/color-names";
import { holdInWords, sideInWords } from "../words/hold-words";
import { colorInWords } from "../words/piece-words";
import { placesInWords } from "../words/place-words";
import { repairInWords, repairPlacesInWords } from "../words/repair-words";
import { StyledElement } from "../looks/styled-element";
import { styles } from "./repairs.styles";
import { type WidgetWords, widgetVocabulary } from "../words/widget-words";

/** The person looks at a repair, or at none any more. */
export class RepairPreviewEvent extends Event {
  readonly repair: CubeRepair | undefined;

  constructor(repair: CubeRepair | undefined) {
    super("repair-preview");
    this.repair = repair;
  }
}

/** The person chooses a repair. */
export class RepairChoiceEvent extends Event {
  readonly repair: CubeRepair;
  readonly inWords: RepairInWords;

  constructor(repair: CubeRepair, inWords: RepairInWords) {
    super("repair-choice");
    this.repair = repair;
    this.inWords = inWords;
  }
}

/** What a repair changes, in the words of a language and with its names of colours. */
export type RepairInWords = (words: WidgetWords, names: ColorNames) => string;

// How many repairs are shown at first; a button shows the others.
const FEW = 5;

function chip(color: string): TemplateResult {
  return html`<i class="face-${color.toLowerCase()}"></i>`;
}

// The headings above the repairs of the first ranks.
const RANKS = ["likeliest", "less-likely"] as const;

// If at most this many are equally likely, each says where on the cube it is. In a longer list, that is seen better by
// trying.
const MOST_EXPLAINED = 2;

@customElement("cubewright-repairs")
export class CubewrightRepairs extends StyledElement {
  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;

  /** The cube to repair, 54 letters. */
  @property() facelets = "";
  /** Ordered by rank. */
  @property({ attribute: false }) repairs: readonly CubeRepair[] = [];
  /** The sticker whose colour distinguishes the likeliest repairs, 0..53. */
  @property({ attribute: false }) tellingSticker: number | undefined;
  /** What to do if the cube itself was put together wrongly; "" if it cannot have been. */
  @property() assembly = "";
  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;

  /** Whether a narrow box shows only a button that unfolds the repairs. */
  @property({ type: Boolean }) folded = false;

  /** Whether there are faces that nobody has painted yet. */
  @property({ type: Boolean }) early = false;

  @state() private isUnfolded = false;
  @state() private showsAll = false;
  // The colour that the person sees on the telling sticker, as the letter of its face.
  @state() private told: string | undefined;

  #focused: CubeRepair | undefined;
  #pointedAt: CubeRepair | undefined;

  override render(): TemplateResult {
    const fitting = this.repairs.filter((repair) => this.#fits(repair));
    const shown = this.showsAll ? fitting : fitting.slice(0, FEW);
    const ranks = [...new Set(shown.map(({ rank }) => rank))];
    const isFolded = this.folded && !this.isUnfolded;
    const assembly = this.assembly ? html`<p>${this.assembly}</p>` : nothing;
    return html`<section class=${isFolded ? "folded" : ""} aria-labelledby="title">
      <p id="title">${this.words.say("what-would-mend")}</p>
      ${this.folded ? this.#renderFold() : nothing}
      <div class="body">
        ${this.repairs.length === 0 ? html`<p>${this.words.say("too-much-wrong")}</p>` : nothing}
        ${
          this.early && this.repairs.length > 1
            ? html`<p>${this.words.say("mend-later")}</p>`
            : nothing
        }
        ${this.tellingSticker === undefined ? nothing : this.#renderQuestion(this.tellingSticker)}
        ${this.#mayBeReal ? assembly : nothing}
        ${ranks.map((rank) => this.#renderRank(rank, shown))}
        ${
          shown.length < fitting.length
            ? html`<button type="button" class="more" @click=${() => (this.showsAll = true)}>
                ${this.words.say("show-more", { count: fitting.length - shown.length })}
              </button>`
            : nothing
        }
        ${this.#mayBeReal ? nothing : assembly}
      </div>
    </section>`;
  }

  // Where many repairs are equally likely and no sticker tells which is right, the cube itself may well be wrong: what
  // to do then comes first.
  get #mayBeReal(): boolean {
    return this.repairs[1]?.rank === 1 && this.tellingSticker === undefined;
  }

  // While a face is painted, a list that covers its stickers would be pressed instead of them.
  #renderFold(): TemplateResult {
    return html`<button
      type="button"
      class="fold"
      aria-expanded=${this.isUnfolded}
      @click=${() => (this.isUnfolded = !this.isUnfolded)}
    >
      ${this.words.say("what-would-mend")}
    </button>`;
  }

  /** Focuses the first visible button: the one that unfolds, an answer to the question, or the first repair. */
  override focus(): void {
    const buttons = [...this.renderRoot.querySelectorAll("button")];
    buttons.find((button) => button.checkVisibility())?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("repairs")) return;
    this.isUnfolded = false;
    this.showsAll = false;
    this.told = undefined;
    this.#focused = undefined;
    this.#pointedAt = undefined;
  }

  #fits({ facelets }: CubeRepair): boolean {
    return this.told === undefined || facelets.charAt(this.tellingSticker!) === this.told;
  }

  // One look at the cube in the hand decides between the likeliest repairs.
  #renderQuestion(sticker: number): TemplateResult {
    const likeliest = this.repairs.filter(({ rank }) => rank === 1);
    const colors = [...new Set(likeliest.map(({ facelets }) => facelets.charAt(sticker)))];
    const label = stickerLabelOn(this.facelets, sticker);
    return html`<div class="ask">
      <p class="question" id="question">
        ${this.words.say("tell-apart", { sticker: label })}
        ${placesInWords(this.words, [label], this.facelets)}
        ${this.#holdToTell(likeliest, faceAt(sticker))}
      </p>
      <div class="colors" role="group" aria-labelledby="question">
        ${colors.map(
          (color) =>
            html`<button
              type="button"
              aria-pressed=${this.told === color}
              @click=${() => (this.told = this.told === color ? undefined : color)}
            >
              <span class="chips" aria-hidden="true">${chip(color)}</span
              >${colorInWords(color, this.colorNames)}
            </button>`,
        )}
      </div>
    </div>`;
  }

  // A 2x2x2 is held by a corner, which must be the same in all of these repairs.
  #holdToTell(likeliest: readonly CubeRepair[], face: Face): string {
    const [{ facelets }, ...others] = likeliest as [CubeRepair, ...CubeRepair[]];
    const isSure = (sticker: number) =>
      others.every((other) => other.facelets[sticker] === facelets[sticker]);
    const sure = Array.from(facelets, (letter, sticker) => (isSure(sticker) ? letter : UNKNOWN));
    const known = isPocket(facelets) ? sure.join("") : facelets;
    return holdInWords(this.words, known, this.colorNames, face) || sideInWords(this.words, face);
  }

  // Repairs that change equally much have the same rank, and are shown together.
  #renderRank(rank: number, shown: readonly CubeRepair[]): TemplateResult {
    const isOfRank = (repair: CubeRepair) => repair.rank === rank;
    const count = this.repairs.filter((repair) => isOfRank(repair) && this.#fits(repair)).length;
    const name = RANKS[rank - 1] ?? "still-less-likely";
    return html`
      <p class="rank" id="rank-${rank}">${this.words.say(name, { count })}</p>
      <ul aria-labelledby="rank-${rank}">
        ${shown.filter(isOfRank).map((repair) => this.#renderRepair(repair, count))}
      </ul>
    `;
  }

  // Voice control goes by the visible text, of which what is in brackets is no part of the name (WCAG 2.1, 2.5.3).
  #renderRepair(repair: CubeRepair, alike: number): TemplateResult {
    const id = this.repairs.indexOf(repair);
    const isExplained = alike <= MOST_EXPLAINED;
    const places = isExplained ? repairPlacesInWords(this.words, repair, this.facelets) : "";
    return html`<li>
      <button
        type="button"
        aria-labelledby="repair-${id}"
        aria-describedby="place-${id}"
        @click=${() => this.#choose(repair)}
        @focus=${() => this.#focus(repair)}
        @blur=${() => this.#focus(undefined)}
        @pointerenter=${() => this.#pointAt(repair)}
        @pointerleave=${() => this.#pointAt(undefined)}
      >
        ${this.#renderChange(repair)}
        <span>
          <span id="repair-${id}"
            >${repairInWords(this.words, repair, this.facelets, this.colorNames)}</span
          >
          <small id="place-${id}">${places && `(${places})`}</small>
        </span>
      </button>
    </li>`;
  }

  #renderChange(repair: CubeRepair): TemplateResult {
    const { kind, faces, stickers } = repair;
    const face = kind === "repaint-face" ? faceAt(stickers[0]!) : faces[0]?.face;
    return face ? this.#renderFace(repair, face) : this.#renderStickers(repair);
  }

  // The first stickers, as they are and as they would be.
  #renderStickers({ stickers, facelets }: CubeRepair): TemplateResult {
    return html`<span class="chips" aria-hidden="true">
      ${stickers
        .slice(0, 3)
        .map((sticker) => [chip(this.facelets.charAt(sticker)), chip(facelets.charAt(sticker))])}
    </span>`;
  }

  // A face as it is and as it would be.
  #renderFace({ facelets }: CubeRepair, face: Face): TemplateResult {
    const first = FACES.indexOf(face) * STICKERS_PER_FACE;
    return html`<span class="faces" aria-hidden="true">
      ${[this.facelets, facelets].map(
        (stickers) =>
          html`<span class="chips ${isPocket(stickers) ? "pocket" : ""}"
            >${Array.from(stickersAlone(stickers.slice(first, first + STICKERS_PER_FACE)), chip)}</span
          >`,
      )}
    </span>`;
  }

  // Shows the repair that has the focus or the pointer, whichever came last; when that one leaves,
  // the repair that the other is still on.
  #focus(repair: CubeRepair | undefined): void {
    this.#focused = repair;
    this.#preview(repair ?? this.#pointedAt);
  }

  #pointAt(repair: CubeRepair | undefined): void {
    this.#pointedAt = repair;
    this.#preview(repair ?? this.#focused);
  }

  #preview(repair: CubeRepair | undefined): void {
    this.dispatchEvent(new RepairPreviewEvent(repair));
  }

  #choose(repair: CubeRepair): void {
    const { facelets } = this;
    const inWords: RepairInWords = (words, names) => repairInWords(words, repair, facelets, names);
    this.dispatchEvent(new RepairChoiceEvent(repair, inWords));
  }

  static override styles = styles;
}

declare global {
  interface HTMLElementEventMap {
    "repair-preview": RepairPreviewEvent;
    "repair-choice": RepairChoiceEvent;
  }
}
