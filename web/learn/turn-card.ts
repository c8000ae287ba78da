// The card below the cube: which step is under way, how to hold the cube, and, if the person wants to be told, the
// turns of the step with the next one in words.

import { html, nothing, type TemplateResult } from "lit";

import type { WrittenMove } from "../core/moves";
import { holdInWords } from "../widget/words/hold-words";
import { moveInWords } from "../widget/words/move-words";
import { stageName } from "./cards/names";
import type { Lesson, LessonPlace, LessonStep } from "./lesson/lesson";
import { heldAt, type Moment } from "./lesson/moment";
import type { Speech } from "./words/sentences";

/** What the card shows. */
export interface TurnCard {
  lesson: Lesson;
  /** How many moves of the lesson are done. */
  index: number;
  /** Whether the turns are shown. */
  tellsTurns: boolean;
  /** Shows them. */
  tellTurns: () => void;
  /** Takes back going on from elsewhere; `undefined` if there is nothing to take back. */
  goBack: (() => void) | undefined;
  /** What has just happened. */
  status: string;
  /** A picture of that, where the cube does not show it. */
  reached: TemplateResult | typeof nothing;
  /** Whether all of it is read aloud, so that no screen reader has to do that as well. */
  isRead: boolean;
  speech: Speech;
}

export function turnCard(card: TurnCard): TemplateResult {
  const { lesson, index, tellsTurns, tellTurns, status, isRead, speech } = card;
  const { words } = speech;
  const place = lesson.placeAt(index);
  const stage = place && lesson.stages[place.stage]!;
  return html`<section class="turn card" aria-labelledby="turn">
    <div class="head">
      <p id="turn" class="place">${placeInWords(speech, lesson, place)}</p>
      <div class="news">
        ${card.reached}
        <p class="status" role="status" aria-live=${isRead ? "off" : "polite"}>${status}</p>
        ${
          card.goBack
            ? html`<button type="button" class="plain" @click=${card.goBack}>
                ${words.say("take-back")}
              </button>`
            : nothing
        }
      </div>
    </div>
    ${tellsTurns && stage ? turnsOf(speech, lesson, stage.steps[place.step]!, card) : nothing}
    ${
      // Nobody needs to hold a solved cube.
      stage ? html`<p class="hold">${holdInCard(card)}</p>` : nothing
    }
    ${
      tellsTurns || !place
        ? nothing
        : html`<button type="button" class="primary" @click=${tellTurns}>
            ${words.say("show-turns")}
          </button>`
    }
  </section>`;
}

// How to hold the cube for the next turn; once that is told and turns the whole cube, how to hold it afterwards.
function holdInCard({ lesson, index, tellsTurns, speech }: TurnCard): string {
  const { words, widgetWords, colorNames } = speech;
  const held = (moment: Moment) => holdInWords(widgetWords, heldAt(moment), colorNames);
  const [now, next] = [lesson.momentAt(index), lesson.momentAt(index + 1)];
  return tellsTurns && next.facelets === now.facelets
    ? words.say("hold-after", { hold: held(next) })
    : `${held(now)} ${index === 0 ? words.say("hold-keep") : ""}`;
}

// Which step is next; at the end, that the last stage is done.
function placeInWords(speech: Speech, { stages }: Lesson, place?: LessonPlace): string {
  const { id, steps } = stages[place?.stage ?? stages.length - 1]!;
  const stage = stageName(speech, id);
  if (!place) return speech.words.say("stage-done", { stage });
  return speech.words.say("step-of-stage", { stage, index: place.step + 1, count: steps.length });
}

function turnsOf(
  { words, widgetWords, colorNames }: Speech,
  lesson: Lesson,
  { from, moves }: LessonStep,
  { index, isRead }: TurnCard,
): TemplateResult {
  const held = heldAt(lesson.momentAt(index));
  return html`<ol class="turns" aria-label=${words.say("turns")}>
      ${moves.map((move, place) => turnOf(move, from + place, index))}
    </ol>
    <p class="now" aria-live=${isRead ? "off" : "polite"}>
      ${moveInWords(widgetWords, lesson.moves[index]!, held, colorNames)}
    </p>`;
}

function turnOf(move: WrittenMove, place: number, index: number): TemplateResult {
  return html`<li
    class=${place < index ? "done" : ""}
    aria-current=${place === index ? "step" : nothing}
  >
    ${move}
  </li>`;
}
