// The sequences of a case that lie differently in the hand, to choose from.

import { html, nothing, type TemplateResult } from "lit";

import type { CaseSequence, LibraryCase } from "./cases/cases";
import type { LibraryWords } from "./words/library-words";

/** The sequences of a case, its own first. */
export function waysOf(shown: LibraryCase): readonly CaseSequence[] {
  return [shown, ...shown.others];
}

/** What there is to choose; nothing where the case has its own sequence only. */
export function caseWays(
  shown: LibraryCase,
  chosen: CaseSequence,
  words: LibraryWords,
  choose: (way: CaseSequence) => void,
): TemplateResult | typeof nothing {
  if (shown.others.length === 0) return nothing;
  return html`<fieldset class="card ways">
    <legend>${words.say("sequences")}</legend>
    ${waysOf(shown).map((way) => {
      const name = words.say(`way-${way.kind ?? "own"}`);
      const moves = way.moves.join(" ");
      return html`<label>
        <input
          type="radio"
          name="way"
          aria-label="${name}: ${moves}"
          .checked=${way === chosen}
          @change=${() => choose(way)}
        />
        <span>${name} <span class="moves">${moves}</span></span>
      </label>`;
    })}
  </fieldset>`;
}
