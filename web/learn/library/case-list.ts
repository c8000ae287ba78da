// All cases of a set with their pictures, in groups of similar ones; or those that were looked for, of all sets.

import { html, nothing, type TemplateResult } from "lit";

import { FACES } from "../../core/faces";
import { centerSticker } from "../../core/geometry";
import type { Looks } from "../../site/stored-looks";
import { colorInWords } from "../../widget/words/piece-words";
import { heldAt } from "../lesson/moment";
import { casePicture } from "./case-picture";
import { CASE_GROUPS, type CaseGroup, groupOf } from "./cases/case-shape";
import { caseInWords, type LibrarySpeech } from "./case-words";
import {
  CASE_SETS,
  type CaseSet,
  casesOf,
  findCases,
  type LibraryCase,
  nameOf,
  SOLVED,
} from "./cases/cases";
import { writeLibraryLink } from "./library-link";

const UPPER_COLOR = heldAt(SOLVED).charAt(centerSticker(FACES[0]!));

/** What the list shows. */
export interface CaseList {
  set: CaseSet;
  /** What was looked for; "" for the whole set. */
  asked: string;
  speech: LibrarySpeech;
  signs: Looks["signs"];
}

/** Whether there is something to search for. */
export function isAsked(asked: string): boolean {
  return asked.trim() !== "";
}

/** How many were found, in words. */
export function foundInWords({ asked, speech }: CaseList): string {
  if (!isAsked(asked)) return "";
  return speech.libraryWords.say("found", { count: findCases(asked).length });
}

/** The cases under their headings. */
export function caseList(list: CaseList): TemplateResult {
  const { set, asked, speech } = list;
  const { libraryWords: words } = speech;
  if (isAsked(asked)) {
    const found = findCases(asked);
    const parts = CASE_SETS.map((each) => found.filter((one) => one.set === each));
    return html`${parts.map((cases, place) => section(list, CASE_SETS[place]!.toUpperCase(), cases))}`;
  }
  const cases = casesOf(set);
  const groups: readonly CaseGroup[] = CASE_GROUPS[set];
  const about = words.say(`about-${set}`, {
    count: cases.length,
    colour: colorInWords(UPPER_COLOR, speech.colorNames),
  });
  return html`<p class="about-set">${about}</p>
    ${set === "oll" ? html`<p class="about-set on-paper">${words.say("oll-on-paper")}</p>` : ""}
    ${groups.map((group) =>
      section(
        list,
        words.say(group),
        cases.filter((each) => groupOf(each) === group),
      ),
    )}`;
}

function section(
  { speech, signs }: CaseList,
  heading: string,
  cases: readonly LibraryCase[],
): TemplateResult | typeof nothing {
  if (cases.length === 0) return nothing;
  return html`<section>
    <h3>${heading}</h3>
    <ul class="cases">
      ${cases.map(
        (each) =>
          html`<li>
            ${casePicture(each, signs, caseInWords(speech, each))}
            <div>
              <a id=${each.id} href=${writeLibraryLink(each.id)}>${nameOf(each)}</a>
              ${each.nickname === undefined ? nothing : html`<span class="nickname" lang="en">${each.nickname}</span>`}
              <span class="moves">${each.moves.join(" ")}</span>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}
