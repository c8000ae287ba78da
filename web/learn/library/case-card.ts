// One case: its name, what it looks like, and its turns, to be made on the cube beside it.

import { html, nothing, type TemplateResult } from "lit";

import type { WrittenMove } from "../../core/moves";
import type { Looks } from "../../site/stored-looks";
import { holdInWords } from "../../widget/words/hold-words";
import { moveInWords } from "../../widget/words/move-words";
import { heldAt } from "../lesson/moment";
import type { CaseOnCube } from "./case-on-cube";
import { casePicture } from "./case-picture";
import { caseWays, waysOf } from "./case-ways";
import { caseInWords, type LibrarySpeech } from "./case-words";
import { type CaseSequence, casesOf, type LibraryCase, nameOf, SOLVED } from "./cases/cases";
import { writeLibraryLink } from "./library-link";
import type { LibraryMessage } from "./words/library-words";

/** What is shown of a case. */
export interface CaseCard {
  case: LibraryCase;
  /** The chosen one of its sequences. */
  sequence: CaseSequence;
  choose: (sequence: CaseSequence) => void;
  show: CaseOnCube;
  speech: LibrarySpeech;
  signs: Looks["signs"];
}

/** Its name, with the way back to the list and on to its neighbours. */
export function caseHead({ case: shown, speech }: CaseCard): TemplateResult {
  const { libraryWords: words } = speech;
  const cases = casesOf(shown.set);
  const place = cases.indexOf(shown);
  const beside = (name: LibraryMessage, sign: string, other: LibraryCase) =>
    html`<a class="step" href=${writeLibraryLink(other.id)}>
      <span aria-hidden="true">${sign}</span>
      <span class="spoken">${words.say(name)}: ${nameOf(other)}</span>
    </a>`;
  return html`<div class="head">
    <a class="to-list" href=${writeLibraryLink(shown.set)}>${words.say("all")}</a>
    ${beside("previous", "‹", cases.at(place - 1)!)}
    <h2 tabindex="-1">${nameOf(shown)}</h2>
    ${beside("next", "›", cases[(place + 1) % cases.length]!)}
  </div>`;
}

/** The buttons below the cube, the turns, the next turn in words, and other sequences. */
export function caseTurns(card: CaseCard): TemplateResult {
  const { sequence, choose, show, speech } = card;
  const { words, libraryWords, widgetWords, colorNames } = speech;
  const { index, isPlaying } = show;
  const next = sequence.moves[index];
  const button = (name: string, act: () => void, isOff: boolean, kind = "") =>
    html`<button type="button" class=${kind} aria-disabled=${isOff} @click=${() => !isOff && act()}>
      ${name}
    </button>`;
  return html`<div class="turning">
      ${button(libraryWords.say("show-me"), () => show.play(), false, "primary")}
      ${button(words.say("previous-turn"), () => show.turn(-1), index === 0)}
      ${button(words.say("next-turn"), () => show.turn(1), next === undefined)}
      ${button(libraryWords.say("set-up"), () => show.setUp(), index === 0)}
    </div>
    <section class="card" aria-label=${words.say("turns")}>
      ${turnsInPlace(card, "moves", words.say("turns"), index)}
      <p class="now" aria-live=${isPlaying ? "off" : "polite"}>
        ${
          next === undefined
            ? nothing
            : moveInWords(widgetWords, next, heldAt(show.moment), colorNames)
        }
      </p>
    </section>
    ${caseWays(card.case, sequence, libraryWords, choose)}`;
}

/** What the case looks like, and how it comes about on the person's own cube. */
export function caseAbout(card: CaseCard): TemplateResult {
  const { case: shown, speech, signs } = card;
  const { libraryWords: words, widgetWords, colorNames } = speech;
  const held = holdInWords(widgetWords, heldAt(SOLVED), colorNames);
  return html`<section class="card about">
      <div>
        <h3>${words.say("sees")}</h3>
        ${
          shown.nickname === undefined
            ? nothing
            : html`<p>${words.say("nickname", { name: shown.nickname })}</p>`
        }
        <p>${caseInWords(speech, shown)}</p>
      </div>
      ${casePicture(shown, signs)}
    </section>
    <section class="card">
      <h3>${words.say("own-cube")}</h3>
      <p>${words.say("own-cube-how")}</p>
      ${turnsInPlace(card, "setup", words.say("own-cube"))}
      <p class="soft">${held}</p>
    </section>`;
}

/**
 * Turns of the chosen sequence. Those of the others take the same place, unseen, so that nothing below moves when one
 * of them is chosen.
 *
 * @param index how many are done, if they are being made
 */
function turnsInPlace(
  { case: shown, sequence }: CaseCard,
  which: "moves" | "setup",
  label: string,
  index?: number,
): TemplateResult {
  return html`<div class="in-place">
    ${waysOf(shown).map((way) =>
      way === sequence
        ? turnsOf(way[which], label, index)
        : html`<div class="unseen" aria-hidden="true">${turnsOf(way[which], label)}</div>`,
    )}
  </div>`;
}

/** @param index how many are done, if they are being made */
function turnsOf(moves: readonly WrittenMove[], label: string, index?: number): TemplateResult {
  return html`<ol class="turns" aria-label=${label}>
    ${moves.map(
      (move, place) =>
        html`<li
          class=${index !== undefined && place < index ? "done" : ""}
          aria-current=${place === index ? "step" : nothing}
        >
          ${move}
        </li>`,
    )}
  </ol>`;
}
