// The case of a step, for the card of a lesson: the case's picture, in the colours of the lesson's cube, and the way to
// its page in the library. Lessons that have cases load it.

import { html, nothing, type TemplateResult } from "lit";

import type { Looks } from "../../site/stored-looks";
import type { Moment } from "../lesson/moment";
import { casePicture } from "./case-picture";
import { CASES } from "./cases/cases";
import { writeLibraryLink } from "./library-link";

export interface StepCase {
  /** Its name, such as "oll-27". */
  id: string;
  /** What it is called. */
  called: string;
  /** The cube when the sequence begins; `undefined` if only some of its pieces are as in the case. */
  start: Moment | undefined;
  signs: Looks["signs"];
}

/** A link to the case, with its picture; nothing if the library does not have it. The card says the same in words. */
export function stepCase(step: StepCase): TemplateResult | typeof nothing {
  const { id, called, start, signs } = step;
  const found = CASES.find((each) => each.id === id);
  if (!found) return nothing;
  const picture = start ? casePicture({ set: found.set, start }, signs) : nothing;
  return html`<a class="named" href=${writeLibraryLink(id)}>${picture} <span>${called}</span></a>`;
}
