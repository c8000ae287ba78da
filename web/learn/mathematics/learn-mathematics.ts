// The mathematics behind the cube, for those who ask: short pages, and beside them a cube that shows what they say.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { readStoredLooks } from "../../site/stored-looks";
import { CubewrightCube } from "../../widget/cubewright-cube";
import { readColorScheme } from "../../widget/looks/color-scheme";
import type { SharedEngine } from "../../widget/solve/shared-engine";
import { nameColors } from "../../widget/words/color-names";
import { Spoken } from "../../widget/words/spoken";
import { widgetVocabulary } from "../../widget/words/widget-words";
import { type Block, type Chapter, chapterOf, CHAPTERS, linkTo } from "./chapters";
import { numbersInWords } from "./counts";
import {
  DEMONSTRATIONS,
  type DemonstrationName,
  isOfGroup,
  stageDemonstration,
} from "./demonstrations";
import type { LessonKnowledge } from "./lesson-knowledge";
import { styles } from "./learn-mathematics.styles";
import { ShownCube } from "./shown-cube";
import { stageTable } from "./stage-table";
import { type ChangedCubeEvent, LearnWorkbench, type PieceNames } from "./workbench";
import { mathematicsVocabulary, type MathematicsMessage } from "./words/mathematics-words";

/** What the cube shows: something that was chosen, a stage, or what the reader has made of it. */
type Shown = { name: DemonstrationName } | { stage: string } | undefined;

export class LearnMathematics extends LitElement {
  static override styles = styles;

  @state() private chapter: Chapter = chapterOf("");
  @state() private shown: Shown;

  readonly #spoken = new Spoken(this, mathematicsVocabulary);
  readonly #spokenByCube = new Spoken(this, widgetVocabulary);
  readonly #looks = readStoredLooks();
  readonly #cube = new CubewrightCube();
  readonly #shownCube: ShownCube;
  readonly #lessons: LessonKnowledge;

  /** @param engine tells in which class a cube is */
  constructor(engine: SharedEngine, lessons: LessonKnowledge) {
    super();
    this.#lessons = lessons;
    Object.assign(this.#cube, { controls: "none", ...this.#looks });
    this.#shownCube = new ShownCube(this, this.#cube, async (facelets) =>
      (await engine.solver()).check(facelets),
    );
  }

  /** Opens the page that an address asks for, by what follows "#". */
  open(fragment: string): void {
    const before = this.hasUpdated ? this.chapter : undefined;
    this.chapter = chapterOf(fragment);
    if (this.chapter !== before) this.#show({ name: this.chapter.first }, { plays: false });
    this.#shownCube.wantClass(this.chapter.blocks.some((block) => "workbench" in block));
    document.documentElement.scrollTo({ top: 0 });
  }

