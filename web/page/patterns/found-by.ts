// <found-by>: which search has found the way to a pattern of which some stickers may be anything.

import { css, html, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";

import type { Solution, SolveResult } from "../../core/solution";
import type { CubewrightCube } from "../../widget/cubewright-cube";
import { StyledElement } from "../../widget/looks/styled-element";
import { foundation } from "../../widget/looks/theme";
import { Spoken } from "../../widget/words/spoken";
import { type PatternMessage, patternVocabulary } from "./words/pattern-words";

/** A way, and what is said of the search that has found it. */
interface Told {
  alg: string;
  said: PatternMessage;
}

export class FoundBy extends StyledElement {
  /** The cube whose ways it tells of. */
  @property({ attribute: false }) cube: CubewrightCube | undefined;
  @state() private told: Told | undefined;
  readonly #spoken = new Spoken(this, patternVocabulary);
  #following = new AbortController();

  protected override willUpdate(changed: Map<string, unknown>): void {
    const { cube } = this;
    if (!changed.has("cube")) return;
    this.#following.abort();
    this.told = undefined;
    const { signal } = (this.#following = new AbortController());
    cube?.addEventListener("cubewright-solution", ({ detail }) => this.#tell(detail.solution), {
      signal,
    });
    // The way is no longer shown.
    for (const type of ["cubewright-change", "cubewright-step"] as const) {
      cube?.addEventListener(
        type,
        () => {
          if (cube.alg !== this.told?.alg) this.told = undefined;
        },
        { signal },
      );
    }
  }

  #tell(solution: Solution | SolveResult): void {
    const isWay = "foundBy" in solution && solution.length > 0;
    const foundBy = isWay ? solution.foundBy : undefined;
    const ofParts = solution.optimal ? "found-by-parts" : undefined;
    const said = foundBy === "two-phase" ? "found-by-two-phase" : ofParts;
    this.told = foundBy && said && { alg: this.cube!.alg, said };
  }

  protected override render(): TemplateResult {
    const { told } = this;
    return html`<p role="status">${told ? this.#spoken.words.say(told.said) : ""}</p>`;
  }

  static override styles = [
    foundation,
    css`
      p {
        margin: 0;
        color: var(--cubewright-ink-soft);
      }

      p:not(:empty) {
        margin-block: 4px;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    "found-by": FoundBy;
  }
}
