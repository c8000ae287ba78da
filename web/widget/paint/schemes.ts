// Asks how the colours of a 2x2x2 are arranged if its known stickers do not show it, since it has no centres. Loaded
// with the first such cube.

import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { CompletionInScheme } from "../../core/completion";
import { COLOR_NAMES } from "../../core/faces";
import { StyledElement } from "../looks/styled-element";
import type { ColorNames } from "../words/color-names";
import { schemeInWords } from "../words/scheme-words";
import { widgetVocabulary } from "../words/widget-words";
import { styles } from "./repairs.styles";

/** The person says how the colours of their cube are arranged. */
export class SchemeEvent extends Event {
  /** The letters of the colours on the faces U R F D L B. */
  readonly scheme: string;

  constructor(scheme: string) {
    super("scheme-choice");
    this.scheme = scheme;
  }
}

@customElement("cubewright-schemes")
export class CubewrightSchemes extends StyledElement {
  static override styles = [
    styles,
    css`
      section {
        padding: 0;
        border: 0;
      }
    `,
  ];

  /** The words of the person's language. */
  @property({ attribute: false }) words = widgetVocabulary.english;
  /** With stickers by their places, and colours as letters of faces. */
  @property({ attribute: false }) schemes: readonly CompletionInScheme[] = [];
  /** What each face's colour is called. */
  @property({ attribute: false }) colorNames: ColorNames = COLOR_NAMES;

  override render(): TemplateResult {
    const { words, colorNames } = this;
    const all = this.schemes.map(({ scheme }) => scheme);
    const isSingle = all.length === 1;
    const described = all.map((scheme) => schemeInWords(words, scheme, all, colorNames));
    return html`<section aria-label=${words.say("schemes-fit", { count: all.length })}>
      ${isSingle ? html`<p>${described}</p>` : nothing}
      <ul>
        ${all.map(
          (scheme, index) =>
            html`<li>
              <button type="button" @click=${() => this.dispatchEvent(new SchemeEvent(scheme))}>
                ${isSingle ? words.say("scheme-confirm") : described[index]}
              </button>
            </li>`,
        )}
      </ul>
      ${isSingle ? html`<p>${words.say("scheme-denied")}</p>` : nothing}
    </section>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    "scheme-choice": SchemeEvent;
  }
}
