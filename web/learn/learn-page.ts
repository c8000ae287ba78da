// The lesson on the page, around the cube that is slotted into it: the goal of the stage under way, its steps, the
// buttons that make the turns, and the list of all stages.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { keepLasting, readLasting } from "../site/lasting";
import { readStoredLooks } from "../site/stored-looks";
import type { CubewrightCube } from "../widget/cubewright-cube";
import { readColorScheme } from "../widget/looks/color-scheme";
import "../widget/play/wrong-turn";
import type { WrongTurnEvent } from "../widget/play/wrong-turn";
import type { SharedEngine } from "../widget/solve/shared-engine";
import { nameColors } from "../widget/words/color-names";
import { Spoken } from "../widget/words/spoken";
import { widgetVocabulary } from "../widget/words/widget-words";
import { Course } from "./course";
import { styles } from "./learn-page.styles";
import { LessonAddress } from "./lesson-address";
import type { PictureLooks } from "./lesson-pictures";
import { type Lesson, TAUGHT_METHODS, type TaughtMethod } from "./lesson/lesson";
import { goalCard, stageList, stageName } from "./stage-list";
import { HELP_LEVELS, type HelpLevel, stepCard } from "./step-card";
import { turnCard } from "./turn-card";
import type { LearnMessage } from "./words/en";
import { learnVocabulary } from "./words/learn-words";
import type { Speech } from "./words/sentences";

const HELP_KEY = "cubewright.help";
// Proper names, the same in all languages.
const METHOD_NAMES: Readonly<Partial<Record<TaughtMethod, string>>> = {
  cfop: "CFOP",
  thistlethwaite: "Thistlethwaite",
};

export class LearnPage extends LitElement {
  static override styles = styles;

  @state() private help: HelpLevel = readStoredHelp();

  readonly #spoken = new Spoken(this, learnVocabulary);
  readonly #spokenByCube = new Spoken(this, widgetVocabulary);
  readonly #looks = readStoredLooks();
  #course: Course | undefined;
  #address: LessonAddress | undefined;

