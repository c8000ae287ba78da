// The texts below the stage: what is going on, what is wrong, and which tables are in use.

import { html, nothing, type TemplateResult } from "lit";

import { Feature } from "../element/feature";
import { Appearance } from "../features/appearance";
import { Checking } from "../features/checking";
import { Editing } from "../features/editing";
import { Engine } from "../features/engine";
import { Notices } from "../features/notices";
import { Playing } from "../features/playing";
import { Settings } from "../features/settings";
import { TOUR } from "../paint/face-tour";
import { holdingInWords, inferenceInWords } from "../paint/painting-words";
import { activityInWords } from "../solve/solution-words";
import "../solve/tables-line";
import { idleInWords, problemInWords } from "./status-words";

export class CaptionView extends Feature {
  readonly #settings = this.use(Settings);
  readonly #engine = this.use(Engine);
  readonly #appearance = this.use(Appearance);
  readonly #playing = this.use(Playing);
  readonly #notices = this.use(Notices);
  readonly #checking = this.use(Checking);
  readonly #editing = this.use(Editing);

  render(): TemplateResult {
    const { mode, words } = this.#settings;
    const { work, tablesInUse } = this.#engine;
    return html`<div class="caption" part="status">
      <p role="status">${work.problem && !this.#notices.notice ? "" : this.#statusInWords}</p>
      <p role="alert">${this.#problemInWords}</p>
      ${this.#invites ? this.#renderBegin() : nothing}
      <cubewright-tables
        .words=${words}
        ?hidden=${mode !== "solve"}
        .status=${tablesInUse.status}
        .progress=${tablesInUse.progress}
        @tables-wish=${() => tablesInUse.fetch()}
      ></cubewright-tables>
    </div>`;
  }

  // The first thing to do is offered first.
  get #invites(): boolean {
    const { mode, controls } = this.#settings;
    return mode !== "view" && controls === "bar" && this.#editing.mayBegin;
  }

  #renderBegin(): TemplateResult {
    return html`<button type="button" class="begin" @click=${() => this.#editing.begin()}>
      ${this.#settings.words.say("paint-cube")}
    </button>`;
  }

  get #statusInWords(): string {
    const { words, mode } = this.#settings;
    const { work } = this.#engine;
    const { inference, faceToBePainted } = this.#checking;
    const { facelets, player } = this.#playing;
    const { colorNames } = this.#appearance;
    if (work.activity !== "idle") return activityInWords(words, work);
    if (this.#notices.notice) return this.#notices.notice(words);
    if (faceToBePainted) {
      const first = this.#editing.tour?.first ?? TOUR[0]!;
      return holdingInWords(words, facelets, { face: faceToBePainted, first }, colorNames);
    }
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
