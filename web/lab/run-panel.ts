// The progress of an experiment, and the buttons that pause, resume and stop it.

import { html, nothing, type TemplateResult } from "lit";

import { usesTableTiers } from "./experiment/experiment";
import type { ExperimentRun, RunState } from "./experiment-run";
import { percentIn } from "./looks/numbers";
import { experimentText } from "./results/experiment-words";
import { type LabMessage, type LabWords } from "./words/lab-words";

export interface ShownRun {
  run: ExperimentRun;
  /** Of the experiment. */
  name: string;
  /** Whether the form describes another experiment. */
  isOfOtherForm: boolean;
}

export interface RunActions {
  pause(): void;
  goOn(): void;
  stop(): void;
}

/** Screen readers announce only the state, not every cube. */
export function runPanel(
  words: LabWords,
  { run, name, isOfOtherForm }: ShownRun,
  actions: RunActions,
): TemplateResult {
  const { state, total, outcome } = run;
  const done = outcome?.done ?? 0;
  const share = total === undefined ? undefined : done / Math.max(1, total);
  const isOn = state === "preparing" || state === "running";
  const canGoOn = CAN_GO_ON.has(state);
  const button = (name: LabMessage, act: () => void) =>
    html`<button type="button" @click=${(event: MouseEvent) => pressOnce(event, act)}>
      ${words.say(name)}
    </button>`;
  return html`<section class="panel run" tabindex="-1" aria-label=${words.say("progress")}>
    <h2>${name}</h2>
    <p class="what">${experimentText(words, run.experiment)}</p>
    ${isOfOtherForm ? html`<p class="notice">${words.say("other-form")}</p>` : nothing}
    <p role="status">${stateText(words, run)}</p>
    <progress
      aria-label=${words.say("progress")}
      max="1"
      value=${share ?? nothing}
      ?hidden=${state === "done"}
    ></progress>
    <p class="figures">${figures(words, run, done)}</p>
    <div class="ways">
      ${isOn ? button("pause", () => actions.pause()) : nothing}
      ${canGoOn ? button("go-on", () => actions.goOn()) : nothing}
      ${isOn || state === "paused" ? button("stop", () => actions.stop()) : nothing}
    </div>
    ${notices(words, run)}
    <lab-bad-lines .lines=${run.badLines} .count=${run.badLines.count}></lab-bad-lines>
  </section>`;
}

// Another button takes the place of a pressed one, and must not get the second press of a double click.
function pressOnce({ detail }: MouseEvent, act: () => void): void {
  if (detail < 2) act();
}

const CAN_GO_ON = new Set<RunState>(["paused", "stopped", "failed", "elsewhere"]);

function stateText(words: LabWords, { state, failure = "" }: ExperimentRun): string {
  if (state === "failed" && failure === "list-gone") return words.say("list-gone");
  return words.say(`state-${state}`, { code: failure });
}

function figures(words: LabWords, run: ExperimentRun, done: number): string {
  const { total, progress, laneCount, state } = run;
  // Tables go on loading during a pause.
  if ((state === "preparing" || state === "paused") && progress) {
    const share = Math.floor((100 * progress.loaded) / progress.total) / 100;
    const percent = percentIn(words.language, share);
    return words.say("loading-tables", { percent });
  }
  const count =
    total === undefined ? words.say("done", { done }) : words.say("done-of", { done, total });
  const left = run.timeLeftMs;
  return [
    count,
    ...(left === undefined ? [] : [timeText(words, left)]),
    ...(state === "running" ? [words.say("workers", { count: laneCount })] : []),
  ].join(", ");
}

function timeText(words: LabWords, leftMs: number): string {
  const seconds = leftMs / 1000;
  if (seconds < 90) return words.say("left-seconds", { count: Math.max(1, Math.round(seconds)) });
  const minutes = seconds / 60;
  if (minutes < 90) return words.say("left-minutes", { count: Math.round(minutes) });
  return words.say("left-hours", { count: Math.round(minutes / 60) });
}

function notices(words: LabWords, run: ExperimentRun): TemplateResult {
  const { crashes, isStorageFull, tier, experiment } = run;
  const isListEmpty =
    run.state === "done" && experiment.cubes.kind === "list" && run.outcome?.done === 0;
  const texts = [
    ...(crashes > 0 ? [words.say("crashed", { count: crashes })] : []),
    ...(isStorageFull ? [words.say("storage-full")] : []),
    ...(usesTableTiers(experiment) && tier === "mini" ? [words.say("small-tables")] : []),
    ...(isListEmpty ? [words.say("list-empty")] : []),
  ];
  return html`<div role="alert">${texts.map((text) => html`<p class="notice">${text}</p>`)}</div>`;
}