  /** Begins with the lesson in the address, or with that of the last visit. Resolves when it is there, or why not. */
  async begin(cube: CubewrightCube, engine: SharedEngine): Promise<void> {
    Object.assign(cube, this.#looks);
    const scheme = readColorScheme(this.#looks.colorScheme, () => true);
    for (const [face, color] of Object.entries(scheme)) {
      this.style.setProperty(`--cubewright-color-${face.toLowerCase()}`, color);
    }
    const course = (this.#course = new Course(this, cube, engine));
    course.showTurns(this.help === "turns");
    this.#address = new LessonAddress(course, () => void course.open(this.#address!.link));
    await course.open(this.#address.link);
  }

  /** Where the cube of the lesson can be solved or mended: the other page of the site. */
  get solveUrl(): string {
    return this.#address?.solveUrl ?? "./";
  }

  override render(): TemplateResult {
    const course = this.#course;
    const lesson = course?.lesson;
    return html`<div class="layout">
      <div class="hand">
        <slot></slot>
        ${
          course && lesson
            ? html`${this.#renderTurning(course, lesson)} ${this.#renderTurns(course, lesson)}
              ${this.#renderWrongTurn(course, lesson)}`
            : html`<p class="status" role="status">${course ? this.#status(course) : ""}</p>`
        }
      </div>
      <div class="plan">
        ${this.#renderMethods()} ${course && lesson ? this.#renderPlan(course, lesson) : nothing}
        ${course ? this.#renderInstead(course) : nothing}
      </div>
      ${course && lesson ? this.#renderStages(course, lesson) : nothing}
      ${course && course.state.kind !== "preparing" ? this.#renderMathematicsLink() : nothing}
    </div>`;
  }

  protected override updated(): void {
    this.#address?.write();
  }

  get #speech(): Speech {
    const { words: widgetWords } = this.#spokenByCube;
    const { colorScheme } = this.#looks;
    const scheme = readColorScheme(colorScheme, () => true);
    const colorNames = nameColors(widgetWords, colorScheme, scheme);
    return { words: this.#spoken.words, widgetWords, colorNames };
  }

  get #pictures(): PictureLooks {
    return { words: this.#spoken.words, signs: this.#looks.signs };
  }

  #renderMethods(): TemplateResult {
    const { words } = this.#spoken;
    const method = this.#course?.method;
    return html`<label class="method">
      ${words.say("method")}
      <select
        @change=${({ target }: Event) =>
          void this.#course?.choose((target as HTMLSelectElement).value as TaughtMethod)}
      >
        ${TAUGHT_METHODS.map((each) => {
          const name = METHOD_NAMES[each] ?? words.say(`method-${each}` as LearnMessage);
          return html`<option value=${each} .selected=${each === method}>${name}</option>`;
        })}
      </select>
    </label>`;
  }

  // What is said of the last turn or of what the page does; a reached stage is announced.
  #status({ state, index }: Course): string {
    const { words } = this.#spoken;
    if (state.kind === "preparing") return words.say("preparing");
    if (state.kind !== "ready") return "";
    const { lesson, hasGoneOn } = state;
    if (index === lesson.moves.length) return words.say("all-done");
    if (index === 0) return hasGoneOn ? words.say("went-on") : "";
    const ended = lesson.stages.findLast(({ from, to }) => from < to && to === index);
    return ended ? words.say("stage-done", { stage: stageName(this.#speech, ended.id) }) : "";
  }

  #renderTurning(course: Course, lesson: Lesson): TemplateResult {
    const { words } = this.#spoken;
    const { index } = course;
    const isFirst = index === 0;
    const isLast = index === lesson.moves.length;
    const button = (name: LearnMessage, act: () => void, isOff: boolean, kind = "") =>
      html`<button
        type="button"
        class=${kind}
        aria-disabled=${isOff}
        @click=${() => !isOff && act()}
      >
        ${words.say(name)}
      </button>`;
    return html`<div class="turning">
      ${button("previous-step", () => course.takeStepBack(), isFirst)}
      ${button("next-step", () => course.makeStep(), isLast)}
      ${button("previous-turn", () => course.turn(-1), isFirst)}
      ${button("next-turn", () => course.turn(1), isLast, "primary")}
    </div>`;
  }

  #renderTurns(course: Course, lesson: Lesson): TemplateResult {
    return turnCard({
      lesson,
      index: course.index,
      tellsTurns: this.help === "turns",
      status: this.#status(course),
      speech: this.#speech,
    });
  }

  #renderHelp(): TemplateResult {
    const { words } = this.#spoken;
    return html`<fieldset class="help">
      <legend>${words.say("help")}</legend>
      ${HELP_LEVELS.map(
        (level) =>
          html`<label>
            <input
              type="radio"
              name="help"
              .checked=${level === this.help}
              @change=${() => this.#chooseHelp(level)}
            />
            <span>${words.say(`help-${level}`)}</span>
          </label>`,
      )}
    </fieldset>`;
  }

  // Of the moves of the stage: a wrong turn farther back is better painted anew.
  #renderWrongTurn(course: Course, lesson: Lesson): TemplateResult | typeof nothing {
    const { index } = course;
    const place = lesson.placeAt(index);
    if (!place) return nothing;
    const { from, moves } = lesson.stages[place.stage]!;
    return html`<cubewright-wrong-turn
      .words=${this.#spokenByCube.words}
      .moves=${moves}
      .index=${index - from}
      .stepwise=${true}
      @wrong-turn=${({ wrongTurn: { at, made } }: WrongTurnEvent) =>
        void course.goOnAfter({ at: from + at, made })}
      @repaint-wish=${() => location.assign(this.solveUrl)}
    ></cubewright-wrong-turn>`;
  }

  #renderPlan(course: Course, lesson: Lesson): TemplateResult {
    const speech = this.#speech;
    const looks = this.#pictures;
    const place = lesson.placeAt(course.index);
    const stage = place?.stage ?? lesson.stages.length - 1;
    const goal = goalCard(speech, looks, lesson, stage);
    if (!place) return goal;
    const step = lesson.stages[stage]!.steps[place.step]!;
    return html`${goal} ${this.#renderHelp()} ${stepCard(step, this.help, speech, looks)}`;
  }

  #renderStages(course: Course, lesson: Lesson): TemplateResult {
    const { words } = this.#spoken;
    const choose = (number: number) => course.goTo(lesson.stages[number]!.from);
    return html`<div class="all">
      ${stageList({
        lesson,
        index: course.index,
        speech: this.#speech,
        looks: this.#pictures,
        choose,
      })}
      <details>
        <summary>${words.say("pieces-title")}</summary>
        <p>${words.say("pieces-explained")}</p>
      </details>
    </div>`;
  }

  #renderMathematicsLink(): TemplateResult {
    const { words } = this.#spoken;
    return html`<p class="mathematics">
      <a href="#mathematics">${words.say("mathematics-link")}</a>
      ${words.say("mathematics-why")}
    </p>`;
  }

  // What there is to say and to do where there is no lesson.
  #renderInstead(course: Course): TemplateResult | typeof nothing {
    const { state } = course;
    const { words } = this.#spoken;
    const instead = (text: string, isWrong: boolean, again?: TemplateResult) =>
      html`<div class="instead card">
        <p role=${isWrong ? "alert" : nothing}>${text}</p>
        <div class="choices">
          ${again ?? nothing}
          <a class="primary" href=${this.solveUrl}>${words.say("paint-yours")}</a>
          <button type="button" @click=${() => void course.mix()}>${words.say("mix")}</button>
        </div>
      </div>`;
    switch (state.kind) {
      case "empty":
        return instead(words.say("no-cube"), false);
      case "solved":
        return instead(words.say("is-solved"), false);
      case "refused":
        return instead(words.say(state.why), true);
      case "failed":
        return instead(
          words.say("failed", { code: state.code }),
          true,
          html`<button type="button" @click=${() => void course.tryAgain()}>
            ${words.say("try-again")}
          </button>`,
        );
      default:
        return nothing;
    }
  }

  #chooseHelp(level: HelpLevel): void {
    this.help = level;
    this.#course?.showTurns(level === "turns");
    keepLasting(HELP_KEY, level);
  }
}

function readStoredHelp(): HelpLevel {
  const stored = readLasting(HELP_KEY);
  return HELP_LEVELS.find((level) => level === stored) ?? "goal";
}

declare global {
  interface HTMLElementTagNameMap {
    "learn-page": LearnPage;
  }
}
