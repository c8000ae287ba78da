// <goal-picture>: the pattern that is to be made, small, beside the cube.

import { css, html, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";

import type { CubewrightCube } from "../../widget/cubewright-cube";
import { signStyles } from "../../widget/looks/sticker-sign";
import { StyledElement } from "../../widget/looks/styled-element";
import { foundation } from "../../widget/looks/theme";
import { posterStyles } from "../../widget/stage/poster.styles";
import { Spoken } from "../../widget/words/spoken";
import { patternOf } from "./named-patterns";
import { patternPicture } from "./pattern-looks";
import { patternName } from "./pattern-names";
import { patternVocabulary } from "./words/pattern-words";

export class GoalPicture extends StyledElement {
  /** The cube beside which it is. */
  @property({ attribute: false }) cube: CubewrightCube | undefined;
  /** 54 letters, with `?` for stickers that may be anything. */
  @property() goal = "";
  readonly #spoken = new Spoken(this, patternVocabulary);

  protected override render(): TemplateResult {
    const { cube, goal } = this;
    if (!cube || goal === "") return html``;
    const { words } = this.#spoken;
    const pattern = patternOf(goal);
    const name = patternName(words, pattern, goal, cube.colorNames);
    return html`<div role="img" aria-label=${words.say("your-pattern", { name })}>
      ${patternPicture(goal, cube.signs, pattern)}
      <span aria-hidden="true">${name}</span>
    </div>`;
  }

  static override styles = [
    foundation,
    posterStyles,
    signStyles,
    css`
      :host {
        position: absolute;
        top: 8px;
        right: 8px;
        width: 104px;
        pointer-events: none;
      }

      div {
        padding: 4px;
        border-radius: 16px;
        background: color-mix(in srgb, var(--cubewright-card) 82%, transparent);
        color: var(--cubewright-ink);
        font-size: 13px;
        line-height: 1.2;
        text-align: center;
        overflow-wrap: anywhere;
      }

      svg {
        display: block;
        width: 72px;
        height: 72px;
        margin: 0 auto;
      }

      /* On a phone it lies beside the cube as far as that is possible. */
      @media (width < 600px) {
        :host {
          width: 92px;
        }

        /* "Chequerboard" fits in one line. */
        div {
          font-size: 11px;
        }

        svg {
          width: 48px;
          height: 48px;
        }
      }

      @media (forced-colors: active) {
        div {
          border: 1px solid CanvasText;
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    "goal-picture": GoalPicture;
  }
}
