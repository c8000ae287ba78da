// A cube in words, to be unfolded by those who do not see it.

import { html, nothing, type TemplateResult } from "lit";

import { FACES } from "../../core/faces";
import { stickersOf } from "../../core/geometry";
import { stickersAlone, stickersInRow } from "../../core/pocket-stickers";
import { colorInWords } from "../../widget/words/piece-words";
import type { Words } from "../../widget/words/words";
import { type PageMessage, pageWords } from "../words/page-messages";
import type { Speech } from "../words/sentences";

/** @param held the cube as it is held, by 54 characters; `undefined` while there is none */
export function cubeInWords(speech: Speech, held: string | undefined): TemplateResult {
  const words = pageWords(speech.words.language);
  return html`<details>
    <summary>${words.say("cube-title")}</summary>
    <p>${words.say("cube-explained")}</p>
    ${held === undefined ? nothing : facesOf(words, speech, held)}
  </details>`;
}

function facesOf(
  words: Words<PageMessage>,
  { widgetWords, colorNames }: Speech,
  held: string,
): TemplateResult {
  const size = stickersInRow(held);
  return html`<ul>
    ${FACES.map((face) => {
      const colors = Array.from(stickersAlone(stickersOf(held, face)), (letter) =>
        colorInWords(letter, colorNames),
      );
      const rows = Array.from({ length: size }, (_, row) =>
        colors.slice(row * size, (row + 1) * size).join(" "),
      );
      const told = { face: widgetWords.say(`face-${face}`), colours: rows.join(", ") };
      return html`<li>${words.say("face-row", told)}</li>`;
    })}
  </ul>`;
}
