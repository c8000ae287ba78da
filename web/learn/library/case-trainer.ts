// Shows a case and asks which it is. What was missed comes again sooner (leitner.ts).

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import type { Looks } from "../../site/stored-looks";
import { casePicture } from "./case-picture";
import { groupOf } from "./cases/case-shape";
import { caseInWords, type LibrarySpeech } from "./case-words";
import { CASES, type CaseSet, casesOf, type LibraryCase, nameOf } from "./cases/cases";
import { forgetBoxes, keepBox, readBoxes } from "./kept-boxes";
import { boxAfter, type Boxes, countKnown, drawCase, withOthers } from "./leitner";
import { writeLibraryLink } from "./library-link";
import { baseStyles, pictureStyles } from "./library.styles";
import { trainerStyles } from "./trainer.styles";

const ANSWER_COUNT = 4;

/** A case that is asked for, the answers to choose from, and the answer given. */
interface Question {
  case: LibraryCase;
  answers: readonly LibraryCase[];
  /** `undefined` until there is an answer, "unknown" if the person does not know. */
  given: LibraryCase | "unknown" | undefined;
}

export class CaseTrainer extends LitElement {
  static override styles = [baseStyles, pictureStyles, trainerStyles];

  @property({ attribute: false }) set: CaseSet = "pll";
  @property({ attribute: false }) speech!: LibrarySpeech;
  @property({ attribute: false }) signs: Looks["signs"] = "none";

  @state() private question: Question | undefined;
  @state() private boxes: Boxes = new Map();
  @state() private isKept = true;
  @state() private isForgotten = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#begin();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("set")) this.isForgotten = false;
    if (this.question && this.question.case.set !== this.set) this.#ask();
  }

  override render(): TemplateResult {
    const { libraryWords: words } = this.speech;
    const ids = this.#ids;
    const known = countKnown(this.boxes, ids);
    const progress = words.say("known", { known, count: ids.length });
    return html`${this.question ? this.#renderQuestion(this.question) : nothing}
      <div class="progress">
        <p>${progress}</p>
        <progress aria-label=${progress} max=${ids.length} value=${known}></progress>
      </div>
      <details>
        <summary>${words.say("train-how-title")}</summary>
        <p>${words.say("train-how")}</p>
        ${this.isKept ? nothing : html`<p>${words.say("not-kept")}</p>`}
        <button type="button" class="plain" @click=${() => void this.#forget()}>
          ${words.say("forget", { set: this.set.toUpperCase() })}
        </button>
        <p role="status">
          ${this.isForgotten ? words.say("forgotten", { set: this.set.toUpperCase() }) : ""}
        </p>
      </details>`;
  }

  get #ids(): readonly string[] {
    return casesOf(this.set).map(({ id }) => id);
  }

  #renderQuestion({ case: asked, answers, given }: Question): TemplateResult {
    const { libraryWords: words } = this.speech;
    const told = `${words.say("train-title")} ${caseInWords(this.speech, asked)}`;
    return html`<div class="question" role="img" aria-label=${told} tabindex="-1">
        ${casePicture(asked, this.signs)}
      </div>
      <div class="answers" role="group" aria-label=${words.say("answers")}>
        ${answers.map((answer) => this.#renderAnswer(asked, answer, given))}
        <button
          type="button"
          class="unknown"
          aria-disabled=${given !== undefined}
          @click=${() => void this.#answer("unknown")}
        >
          ${words.say("dont-know")}
        </button>
      </div>
      <p class="verdict" role="status">${given === undefined ? "" : this.#verdict(asked, given)}</p>
      <div class="on" ?inert=${given === undefined}>
        <button type="button" class="primary" @click=${() => void this.#goOn()}>
          ${words.say("next-question")}
        </button>
        ${
          given === undefined
            ? nothing
            : html`<a href=${writeLibraryLink(asked.id)}>
                ${words.say("see-case", { name: nameOf(asked) })}
              </a>`
        }
      </div>`;
  }

  #renderAnswer(asked: LibraryCase, answer: LibraryCase, given: Question["given"]): TemplateResult {
    const isRight = given !== undefined && answer === asked;
    const isWrong = answer === given && answer !== asked;
    const mark = isRight ? "✓" : isWrong ? "✗" : "";
    return html`<button
      type="button"
      class=${isRight ? "is-right" : isWrong ? "is-wrong" : ""}
      aria-disabled=${given !== undefined}
      @click=${() => void this.#answer(answer)}
    >
      ${nameOf(answer)}
      ${answer.nickname === undefined ? nothing : html`<small lang="en">${answer.nickname}</small>`}
      <span class="mark" aria-hidden="true">${mark}</span>
    </button>`;
  }

  #verdict(asked: LibraryCase, given: LibraryCase | "unknown"): string {
    const message = given === asked ? "right" : given === "unknown" ? "told" : "wrong";
    return this.speech.libraryWords.say(message, { name: nameOf(asked) });
  }

  async #begin(): Promise<void> {
    this.boxes = await readBoxes();
    this.#ask();
  }

  // The wrong answers are similar cases if there are enough.
  #ask(): void {
    const ids = this.#ids;
    const id = drawCase(this.boxes, ids, this.question?.case.id, Math.random());
    const asked = CASES.find((each) => each.id === id)!;
    const all = casesOf(this.set);
    const similar = all.filter((each) => groupOf(each) === groupOf(asked));
    const others = similar.length < ANSWER_COUNT ? all : similar;
    const answers = withOthers(asked, others, ANSWER_COUNT, Math.random);
    this.question = { case: asked, answers, given: undefined };
  }

  async #answer(given: LibraryCase | "unknown"): Promise<void> {
    const { question } = this;
    if (!question || question.given !== undefined) return;
    this.question = { ...question, given };
    this.isForgotten = false;
    const { id } = question.case;
    const box = boxAfter(this.boxes, id, given === question.case);
    this.boxes = new Map(this.boxes).set(id, box);
    const keeping = keepBox(id, box);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".on .primary")?.focus();
    this.isKept = await keeping;
  }

  async #goOn(): Promise<void> {
    this.#ask();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".question")?.focus();
  }

  async #forget(): Promise<void> {
    const ids = this.#ids;
    this.boxes = new Map([...this.boxes].filter(([id]) => !ids.includes(id)));
    this.isForgotten = true;
    await forgetBoxes(ids);
  }
}

customElements.define("case-trainer", CaseTrainer);

declare global {
  interface HTMLElementTagNameMap {
    "case-trainer": CaseTrainer;
  }
}
