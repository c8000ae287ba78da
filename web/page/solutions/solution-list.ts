// The list of solutions below the cube, from which a person can choose another one.

import type { Metric, Preference } from "../../core/choices";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { OTHER_MESSAGES, type OtherMessage } from "./other-messages";
import { costOfSolution, countOf, inOrder, lengthOf, preferencesAmong } from "./solution-order";

const STYLES = `
  .others { margin: 24px 0 0; }
  .others summary { width: fit-content; padding-block: 10px; line-height: 24px; font-weight: 600; cursor: pointer; }
  .others div { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22em, 100%), 1fr)); column-gap: 24px; margin-top: 8px; max-height: 22em; overflow: auto; }
  .others label { display: flex; align-items: center; gap: 8px; min-height: 44px; padding-block: 4px; line-height: 1.3; cursor: pointer; font-family: var(--cubewright-font-mono); }
  .others small { display: block; color: var(--cubewright-ink-soft); font-family: var(--cubewright-font); font-size: 0.8125rem; }
  .others small span { white-space: nowrap; }
  .others .order { display: flex; flex-wrap: wrap; font-family: inherit; }
  .others select { min-height: 44px; max-width: 100%; padding: 0 8px; border: 1px solid var(--cubewright-line); border-radius: var(--cubewright-radius-small); background: var(--cubewright-card); color: inherit; font: inherit; }
  .others input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--cubewright-accent); }
`;

const box = document.createElement("details");
box.className = "others";
const summary = document.createElement("summary");
const choice = document.createElement("div");
choice.role = "radiogroup";
// Which of them come first.
const order = document.createElement("label");
order.className = "order";
const orderName = document.createElement("span");
const preference = document.createElement("select");
order.append(orderName, preference);
box.append(summary, order, choice);

let manner: ListManner | undefined;
let areOfOneLength = true;
let areOfOneCost = true;
let sortList: () => void;
// What tells the solutions apart.
let preferences: readonly Preference[] = [];
preference.addEventListener("change", () => sortList());

let leadOn: () => void;
choice.addEventListener("keydown", ({ key }) => {
  if (key === "Enter") leadOn();
});

export interface ListUse {
  /** Shows the solution that the person has chosen. */
  choose: (text: string) => void;
  /** Leads the person on to the cube and its moves. */
  leadOn: () => void;
}

/** What the list says of its solutions. */
export interface ListManner {
  /** Whether all are shortest ones. */
  areShortest: boolean;
  /** What their moves are counted in. */
  metric: Metric;
  /** What one costs in that metric, such as "22 quarter turns". */
  costInWords: (cost: number) => string;
}

/** Lists them below `cube` if there are several, in this order at first. */
export function listSolutions(
  cube: HTMLElement,
  solutions: readonly string[],
  { choose, ...use }: ListUse,
  asked: ListManner,
): void {
  ({ leadOn } = use);
  manner = asked;
  box.open = false;
  const { metric } = asked;
  areOfOneLength = new Set(solutions.map(lengthOf)).size === 1;
  areOfOneCost = new Set(solutions.map((text) => costOfSolution(text, metric))).size === 1;
  const labels = new Map(solutions.map((text) => [text, labelOf(text, () => choose(text))]));
  preferences = preferencesAmong(solutions, metric);
  preference.replaceChildren(...["", ...preferences].map((value) => new Option("", value)));
  order.hidden = preferences.length === 0;
  sortList = () => {
    const few = preference.value as Preference | "";
    const sorted = few === "" ? solutions : inOrder(solutions, few);
    choice.replaceChildren(...sorted.map((text) => labels.get(text)!));
    choice.scrollTop = 0;
  };
  sortList();
  if (solutions.length > 1) cube.after(box);
}

/** Opens the list; moves the focus there if the person `waits` for it. */
export function openList(waits: boolean): void {
  box.open = true;
  if (waits) summary.focus();
}

/** Marks the one that is shown. */
export function markShown(shown: string): void {
  for (const input of choice.querySelectorAll("input")) input.checked = input.value === shown;
}

/** Says of the list, if there is one, how many there are, whether one is better than the one that is marked, and what tells them apart. */
export function nameList(language: LanguageCode): void {
  if (!manner) return;
  const words = new Words<OtherMessage>(language, OTHER_MESSAGES[language]);
  const { areShortest, metric, costInWords } = manner;
  const inputs = [...choice.querySelectorAll("input")];
  const best = Math.min(...inputs.map(({ value }) => costOfSolution(value, metric)));
  const shown = inputs.find(({ checked }) => checked)?.value ?? "";
  const fewer = costOfSolution(shown, metric) - best;
  const better = metric === "htm" ? "shorter-listed" : "better-listed";
  const found = fewer > 0 ? better : "found-listed";
  summary.textContent = words.say(areShortest ? "shortest-listed" : found, {
    count: inputs.length,
    fewer,
    cost: costInWords(best),
  });
  choice.ariaLabel = words.say(areShortest ? "shortest" : "found");
  orderName.textContent = words.say("order");
  const byCost = metric === "htm" ? "by-length" : "best-first";
  for (const option of preference.options) {
    option.text = words.say(
      (option.value as Preference | "") || (areOfOneCost ? "by-moves" : byCost),
    );
  }
  for (const label of choice.querySelectorAll("label")) {
    const { value } = label.querySelector("input")!;
    const counts = preferences.map((few) =>
      words.say(`count-${few}`, { count: countOf(value, few) }),
    );
    if (metric !== "htm" && !areOfOneCost) {
      counts.unshift(costInWords(costOfSolution(value, metric)));
    }
    if (!areOfOneLength) counts.unshift(words.say("count-moves", { count: lengthOf(value) }));
    const parts = counts.map((count) => {
      return Object.assign(document.createElement("span"), { textContent: count });
    });
    label
      .querySelector("small")!
      .replaceChildren(
        ...parts.flatMap((part, place) => (place > 0 ? ["\u00a0· ", part] : [part])),
      );
  }
}

export function removeList(): void {
  manner = undefined;
  choice.replaceChildren();
  box.remove();
}

function labelOf(text: string, choose: () => void): HTMLLabelElement {
  const label = document.createElement("label");
  const id = `counts-of-${text.replaceAll(" ", "-")}`;
  const counts = Object.assign(document.createElement("small"), { id });
  const moves = document.createElement("span");
  moves.append(text, counts);
  const input = Object.assign(document.createElement("input"), {
    ...{ type: "radio", name: "shortest", value: text, ariaLabel: text },
  });
  input.setAttribute("aria-describedby", id);
  input.addEventListener("change", () => {
    choose();
    // Who goes through the list by arrow keys stays in it, until they press Enter.
    if (!input.matches(":focus-visible")) leadOn();
  });
  label.append(input, moves);
  return label;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
