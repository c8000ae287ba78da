// The stages of a lesson, ticked off as they are reached, to go to each of them; and the goal of one.

import { html, nothing, type TemplateResult } from "lit";

import { FACES } from "../core/faces";
import { STAGE_MESSAGES, type StageMessage } from "../widget/words/stage-messages";
import { Words } from "../widget/words/words";
import type { Lesson, LessonStage } from "./lesson/lesson";
import { faceColors } from "./lesson/face-colors";
import { heldAt } from "./lesson/moment";
import { goalPicture, type PictureLooks, stagePicture } from "./lesson-pictures";
import { goalInWords, type Speech } from "./words/sentences";

const [UPPER, LOWER] = [FACES.indexOf("U"), FACES.indexOf("D")];

/** What a stage is called. */
export function stageName({ words }: Speech, id: string): string {
  const { language } = words;
  return new Words<StageMessage>(language, STAGE_MESSAGES[language]).say(id as StageMessage);
}

/** What the list of stages shows, and what it does. */
export interface StageList {
  lesson: Lesson;
  index: number;
  speech: Speech;
  looks: PictureLooks;
  /** A stage was chosen, by its number. */
  choose: (stage: number) => void;
}

/** The list of all stages; the one under way is current. */
export function stageList({ lesson, index, speech, looks, choose }: StageList): TemplateResult {
  const { words } = speech;
  const current = lesson.placeAt(index)?.stage;
  return html`<ol class="stages" aria-label=${stageName(speech, "stages")}>
    ${lesson.stages.map((stage, number) => {
      const isReached = lesson.isReached(number, index);
      return html`<li>
        <button
          type="button"
          aria-current=${number === current ? "step" : nothing}
          @click=${() => choose(number)}
        >
          ${stagePicture(looks, stage)}
          <span class="name">${stageName(speech, stage.id)}</span>
          ${
            isReached
              ? html`<span class="tick">
                  <span aria-hidden="true">✓</span>
                  <span class="spoken">${words.say("reached")}</span>
                </span>`
              : nothing
          }
        </button>
      </li>`;
    })}
  </ol>`;
}

/** What will be true at the end of a stage, in words and as a picture. */
export function goalCard(
  speech: Speech,
  looks: PictureLooks,
  lesson: Lesson,
  number: number,
): TemplateResult {
  const stage = lesson.stages[number]!;
  const { words } = speech;
  return html`<section class="goal card" aria-labelledby="goal">
    <div>
      <p class="place">
        ${words.say("stage-place", { index: number + 1, count: lesson.stages.length })}
      </p>
      <h2 id="goal">${stageName(speech, stage.id)}</h2>
      <p class="promise">
        <span class="label">${words.say("goal")}</span> ${goalOf(speech, stage)}
      </p>
    </div>
    ${goalPicture(looks, stage)}
  </section>`;
}

/** The same in sentences alone. */
export function goalSentences(speech: Speech, stage: LessonStage): string[] {
  const { words } = speech;
  return [`${stageName(speech, stage.id)}.`, `${words.say("goal")}: ${goalOf(speech, stage)}`];
}

function goalOf(speech: Speech, { id, end }: LessonStage): string {
  const colors = faceColors(heldAt(end));
  return goalInWords(speech, id, { below: colors.charAt(LOWER), above: colors.charAt(UPPER) });
}
