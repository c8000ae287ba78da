// <pattern-note>: which pattern was chosen while the moves do not lead to it, and why one that a link brought cannot be
// made.

import { css, html, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import type { CubewrightCube } from "../../widget/cubewright-cube";
import { StyledElement } from "../../widget/looks/styled-element";
import { foundation } from "../../widget/looks/theme";
import { Spoken } from "../../widget/words/spoken";
import { patternOf } from "./named-patterns";
import { checkPattern } from "./pattern-check";
import { patternName } from "./pattern-names";
import { type PatternWords, patternVocabulary } from "./words/pattern-words";

export class PatternNote extends StyledElement {
  @property({ attribute: false }) cube: CubewrightCube | undefined;
  /** The chosen pattern: 54 letters, with `?` for stickers that may be anything; "" for none. */
  @property() pattern = "";
  /** Whether the cube's moves lead to it. */
  @property({ type: Boolean }) isGoal = false;
  /** Whether it was chosen on this page, where a pattern is checked before it is taken. */
  @property({ type: Boolean }) isChecked = false;
  // Why it cannot be made.
  @state() private fault = "";
  #faultWords: PatternWords | undefined;
  readonly #spoken = new Spoken(this, patternVocabulary);

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("pattern")) {
      this.fault = "";
      if (this.pattern !== "" && !this.isChecked) void this.#check();
    } else if (this.fault !== "" && this.#faultWords !== this.#spoken.words) void this.#check();
  }

  async #check(): Promise<void> {
    const { cube, pattern } = this;
    const words = (this.#faultWords = this.#spoken.words);
    // If it cannot be checked now, it is checked when it is made.
    const fault = await checkPattern(pattern, words, cube!.colorNames).catch(() => undefined);
    if (pattern !== this.pattern || words !== this.#faultWords) return;
    this.fault = fault ? words.say("cannot-be-made", { why: fault.why }) : "";
  }

  protected override render(): TemplateResult {
    const { cube, pattern, isGoal, fault } = this;
    return html`<p role="status">${fault}</p>
      ${cube && pattern !== "" && !isGoal ? html`<p>${this.#nameOf(cube, pattern)}</p>` : ""}`;
  }

  #nameOf(cube: CubewrightCube, pattern: string): string {
    const { words } = this.#spoken;
    const name = patternName(words, patternOf(pattern), pattern, cube.colorNames);
    return words.say("your-pattern", { name });
  }

  static override styles = [
    foundation,
    css`
      p {
        margin: 0;
      }

      p:not(:empty) {
        margin-block: 4px;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    "pattern-note": PatternNote;
  }
}
