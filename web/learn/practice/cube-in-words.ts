// A cube in words, for those who do not see it.

import { html, type TemplateResult } from "lit";

import { FACES } from "../../core/faces";
import { stickersOf } from "../../core/geometry";
import { stickersAlone, stickersInRow } from "../../core/pocket-stickers";
import { colorInWords } from "../../widget/words/piece-words";
import type { Speech } from "../words/sentences";
import type { PracticeWords } from "./words/practice-words";

/** @param held the cube as it is held, by 54 characters */
export function cubeInWords(
  words: PracticeWords,
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
