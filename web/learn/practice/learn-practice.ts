// A stage that is practised on the page of lessons: its goal, a cube to be turned, the turns made so far, and what was
// practised before.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import type { Move } from "../../core/moves";
import { readStoredLooks } from "../../site/stored-looks";
import { CubewrightCube } from "../../widget/cubewright-cube";
import { readColorScheme } from "../../widget/looks/color-scheme";
import type { SharedEngine } from "../../widget/solve/shared-engine";
import { nameColors } from "../../widget/words/color-names";
import { holdInWords } from "../../widget/words/hold-words";
import { Spoken } from "../../widget/words/spoken";
import { widgetVocabulary } from "../../widget/words/widget-words";
import type { cubeInWords } from "../cards/cube-in-words";
import { goalStyles } from "../cards/goal.styles";
import { goalOfStage } from "../cards/goal-card";
import { goalPicture } from "../cards/lesson-pictures";
import { methodName, stageName } from "../cards/names";
import { writeLessonLink } from "../lesson/lesson-link";
import { heldAt } from "../lesson/moment";
import { readPracticeLink, writePracticeLink, writeShownLink } from "../lesson/practice-link";
import { learnVocabulary } from "../words/learn-words";
import { costInWords, type Speech } from "../words/sentences";
import type { Exercise, Task } from "./exercise";
import { KeptProgress } from "./kept-progress";
import { practiceStyles } from "./learn-practice.styles";
import { PracticeKeys } from "./practice-keys";
import { type PracticeState, Practising } from "./practising";
import { progressTable } from "./progress-table";
import { turnPad } from "./turn-pad";
import { type PracticeMessage, practiceVocabulary } from "./words/practice-words";

type Ready = Extract<PracticeState, { kind: "ready" }>;

export class LearnPractice extends LitElement {
  static override styles = [goalStyles, practiceStyles];

