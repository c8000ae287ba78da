// The place of the lesson. The script that is loaded for it defines the element.

import { html, nothing, type TemplateResult } from "lit";

import { Feature } from "../element/feature";
import { Appearance } from "../features/appearance";
import { Learning } from "../features/learning";
import { Settings } from "../features/settings";

export class LessonView extends Feature {
  readonly #settings = this.use(Settings);
  readonly #appearance = this.use(Appearance);
  readonly #learning = this.use(Learning);

  render(): TemplateResult | typeof nothing {
    if (!this.#learning.isOn) return nothing;
    const { colorScheme, signs } = this.#appearance;
    return html`<cubewright-lesson
      part="lesson"
      lang=${this.#settings.words.language}
      .learning=${this.#learning}
      .task=${this.#learning.task}
      .wish=${this.#learning.wish}
      .colorScheme=${colorScheme}
      .signs=${signs}
    ></cubewright-lesson>`;
  }
}
