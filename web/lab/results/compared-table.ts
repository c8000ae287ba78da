// Two experiments side by side: the mean turns and times of the methods and lengths that both have, and how many cubes
// each has solved, where that tells something.

import { html, nothing, type TemplateResult } from "lit";

import type { Experiment } from "../experiment/experiment";
import { numberIn } from "../looks/numbers";
import type { LabWords } from "../words/lab-words";
import {
  type ComparedMeans,
  type ComparedResults,
  comparedRows,
  type SolvedCount,
} from "./compared-rows";
import { differenceText } from "./experiment-words";

export interface Compared extends ComparedResults {
  name: string;
  startedMs: number;
  experiment: Experiment;
}

export function comparedTable(
  words: LabWords,
  [one, other]: readonly [Compared, Compared],
  nameOf: (method: string) => string,
): TemplateResult {
  if (one.rows.length === 0 || other.rows.length === 0) {
    return html`<p>${words.say("compare-empty")}</p>`;
  }
  const rows = comparedRows(one, other);
  if (rows.length === 0) return html`<p>${words.say("compare-nothing")}</p>`;
  const hasScrambles = rows.some(({ scramble }) => scramble !== undefined);
  const heads = [
    headOf(words, one, other),
    headOf(words, other, one),
    html`${words.say("difference")}`,
  ];
  return html`<table>
    <caption>
      ${words.say("compare-two")}
    </caption>
    <thead>
      <tr>
        <th scope="col" rowspan="2">${words.say("method")}</th>
        ${
          hasScrambles
            ? html`<th scope="col" rowspan="2">${words.say("scramble-turns")}</th>`
            : nothing
        }
        <th scope="colgroup" colspan="3">${words.say("mean-turns")}</th>
        <th scope="colgroup" colspan="3">${words.say("mean-ms")}</th>
      </tr>
      <tr>
        ${[...heads, ...heads].map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ method, scramble, turns, timeMs, counts }) =>
          html`<tr>
            <th scope="row">${nameOf(method)}</th>
            ${hasScrambles ? html`<td>${scramble ?? words.say("all")}</td>` : nothing}
            ${figures(words, turns, counts)} ${figures(words, timeMs)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

// The experiment's name and how it differs from the other, or when it began if they are alike.
function headOf(words: LabWords, one: Compared, other: Compared): TemplateResult {
  const difference = differenceText(words, one.experiment, other.experiment);
  const date = new Date(one.startedMs).toLocaleString(words.language, {
    dateStyle: "medium",
    timeStyle: "medium",
  });
  return html`${one.name}<br /><span class="differs"
      >${difference === "" ? date : difference}</span
    >`;
}

function figures(
  words: LabWords,
  { one, other, difference }: ComparedMeans,
  counts: readonly SolvedCount[] = [],
): TemplateResult[] {
  const sign = difference !== undefined && difference > 0 ? "+" : "";
  return [one, other, difference].map((value, place) => {
    const text = value === undefined ? "–" : numberIn(words.language, value, 2);
    const count = counts[place];
    return html`<td>
      ${place === 2 ? sign : nothing}${text}${count ? solvedText(words, count) : nothing}
    </td>`;
  });
}

function solvedText(words: LabWords, { solved, cubes }: SolvedCount): TemplateResult {
  const number = (value: number) => numberIn(words.language, value);
  const text = words.say("solved-of", { solved: number(solved), cubes: number(cubes) });
  return html`<br />${text}`;
}
