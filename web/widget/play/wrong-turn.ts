// What a person has turned instead of what was shown, and where that leaves their cube.

import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { applyMoves, inverseMoves, MOVES, type Move } from "../../core/moves";
import { StyledElement } from "../looks/styled-element";
import { styles } from "./wrong-turn.styles";
import { widgetVocabulary } from "../words/widget-words";

/** At one of the moves, counted from 0, `made` was turned instead; `undefined`: nothing at all. */
export interface WrongTurn {
  at: number;
  made: Move | undefined;
}

/**
 * The cube of who followed `moves` from `start` to where `index` of them are done on the screen, but
 * for the wrong turn. It may have been at a move that is done, or at the next one.
 */
export function afterWrongTurn(
  start: string,
  moves: readonly Move[],
  index: number,
  { at, made }: WrongTurn,
): string {
  const before = moves.slice(0, at);
  return applyMoves(start, [...before, ...(made ? [made] : []), ...moves.slice(at + 1, index)]);
}

export class WrongTurnEvent extends Event {
  readonly wrongTurn: WrongTurn;

  constructor(wrongTurn: WrongTurn) {
    super("wrong-turn");
    this.wrongTurn = wrongTurn;
  }
}

/** The person does not know what went wrong, and wants to paint what is different. */
export class RepaintEvent extends Event {
  constructor() {
    super("repaint-wish");
  }
}

@customElement("cubewright-wrong-turn")
export class CubewrightWrongTurn extends StyledElement {
  static override styles = styles;

  /** What is said, in the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;
  @property({ attribute: false }) moves: readonly Move[] = [];
  /** How many moves are done on the screen. */
  @property({ type: Number }) index = 0;

  // The move in question, or -1 for the next one.
  @state() private chosen = -1;

  override render(): TemplateResult {
    const { words } = this;
    const at = this.#at;
    return html`<details @toggle=${() => (this.chosen = -1)}>
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
              ${move}
            </button>`,
        )}
        <button type="button" @click=${() => this.#tell(undefined)}>
          ${words.say("wrong-turn-nothing")}
        </button>
      </div>
      <button type="button" class="repaint" @click=${() => this.dispatchEvent(new RepaintEvent())}>
        ${words.say("wrong-turn-repaint")}
      </button>
    </details>`;
  }

  // The next move may have been turned wrongly before the screen showed it.
  get #last(): number {
    return Math.min(this.index, this.moves.length - 1);
  }

  get #at(): number {
    return this.chosen < 0 ? this.#last : Math.min(this.chosen, this.#last);
  }

  // The right face the wrong way, and then the other turns.
  #likeliestFirst(at: number): readonly Move[] {
    const shown = this.moves[at];
    if (shown === undefined) return [];
    const [back] = inverseMoves([shown]) as [Move];
    const others = MOVES.filter((move) => move !== shown && move !== back);
    return back === shown ? others : [back, ...others];
  }

  #choose(event: Event): void {
    this.chosen = (event.target as HTMLSelectElement).selectedIndex;
  }

  #tell(made: Move | undefined): void {
    this.dispatchEvent(new WrongTurnEvent({ at: this.#at, made }));
  }
}

declare global {
  interface HTMLElementEventMap {
    "wrong-turn": WrongTurnEvent;
    "repaint-wish": RepaintEvent;
  }
}
