// Shortest solutions below the cube, to choose another than the one that is shown.

import type { Solution } from "../../core/solution";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import { OTHER_MESSAGES, type OtherMessage } from "./other-messages";

const STYLES = `
  .others { margin: 24px 0 0; }
  .others summary { width: fit-content; min-height: 44px; line-height: 44px; font-weight: 600; cursor: pointer; }
  .others div { columns: 15em auto; max-height: 22em; overflow: auto; }
  .others label { display: flex; align-items: center; gap: 8px; min-height: 44px; break-inside: avoid; cursor: pointer; font-family: var(--cubewright-font-mono); }
  .others input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--cubewright-accent); }
`;

const box = document.createElement("details");
box.className = "others";
const summary = document.createElement("summary");
const choice = document.createElement("div");
choice.role = "radiogroup";
box.append(summary, choice);

/** Lists them below `cube` if there are several; `choose` is told which one the person wants to see. */
export function listSolutions(
  cube: HTMLElement,
  solutions: readonly Pick<Solution, "text">[],
  choose: (text: string) => void,
): void {
  box.open = false;
  choice.replaceChildren(...solutions.map(({ text }) => describe(text, () => choose(text))));
  if (solutions.length > 1) cube.after(box);
}

/** Opens the list for whoever has waited for it. */
export function openList(): void {
  box.open = true;
  summary.focus();
}

/** Marks the one that is shown. */
export function markShown(shown: string): void {
  for (const input of choice.querySelectorAll("input")) input.checked = input.value === shown;
}

/** Says how many others there are. */
export function nameList(language: LanguageCode): void {
  const words = new Words<OtherMessage>(language, OTHER_MESSAGES[language]);
  summary.textContent = words.say("others", { count: choice.children.length - 1 });
  choice.ariaLabel = words.say("shortest");
}

export function removeList(): void {
  choice.replaceChildren();
  box.remove();
}

function describe(text: string, choose: () => void): HTMLLabelElement {
  const label = document.createElement("label");
  const input = Object.assign(document.createElement("input"), {
    ...{ type: "radio", name: "shortest", value: text },
  });
  input.addEventListener("change", choose);
  label.append(input, text);
  return label;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
