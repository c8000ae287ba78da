// Where a reader takes a cube apart: they flip, turn and exchange pieces in ways that no turns can, and the page says
// in which class the cube is then.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import { SOLVED_FACELETS } from "../../core/facelets";
import { applyMoves } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { CORNERS, EDGES } from "../../core/pieces";
import type { ColorNames } from "../../widget/words/color-names";
import { pieceOfColors } from "../../widget/words/piece-words";
import type { WidgetWords } from "../../widget/words/widget-words";
import { classInWords, classTable } from "./class-table";
import {
  placeOf,
  putTogether,
  randomTurns,
  withPiecesExchanged,
  withPieceTurned,
} from "./cube-class";
import { styles } from "./learn-mathematics.styles";
import type { KnownClass, ShownCube } from "./shown-cube";
import { mathematicsVocabulary, type MathematicsMessage } from "./words/mathematics-words";

/** How pieces are named. */
export interface PieceNames {
  widgetWords: WidgetWords;
  colorNames: ColorNames;
}

const MIXING_TURNS = 20;
const KINDS = [
  { name: "an-edge", pieces: EDGES, turn: "flip" },
  { name: "a-corner", pieces: CORNERS, turn: "twist" },
] as const satisfies readonly {
  name: MathematicsMessage;
  pieces: readonly string[];
  turn: MathematicsMessage;
}[];

export class LearnWorkbench extends LitElement {
  static override styles = styles;

  @property({ attribute: false }) words = mathematicsVocabulary.english;
  @property({ attribute: false }) names: PieceNames | undefined;
  @property({ attribute: false }) cube: ShownCube | undefined;
  @property({ attribute: false }) known: KnownClass;
  /** Whether `known` is still the class of the previous cube. */
  @property({ attribute: false }) isPending = false;

  // For each kind, the first and the second piece chosen.
  @state() private chosen = KINDS.map(({ pieces }) => [pieces[1]!, pieces[0]!] as const);

  override render(): TemplateResult {
    const { words, known } = this;
    const found = known && !("code" in known) ? known : undefined;
    return html`<p>${words.say("workbench-lead")}</p>
      ${KINDS.map((_, kind) => this.#renderKind(kind))}
      <div class="choices">
        ${this.#button("mix", () => this.#show((facelets) => applyMoves(facelets, mixing())))}
        ${this.#button("put-together", () => this.#show(() => putTogether(Math.random)))}
        ${this.#button("make-solved", () => this.#show(() => SOLVED_FACELETS))}
      </div>
      <div class="card class" role="status" aria-busy=${this.isPending}>
        ${found ? classInWords(words, found) : nothing}
        ${known && "code" in known ? words.say("class-unknown", { code: known.code }) : nothing}
      </div>
      ${classTable(words, found)}`;
  }

  #renderKind(kind: number): TemplateResult {
    const { words } = this;
    const { name, pieces, turn } = KINDS[kind]!;
    const [first, second] = this.chosen[kind]!;
    const choose = (place: 0 | 1, piece: string) => {
      this.chosen = this.chosen.with(
        kind,
        this.chosen[kind]!.with(place, piece) as [string, string],
      );
    };
    const choice = (label: MathematicsMessage, place: 0 | 1) =>
      html`<label>
        <span>${words.say(label)}</span>
        <select
          @change=${({ target }: Event) => choose(place, (target as HTMLSelectElement).value)}
        >
          ${pieces.map(
            (piece) =>
              html`<option value=${piece} .selected=${piece === [first, second][place]}>
                ${this.#nameOf(piece)}
              </option>`,
          )}
        </select>
      </label>`;
    return html`<fieldset>
      <legend>${words.say(name)}</legend>
      ${choice("first-piece", 0)}
      ${this.#button(turn, () =>
        this.#show((facelets) => withPieceTurned(facelets, placeOf(facelets, first))),
      )}
      ${choice("other-piece", 1)}
      ${this.#button(
        "exchange",
        () =>
          this.#show((facelets) =>
            withPiecesExchanged(facelets, placeOf(facelets, first), placeOf(facelets, second)),
          ),
        first === second,
      )}
    </fieldset>`;
  }

  #button(name: MathematicsMessage, act: () => void, isOff = false): TemplateResult {
    return html`<button type="button" aria-disabled=${isOff} @click=${() => !isOff && act()}>
      ${this.words.say(name)}
    </button>`;
  }

  #nameOf(colors: string): string {
    const { names } = this;
    return names ? pieceOfColors(names.widgetWords, colors, names.colorNames) : colors;
  }

  #show(changed: (facelets: string) => string): void {
    this.dispatchEvent(new ChangedCubeEvent(changed(this.cube!.facelets)));
  }
}

function mixing() {
  return parseMoves(randomTurns(MIXING_TURNS, Math.random)).moves;
}

/** The reader has changed the cube. */
export class ChangedCubeEvent extends Event {
  constructor(readonly facelets: string) {
    super("changed-cube");
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "learn-workbench": LearnWorkbench;
  }
  interface HTMLElementEventMap {
    "changed-cube": ChangedCubeEvent;
  }
}
