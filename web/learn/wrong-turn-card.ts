// Where a person says which turn they made wrong, or that they do not know.

import { html, nothing, type TemplateResult } from "lit";

import type { WrongTurn } from "../core/written-moves";
import type { WrongTurnEvent } from "../widget/play/after-wrong-turn";
import type { Lesson } from "./lesson/lesson";
import { heldAt } from "./lesson/moment";
import type { Speech } from "./words/sentences";

/** What the card shows, and what it does. */
export interface WrongTurnCard {
  lesson: Lesson;
  /** How many moves of the lesson are done. */
  index: number;
  /** Whether the turns are shown. Where they are not, the next one is not given away. */
  tellsTurns: boolean;
  /** Whether the person is asked about a turn of their own, which has to be answered first. */
  isAsked: boolean;
  speech: Speech;
  /** Where the cube can be painted; `undefined`: nowhere. */
  solveUrl: string | undefined;
  /** Whether the person wants to paint it. */
  wantsToPaint: boolean;
  askToPaint: () => void;
  /** The place of the wrong turn is counted from the first move of the lesson. */
  goOnAfter: (wrongTurn: WrongTurn) => void;
}

// If this does not load, a wrong turn cannot be reported; the lesson goes on.
import("../widget/play/wrong-turn").catch(() => undefined);

/** Offers the moves of one stage only: after a wrong turn farther back it is better to paint the cube anew. */
export function wrongTurnCard(card: WrongTurnCard): TemplateResult {
  const { lesson, index, tellsTurns, isAsked, speech, solveUrl } = card;
  const next = lesson.placeAt(index);
  // The last turn that can be told; the next one may have been made before the screen showed it.
  const last = tellsTurns && next ? index : index - 1;
  const place = isAsked ? undefined : lesson.placeAt(last);
  // Before there is a turn to tell its place is kept, so that nothing moves with the first one.
  if (!place) return html`<div class="no-turn"></div>`;
  const { from, moves } = lesson.stages[place.stage]!;
  return html`<cubewright-wrong-turn
      .words=${speech.widgetWords}
      .facelets=${heldAt(lesson.momentAt(index))}
      .moves=${moves}
      .index=${last - from}
      .stepwise=${true}
      .canRepaint=${solveUrl !== undefined}
      @wrong-turn=${({ wrongTurn: { at, made } }: WrongTurnEvent) =>
        card.goOnAfter({ at: from + at, made })}
      @repaint-wish=${card.askToPaint}
    ></cubewright-wrong-turn>
    ${card.wantsToPaint && solveUrl !== undefined ? repaintCard(speech, solveUrl) : nothing}`;
}

// The cube is painted on another page. The person is told so before they follow the link to it.
function repaintCard({ words }: Speech, solveUrl: string): TemplateResult {
  return html`<div class="card" role="alert">
    <p>${words.say("repaint-explained")}</p>
    <div class="choices">
      <a class="primary" href=${solveUrl}>${words.say("paint-yours")}</a>
    </div>
  </div>`;
}
