// The ways to a cube to learn on: painted by the person, or mixed for them.

import { html, nothing, type TemplateResult } from "lit";

import type { Puzzle } from "../core/puzzles";
import type { LearnWords } from "./words/learn-words";

export interface CubeWays {
  words: LearnWords;
  /** Where a cube can be painted; `undefined`: nowhere. */
  solveUrl: string | undefined;
  mix: (puzzle: Puzzle) => void;
}

/** A button for each puzzle that can be mixed. */
export function mixButtons({ words, mix }: Pick<CubeWays, "words" | "mix">): TemplateResult {
  return html`<button type="button" @click=${() => mix("3x3x3")}>${words.say("mix")}</button>
    <button type="button" @click=${() => mix("2x2x2")}>${words.say("mix-pocket")}</button>`;
}

export function paintLink({ words, solveUrl }: Omit<CubeWays, "mix">): TemplateResult {
  return html`<a class="primary" href=${solveUrl ?? nothing}>${words.say("paint-yours")}</a>`;
}

/** The same choices beside a lesson, in a section that is unfolded at its end. */
export function anotherCube(ways: CubeWays, isAtEnd: boolean): TemplateResult {
  return html`<details ?open=${isAtEnd}>
    <summary>${ways.words.say("another-cube")}</summary>
    <div class="choices">${paintLink(ways)} ${mixButtons(ways)}</div>
  </details>`;
}
