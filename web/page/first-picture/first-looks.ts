// Gives the first picture of the cube (first-picture.ts) the colours that the person has chosen, and takes the
// cube out of it where another puzzle is about to be shown. It is a script of its own, small enough to arrive with
// the style sheet.

import { readColorScheme } from "../../widget/looks/color-scheme";
import { readStoredLooks } from "../../site/stored-looks";
import { readStoredPuzzle } from "../stored/stored-puzzle";

const colors = readColorScheme(readStoredLooks().colorScheme, () => false);
const properties = Object.entries(colors).map(
  ([face, color]) => `--cubewright-color-${face.toLowerCase()}: ${color}`,
);
// By a style sheet, since the picture may not be parsed yet.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`.first-picture { ${properties.join("; ")} }`);
// As the cube is brought back (kept-cube.ts): the address counts more than the last visit.
const named = /[#&](?:puzzle=(2x2x2)|puzzle=|facelets=|setup=|alg=)/.exec(location.hash);
if (named ? named[1] : readStoredPuzzle() === "2x2x2") {
  sheet.insertRule(".first-picture polygon { visibility: hidden }");
}
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
