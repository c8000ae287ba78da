// Where the method is chosen, with what CFOP means: a name that explains nothing by itself.

import { html, nothing, type TemplateResult } from "lit";

import { methodName } from "./cards/names";
import type { Course } from "./course";
import { type TaughtMethod, taughtMethodsOf } from "./lesson/lesson";
import type { LearnWords } from "./words/learn-words";
import { pageWords } from "./words/page-messages";

export function methodChoice(
  words: LearnWords,
  course: Pick<Course, "choose" | "method" | "puzzle">,
): TemplateResult {
  const { method, puzzle } = course;
  const choose = ({ target }: Event) =>
    void course.choose((target as HTMLSelectElement).value as TaughtMethod);
  return html`<div>
    <label class="method">
      ${words.say("method")}
      <select @change=${choose}>
        ${taughtMethodsOf(puzzle).map((each) => {
          const name = methodName({ words }, each);
          return html`<option value=${each} .selected=${each === method}>${name}</option>`;
        })}
      </select>
    </label>
    ${
      method.startsWith("cfop")
        ? html`<p class="why">${pageWords(words.language).say("cfop-explained", { method })}</p>`
        : nothing
    }
  </div>`;
}
