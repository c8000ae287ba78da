// How a scanned cube's colours are arranged, as a `color-scheme` of the element.

import { FACES } from "../core/faces";

// The letters of a scan's scheme, and the colours for a face that usually has another one: like those of theme.css, and all
// from the presets (widget/looks/color-scheme.ts), so that the element has words for them.
const COLORS: Readonly<Record<string, string>> = {
  W: "#ffffff",
  R: "#d60036",
  G: "#00a83c",
  Y: "#ffd21c",
  O: "#ff9500",
  B: "#1550c0",
};
const USUAL = Object.keys(COLORS);
const NAMED: Readonly<Record<string, string>> = { WRGYOB: "western", WRGBOY: "japanese" };

/**
 * The colours in which to show a scanned cube. Colours that a person has chosen are kept.
 * @param scheme the letters of the colours on the faces U R F D L B
 * @param before the colours of the element; those that an earlier scan has set do not count as chosen
 */
export function arrangedAs(scheme: string, before: string): string {
  return isArrangement(before) ? (NAMED[scheme] ?? arrangementOf(scheme)) : before;
}

function arrangementOf(scheme: string): string {
  const colors = FACES.map((face, place) => {
    const letter = scheme[place]!;
    return letter === USUAL[place] ? [] : [`${face}:${COLORS[letter]}`];
  });
  return colors.flat().join(" ");
}

// Whether it has the usual colours, on whatever faces.
function isArrangement(colorScheme: string): boolean {
  const usual = Object.values(COLORS);
  return (
    Object.values(NAMED).includes(colorScheme) ||
    colorScheme.split(" ").every((part) => usual.includes(part.slice(2)))
  );
}
