// The lesson on the page, around the cube that is slotted into it: the goal of the stage under way, its steps, the
// buttons that make the turns, and the list of all stages.

import { type CSSResultGroup, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import type { Move } from "../core/moves";
import type { CubewrightCube } from "../widget/cubewright-cube";
import { readColorScheme } from "../widget/looks/color-scheme";
import { StyledElement } from "../widget/looks/styled-element";
import type { SharedEngine } from "../widget/solve/shared-engine";
import { nameColors } from "../widget/words/color-names";
import { Spoken } from "../widget/words/spoken";
import { widgetVocabulary } from "../widget/words/widget-words";
import { hush } from "../widget/play/speech";
import { Reading } from "./aloud/reading";
import { anotherCube, type CubeWays, mixButtons, paintLink } from "./another-cube";
import { goalCard } from "./cards/goal-card";
import { type PictureLooks, reachedPicture } from "./cards/lesson-pictures";
import { Course, type CourseCube } from "./course";
import { explanations, mathematicsLink } from "./explanations";
import { KeptFocus } from "./hand/kept-focus";
import { OwnTurns } from "./hand/own-turns";
import { pointAt } from "./hand/pointed-pieces";
import { UndoKey } from "./hand/undo-key";
import { styles } from "./learn-page.styles";
import { lessonSentences } from "./lesson-sentences";
import { HELP_LEVELS, type HelpLevel } from "./lesson/help";
import type { Lesson } from "./lesson/lesson";
import { heldAt } from "./lesson/moment";
import { writePracticeLink } from "./lesson/practice-link";
import { practiseButton, stageList } from "./stage-list";
import { statusInWords } from "./status-in-words";
import { stepCard } from "./step-card";
import type { Surroundings } from "./surroundings";
import { turnCard } from "./turn-card";
import { wrongTurnCard } from "./wrong-turn-card";
import type { LearnMessage } from "./words/en";
import { learnVocabulary, type LearnWords } from "./words/learn-words";
import type { Speech } from "./words/sentences";

export class LearnPage extends StyledElement {
  static override styles: CSSResultGroup = styles;

  @state() private help: HelpLevel = "goal";
  @state() private wantsToPaint = false;

  readonly #spoken = new Spoken(this, learnVocabulary);
  readonly #spokenByCube = new Spoken(this, widgetVocabulary);
  readonly #reading = new Reading(this);
  #course: Course | undefined;
  #surroundings: Surroundings | undefined;
  #cube: CubewrightCube | undefined;
  #ownTurns: OwnTurns | undefined;
  #showsHow = false;

  /** The course that it shows from now on. */
  begin(
    cube: CourseCube,
    engine: Pick<SharedEngine, "solver">,
    surroundings: Surroundings,
  ): Course {
    this.#surroundings = surroundings;
    new KeptFocus(this);
    this.help = surroundings.help;
    const course = (this.#course = new Course(this, cube, engine));
    course.showTurns(this.help === "turns");
    this.#cube = surroundings.cube;
    if (this.#cube) {
      this.#ownTurns = new OwnTurns(this.#cube, () => this.requestUpdate());
      new UndoKey(this, () => this.#undo());
    }
    return course;
  }

  override render(): TemplateResult {
    const course = this.#course;
    const lesson = course?.lesson;
    const isPreparing = course?.state.kind === "preparing" ? "preparing" : "";
    return html`<div
      class="layout ${isPreparing} ${course && this.#isMended(course) ? "mending" : ""}"
    >
      <div class="hand">
        ${course ? this.#renderMending(course) : nothing}
        <slot></slot>
        ${
          course && lesson
            ? html`${this.#renderTurning(course, lesson)} ${this.#renderTurns(course, lesson)}
              ${this.#renderWrongTurn(course, lesson)}
              ${course.isAtEnd ? this.#renderAnotherCube(course) : nothing}`
            : html`<p class="status" role="status">
                ${course ? statusInWords(this.#speech, course, this.help) : ""}
              </p>`
        }
      </div>
      <div class="plan">
        ${this.#renderWayBack()} ${course && lesson ? this.#renderPlan(course, lesson) : nothing}
        ${course ? this.renderInstead(course) : nothing}
        ${course ? this.#surroundings?.methodChoice?.(this.words, course) : nothing}
      </div>
      ${course && lesson ? this.#renderStages(course, lesson) : nothing}
      ${
        course && course.state.kind !== "preparing" && this.#surroundings?.methodChoice
          ? mathematicsLink(this.words)
          : nothing
      }
    </div>`;
  }

  // Someone who comes to see how a stage is done sees the turns.
  protected override willUpdate(_: PropertyValues<this>): void {
    const showsHow = this.#surroundings?.practice !== undefined;
    if (showsHow === this.#showsHow) return;
    this.#showsHow = showsHow;
    this.#tellAsMuchAs(showsHow ? "turns" : this.#surroundings!.help);
  }

  protected override updated(): void {
    if (this.#course) this.#surroundings?.shown(this.#course);
    const { lesson, index } = this.#course ?? {};
    if (!this.#cube) return;
    // Another room may be in its place.
    const isSeen = lesson && !this.hidden;
    const isShown = isSeen && this.#slip.length === 0;
    if (isSeen) this.#readAloud(lesson, index!);
    else if (this.hidden) hush();
    pointAt(this.#cube, isShown ? { lesson, index: index!, help: this.help } : undefined);
  }

  /** The words of lessons. */
  protected get words(): LearnWords {
    return this.#spoken.words;
  }

  get #looks(): Surroundings["looks"] {
    return this.#surroundings?.looks ?? { colorScheme: "western", signs: "none" };
  }

  #readAloud(lesson: Lesson, index: number): void {
    const speech = this.#speech;
    const sentences = lessonSentences(lesson, index, this.help, speech);
    this.#reading.read(
      [statusInWords(speech, this.#course!, this.help), ...sentences],
      speech.words.language,
    );
  }

  // Turns made by hand that are not the lesson's next ones.
  get #slip(): readonly Move[] {
    const { lesson, index } = this.#course ?? {};
    return lesson ? (this.#ownTurns?.turnsIn(lesson, index!) ?? []) : [];
  }

  get #speech(): Speech {
    const { words: widgetWords } = this.#spokenByCube;
    const { colorScheme } = this.#looks;
    const scheme = readColorScheme(colorScheme, () => true);
    const colorNames = nameColors(widgetWords, colorScheme, scheme);
    return { words: this.#spoken.words, widgetWords, colorNames, metric: this.#course?.metric };
  }

  get #pictures(): PictureLooks {
    return { words: this.#spoken.words, signs: this.#looks.signs };
  }

  // Back to practice, from a lesson that shows how to do what is practised.
  #renderWayBack(): TemplateResult | typeof nothing {
    const practice = this.#surroundings?.practice;
    if (!practice) return nothing;
    const { words } = this.#spoken;
    return html`<div class="card">
      <p>${words.say("from-practice")}</p>
      <div class="choices">
        <a class="primary" href=${writePracticeLink(practice)}>${words.say("to-practice")}</a>
        <a href="#">${words.say("to-my-cube")}</a>
      </div>
    </div>`;
  }

  #renderTurning(course: Course, lesson: Lesson): TemplateResult {
    const { words } = this.#spoken;
    const { index } = course;
    if (this.#slip.length > 0) return this.#renderSlip(course, lesson);
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
      ${button("next-turn", () => course.turn(1), isLast, this.help === "turns" ? "primary" : "")}
    </div>`;
  }

  // The question is above, in the words of the element. Its answers take the place of the buttons that make the turns.
  #renderSlip(course: Course, lesson: Lesson): TemplateResult {
    const { words } = this.#spokenByCube;
    const hand = this.#ownTurns!;
    const goOn = () => {
      hand.focus();
      void course.goOnFrom(hand.momentIn(lesson, course.index));
    };
    // The answer that loses nothing is where the button for the next turn was, since that may be pressed once more.
    return html`<div class="turning asking">
      <button type="button" @click=${goOn}>${words.say("slip-go-on")}</button>
      <button type="button" class="primary" @click=${() => hand.takeBack()}>
        ${words.say("slip-take-back")}
      </button>
    </div>`;
  }

  #renderTurns(course: Course, lesson: Lesson): TemplateResult {
    const ended = lesson.endedAt(course.index);
    return turnCard({
      lesson,
      index: course.index,
      tellsTurns: this.help === "turns",
      tellTurns: () => this.#chooseHelp("turns"),
      status: statusInWords(this.#speech, course, this.help),
      reached: ended ? reachedPicture(this.#pictures, ended) : nothing,
      goBack: course.canGoBack ? () => course.goBack() : undefined,
      isRead: this.#reading.isOn && this.#reading.isPossible(this.#spoken.words.language),
      speech: this.#speech,
    });
  }

  #renderHelp(): TemplateResult {
    const { words } = this.#spoken;
    const { isOn } = this.#reading;
    const aloud = html`<label class="aloud">
      <input type="checkbox" .checked=${isOn} @change=${() => this.#reading.turn(!isOn)} />
      ${words.say("aloud")}
    </label>`;
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
      </fieldset>
      ${this.#cube && this.#reading.isPossible(words.language) ? aloud : nothing}`;
  }

  #renderWrongTurn(course: Course, lesson: Lesson): TemplateResult {
    return wrongTurnCard({
      ...{ lesson, index: course.index, speech: this.#speech, tellsTurns: this.help === "turns" },
      isAsked: this.#slip.length > 0,
      solveUrl: this.#surroundings?.solveUrl,
      wantsToPaint: this.wantsToPaint,
      askToPaint: () => (this.wantsToPaint = true),
      goOnAfter: (wrongTurn) => {
        this.wantsToPaint = false;
        void course.goOnAfter(wrongTurn);
      },
    });
  }

  #renderPlan(course: Course, lesson: Lesson): TemplateResult {
    const speech = this.#speech;
    const looks = this.#pictures;
    const place = lesson.placeAt(course.index);
    const stage = place?.stage ?? lesson.stages.length - 1;
    const goal = goalCard(speech, looks, lesson, stage);
    if (!place) return goal;
    const card = {
      ...{ lesson, place, help: this.help, cases: this.#surroundings?.cases },
      isPointedAt: this.#cube !== undefined,
    };
    return html`${goal} ${this.#renderHelp()} ${stepCard(card, speech, looks)}
    ${practiseButton(speech, this.#practiceUrl(lesson, lesson.stages[stage]!.id))}`;
  }

  #renderStages(course: Course, lesson: Lesson): TemplateResult {
    const { words } = this.#spoken;
    const choose = (number: number) => {
      course.goTo(lesson.stages[number]!.from);
      this.#cube?.scrollIntoView({ block: "nearest" });
    };
    return html`<div class="all">
      ${stageList({
        lesson,
        index: course.index,
        speech: this.#speech,
        looks: this.#pictures,
        choose,
        practiceUrl: (stage) => this.#practiceUrl(lesson, stage),
      })}
      ${course.isAtEnd ? nothing : this.#renderAnotherCube(course)}
      ${this.#surroundings?.cubeInWords?.(this.#speech, heldAt(lesson.momentAt(course.index)))}
      ${explanations(words, { puzzle: lesson.puzzle, isTurnedByHand: this.#ownTurns !== undefined })}
    </div>`;
  }

  // At the end right below the cube, where the keyboard goes on from the buttons that make the turns.
  #renderAnotherCube(course: Course): TemplateResult | typeof nothing {
    const { methodChoice, practice } = this.#surroundings!;
    if (!methodChoice || practice) return nothing;
    return anotherCube(this.#waysToCube(course), course.isAtEnd);
  }

  #practiceUrl({ method }: Lesson, stage: string): string | undefined {
    if (!this.#surroundings?.offersPractice) return undefined;
    return writePracticeLink({ method, stage, metric: this.#course?.metric });
  }

  #isMended({ state }: Course): boolean {
    return this.#cube !== undefined && state.kind === "refused" && state.why === "wrong-cube";
  }

  // Above the cube that is to be mended, which is tall on a phone.
  #renderMending(course: Course): TemplateResult | typeof nothing {
    if (!this.#isMended(course)) return nothing;
    return html`<p class="card" role="alert">${this.#spoken.words.say("wrong-cube")}</p>`;
  }

  #waysToCube(course: Course): CubeWays {
    return {
      words: this.#spoken.words,
      solveUrl: this.#surroundings?.solveUrl,
      mix: (puzzle) => void course.mix(puzzle),
    };
  }

  // What to say and to offer if there is no lesson.
  protected renderInstead(course: Course): TemplateResult | typeof nothing {
    const { state } = course;
    const { words } = this.#spoken;
    const ways = this.#waysToCube(course);
    const instead = (text: string, role: "alert" | "status" | undefined, again?: TemplateResult) =>
      html`<div class="instead card">
        <p role=${role ?? nothing}>${text}</p>
        <div class="choices">${again ?? nothing} ${paintLink(ways)} ${mixButtons(ways)}</div>
      </div>`;
    switch (state.kind) {
      case "empty":
        return instead(words.say("no-cube"), undefined);
      case "solved":
        return state.hasGoneOn
          ? instead(words.say("all-done"), "status")
          : instead(words.say("is-solved"), undefined);
      case "refused":
        return state.why === "broken-link"
          ? instead(words.say(state.why), "alert")
          : html`<div class="instead card"><div class="choices">${mixButtons(ways)}</div></div>`;
      case "failed":
        return instead(
          words.say("failed", { code: state.code }),
          "alert",
          html`<button type="button" @click=${() => void course.tryAgain()}>
            ${words.say("try-again")}
          </button>`,
        );
      default:
        return nothing;
    }
  }

  // Takes back what was done last: turns that are not the lesson's next, going on from elsewhere, or the last turn.
  #undo(): void {
    const course = this.#course;
    if (!course?.lesson) return;
    if (this.#ownTurns?.hasTurns) this.#ownTurns.takeBack();
    else if (course.canGoBack) course.goBack();
    else if (course.index > 0) course.turn(-1);
  }

  #chooseHelp(level: HelpLevel): void {
    this.#tellAsMuchAs(level);
    if (this.#surroundings) this.#surroundings.help = level;
  }

  #tellAsMuchAs(level: HelpLevel): void {
    this.help = level;
    this.#course?.showTurns(level === "turns");
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "learn-page": LearnPage;
  }
}
