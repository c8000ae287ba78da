// <cubewright-lesson>: a lesson within <cubewright-cube>, for other people's pages. The element loads this file when
// there is to be a lesson, and renders it. Its parts lie in the grid of the element, below the cube or beside it.

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { optionError } from "../../core/arguments";
import { DEFAULT_CHOICE, usualMethodOf } from "../../core/choices";
import { SolverError } from "../../core/errors";
import type { Learning, LessonTask, StageWish } from "../../widget/features/learning";
import type { Course, CourseState } from "../course";
import { LearnPage } from "../learn-page";
import { type TaughtMethod, taughtMethodsOf } from "../lesson/lesson";
import type { Surroundings } from "../surroundings";
import { ElementCube } from "./element-cube";
import { ElementMetric } from "./element-metric";

const inElement = css`
  :host {
    display: contents;
    container-type: normal;
  }

  .layout {
    display: contents;
  }

  @container (min-width: 840px) {
    .plan {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

@customElement("cubewright-lesson")
export class CubewrightLesson extends LearnPage {
  static override styles = [LearnPage.styles, inElement];

  /** The element around it; always the same. */
  @property({ attribute: false }) learning!: Learning;
  @property({ attribute: false }) task: LessonTask | undefined;
  @property({ attribute: false }) wish: StageWish = { stage: "" };
  @property({ attribute: false }) colorScheme = "western";
  @property({ attribute: false }) signs: Surroundings["looks"]["signs"] = "none";

  // Nothing is stored on other people's pages.
  readonly #here = {
    looks: { colorScheme: "western", signs: "none" },
    solveUrl: undefined,
    help: "goal",
    shown: (course: Course) => this.#tell(course),
  } satisfies Surroundings as Surroundings & { looks: Surroundings["looks"] };
  #course: Course | undefined;
  // The task of the lesson that is shown; `task` may be ahead of it while the next lesson is prepared.
  #taught: LessonTask | undefined;
  #heard: CourseState | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { task, learning, colorScheme, signs } = this;
    this.#here.looks = { colorScheme, signs };
    const course = (this.#course ??= this.#begin(learning));
    if (task && task !== this.#taught && changed.has("task")) void this.#open(course, task);
    else if (changed.has("wish") && task === this.#taught) this.#goToStage(course);
  }

  protected override renderInstead(course: Course): TemplateResult | typeof nothing {
    const { state } = course;
    const { words } = this;
    if (state.kind === "preparing" || state.kind === "ready") return nothing;
    return html`<div class="instead card">
      ${
        state.kind === "solved"
          ? html`<p>${words.say(state.hasGoneOn ? "all-done" : "is-solved-here")}</p>`
          : nothing
      }
      <div class="choices">
        ${
          state.kind === "failed"
            ? html`<button type="button" @click=${() => this.#tryAgain(course)}>
                ${words.say("try-again")}
              </button>`
            : nothing
        }
        <button type="button" class="primary" @click=${() => void this.learning.solving.scramble()}>
          ${words.say("mix")}
        </button>
      </div>
    </div>`;
  }

  #begin(learning: Learning): Course {
    const engine = { solver: () => learning.engine.shared.solver() };
    const course = this.begin(new ElementCube(learning), engine, this.#here);
    new ElementMetric(this, learning.target, (metric) => (course.metric = metric));
    return course;
  }

  async #open(course: Course, task: LessonTask): Promise<void> {
    const { facelets } = task;
    const { metric } = this.learning.target;
    const method = methodOf(task);
    const { wish } = this;
    await course.open(
      method
        ? { method, facelets, stage: wish.stage, metric }
        : { method: "beginner", facelets: undefined },
    );
    if (this.task !== task) return;
    this.#taught = task;
    // Another stage may have been wished for meanwhile.
    if (method && this.wish !== wish) this.#goToStage(course);
    else if (method) this.#checkStage(course);
    else {
      this.learning.show(facelets, []);
      const taught = taughtMethodsOf(task.puzzle).join(", ");
      const message = `The ${task.puzzle} has no lessons by ${task.method}, only by ${taught}.`;
      this.learning.complain(new SolverError("unsupported", message));
    }
    this.requestUpdate();
  }

  #goToStage(course: Course): void {
    const wanted = course.lesson?.stages.find(({ id }) => id === this.wish.stage);
    if (wanted || this.wish.stage === "") course.goTo(wanted?.from ?? 0);
    else this.#checkStage(course);
  }

  #checkStage({ lesson }: Course): void {
    const { stage } = this.wish;
    const known = lesson?.stages.map(({ id }) => id) ?? [];
    if (!lesson || stage === "" || known.includes(stage)) return;
    const ids = known.map((id) => JSON.stringify(id)).join(", ");
    this.learning.refuseStage(optionError("stage", stage, `one of ${ids}`));
  }

  // Reports the place in the lesson, or an error, to the embedding page.
  #tell(course: Course): void {
    this.#hear(course);
    const { lesson, index } = course;
    if (!lesson || this.#taught !== this.task) return;
    const { stages } = lesson;
    this.learning.tellPlace({
      stage: stages[lesson.placeAt(index)?.stage ?? stages.length - 1]!.id,
      reached: stages.filter((_, number) => lesson.isReached(number, index)).map(({ id }) => id),
      stages: stages.map(({ id }) => id),
    });
  }

  #hear({ state }: Course): void {
    if (state === this.#heard) return;
    this.#heard = state;
    if (state.kind === "refused" || state.kind === "failed") this.learning.complain(state.error);
  }

  #tryAgain(course: Course): void {
    this.learning.forgive();
    void course.tryAgain();
  }
}

/** The method to teach: the beginner's if the element has its default method; `undefined` if it has no lessons. */
function methodOf({ puzzle, method }: LessonTask): TaughtMethod | undefined {
  // The default of an element does not depend on its puzzle.
  return method === DEFAULT_CHOICE.method || method === usualMethodOf(puzzle)
    ? "beginner"
    : taughtMethodsOf(puzzle).find((taught) => taught === method);
}

declare global {
  interface HTMLElementTagNameMap {
    "cubewright-lesson": CubewrightLesson;
  }
}
