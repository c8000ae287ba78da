// The faces that were taken, each a button that removes it, and the places of those to come.

import { html, type TemplateResult } from "lit";

import { facePicture } from "./looks/face-picture";
import type { ScanSession } from "./scan-session";
import type { ScanWords } from "./words/scan-words";

export function takenFaces(
  words: ScanWords,
  session: ScanSession,
  remove: (place: number) => void,
): TemplateResult {
  const { places, said } = session;
  const faulty = said.kind === "misfit" ? said.place : undefined;
  return html`<ol class="faces" aria-label=${words.say("faces")}>
    ${places.map((colors, place) => {
      const number = place + 1;
      if (!colors) {
        return html`<li>
          <span class="face" role="img" aria-label=${words.say("empty-place", { number })}
            >${facePicture(undefined)}</span
          >
        </li>`;
      }
      const color = session.colorOf(place);
      const name = color
        ? words.say("remove-face", { number, colour: words.say(color) })
        : words.say("remove-unnamed", { number });
      return html`<li>
        <button
          type="button"
          class="face ${place === faulty ? "faulty" : ""}"
          aria-label=${name}
          title=${name}
          @click=${() => remove(place)}
        >
          ${facePicture(colors)}<span class="color" aria-hidden="true"
            >${color ? words.say(color) : ""}</span
          >
        </button>
      </li>`;
    })}
  </ol>`;
}
