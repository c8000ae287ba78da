// The form in which a person says which wrong turn they made.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { isFace } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import { isMove, MOVES, type WrittenMove } from "../../core/moves";
import { isPocket } from "../../core/pocket-stickers";
import { inverseOf } from "../../core/written-moves";
import { bringIntoSight } from "../hand/into-sight";
import { StyledElement } from "../looks/styled-element";
import { RepaintEvent, WrongTurnEvent, WrongTurnFormEvent } from "./after-wrong-turn";
import { styles } from "./wrong-turn.styles";
import { widgetVocabulary } from "../words/widget-words";

@customElement("cubewright-wrong-turn")
export class CubewrightWrongTurn extends StyledElement {
  static override styles = styles;

  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;
  /** The cube as it is held, 54 letters. */
  @property() facelets = "";
  @property({ attribute: false }) moves: readonly WrittenMove[] = [];
  /** How many moves are done on the screen. */
  @property({ type: Number }) index = 0;
  /** Whether the person sees one move after the other, and confirms each. */
  @property({ type: Boolean }) stepwise = false;

  /** Whether the cube can be painted instead. */
  @property({ attribute: false }) canRepaint = true;

  // The index of the chosen move; -1 for the likeliest one.
  @state() private chosen = -1;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("moves")) this.chosen = -1;
  }

  override render(): TemplateResult {
    const { words } = this;
    const at = this.#at;
    return html`<details @toggle=${this.#toggled}>
      <summary>${words.say("wrong-turn")}</summary>
      <p>${words.say("wrong-turn-explained")}</p>
      <label>
        ${words.say("wrong-turn-at")}
        <select @change=${this.#choose}>
          ${this.moves
            .slice(0, this.#last + 1)
            .map(
              (move, place) =>
                html`<option value=${place} .selected=${place === at}>
                  ${words.say("wrong-turn-place", { index: place + 1, move })}
                </option>`,
            )}
        </select>
      </label>
      <div class="made" role="group" aria-label=${words.say("wrong-turn-made")}>
        <span aria-hidden="true">${words.say("wrong-turn-made")}</span>
        ${this.#likeliestFirst(at).map(
          (move) =>
            html`<button type="button" class="move" @click=${() => this.#tell(move)}>
              ${this.#chip(move)}${move}
            </button>`,
        )}
        <button type="button" @click=${() => this.#tell(undefined)}>
          ${words.say("wrong-turn-nothing")}
        </button>
      </div>
      ${
        this.canRepaint
          ? html`<button
              type="button"
              class="repaint"
              @click=${() => this.dispatchEvent(new RepaintEvent())}
            >
              ${words.say("wrong-turn-repaint")}
            </button>`
          : nothing
      }
    </details>`;
  }

  // The centre's colour of the face that is turned; nothing on the 2x2x2, or if some of the moves change how the cube
  // is held.
  #chip(move: WrittenMove): TemplateResult | typeof nothing {
    const face = move.charAt(0);
    const isKnown = this.facelets !== "" && !isPocket(this.facelets);
    if (!isKnown || !this.moves.every(isMove) || !isFace(face)) return nothing;
    const color = this.facelets.charAt(centerSticker(face));
    return html`<i class="face-${color.toLowerCase()}" aria-hidden="true"></i>`;
  }

  // Includes the next move, which may have been turned before the screen showed it.
  get #last(): number {
    return Math.min(this.index, this.moves.length - 1);
  }

  // With the card, a person turns before confirming the move; with playback, after the screen has shown it.
  get #likeliest(): number {
    return this.stepwise ? this.#last : Math.max(0, this.index - 1);
  }

  get #at(): number {
    return this.chosen < 0 ? this.#likeliest : Math.min(this.chosen, this.#last);
  }

  // First the same layers turned the other way, then all other turns of faces.
  #likeliestFirst(at: number): readonly WrittenMove[] {
    const shown = this.moves[at];
    if (shown === undefined) return [];
    const back = inverseOf(shown);
    const others = MOVES.filter((move) => move !== shown && move !== back);
    return back === shown ? others : [back, ...others];
  }

  // Opening does not forget the choice: that event comes late, and a move may be chosen by then.
  #toggled(event: Event): void {
    const details = event.currentTarget as HTMLDetailsElement;
    this.dispatchEvent(new WrongTurnFormEvent(details.open));
    // In a narrow box the cube first becomes fixed above the form.
    if (details.open) requestAnimationFrame(() => bringIntoSight(details));
    else this.chosen = -1;
  }

  #choose(event: Event): void {
    this.chosen = (event.target as HTMLSelectElement).selectedIndex;
  }

  #tell(made: WrittenMove | undefined): void {
    this.renderRoot.querySelector("details")!.open = false;
    this.dispatchEvent(new WrongTurnEvent({ at: this.#at, made }));
  }
}
