// Gives the first picture of the cube (first-picture.ts) the colours that the person has chosen, and hides the cube
// in it if another puzzle is about to be shown. It is a script of its own, small enough to arrive with the style
// sheet.

import { readColorScheme } from "../../widget/looks/color-scheme";
import { readStoredLooks } from "../../site/stored-looks";
import { puzzleToShow } from "../stored/stored-puzzle";

const colors = readColorScheme(readStoredLooks().colorScheme, () => false);
const properties = Object.entries(colors).map(
  ([face, color]) => `--cubewright-color-${face.toLowerCase()}: ${color}`,
);
// By a style sheet, since the picture may not be parsed yet.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`.first-picture { ${properties.join("; ")} }`);
if (puzzleToShow(location.hash) === "2x2x2") {
  sheet.insertRule(".first-picture polygon { visibility: hidden }");
}
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
