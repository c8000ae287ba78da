// The stages of a lesson, ticked off as they are reached. The person can go to each of them, or practise it.

import { html, nothing, type TemplateResult } from "lit";

import type { WrittenMove } from "../core/moves";
import { type PictureLooks, stagePicture } from "./cards/lesson-pictures";
import { stageName } from "./cards/names";
import { costOfWritten } from "./lesson/counting";
import type { Lesson } from "./lesson/lesson";
import { costInWords, type Speech } from "./words/sentences";

/** What the list of stages shows, and what it does. */
export interface StageList {
  lesson: Lesson;
  index: number;
  speech: Speech;
  looks: PictureLooks;
  /** A stage was chosen, by its number. */
  choose: (stage: number) => void;
  /** Where a stage can be practised, by its name; `undefined`: nowhere. */
  practiceUrl: (stage: string) => string | undefined;
}

/** A button that leads to practising the stage under way, if it can be practised. */
export function practiseButton(
  { words }: Speech,
  url: string | undefined,
): TemplateResult | typeof nothing {
  if (url === undefined) return nothing;
  return html`<div class="choices">
    <button type="button" @click=${() => (location.hash = url)}>${words.say("practise")}</button>
  </div>`;
}

/**
 * The list of all stages; the one under way is current. In metrics other than half turns it says what each stage costs,
 * and the whole lesson, which may cost less than its stages together: turns of a face that meet between them are one.
 */
export function stageList(list: StageList): TemplateResult {
  const { lesson, speech } = list;
  const cost = toldCost(speech, lesson.moves);
  const told = cost && html`<p>${speech.words.say("lesson-cost", { cost })}</p>`;
  return html`${stagesOf(list)} ${told ?? nothing}`;
}

// Lessons do not tell how many half turns they make, so only another metric is told.
function toldCost(speech: Speech, moves: readonly WrittenMove[]): string | undefined {
  const { metric } = speech;
  return metric && costInWords(speech, costOfWritten(moves, metric), metric);
}

function stagesOf(list: StageList): TemplateResult {
  const { lesson, index, speech, looks, choose, practiceUrl } = list;
  const { words } = speech;
  const current = lesson.placeAt(index)?.stage;
  return html`<ol class="stages" aria-label=${stageName(speech, "stages")}>
    ${lesson.stages.map((stage, number) => {
      const isReached = lesson.isReached(number, index);
      const name = stageName(speech, stage.id);
      const cost = toldCost(speech, stage.moves);
      const url = practiceUrl(stage.id);
      return html`<li>
        <button
          type="button"
          aria-current=${number === current ? "step" : nothing}
          @click=${() => choose(number)}
        >
          ${stagePicture(looks, stage)}
          <span>
            <span class="name">${name}</span>
            ${cost === undefined ? nothing : html`<small>${cost}</small>`}
          </span>
          ${
            isReached
              ? html`<span class="tick">
                  <span aria-hidden="true">✓</span>
                  <span class="spoken">${words.say("reached")}</span>
                </span>`
              : nothing
          }
        </button>
        ${
          url
            ? html`<a href=${url} aria-label=${words.say("practise-stage", { stage: name })}
                >${words.say("practise")}</a
              >`
            : nothing
        }
      </li>`;
    })}
  </ol>`;
}
