// Two experiments side by side: the mean turns and times of the methods and lengths that both have.

import { html, nothing, type TemplateResult } from "lit";

import type { ResultRow } from "../../engine/experiments";
import type { Experiment } from "../experiment/experiment";
import { numberIn } from "../looks/numbers";
import type { LabWords } from "../words/lab-words";
import { differenceText } from "./experiment-words";

export interface Compared {
  name: string;
  startedMs: number;
  experiment: Experiment;
  rows: readonly ResultRow[];
}

export function comparedTable(
  words: LabWords,
  [one, other]: readonly [Compared, Compared],
  nameOf: (method: string) => string,
): TemplateResult {
  const pairs = one.rows.flatMap((row) => {
    const same = other.rows.find(
      ({ method, scramble }) => method === row.method && scramble === row.scramble,
    );
    return same ? [[row, same] as const] : [];
  });
  const hasScrambles = pairs.some(([{ scramble }]) => scramble !== undefined);
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
      ${pairs.map(
        ([row, same]) =>
          html`<tr>
            <th scope="row">${nameOf(row.method)}</th>
            ${hasScrambles ? html`<td>${row.scramble ?? words.say("all")}</td>` : nothing}
            ${figures(words, row.turns?.mean, same.turns?.mean)}
            ${figures(words, row.timeMs.mean, same.timeMs.mean)}
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
  { language }: LabWords,
  one: number | undefined,
  other: number | undefined,
): TemplateResult[] {
  const difference = one === undefined || other === undefined ? undefined : other - one;
  return [one, other, difference].map((value, place) => {
    const sign = place === 2 && value !== undefined && value > 0 ? "+" : "";
    return html`<td>${value === undefined ? "–" : sign + numberIn(language, value, 2)}</td>`;
  });
}
