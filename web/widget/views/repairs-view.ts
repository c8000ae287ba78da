// The repairs of a cube that cannot exist.

import { html, type TemplateResult } from "lit";

import { Feature } from "../element/feature";
import { Appearance } from "../features/appearance";
import { Mending } from "../features/mending";
import { Settings } from "../features/settings";
import { hasEmptyFace } from "../paint/face-tour";
import type { RepairChoiceEvent, RepairPreviewEvent } from "../paint/repairs";
import type { Problem } from "../solve/problem";
import { assemblyInWords } from "../words/fault-words";

export class RepairsView extends Feature {
  readonly #settings = this.use(Settings);
  readonly #appearance = this.use(Appearance);
  readonly #mending = this.use(Mending);
  #loading: Promise<unknown> | undefined;

  /** Takes a person who goes on by keyboard from the net to the first repair. */
  focus(): void {
    this.element.renderRoot.querySelector<HTMLElement>(".mend")?.focus();
  }

  /** @param isFolded whether a narrow box hides them until the person asks, so that they do not cover the net */
  render(problem: Problem, isFolded: boolean): TemplateResult {
    // Loaded only now: with a cube that can exist nobody sees it.
    this.#loading ??= import("../paint/not-solvable").catch(() => (this.#loading = undefined));
    const { words } = this.#settings;
    return html`<cubewright-repairs
      class="mend"
      part="repairs"
      .words=${words}
      .folded=${isFolded}
      .early=${hasEmptyFace(problem.facelets)}
      .facelets=${problem.facelets}
      .repairs=${problem.repairs}
      .tellingSticker=${problem.tellingSticker}
      .assembly=${problem.hasEveryPiece ? assemblyInWords(words, problem) : ""}
      .colorNames=${this.#appearance.colorNames}
      @repair-preview=${({ repair }: RepairPreviewEvent) => (this.#mending.preview = repair)}
      @repair-choice=${({ repair, inWords }: RepairChoiceEvent) => this.#mending.mend(repair, inWords)}
    ></cubewright-repairs>`;
  }
}
