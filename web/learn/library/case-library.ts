// The case library on the page of lessons: the list of cases, one of them on the cube, or the trainer, as the address
// asks for it.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { readStoredLooks } from "../../site/stored-looks";
import { CubewrightCube } from "../../widget/cubewright-cube";
import { readColorScheme } from "../../widget/looks/color-scheme";
import { nameColors } from "../../widget/words/color-names";
import { Spoken } from "../../widget/words/spoken";
import { widgetVocabulary } from "../../widget/words/widget-words";
import { learnVocabulary } from "../words/learn-words";
import { caseAbout, type CaseCard, caseHead, caseTurns } from "./case-card";
import { type CaseList, caseList, foundInWords } from "./case-list";
import { CaseOnCube } from "./case-on-cube";
import "./case-trainer";
import type { LibrarySpeech } from "./case-words";
import { CASE_SETS, type CaseSequence, type CaseSet, type LibraryCase } from "./cases/cases";
import { type LibraryPlace, readLibraryLink, writeLibraryLink } from "./library-link";
import { turnStyles } from "../looks/turns.styles";
import { baseStyles, caseStyles, listStyles, pictureStyles } from "./library.styles";
import { printStyles } from "./print.styles";
import { libraryVocabulary } from "./words/library-words";

// The same in all languages.
const SEARCH_EXAMPLES = "27, Ja, Sune";

export class CaseLibrary extends LitElement {
  static override styles = [
    baseStyles,
    pictureStyles,
    listStyles,
    turnStyles,
    caseStyles,
    printStyles,
  ];

  @state() private place: LibraryPlace = readLibraryLink(location.hash);
  @state() private asked = "";
  // The chosen sequence of the case that is shown, if it is not the case's own.
  @state() private other: CaseSequence | undefined;

  readonly #spoken = new Spoken(this, libraryVocabulary);
  readonly #spokenInLessons = new Spoken(this, learnVocabulary);
  readonly #spokenByCube = new Spoken(this, widgetVocabulary);
  readonly #looks = readStoredLooks();
  readonly #cube = new CubewrightCube();
  readonly #show: CaseOnCube;
  readonly #lessonUrl: string;
  #from: LibraryPlace | undefined;

  /** @param lessonUrl the address of the lesson to return to, from "#" on */
  constructor(lessonUrl: string) {
    super();
    this.#lessonUrl = lessonUrl;
    Object.assign(this.#cube, { controls: "none", hint: "arrow" });
    Object.assign(this.#cube, this.#looks);
    this.#show = new CaseOnCube(this, this.#cube);
  }

  /** Shows what the address asks for. */
  follow(): void {
    this.#from = this.place;
    this.place = readLibraryLink(location.hash);
    this.other = undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const scheme = readColorScheme(this.#looks.colorScheme, () => true);
    for (const [face, color] of Object.entries(scheme)) {
      this.style.setProperty(`--cubewright-color-${face.toLowerCase()}`, color);
    }
  }

  override willUpdate(): void {
    if (this.place.view === "case") this.#show.show(this.other ?? this.place.case);
    else this.#show.pause();
  }

  override render(): TemplateResult {
    const { place } = this;
    const card = place.view === "case" ? this.#cardOf(place.case) : undefined;
    return html`${card ? caseHead(card) : this.#renderHead(place)}
    ${
      card
        ? html`<div class="layout">
            <div class="hand">${this.#cube} ${caseTurns(card)}</div>
            <div class="plan">${caseAbout(card)} ${this.#renderLetters()}</div>
          </div>`
        : nothing
    }
    ${place.view === "train" ? this.#renderTrainer(place.set) : nothing}
    ${place.view === "list" ? this.#renderList(place.set) : nothing}`;
  }

  protected override updated(changed: PropertyValues): void {
    const from = this.#from;
    if (!from || !changed.has("place")) return;
    this.#from = undefined;
    const { place } = this;
    // Back in the list, the focus returns to the case that was open.
    const left = from.view === "case" && place.view === "list" ? `#${from.case.id}` : "h2";
    const isSameList = from.view === "list" && place.view === "list";
    if (isSameList) return;
    const focused = this.renderRoot.querySelector<HTMLElement>(left);
    focused?.focus({ preventScroll: left === "h2" });
    if (left === "h2") scrollTo(0, 0);
  }

  #cardOf(shown: LibraryCase): CaseCard {
    return {
      case: shown,
      sequence: this.other ?? shown,
      choose: (sequence) => (this.other = sequence),
      show: this.#show,
      speech: this.#speech,
      signs: this.#looks.signs,
    };
  }

  get #speech(): LibrarySpeech {
    const { words: widgetWords } = this.#spokenByCube;
    const { colorScheme } = this.#looks;
    const scheme = readColorScheme(colorScheme, () => true);
    return {
      words: this.#spokenInLessons.words,
      libraryWords: this.#spoken.words,
      widgetWords,
      colorNames: nameColors(widgetWords, colorScheme, scheme),
    };
  }

  #renderHead(place: LibraryPlace): TemplateResult {
    const { words } = this.#spoken;
    return html`<div class="head">
        <h2 tabindex="-1">${words.say(place.view === "train" ? "train-title" : "title")}</h2>
        <a class="to-lesson" href=${this.#lessonUrl}>${words.say("back")}</a>
      </div>
      ${this.#renderSets(place)}`;
  }

  #renderSets({ set, view }: LibraryPlace): TemplateResult {
    const { words } = this.#spoken;
    const kept = view === "train" ? "train" : "list";
    return html`<nav class="sets" aria-label=${words.say("sets")}>
      ${CASE_SETS.map(
        (each) =>
          html`<a
            href=${writeLibraryLink(each, kept)}
            aria-current=${each === set ? "page" : "false"}
            @click=${() => (this.asked = "")}
          >
            ${each.toUpperCase()}
          </a>`,
      )}
    </nav>`;
  }

  #renderList(set: CaseSet): TemplateResult {
    const { words } = this.#spoken;
    const { signs } = this.#looks;
    const list: CaseList = { set, asked: this.asked, speech: this.#speech, signs };
    const named = { set: set.toUpperCase() };
    return html`<p class="intro">${words.say("intro")}</p>
      ${this.#renderLetters()}
      <div class="tools">
        <label class="search">
          <span>${words.say("search")}</span>
          <input
            type="search"
            autocomplete="off"
            spellcheck="false"
            placeholder=${SEARCH_EXAMPLES}
            .value=${this.asked}
            @input=${({ target }: Event) => (this.asked = (target as HTMLInputElement).value)}
          />
        </label>
        <a class="primary" href=${writeLibraryLink(set, "train")}>${words.say("train", named)}</a>
        <button type="button" class="plain" @click=${() => void this.#print()}>
          ${words.say("print", named)}
        </button>
      </div>
      <p class="found" role="status">${foundInWords(list)}</p>
      ${caseList(list)}`;
  }

  // Someone may come here without a lesson, in which they are explained as well.
  #renderLetters(): TemplateResult {
    const { words } = this.#spokenInLessons;
    return html`<details>
      <summary>${words.say("letters-title")}</summary>
      <p>${words.say("letters-explained")}</p>
    </details>`;
  }

  #renderTrainer(set: CaseSet): TemplateResult {
    return html`<case-trainer
      .set=${set}
      .speech=${this.#speech}
      .signs=${this.#looks.signs}
    ></case-trainer>`;
  }

  // Prints the whole set, not only the cases that were found.
  async #print(): Promise<void> {
    this.asked = "";
    await this.updateComplete;
    print();
  }
}

customElements.define("case-library", CaseLibrary);
