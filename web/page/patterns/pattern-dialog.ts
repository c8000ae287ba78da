// <pattern-dialog>: a pattern is chosen from a list with pictures, or painted.

import { html, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";

import { goalHeldAs } from "../../core/goal";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import type { WidgetMessage } from "../../widget/words/widget-words";
import { PageDialog } from "../dialogs/page-dialog";
import { PART_PATTERNS, patternOf, WHOLE_PATTERNS, type Pattern } from "./named-patterns";
import { styles } from "./pattern-dialog.styles";
import { colorAs, patternPicture } from "./pattern-looks";
import { patternName } from "./pattern-names";
import "./pattern-painter";
import type { PaintedEvent } from "./pattern-painter";
import { goByKey } from "./picture-list";
import { patternVocabulary, type PatternMessage } from "./words/pattern-words";

export class PatternDialog extends PageDialog<PatternMessage | WidgetMessage> {
  static override styles = styles;

  @state() private isPainting = false;
  #cube: CubewrightCube | undefined;
  #last = "";
  #chosen: string | undefined;

  constructor() {
    super(patternVocabulary);
  }

  /** Opens for `cube` and the pattern that was chosen `last`, "" for none. When the dialog closes, it removes itself and the promise resolves to the choice. */
  async ask(cube: CubewrightCube, last: string): Promise<string | undefined> {
    this.#cube = cube;
    this.#last = last;
    colorAs(this, cube.colorScheme);
    await this.updateComplete;
    this.showModal();
    const { dialog } = this;
    await new Promise((resolve) => dialog.addEventListener("close", resolve));
    this.remove();
    return this.#chosen;
  }

  protected override get heading(): string {
    return this.#say(this.isPainting ? "paint-title" : "choose-pattern");
  }

  protected override renderContent(): TemplateResult {
    const cube = this.#cube;
    if (!cube) return html``;
    return this.isPainting ? this.#renderPainter(cube) : this.#renderList(cube);
  }

  #renderPainter(cube: CubewrightCube): TemplateResult {
    const last = this.#last;
    return html`<pattern-painter
      .cube=${cube}
      .beginning=${last === "" ? "" : goalHeldAs(last, cube.facelets)}
      .words=${this.words}
      @painted-pattern=${({ goal: painted }: PaintedEvent) => this.#choose(painted)}
      @back-to-list=${() => void this.#goTo({ isPainting: false })}
    ></pattern-painter>`;
  }

  #renderList(cube: CubewrightCube): TemplateResult {
    return html`<p>${this.#say("patterns-about")}</p>
      <div class="ways">
        <button type="button" class="paint" @click=${() => void this.#goTo({ isPainting: true })}>
          ${this.#say("paint-own")}
        </button>
        ${
          this.#last === ""
            ? nothing
            : html`<button type="button" @click=${() => this.#choose("")}>
                ${this.#say("no-pattern")}
              </button>`
        }
      </div>
      ${this.#renderGroup(cube, "whole", WHOLE_PATTERNS)}
      ${this.#renderGroup(cube, "parts", PART_PATTERNS)}`;
  }

  #renderGroup(
    { facelets, colorNames, signs }: CubewrightCube,
    name: "whole" | "parts",
    patterns: readonly Pattern[],
  ): TemplateResult {
    const chosen = patternOf(this.#last)?.name;
    const stop = patterns.find((pattern) => pattern.name === chosen) ?? patterns[0];
    return html`<section aria-labelledby=${name}>
      <h3 id=${name}>${this.#say(name)}</h3>
      <ul role="toolbar" aria-labelledby=${name} @keydown=${goByKey}>
        ${patterns.map((pattern) => {
          const held = goalHeldAs(pattern.goal, facelets);
          return html`<li role="none">
            <button
              type="button"
              tabindex=${pattern === stop ? 0 : -1}
              aria-current=${pattern.name === chosen ? "true" : nothing}
              @click=${() => this.#choose(held)}
            >
              ${patternPicture(held, signs, pattern)}
              <span>${patternName(this.words, pattern, facelets, colorNames)}</span>
            </button>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  #choose(goal: string): void {
    this.#chosen = goal;
    this.dialog.close();
  }

  // The pressed button disappears, so the focus is moved.
  async #goTo({ isPainting }: { isPainting: boolean }): Promise<void> {
    this.isPainting = isPainting;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(isPainting ? "pattern-painter" : ".paint")!.focus();
  }

  #say(name: PatternMessage): string {
    return this.words.say(name);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "pattern-dialog": PatternDialog;
  }
}
