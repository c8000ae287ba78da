// How patterns are drawn: as still pictures, in the colours of the person's cube.

import { html, type TemplateResult } from "lit";

import { FACES } from "../../core/faces";
import { faceletsHeld } from "../../core/held";
import { stepsOf } from "../../core/written-moves";
import { readColorScheme } from "../../widget/looks/color-scheme";
import { poster, POSTER_VIEW_BOX } from "../../widget/stage/poster";
import type { Looks } from "../../site/stored-looks";

// Turned over, so that the lower face is on top.
const OVER = stepsOf(["x2"])[0]!.orientation;

/** The goal of 54 letters seen from above; turned over if it has to be shown from below. */
export function patternPicture(
  goal: string,
  signs: Looks["signs"],
  { isBelow = false } = {},
): TemplateResult {
  const seen = isBelow ? faceletsHeld(goal, OVER) : goal;
  return html`<svg class="poster" viewBox=${POSTER_VIEW_BOX} aria-hidden="true">
    ${poster(seen, undefined, signs)}
  </svg>`;
}

/** Gives `element` the colours of a scheme; through the style object, since the policy forbids style attributes. */
export function colorAs(element: HTMLElement, colorScheme: string): void {
  const scheme = readColorScheme(colorScheme, (word) => CSS.supports("color", word));
  for (const face of FACES) {
    element.style.setProperty(`--cubewright-color-${face.toLowerCase()}`, scheme[face] ?? "");
  }
}
