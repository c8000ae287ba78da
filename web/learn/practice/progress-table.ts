// What was practised, as a table.

import { html, nothing, type TemplateResult } from "lit";

import { methodName, stageName } from "../cards/names";
import type { TaughtMethod } from "../lesson/lesson";
import type { Speech } from "../words/sentences";
import type { KeptProgress } from "./kept-progress";
import { progressOf, type StageProgress } from "./progress";
import type { PracticeWords } from "./words/practice-words";

/** What the table shows. */
export interface ProgressTable {
  progress: KeptProgress;
  /** The method that is practised now. */
  method: TaughtMethod | undefined;
  words: PracticeWords;
  speech: Speech;
  /** A button was pressed that is about to leave: the focus needs another place. */
  pressed: () => void;
}

export function progressTable(table: ProgressTable): TemplateResult {
  const { progress, words } = table;
  const { canBringBack, isKept } = progress;
  const note = canBringBack ? "deleted" : isKept ? "progress-kept" : "progress-unkept";
  const isEmpty = progress.rounds.length === 0;
  const button = (name: "delete" | "bring-back", act: () => Promise<void>) =>
    html`<button type="button" @click=${() => void act().then(table.pressed)}>
      ${words.say(name)}
    </button>`;
  return html`<section class="progress card" aria-labelledby="progress">
    <h3 id="progress" tabindex="-1">${words.say("progress")}</h3>
    ${isEmpty ? html`<p>${words.say("progress-none")}</p>` : stagesOf(table)}
    <p class="note" role="status">${words.say(note)}</p>
    <div class="choices">
      ${isEmpty ? nothing : button("delete", () => progress.delete())}
      ${canBringBack ? button("bring-back", () => progress.bringBack()) : nothing}
    </div>
  </section>`;
}

function stagesOf({ progress, method, words, speech }: ProgressTable): TemplateResult {
  const format = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  const row = ({ count, best, mean, lessonMean, metric, ...task }: StageProgress) =>
    html`<tr>
      <th scope="row">
        ${stageName(speech, task.stage)}
        <span class="note">${methodName(speech, task.method)}</span>
        ${metric ? html`<span class="note">${words.say(`counted-${metric}`)}</span>` : nothing}
      </th>
      ${[count, best, mean, lessonMean].map((number) => html`<td>${format.format(number)}</td>`)}
    </tr>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.say("stage")}</th>
        ${(["times", "best", "mean", "lesson-mean"] as const).map(
          (name) => html`<th scope="col">${words.say(name)}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${progressOf(progress.rounds, method).map(row)}
    </tbody>
  </table>`;
}
