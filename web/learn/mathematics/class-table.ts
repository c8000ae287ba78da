// In which of the twelve classes a cube is: what was counted, what would mend it, and all classes as a table.

import { html, nothing, type TemplateResult } from "lit";

import { classNumber, type CubeClass } from "./cube-class";
import { numbersInWords } from "./counts";
import type { MathematicsMessage, MathematicsWords } from "./words/mathematics-words";

const TWISTS = [0, 1, 2];
const ROWS = [0, 1].flatMap((flip) => [0, 1].map((exchange) => ({ flip, exchange })));

/** In sentences, which class it is and why. */
export function classInWords(words: MathematicsWords, found: CubeClass): TemplateResult {
  const { classes } = numbersInWords(words.language);
  const number = classNumber(found);
  const ways = waysToMend(found).map((way) => words.say(way));
  return html`<p class="verdict">
      ${words.say("class-is", { number, classes })}
      ${words.say(ways.length === 0 ? "is-solvable" : "is-unsolvable")}
    </p>
    <ul>
      <li>${words.say("sum-flip", { flip: found.flip })}</li>
      <li>${words.say("sum-twist", { twist: found.twist })}</li>
      <li>${words.say("sum-exchange", { exchange: found.exchange })}</li>
    </ul>
    <p>${ways.length === 0 ? nothing : words.say("mend", { ways: words.list(ways) })}</p>`;
}

/** What brings a cube of this class into the one that turns can solve. */
export function waysToMend({ flip, twist, exchange }: CubeClass): MathematicsMessage[] {
  return [
    ...(flip === 1 ? (["way-flip"] as const) : []),
    // One clockwise turn of a corner too many.
    ...(twist === 1 ? (["way-twist-back"] as const) : []),
    ...(twist === 2 ? (["way-twist"] as const) : []),
    ...(exchange === 1 ? (["way-exchange"] as const) : []),
  ];
}

/** All classes, with a mark at that of the cube. */
export function classTable(words: MathematicsWords, found: CubeClass | undefined): TemplateResult {
  const yours = found && classNumber(found);
  return html`<table class="classes">
    <caption>
      ${words.say("class-table")}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${TWISTS.map((twist) => html`<th scope="col">${words.say("column-class", { twist })}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${ROWS.map(
        (row) =>
          html`<tr>
            <th scope="row">${words.say("row-class", row)}</th>
            ${TWISTS.map((twist) => {
              const number = classNumber({ ...row, twist });
              const isYours = number === yours;
              return html`<td aria-current=${isYours ? "true" : nothing}>
                ${number} <span class="yours">${isYours ? words.say("your-cube") : ""}</span>
              </td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
