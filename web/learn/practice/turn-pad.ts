// A button for each turn of a face, for those who can neither drag layers nor press keys.

import { html, type TemplateResult } from "lit";

import { FACES } from "../../core/faces";
import { moveBy, type Move } from "../../core/moves";
import { moveInWords } from "../../widget/words/move-words";
import type { Speech } from "../words/sentences";

const QUARTER_TURNS = [1, -1, 2];

/** How the buttons are named, and what they do. */
export interface TurnPad {
  /** What all of them are for. */
  label: string;
  speech: Speech;
  /** The cube as it is held. */
  held: string;
  turn: (move: Move) => void;
}

export function turnPad({ label, speech, held, turn }: TurnPad): TemplateResult {
  const { widgetWords, colorNames } = speech;
  return html`<div class="pad" role="group" aria-label=${label}>
    ${FACES.flatMap((face) =>
      QUARTER_TURNS.map((quarterTurns) => {
        const move = moveBy(face, quarterTurns)!;
        return html`<button
          type="button"
          aria-label="${move}: ${moveInWords(widgetWords, move, held, colorNames)}"
          @click=${() => turn(move)}
        >
          ${move}
        </button>`;
      }),
    )}
  </div>`;
}
