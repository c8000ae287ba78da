// How many positions the stages of a method leave, as a table. Pressing the name of a stage shows it on the cube.

import { html, type TemplateResult } from "lit";

import { type CountedMethod, numberFormat, STAGE_COUNTS, type StageCount } from "./counts";
import type { MathematicsMessage, MathematicsWords } from "./words/mathematics-words";

/**
 * @param nameOf what a stage is called
 * @param show is called with a stage that was chosen
 */
export function stageTable(
  words: MathematicsWords,
  method: CountedMethod,
  nameOf: (stage: string) => string,
  show: (stage: string) => void,
): TemplateResult {
  const format = numberFormat(words.language);
  const stages: readonly StageCount[] = STAGE_COUNTS[method];
  const column = (name: MathematicsMessage) => html`<th scope="col">${words.say(name)}</th>`;
  return html`<table>
    <thead>
      <tr>
        ${column("column-stage")} ${column("column-left")} ${column("column-fewer")}
      </tr>
    </thead>
    <tbody>
      ${stages.map(({ id, left }, number) => {
        const before = stages[number - 1]?.left;
        return html`<tr>
          <th scope="row">
            <button type="button" @click=${() => show(id)}>${nameOf(id)}</button>
          </th>
          <td>${inGroups(format(left))}</td>
          <td>${before === undefined ? "" : inGroups(format(before / left))}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** A number that may go on in the next line after each separator of its groups, where a row is too narrow for it. */
export function inGroups(number: string): TemplateResult[] {
  return (number.match(/\d+\D?/g) ?? []).map((group) => html`${group}<wbr />`);
}
