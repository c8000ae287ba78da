// What a lesson takes for known, to be unfolded below it.

import { html, nothing, type TemplateResult } from "lit";

import type { Puzzle } from "../core/puzzles";
import type { LearnWords } from "./words/learn-words";

/** The parts of the cube, the letters of turns and, where the cube on the screen can be turned, how that is done. */
export function explanations(
  words: LearnWords,
  { puzzle, isTurnedByHand }: { puzzle: Puzzle; isTurnedByHand: boolean },
): TemplateResult {
  const pieces = puzzle === "2x2x2" ? "pocket-pieces" : "pieces";
  const letters = puzzle === "2x2x2" ? "pocket-letters-explained" : "letters-explained";
  return html`${unfolding(words.say(`${pieces}-title`), words.say(`${pieces}-explained`))}
  ${unfolding(words.say("letters-title"), words.say(letters))}
  ${
    isTurnedByHand ? unfolding(words.say("by-hand-title"), words.say("by-hand-explained")) : nothing
  }`;
}

/** The way to the room of the mathematics. */
export function mathematicsLink(words: LearnWords): TemplateResult {
  return html`<p class="mathematics">
    <a href="#mathematics">${words.say("mathematics-link")}</a>
    ${words.say("mathematics-why")}
  </p>`;
}

function unfolding(title: string, text: string): TemplateResult {
  return html`<details>
    <summary>${title}</summary>
    <p>${text}</p>
  </details>`;
}
