// How far the full tables are, as a bar and in numbers.

import { html, type TemplateResult } from "lit";

import type { SolverProgress } from "../../core/solution";
import type { WidgetWords } from "../words/widget-words";
import { progressInWords } from "./tables-words";

/** Styled by tables-progress.styles.ts; `label` is the accessible name of the bar. */
export function tablesProgress(
  words: WidgetWords,
  label: string,
  progress: SolverProgress,
): TemplateResult {
  const text = progressInWords(words, progress);
  return html`<div class="progress">
    <progress
      aria-label=${label}
      aria-valuetext=${text}
      max=${progress.total}
      .value=${progress.loaded}
    ></progress>
    <span aria-hidden="true">${text}</span>
  </div>`;
}