  readonly #spoken = new Spoken(this, practiceVocabulary);
  readonly #spokenInLessons = new Spoken(this, learnVocabulary);
  readonly #spokenByCube = new Spoken(this, widgetVocabulary);
  readonly #looks = readStoredLooks();
  readonly #cube = new CubewrightCube();
  readonly #progress = new KeptProgress(this);
  readonly #practising: Practising;
  readonly #keys = new PracticeKeys(this, ".hand", {
    turn: (move) => this.#practising.turn(move),
    takeBack: () => this.#practising.takeBack(),
  });
  #told: Task | undefined;

  readonly #tellCube: typeof cubeInWords;

  /** @param engine has cubes solved by the methods */
  constructor(engine: SharedEngine, tellCube: typeof cubeInWords) {
    super();
    this.#tellCube = tellCube;
    Object.assign(this.#cube, { controls: "none", ...this.#looks });
    this.#practising = new Practising(
      this,
      this.#cube,
      engine,
      (round) => void this.#progress.add(round),
    );
    this.follow();
  }

  /** Begins what the address asks for. */
  follow(): void {
    void this.#practising.open(readPracticeLink(location.hash));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const scheme = readColorScheme(this.#looks.colorScheme, () => true);
    for (const [face, color] of Object.entries(scheme)) {
      this.style.setProperty(`--cubewright-color-${face.toLowerCase()}`, color);
    }
  }

  override render(): TemplateResult {
    const { state, exercise } = this.#practising;
    return html`<div class="layout">
      ${this.#renderHead()}
      <div class="about">${exercise ? this.#renderGoal(exercise) : nothing}</div>
      <div class="hand">
        ${this.#cube}
        <div class="pad-place">${state.kind === "ready" ? this.#renderPad(state) : nothing}</div>
        ${this.#renderTally(state)} ${this.#renderChoices(state)}
      </div>
      <div class="plan">
        ${this.#renderHelp(state)}
        ${progressTable({
          progress: this.#progress,
          method: this.#practising.task?.method,
          words: this.#spoken.words,
          speech: this.#speech,
          pressed: () => void this.#lead("h3"),
        })}
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#write();
    const { task } = this.#practising;
    if (!task || task === this.#told) return;
    // Someone who has come here, or has gone on to another stage, reads on from its heading.
    this.#told = task;
    this.renderRoot.querySelector("h2")!.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  get #speech(): Speech {
    const { words: widgetWords } = this.#spokenByCube;
    const { colorScheme } = this.#looks;
    const scheme = readColorScheme(colorScheme, () => true);
    const colorNames = nameColors(widgetWords, colorScheme, scheme);
    const { metric } = this.#practising;
    return { words: this.#spokenInLessons.words, widgetWords, colorNames, metric };
  }

  // Keeps the cube of the exercise in the address, so that reloading the page brings it back.
  #write(): void {
    const { link } = this.#practising;
    const asked = readPracticeLink(location.hash);
    if (!link || asked?.stage !== link.stage || asked.method !== link.method) return;
    const written = writePracticeLink(link);
    if (written !== location.hash) history.replaceState(history.state, "", written);
  }

  #renderHead(): TemplateResult {
    const { words } = this.#spoken;
    const { task } = this.#practising;
    const speech = this.#speech;
    const title = task
      ? words.say("title", { stage: stageName(speech, task.stage) })
      : speech.words.say("practise");
    return html`<header>
      <div>
        <h2 tabindex="-1">${title}</h2>
        <p class="place">${task ? methodName(speech, task.method) : nothing}</p>
      </div>
      <a href="#">${words.say("to-my-cube")}</a>
    </header>`;
  }

  #renderGoal({ lesson, stage }: Exercise): TemplateResult {
    const speech = this.#speech;
    const { signs } = this.#looks;
    const goal = lesson.stages[stage]!;
    return html`<section class="goal card">
      <div>
        <p class="promise">
          <span class="label">${speech.words.say("goal")}</span> ${goalOfStage(speech, goal)}
        </p>
        <p class="note">${this.#spoken.words.say("position", { stages: stage })}</p>
      </div>
      ${goalPicture({ words: speech.words, signs }, goal)}
    </section>`;
  }

  #renderTally(state: PracticeState): TemplateResult {
    const { words } = this.#spoken;
    const { metric } = this.#practising;
    const ready = state.kind === "ready" ? state : undefined;
    const number = (name: PracticeMessage, count: number | undefined) =>
      html`<div>
        <dt>${words.say(name)}</dt>
        <dd>${count ?? "–"}</dd>
      </div>`;
    return html`<section class="tally card" aria-label=${words.say("tally")}>
      <dl>
        ${number("your-turns", ready && (ready.turns ?? ready.attempt.costIn(metric)))}
        ${number("lesson-turns", ready?.exercise.lessonCost(metric))}
      </dl>
      ${metric ? html`<p class="note">${words.say(`counted-${metric}`)}</p>` : nothing}
      ${
        state.kind === "failed"
          ? this.#renderFailure(state.code)
          : html`<p class="status" role="status" aria-atomic="false">
              ${ready ? this.#soFar(ready) : words.say("preparing")}
            </p>`
      }
    </section>`;
  }

  #renderFailure(code: string): TemplateResult {
    const { words } = this.#spoken;
    if (code === "unsupported") return html`<p role="alert">${words.say("no-stage")}</p>`;
    return html`<p role="alert">${words.say("failed", { code })}</p>
      <div class="choices">
        <button type="button" @click=${this.#tryAgain}>${words.say("try-again")}</button>
      </div>`;
  }

  readonly #tryAgain = (): void => {
    void this.#practising.another();
    void this.#lead("h2");
  };

  // Someone whose button leaves goes on from this heading.
  async #lead(heading: "h2" | "h3"): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(heading)!.focus({ preventScroll: true });
  }

  // The count is only spoken: those who see have the numbers above. It is spoken alone, without the ways to turn.
  #soFar({ exercise, attempt, turns }: Ready): TemplateResult {
    const { words } = this.#spoken;
    const { metric } = this.#practising;
    const told = (count: number) => (metric ? costInWords(this.#speech, count, metric) : count);
    if (turns === undefined) {
      const count = attempt.costIn(metric);
      return html`${words.say("ways-to-turn")}
        <span class="spoken">
          ${count > 0 ? words.say("turns-so-far", { turns: told(count) }) : nothing}
        </span>`;
    }
    const lessonTurns = exercise.lessonCost(metric);
    const reached = metric ? "reached-at-cost" : "reached";
    const compared =
      turns < lessonTurns ? "reached-fewer" : turns > lessonTurns ? "reached-more" : "reached-same";
    return html`<b>${words.say(reached, { turns: told(turns) })}</b> ${words.say(compared)}`;
  }

  // The same buttons all the time, so that nothing moves when the goal is reached.
  #renderChoices(state: PracticeState): TemplateResult {
    const practising = this.#practising;
    const { words } = this.#spoken;
    const ready = state.kind === "ready" ? state : undefined;
    const isBegun = ready !== undefined && ready.attempt.count > 0;
    const isReached = ready?.turns !== undefined;
    const button = (name: PracticeMessage, act: () => void, isOff: boolean) =>
      html`<button type="button" aria-disabled=${isOff} @click=${() => !isOff && act()}>
        ${words.say(name)}
      </button>`;
    // The lesson on the very cube of the exercise, from where it is held as that.
    const { link, metric } = practising;
    const lesson =
      ready && writeLessonLink(ready.exercise.lesson, ready.exercise.firstTurn, metric);
    const shown = lesson && link && writeShownLink(lesson, link);
    const next = ready?.exercise.nextTask;
    return html`<div class="choices">
      ${button("take-back", () => practising.takeBack(), !isBegun || isReached)}
      ${button("start-again", () => practising.startAgain(), !isBegun && !isReached)}
      <a href=${shown ?? nothing} aria-disabled=${!shown}>${words.say("show-how")}</a>
      ${button("another", () => void practising.another(), !ready)}
      ${
        next
          ? html`<a
              class=${isReached ? "next primary" : "next"}
              href=${writePracticeLink({ ...next, metric })}
            >
              ${words.say("next-stage", { stage: stageName(this.#speech, next.stage) })}
            </a>`
          : nothing
      }
    </div>`;
  }

  #renderPad(ready: Ready): TemplateResult {
    return turnPad({
      label: this.#spoken.words.say("pad-title"),
      speech: this.#speech,
      held: heldNow(ready),
      turn: (move: Move) => this.#practising.turn(move),
    });
  }

  #renderHelp(state: PracticeState): TemplateResult {
    const { words } = this.#spoken;
    const speech = this.#speech;
    const { widgetWords, colorNames } = speech;
    const ready = state.kind === "ready" ? state : undefined;
    const start = ready && heldAt(ready.exercise.start);
    return html`<p class="note">${start && holdInWords(widgetWords, start, colorNames)}</p>
      <div>
        <details>
          <summary>${words.say("turn-title")}</summary>
          <p>${words.say("turn-explained")}</p>
          ${this.#renderLetterChoice()}
          <p>${words.say("count-explained", { metric: this.#practising.metric ?? "htm" })}</p>
        </details>
        ${this.#tellCube(speech, ready && heldNow(ready))}
      </div>`;
  }

  #renderLetterChoice(): TemplateResult {
    const { areEverywhere } = this.#keys;
    return html`<p>
      <label>
        <input
          type="checkbox"
          .checked=${areEverywhere}
          @change=${() => (this.#keys.areEverywhere = !areEverywhere)}
        />
        ${this.#spoken.words.say("letters-everywhere")}
      </label>
    </p>`;
  }
}

function heldNow({ exercise, attempt }: Ready): string {
  return heldAt(exercise.held(attempt.facelets));
}

customElements.define("learn-practice", LearnPractice);

export { practiceVocabulary };

declare global {
  interface HTMLElementTagNameMap {
    "learn-practice": LearnPractice;
  }
}
