// The table of results: a row for each method, and for each length of scrambles. It can be sorted by any column.

import { html, nothing, type TemplateResult } from "lit";

import type { Figures, ResultRow } from "../../engine/experiments";
import { numberIn } from "../looks/numbers";
import type { LabMessage, LabWords } from "../words/lab-words";
import { rowName } from "./method-name";

/** A column that the table is sorted by. */
export interface Sorting {
  column: string;
  isDescending: boolean;
}

export interface ResultTable {
  rows: readonly ResultRow[];
  words: LabWords;
  nameOf: (method: string) => string;
  /** `undefined`: in the experiment's order. */
  sorting: Sorting | undefined;
  sort: (column: string) => void;
  showCubes: (row: ResultRow) => void;
  solveUrl: (row: ResultRow, which: "best" | "worst") => string;
}

interface Column {
  id: string;
  name: LabMessage;
  value: (row: ResultRow) => number | undefined;
  decimals: number;
}

const FIGURES = ["mean", "median", "least", "most", "deviation"] as const;

function figureColumns(
  group: "turns" | "timeMs",
  decimalsOf: (figure: keyof Figures) => number,
): Column[] {
  return FIGURES.map((figure) => ({
    id: `${group}-${figure}`,
    name: figure,
    value: (row) => row[group]?.[figure],
    decimals: decimalsOf(figure),
  }));
}

const SCRAMBLE: Column = {
  id: "scramble",
  name: "scramble-turns",
  value: ({ scramble }) => scramble,
  decimals: 0,
};
const COUNTS: readonly Column[] = [
  { id: "cubes", name: "cubes", value: ({ cubes }) => cubes, decimals: 0 },
  { id: "given-up", name: "given-up", value: ({ givenUp }) => givenUp, decimals: 0 },
  { id: "proven", name: "proven", value: ({ proven }) => proven, decimals: 0 },
];
const WHOLE = new Set<keyof Figures>(["least", "most"]);
const TURNS = figureColumns("turns", (figure) =>
  WHOLE.has(figure) ? 0 : figure === "median" ? 1 : 2,
);
// As in the table of the command: some methods take microseconds.
const TIMES = figureColumns("timeMs", () => 3);

export function resultTable(table: ResultTable): TemplateResult {
  const { words, rows } = table;
  const hasScrambles = rows.some(({ scramble }) => scramble !== undefined);
  // What matters most comes first: a phone shows some columns only.
  const scramble = hasScrambles ? [SCRAMBLE] : [];
  const group = (name: LabMessage, columns: readonly Column[]) =>
    html`<th scope="colgroup" colspan=${columns.length} class="group">${words.say(name)}</th>`;
  return html`<table class="results">
    <caption>
      ${words.say("results")}
    </caption>
    <thead>
      <tr>
        ${methodHead(table)} ${scramble.map((column) => head(table, column, 2))}
        ${group("turns", TURNS)} ${group("ms", TIMES)}
        ${COUNTS.map((column) => head(table, column, 2))}
        <th scope="col" rowspan="2">${words.say("best-cube")}</th>
        <th scope="col" rowspan="2">${words.say("worst-cube")}</th>
      </tr>
      <tr>
        ${TURNS.map((column) => head(table, column, 1, "turns"))}
        ${TIMES.map((column) => head(table, column, 1, "ms"))}
      </tr>
    </thead>
    <tbody>
      ${sorted(table).map((row) => renderRow(table, row, [...scramble, ...TURNS, ...TIMES, ...COUNTS]))}
    </tbody>
  </table>`;
}

function methodHead(table: ResultTable): TemplateResult {
  return html`<th scope="col" rowspan="2" aria-sort=${sortOf(table, "method")}>
    ${sortButton(table, "method", table.words.say("method"))}
  </th>`;
}

function head(
  table: ResultTable,
  column: Column,
  rowspan: number,
  group?: LabMessage,
): TemplateResult {
  const { words } = table;
  const name = words.say(column.name);
  // Turns and times each have a column of this name.
  const whole = group ? words.say("figure-of", { group: words.say(group), figure: name }) : name;
  return html`<th scope="col" rowspan=${rowspan} aria-sort=${sortOf(table, column.id)}>
    ${sortButton(table, column.id, name, whole)}
  </th>`;
}

function sortButton(
  { sort, sorting }: ResultTable,
  column: string,
  name: string,
  wholeName = name,
): TemplateResult {
  const sign = sorting?.column !== column ? "" : sorting.isDescending ? " ▼" : " ▲";
  return html`<button
    type="button"
    class="sort"
    aria-label=${wholeName}
    @click=${() => sort(column)}
  >
    ${name}<span aria-hidden="true">${sign}</span>
  </button>`;
}

function sortOf({ sorting }: ResultTable, column: string) {
  if (sorting?.column !== column) return nothing;
  return sorting.isDescending ? "descending" : "ascending";
}

function sorted({ rows, sorting, nameOf }: ResultTable): readonly ResultRow[] {
  if (!sorting) return rows;
  const sign = sorting.isDescending ? -1 : 1;
  if (sorting.column === "method") {
    return rows.toSorted((a, b) => sign * nameOf(a.method).localeCompare(nameOf(b.method)));
  }
  const column = [SCRAMBLE, ...COUNTS, ...TURNS, ...TIMES].find(({ id }) => id === sorting.column)!;
  // Rows without a value come last in either direction.
  const valueOf = (row: ResultRow) => column.value(row) ?? sign * Infinity;
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    return left === right ? 0 : sign * (left - right);
  });
}

function renderRow(table: ResultTable, row: ResultRow, columns: readonly Column[]): TemplateResult {
  const { words, nameOf, showCubes } = table;
  const isAll = row.scramble === undefined && columns.includes(SCRAMBLE);
  return html`<tr class=${isAll ? "all" : ""}>
    <th scope="row">
      <button
        type="button"
        class="cubes"
        aria-label=${words.say("show-cubes", { method: rowName(words, row.method, row.scramble) })}
        @click=${() => showCubes(row)}
      >
        ${nameOf(row.method)}
      </button>
    </th>
    ${columns.map((column) => {
      const value = column.value(row);
      if (column === SCRAMBLE && isAll) return html`<td>${words.say("all")}</td>`;
      const text = value === undefined ? "–" : numberIn(words.language, value, column.decimals);
      return html`<td>${text}</td>`;
    })}
    ${(["best", "worst"] as const).map((which) => html`<td>${renderNoted(table, row, which)}</td>`)}
  </tr>`;
}

function renderNoted(
  { words, solveUrl }: ResultTable,
  row: ResultRow,
  which: "best" | "worst",
): TemplateResult | string {
  const noted = row[which];
  if (!noted) return "–";
  const number = numberIn(words.language, noted.cube);
  return html`${noted.turns}:
    <a href=${solveUrl(row, which)}>${words.say("noted-cube", { number })}</a>`;
}
