// The card below the cube: which step is under way, how to hold the cube, and, if the person wants to be told, the
// turns of the step with the next one in words.

import { html, nothing, type TemplateResult } from "lit";

import type { WrittenMove } from "../core/moves";
import { holdInWords } from "../widget/words/hold-words";
import { moveInWords } from "../widget/words/move-words";
import { stageName } from "./cards/names";
import type { Lesson, LessonStep } from "./lesson/lesson";
import { heldAt } from "./lesson/moment";
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

/** Keeps its place even at the end of the lesson, so that nothing moves. */
export function turnCard(card: TurnCard): TemplateResult {
  const { lesson, index, tellsTurns, tellTurns, status, isRead, speech } = card;
  const { words } = speech;
  const place = lesson.placeAt(index);
  const stage = place && lesson.stages[place.stage]!;
  const held = holdInWords(speech.widgetWords, heldAt(lesson.momentAt(index)), speech.colorNames);
  // Nobody needs to hold a solved cube.
  const hold = stage ? `${held} ${index === 0 ? words.say("hold-keep") : ""}` : "";
  // At the end, what is said names the card.
  return html`<section class="turn card" aria-labelledby="turn">
    <div class="head">
      ${
        stage
          ? html`<p id="turn" class="place">
              ${words.say("step-of-stage", {
                stage: stageName(speech, stage.id),
                index: place.step + 1,
                count: stage.steps.length,
              })}
            </p>`
          : nothing
      }
      <div class="news">
        ${card.reached}
        <p
          id=${stage ? nothing : "turn"}
          class="status"
          role="status"
          aria-live=${isRead ? "off" : "polite"}
        >
          ${status}
        </p>
        ${
          card.goBack
            ? html`<button type="button" class="plain" @click=${card.goBack}>
                ${words.say("take-back")}
              </button>`
            : nothing
        }
      </div>
    </div>
    ${tellsTurns && place ? turnsOf(speech, lesson, stage!.steps[place.step]!, card) : nothing}
    <p class="hold">${hold}</p>
    ${
      tellsTurns || !place
        ? nothing
        : html`<button type="button" class="plain" @click=${tellTurns}>
            ${words.say("show-turns")}
          </button>`
    }
  </section>`;
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
