// <pattern-painter>: a pattern is painted on a net, with "anything" as a colour of its own.

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { UNKNOWN } from "../../core/completion";
import { CENTER_INDEXES, isSolved } from "../../core/facelets";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import type { StickerEvent } from "../../widget/hand/sticker-event";
import { listenForUndo } from "../../widget/hand/undo-keys";
import { StyledElement } from "../../widget/looks/styled-element";
import { Painting } from "../../widget/paint/painting";
import "../../widget/paint/palette";
import type { BrushEvent } from "../../widget/paint/palette";
import { styles } from "./pattern-painter.styles";
import { checkPattern, type PatternFault } from "./pattern-check";
import "./pattern-net";
import { patternVocabulary, type PatternMessage } from "./words/pattern-words";

/** The person wants to make what they have painted. */
export class PaintedEvent extends Event {
  /** 54 letters, with `?` for stickers that may be anything. */
  readonly goal: string;

  constructor(goal: string) {
    super("painted-pattern");
    this.goal = goal;
  }
}

type Verdict = "nothing-painted" | "is-solved" | "checking-pattern" | "can-be-made" | "not-checked";

@customElement("pattern-painter")
export class PatternPainter extends StyledElement {
  static override styles = styles;

  @property({ attribute: false }) cube!: CubewrightCube;
  /** The pattern to begin with; "": nothing is painted yet. */
  @property() beginning = "";
  @property({ attribute: false }) words = patternVocabulary.english;
  @state() private facelets = "";
  @state() private verdict: Verdict | PatternFault = "nothing-painted";
  /** The message about the last press, if it painted nothing. */
  @state() private note: PatternMessage | undefined;
  // Centres are not painted, so the other events do not occur.
  readonly #painting = new Painting(this, {
    painted: (facelets) => this.#show(facelets),
    held: () => undefined,
    centerUnpainted: () => undefined,
  });
  readonly #before: string[] = [];
  readonly #undone: string[] = [];
  #stroke: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    listenForUndo(this, this);
    this.addEventListener("keydown", this.#paintByKey);
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector("pattern-net")!.focus());
  }

  undo(): void {
    this.#exchange(this.#before, this.#undone);
  }

  redo(): void {
    this.#exchange(this.#undone, this.#before);
  }

  protected override willUpdate(): void {
    if (this.facelets !== "") return;
    this.facelets = this.beginning === "" ? this.#blank : this.beginning;
    void this.#check();
  }

  protected override render(): TemplateResult {
    const { words, cube, facelets, verdict } = this;
    const fault = typeof verdict === "object" ? verdict : undefined;
    return html`<p>${words.say("paint-about")}</p>
      <div class="paint" @pointerdown=${() => (this.#stroke = undefined)}>
        <cubewright-palette
          .words=${words}
          .facelets=${facelets}
          .brush=${this.#painting.brush}
          .colorNames=${cube.colorNames}
          .signs=${cube.signs}
          @brush-choice=${({ brush }: BrushEvent) => (this.#painting.brush = brush)}
        ></cubewright-palette>
        <pattern-net
          .words=${words}
          .facelets=${facelets}
          .marks=${fault?.stickers ?? []}
          .faulty=${fault !== undefined}
          .brushIsChosen=${this.#painting.isChosen}
          .colorNames=${cube.colorNames}
          .signs=${cube.signs}
          @sticker-press=${({ index }: StickerEvent) => this.#press(index)}
          @sticker-stroke=${({ index }: StickerEvent) => this.#paintAlong(index)}
        ></pattern-net>
      </div>
      <p role="status">${fault ? nothing : words.say(this.note ?? (verdict as Verdict))}</p>
      <p role="alert">${fault ? words.say("cannot-be-made", { why: fault.why }) : nothing}</p>
      <div class="ways">
        <button
          type="button"
          class="primary"
          aria-disabled=${this.#mayBeMade ? nothing : "true"}
          @click=${() => void this.#finish()}
        >
          ${words.say("make-painted")}
        </button>
        ${this.#renderUndo("undo", this.#before)} ${this.#renderUndo("redo", this.#undone)}
        <button type="button" @click=${() => this.#show(this.#blank)}>
          ${words.say("all-anything")}
        </button>
        <button type="button" @click=${() => this.#show(cube.facelets)}>
          ${words.say("from-my-cube")}
        </button>
        <button type="button" @click=${() => this.dispatchEvent(new Event("back-to-list"))}>
          ${words.say("back-to-list")}
        </button>
      </div>`;
  }

  get #mayBeMade(): boolean {
    const { verdict } = this;
    return ["can-be-made", "not-checked", "checking-pattern"].some((each) => each === verdict);
  }

  #renderUndo(name: "undo" | "redo", steps: readonly string[]): TemplateResult {
    return html`<button
      type="button"
      aria-disabled=${steps.length > 0 ? nothing : "true"}
      @click=${() => this[name]()}
    >
      ${this.words.say(name)}
    </button>`;
  }

  // Only the centres are painted, as on the person's cube.
  get #blank(): string {
    return Array.from(this.cube.facelets, (letter, sticker) =>
      CENTER_INDEXES.includes(sticker) ? letter : UNKNOWN,
    ).join("");
  }

  readonly #paintByKey = (event: KeyboardEvent): void => {
    if (!this.#painting.chooseBrushByKey(event)) return;
    this.renderRoot.querySelector("pattern-net")!.paintByDigit(this.#painting.brush);
  };

  #press(index: number): void {
    if (CENTER_INDEXES.includes(index)) this.note = "centre-of-pattern";
    else this.#painting.paint(this.facelets, index);
  }

  // A whole stroke is undone in one step.
  #paintAlong(index: number): void {
    const { facelets } = this;
    this.#painting.paintAlong(facelets, index);
    if (facelets === this.facelets) return;
    if (this.#stroke !== undefined) this.#before.pop();
    this.#stroke ??= facelets;
  }

  #show(facelets: string): void {
    if (facelets === this.facelets) return;
    this.#before.push(this.facelets);
    this.#undone.length = 0;
    this.facelets = facelets;
    void this.#check();
  }

  #exchange(from: string[], to: string[]): void {
    const facelets = from.pop();
    if (facelets === undefined) return;
    to.push(this.facelets);
    this.facelets = facelets;
    void this.#check();
  }

  // If several checks overlap, the last one counts.
  async #check(): Promise<void> {
    const { facelets, words, cube } = this;
    this.note = undefined;
    const isEmpty = facelets === this.#blank;
    if (isEmpty || isSolved(facelets)) {
      this.verdict = isEmpty ? "nothing-painted" : "is-solved";
      return;
    }
    this.verdict = "checking-pattern";
    const verdict = await checkPattern(facelets, words, cube.colorNames).then(
      (fault) => fault ?? "can-be-made",
      () => "not-checked" as const,
    );
    if (facelets === this.facelets) this.verdict = verdict;
  }

  // A pattern that could not be checked here is checked when it is made.
  async #finish(): Promise<void> {
    if (this.verdict === "checking-pattern") await this.#check();
    const { verdict } = this;
    if (verdict === "can-be-made" || verdict === "not-checked") {
      this.dispatchEvent(new PaintedEvent(this.facelets));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "pattern-painter": PatternPainter;
  }
}
