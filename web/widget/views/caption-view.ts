// The texts below the stage: what is going on, what is wrong, and which tables are in use; with
// buttons where the person is asked what to do.

import { html, nothing, type TemplateResult } from "lit";

import { Feature } from "../element/feature";
import { Appearance } from "../features/appearance";
import { Checking } from "../features/checking";
import { Engine } from "../features/engine";
import { Notices } from "../features/notices";
import { Playing } from "../features/playing";
import { Settings } from "../features/settings";
import { Slipping } from "../features/slipping";
import { Solving } from "../features/solving";
import { holdingInWords, inferenceInWords } from "../paint/painting-words";
import { activityInWords } from "../solve/solution-words";
import "../solve/tables-line";
import type { WidgetMessage } from "../words/widget-words";
import { StageView } from "./stage-view";
import { idleInWords, problemInWords } from "./status-words";

/** A button, and what it does. */
type Choice = readonly [name: WidgetMessage, choose: () => void];

export class CaptionView extends Feature {
  readonly #settings = this.use(Settings);
  readonly #engine = this.use(Engine);
  readonly #appearance = this.use(Appearance);
  readonly #playing = this.use(Playing);
  readonly #slipping = this.use(Slipping);
  readonly #notices = this.use(Notices);
  readonly #checking = this.use(Checking);
  readonly #solving = this.use(Solving);
  readonly #stage = this.use(StageView);

  readonly #slipChoices: readonly Choice[] = [
    [
      "slip-take-back",
      () => {
        this.#stage.focus();
        this.#slipping.takeBack();
      },
    ],
    [
      "slip-go-on",
      () => {
        this.#stage.focus();
        void this.#solving.solve();
      },
    ],
  ];

  render(): TemplateResult {
    const { mode, words } = this.#settings;
    const { work, tablesInUse } = this.#engine;
    const choices = this.#choices;
    const isAsked = this.#slipping.hasSlipped;
    return html`<div class="caption" part="status">
      <p role="status">${work.problem && !isAsked ? "" : this.#statusInWords}</p>
      <p role="alert">${this.#problemInWords}</p>
      ${choices.length > 0 ? this.#renderChoices(choices) : nothing}
      <cubewright-tables
        .words=${words}
        ?hidden=${mode !== "solve" || choices.length > 0}
        .status=${tablesInUse.status}
        .progress=${tablesInUse.progress}
        @tables-wish=${() => tablesInUse.fetch()}
      ></cubewright-tables>
    </div>`;
  }

  #renderChoices(choices: readonly Choice[]): TemplateResult {
    return html`<div class="choices">
      ${choices.map(
        ([name, choose]) =>
          html`<button type="button" @click=${choose}>${this.#settings.words.say(name)}</button>`,
      )}
    </div>`;
  }

  get #choices(): readonly Choice[] {
    return this.#slipping.hasSlipped ? this.#slipChoices : [];
  }

  get #statusInWords(): string {
    const { words, mode } = this.#settings;
    const { work } = this.#engine;
    const { inference, faceToBePainted } = this.#checking;
    const { facelets, player } = this.#playing;
    const { turns, hasSlipped } = this.#slipping;
    const { colorNames } = this.#appearance;
    if (hasSlipped) return words.say("slip", { turns: turns.join(" ") });
    if (work.activity !== "idle") return activityInWords(words, work);
    if (this.#notices.notice) return this.#notices.notice(words);
    if (faceToBePainted) return holdingInWords(words, facelets, faceToBePainted, colorNames);
    return inference?.painting === facelets
      ? inferenceInWords(words, inference, mode === "solve")
      : idleInWords(words, { mode, facelets, colorNames }, player.moves.length);
  }

  get #problemInWords(): string {
    const { words } = this.#settings;
    const { problem } = this.#engine.work;
    if (!problem) return "";
    const { inference } = this.#checking;
    return inference?.painting === problem.facelets
      ? inferenceInWords(words, inference, false)
      : problemInWords(words, problem, this.#appearance.colorNames);
  }
}
