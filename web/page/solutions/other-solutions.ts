// All shortest solutions of a 2x2x2 below the cube, to choose another than the one that was found first.

import type { Metric } from "../../core/choices";
import { withPlaces } from "../../core/pocket-stickers";
import type { SolveResult } from "../../core/solution";
import { toEngine } from "../../widget/solve/pocket-engine";
import type { LanguageCode } from "../../widget/words/languages";
import { Words } from "../../widget/words/words";
import type { ShownCube } from "../position/shown-cube";
import { OTHER_MESSAGES, type OtherMessage } from "./other-messages";

interface Wanted {
  puzzle: "2x2x2";
  method: "optimal";
  metric: Metric;
  maxSolutions: number;
}

export interface OtherSolutionsSurroundings {
  /** Below which they are. */
  cube: HTMLElement;
  solver: { solve(facelets: string, options: Wanted): Promise<SolveResult> };
  /** Shows one of them. */
  show: (shown: ShownCube) => void;
}

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

// The cube that they solve, before any moves.
let solved = "";
let metricOfSolved: Metric | undefined;

/**
 * Offers those of `start`, of which one is shown, if there are several.
 * @param shown its moves
 */
export async function offerOthers(
  { cube, solver, show }: OtherSolutionsSurroundings,
  start: string,
  shown: string,
  metric: Metric,
): Promise<void> {
  if (start !== solved || metric !== metricOfSolved) {
    takeAway();
    [solved, metricOfSolved] = [start, metric];
    const options = { puzzle: "2x2x2", method: "optimal", metric, maxSolutions: Infinity } as const;
    const { solutions = [] } = await solver.solve(toEngine(withPlaces(start)), options);
    if (solved !== start) return;
    box.open = false;
    choice.replaceChildren(
      ...solutions.map(({ text }) =>
        describe(text, () => show({ facelets: start, alg: text, index: 0 })),
      ),
    );
  }
  if (choice.children.length > 1 && !box.isConnected) cube.after(box);
  mark(shown);
}

/** Takes them away unless they solve `start`. */
export function keepOthers(start: string, shown: string): void {
  if (start === solved && shown !== "") mark(shown);
  else takeAway();
}

/** Says how many others there are. */
export function nameOthers(language: LanguageCode): void {
  const words = new Words<OtherMessage>(language, OTHER_MESSAGES[language]);
  summary.textContent = words.say("others", { count: choice.children.length - 1 });
  choice.ariaLabel = words.say("shortest");
}

function takeAway(): void {
  solved = "";
  choice.replaceChildren();
  box.remove();
}

function mark(shown: string): void {
  for (const input of choice.querySelectorAll("input")) input.checked = input.value === shown;
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
