// What will be true at the end of a stage.

import { html, type TemplateResult } from "lit";

import { FACES } from "../../core/faces";
import { faceColors } from "../lesson/face-colors";
import type { Lesson, LessonStage } from "../lesson/lesson";
import { heldAt } from "../lesson/moment";
import { goalInWords, type Speech } from "../words/sentences";
import { goalPicture, type PictureLooks } from "./lesson-pictures";
import { stageName } from "./names";

const [UPPER, LOWER] = [FACES.indexOf("U"), FACES.indexOf("D")];

/** What will be true at the end of a stage of a lesson, in words and as a picture. */
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
        <span class="label">${words.say("goal")}</span> ${goalOfStage(speech, stage)}
      </p>
      ${doneBefore(speech, lesson, number).map((sentence) => html`<p>${sentence}</p>`)}
    </div>
    ${goalPicture(looks, stage)}
  </section>`;
}

/** The same in sentences alone, with its name. */
export function goalSentences(speech: Speech, lesson: Lesson, number: number): string[] {
  const { words } = speech;
  const stage = lesson.stages[number]!;
  return [
    `${stageName(speech, stage.id)}.`,
    `${words.say("goal")}: ${goalOfStage(speech, stage)}`,
    ...doneBefore(speech, lesson, number),
  ];
}

// A sentence that names the stages right before this one in which there was nothing to do; empty if there are none.
function doneBefore(speech: Speech, lesson: Lesson, number: number): string[] {
  const { words } = speech;
  const names = lesson.doneBefore(number).map(({ id }) => stageName(speech, id));
  return names.length === 0 ? [] : [words.say("stages-right", { stages: words.list(names) })];
}

/** The goal alone, in one or two sentences. */
export function goalOfStage(speech: Speech, { id, end }: LessonStage): string {
  const colors = faceColors(heldAt(end));
  return goalInWords(speech, id, { below: colors.charAt(LOWER), above: colors.charAt(UPPER) });
}