  override render(): TemplateResult {
    const { words } = this.#spoken;
    return html`<div class="layout">
      <header>
        <p><a href="#">${words.say("back")}</a></p>
        <p class="title">${words.say("title")}</p>
        <p>${words.say("lead")}</p>
        <nav aria-label=${words.say("contents")}>
          <ol>
            ${CHAPTERS.map((each) => {
              const isHere = each === this.chapter;
              return html`<li>
                <a href=${linkTo(each)} aria-current=${isHere ? "page" : nothing}>
                  ${words.say(each.title)}
                </a>
              </li>`;
            })}
          </ol>
        </nav>
      </header>
      ${this.#renderShown()}
      <article>
        <h2 tabindex="-1">${words.say(this.chapter.title)}</h2>
        ${this.chapter.blocks.map((block) => this.#renderBlock(block))} ${this.#renderOthers()}
      </article>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    // Someone who has followed a link here reads on from its heading.
    if (changed.has("chapter" as keyof this)) {
      this.renderRoot.querySelector("h2")!.focus({ preventScroll: true });
    }
  }

  get #pieceNames(): PieceNames {
    const { words: widgetWords } = this.#spokenByCube;
    const { colorScheme } = this.#looks;
    const colorNames = nameColors(
      widgetWords,
      colorScheme,
      readColorScheme(colorScheme, () => true),
    );
    return { widgetWords, colorNames };
  }

  #say(name: MathematicsMessage): string {
    const { words } = this.#spoken;
    return words.say(name, numbersInWords(words.language));
  }

  #renderShown(): TemplateResult {
    const { words } = this.#spoken;
    const cube = this.#shownCube;
    const { turns, index } = cube;
    const button = (name: MathematicsMessage, act: () => void, isOff: boolean) =>
      html`<button
        type="button"
        aria-disabled=${isOff}
        @click=${() => {
          if (!isOff) act();
        }}
      >
        ${words.say(name)}
      </button>`;
    const hasNone = turns.length === 0;
    return html`<section class="shown" aria-label=${words.say("shown")}>
      ${this.#cube}
      <div class="told">
        <p role="status">${this.#shownInWords}</p>
        <ol class="turns" aria-label=${words.say("turns")} ?hidden=${hasNone}>
          ${turns.map(
            (turn, place) =>
              html`<li
                class=${place < index ? "done" : ""}
                aria-current=${place === index ? "step" : nothing}
              >
                ${turn}
              </li>`,
          )}
        </ol>
        <div class="playing" ?hidden=${hasNone}>
          ${button("turn-back", () => cube.turn(-1), index === 0)}
          ${button("turn-on", () => cube.turn(1), index === turns.length)}
          ${button("play", () => cube.play(), hasNone)}
        </div>
      </div>
    </section>`;
  }

  get #shownInWords(): string {
    const { words } = this.#spoken;
    const { shown } = this;
    if (!shown) return words.say("your-cube");
    if ("name" in shown) return this.#say(shown.name);
    if (shown.stage === "start") return words.say("show-mixed");
    const stage = this.#nameStage(shown.stage);
    return words.say(isOfGroup(shown.stage) ? "group-shown" : "stage-shown", { stage });
  }

  #nameStage(id: string): string {
    const { words } = this.#spoken;
    if (id === "start") return words.say("stage-start");
    return this.#lessons.nameStage(words.language, id);
  }

  #renderBlock(block: Block): TemplateResult {
    if ("heading" in block) return html`<h3>${this.#say(block.heading)}</h3>`;
    if ("text" in block) return html`<p>${this.#say(block.text)}</p>`;
    if ("stagesOf" in block) {
      return stageTable(
        this.#spoken.words,
        block.stagesOf,
        (stage) => this.#nameStage(stage),
        (stage) => this.#show({ stage }),
      );
    }
    if ("workbench" in block) {
      return html`<learn-workbench
        .words=${this.#spoken.words}
        .names=${this.#pieceNames}
        .cube=${this.#shownCube}
        .known=${this.#shownCube.knownClass}
        .isPending=${this.#shownCube.isFindingClass}
        @changed-cube=${({ facelets }: ChangedCubeEvent) => {
          this.shown = undefined;
          this.#shownCube.showStill(facelets);
        }}
      ></learn-workbench>`;
    }
    return html`<ul class="shows">
      ${block.shows.map(
        (name) =>
          html`<li>
            <button
              type="button"
              aria-pressed=${this.shown !== undefined && "name" in this.shown && this.shown.name === name}
              @click=${() => this.#show({ name })}
            >
              ${this.#say(name)}
            </button>
          </li>`,
      )}
    </ul>`;
  }

  #renderOthers(): TemplateResult {
    const { words } = this.#spoken;
    const here = CHAPTERS.indexOf(this.chapter);
    const link = (chapter: Chapter | undefined, name: "previous" | "next") =>
      chapter
        ? html`<a class=${name} href=${linkTo(chapter)}>
            ${words.say(name, { title: words.say(chapter.title) })}
          </a>`
        : nothing;
    return html`<div class="others">
      ${link(CHAPTERS[here - 1], "previous")} ${link(CHAPTERS[here + 1], "next")}
    </div>`;
  }

  #show(shown: NonNullable<Shown>, { plays = true } = {}): void {
    this.shown = shown;
    const demonstration =
      "name" in shown
        ? DEMONSTRATIONS[shown.name]
        : stageDemonstration(this.#lessons.goals, shown.stage);
    this.#shownCube.show(demonstration);
    if (plays && demonstration.turns !== "") this.#shownCube.play();
  }
}

export { mathematicsVocabulary };

/** The pages, to be put into the page of lessons. */
export function createMathematics(
  engine: SharedEngine,
  lessons: LessonKnowledge,
): LearnMathematics {
  if (!customElements.get("learn-mathematics")) {
    customElements.define("learn-workbench", LearnWorkbench);
    customElements.define("learn-mathematics", LearnMathematics);
  }
  return new LearnMathematics(engine, lessons);
}

declare global {
  interface HTMLElementTagNameMap {
    "learn-mathematics": LearnMathematics;
  }
}
